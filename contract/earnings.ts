import { z } from 'zod';
import { SELLER_KINDS } from './constants/sellers.ts';
import { EARNING_KINDS } from './constants/workshop.ts';
import { endpoint, IdParams } from './endpoint.ts';
import { Rupees, Timestamp } from './fields.ts';
import { text } from './text.ts';
import { wholeNumber } from './validation.ts';

const tag = 'Workshop';

export const Month = text(7)
  .regex(/^20\d\d-(0[1-9]|1[0-2])$/)
  .meta({ description: 'YYYY-MM in Asia/Karachi' });

const Amount = z.int().meta({ description: 'Whole Pakistani rupees' });

/** A seller's earnings in a period, in whole rupees (earnings-1). */
const Totals = z.object({
  delivered: z.int().meta({ description: 'Garments delivered for the first time; seller orders of a brand' }),
  alterations: z.int().meta({ description: 'Garments that came back; free of charge' }),
  stitching: Rupees,
  urgent_surcharge: Rupees,
  goods: Rupees.meta({ description: 'Of a brand, before discounts (earnings-7)' }),
  discount: Amount.meta({ description: 'What the brand bears of codes on its goods (earnings-19)' }),
  refunds: Rupees.meta({ description: 'Taken back for orders that were paid back and goods that came back' }),
  commission: Amount.meta({ description: 'What the shop keeps of it' }),
  withheld: Amount.meta({ description: 'Tax that the shop pays for the seller (earnings-9)' }),
  net: Amount.meta({ description: 'What was charged without borne discounts, refunds, commission and tax' }),
});
export type Totals = z.infer<typeof Totals>;

const Payment = z.object({
  id: z.int(),
  at: Timestamp,
  amount: Amount.meta({ description: 'Negative for one that came back' }),
  account: z.string().nullable().meta({ description: 'The last four characters of the IBAN' }),
  reference: z.string().meta({ description: "The bank's" }),
});
export type Payment = z.infer<typeof Payment>;

const PaidOut = Amount.meta({ description: 'Less what came back' });

const MonthSummary = Totals.extend({
  month: Month,
  paid_out: PaidOut,
  balance: Amount.meta({ description: 'Earned and not paid out at the end of the month' }),
  is_over: z.boolean(),
  statement: z.string().nullable().meta({ description: 'Its number; null until it was asked for first' }),
});
export type MonthSummary = z.infer<typeof MonthSummary>;

export const Earnings = z.object({
  year: z.int(),
  years: z.array(z.int()).meta({ description: 'Those with earnings and the present one, latest first' }),
  kind: z.enum(SELLER_KINDS),
  commission_percent: z.int().meta({ description: 'Of deliveries from now on, like the next one' }),
  withheld_percent: z.int(),
  balance: Amount.meta({ description: 'Earned and not paid out by now' }),
  totals: Totals,
  paid_out: PaidOut,
  months: z.array(MonthSummary).meta({ description: 'Those with entries or payments, latest first' }),
  payments: z.array(Payment).meta({ description: 'Of the year, latest first (earnings-16)' }),
});
export type Earnings = z.infer<typeof Earnings>;

const EarningEntry = z.object({
  id: z.int(),
  kind: z.enum(EARNING_KINDS),
  order: z.int(),
  seller_order: z.int().nullable().meta({ description: 'Of a brand' }),
  tracking_id: z.string(),
  garment: z.string().meta({
    description: 'The first one, or the first item, with how many others; the one that was altered',
  }),
  at: Timestamp,
  stitching: Amount.meta({ description: 'Negative for a refund, as are the others' }),
  urgent_surcharge: Amount,
  goods: Amount,
  discount: Amount.meta({ description: 'Borne by the brand (earnings-19)' }),
  commission: Amount,
  withheld: Amount,
  net: Amount,
});
export type EarningEntry = z.infer<typeof EarningEntry>;

export const EarningsMonth = MonthSummary.extend({
  entries: z.array(EarningEntry).meta({ description: 'Oldest first' }),
  next: z.int().nullable().meta({ description: 'For `after`; null at the end' }),
});
export type EarningsMonth = z.infer<typeof EarningsMonth>;

const MonthParams = z.object({ month: Month });
const SellerMonthParams = IdParams.extend(MonthParams.shape);

const YearQuery = z.object({ year: wholeNumber({ min: 2000, max: 2999 }).optional() });
const EntriesQuery = z.object({ after: wholeNumber({ min: 1, max: 2_147_483_647 }).optional() });

export const workshopEarnings = endpoint('GET /api/workshop/earnings/', {
  summary: 'Read what the own workshop or brand has earned in a year',
  tag,
  action: 'earnings.read',
  query: YearQuery,
  response: Earnings,
});

export const workshopEarningsMonth = endpoint('GET /api/workshop/earnings/{month}/', {
  summary: 'Read what the own workshop or brand has earned in a month, order by order',
  tag,
  action: 'earnings.read',
  params: MonthParams,
  query: EntriesQuery,
  response: EarningsMonth,
});

/** The month as a file, even before it ends. */
export const earningsCsv = endpoint('GET /api/workshop/earnings/{month}/csv/', {
  summary: 'Download the earnings of a month as CSV',
  tag,
  action: 'earnings.read',
  responseType: 'text/csv',
  params: MonthParams,
});

/** Fails with `earnings.month_not_over`; 404 for a month without entries. Every download has the same bytes. */
export const earningsStatement = endpoint('GET /api/workshop/earnings/{month}/statement/', {
  summary: 'Download the statement of a month that is over as PDF',
  tag,
  action: 'earnings.read',
  responseType: 'application/pdf',
  params: MonthParams,
});

/** Includes the in-house workshop, like the calls below (earnings-3). */
export const tailorEarnings = endpoint('GET /api/staff/tailors/{id}/earnings/', {
  summary: 'Read what a tailor has earned in a year',
  tag,
  action: 'sellers.earnings',
  params: IdParams,
  query: YearQuery,
  response: Earnings,
});

export const tailorEarningsMonth = endpoint('GET /api/staff/tailors/{id}/earnings/{month}/', {
  summary: 'Read what a tailor has earned in a month, order by order',
  tag,
  action: 'sellers.earnings',
  params: SellerMonthParams,
  query: EntriesQuery,
  response: EarningsMonth,
});

export const tailorEarningsCsv = endpoint('GET /api/staff/tailors/{id}/earnings/{month}/csv/', {
  summary: 'Download what a tailor has earned in a month as CSV',
  tag,
  action: 'sellers.earnings',
  responseType: 'text/csv',
  params: SellerMonthParams,
});

/** The same document that the tailor gets. Fails like `earningsStatement`. */
export const tailorStatement = endpoint('GET /api/staff/tailors/{id}/earnings/{month}/statement/', {
  summary: 'Download the statement of a tailor for a month that is over as PDF',
  tag,
  action: 'sellers.earnings',
  responseType: 'application/pdf',
  params: SellerMonthParams,
});

/** See earnings-6, like the calls below. */
export const brandEarnings = endpoint('GET /api/staff/brands/{id}/earnings/', {
  summary: 'Read what a brand has earned in a year',
  tag,
  action: 'sellers.earnings',
  params: IdParams,
  query: YearQuery,
  response: Earnings,
});

export const brandEarningsMonth = endpoint('GET /api/staff/brands/{id}/earnings/{month}/', {
  summary: 'Read what a brand has earned in a month, order by order',
  tag,
  action: 'sellers.earnings',
  params: SellerMonthParams,
  query: EntriesQuery,
  response: EarningsMonth,
});

export const brandEarningsCsv = endpoint('GET /api/staff/brands/{id}/earnings/{month}/csv/', {
  summary: 'Download what a brand has earned in a month as CSV',
  tag,
  action: 'sellers.earnings',
  responseType: 'text/csv',
  params: SellerMonthParams,
});

/** The same document that the brand gets. Fails like `earningsStatement`. */
export const brandStatement = endpoint('GET /api/staff/brands/{id}/earnings/{month}/statement/', {
  summary: 'Download the statement of a brand for a month that is over as PDF',
  tag,
  action: 'sellers.earnings',
  responseType: 'application/pdf',
  params: SellerMonthParams,
});
