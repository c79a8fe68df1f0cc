import { z } from 'zod';
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

/** A workshop's earnings in a period, in whole rupees (earnings-1). */
const Totals = z.object({
  delivered: z.int().meta({ description: 'Garments delivered for the first time' }),
  alterations: z.int().meta({ description: 'Garments that came back; free of charge' }),
  stitching: Rupees,
  urgent_surcharge: Rupees,
  refunds: Rupees.meta({ description: 'Of stitching and surcharges, for orders that were paid back' }),
  commission: Amount.meta({ description: 'What the shop keeps of it' }),
  net: Amount.meta({ description: 'Stitching and surcharges without refunds and commission' }),
});
export type Totals = z.infer<typeof Totals>;

const MonthSummary = Totals.extend({
  month: Month,
  is_over: z.boolean(),
  statement: z.string().nullable().meta({ description: 'Its number; null until it was asked for first' }),
});
export type MonthSummary = z.infer<typeof MonthSummary>;

export const Earnings = z.object({
  year: z.int(),
  years: z.array(z.int()).meta({ description: 'Those with earnings and the present one, latest first' }),
  totals: Totals,
  months: z.array(MonthSummary).meta({ description: 'Those with entries, latest first' }),
});
export type Earnings = z.infer<typeof Earnings>;

const EarningEntry = z.object({
  id: z.int(),
  kind: z.enum(EARNING_KINDS),
  order: z.int(),
  tracking_id: z.string(),
  garment: z.string().meta({ description: 'The first one, with how many others; the one that was altered' }),
  at: Timestamp,
  stitching: Amount.meta({ description: 'Negative for a refund, as are the others' }),
  urgent_surcharge: Amount,
  commission: Amount,
  net: Amount,
});
export type EarningEntry = z.infer<typeof EarningEntry>;

export const EarningsMonth = MonthSummary.extend({
  entries: z.array(EarningEntry).meta({ description: 'Oldest first' }),
  next: z.int().nullable().meta({ description: 'For `after`; null at the end' }),
});
export type EarningsMonth = z.infer<typeof EarningsMonth>;

const MonthParams = z.object({ month: Month });
const TailorMonthParams = IdParams.extend(MonthParams.shape);

const YearQuery = z.object({ year: wholeNumber({ min: 2000, max: 2999 }).optional() });
const EntriesQuery = z.object({ after: wholeNumber({ min: 1, max: 2_147_483_647 }).optional() });

export const workshopEarnings = endpoint('GET /api/workshop/earnings/', {
  summary: 'Read what the own workshop has earned in a year',
  tag,
  action: 'workshop.manage',
  query: YearQuery,
  response: Earnings,
});

export const workshopEarningsMonth = endpoint('GET /api/workshop/earnings/{month}/', {
  summary: 'Read what the own workshop has earned in a month, order by order',
  tag,
  action: 'workshop.manage',
  params: MonthParams,
  query: EntriesQuery,
  response: EarningsMonth,
});

/** The month as a file, even before it ends. */
export const earningsCsv = endpoint('GET /api/workshop/earnings/{month}/csv/', {
  summary: 'Download the earnings of a month as CSV',
  tag,
  action: 'workshop.manage',
  responseType: 'text/csv',
  params: MonthParams,
});

/** Fails with `earnings.month_not_over`; 404 for a month without entries. Every download has the same bytes. */
export const earningsStatement = endpoint('GET /api/workshop/earnings/{month}/statement/', {
  summary: 'Download the statement of a month that is over as PDF',
  tag,
  action: 'workshop.manage',
  responseType: 'application/pdf',
  params: MonthParams,
});

/** Includes the in-house workshop, like the calls below (earnings-3). */
export const tailorEarnings = endpoint('GET /api/staff/tailors/{id}/earnings/', {
  summary: 'Read what a tailor has earned in a year',
  tag,
  action: 'tailors.earnings',
  params: IdParams,
  query: YearQuery,
  response: Earnings,
});

export const tailorEarningsMonth = endpoint('GET /api/staff/tailors/{id}/earnings/{month}/', {
  summary: 'Read what a tailor has earned in a month, order by order',
  tag,
  action: 'tailors.earnings',
  params: TailorMonthParams,
  query: EntriesQuery,
  response: EarningsMonth,
});

export const tailorEarningsCsv = endpoint('GET /api/staff/tailors/{id}/earnings/{month}/csv/', {
  summary: 'Download what a tailor has earned in a month as CSV',
  tag,
  action: 'tailors.earnings',
  responseType: 'text/csv',
  params: TailorMonthParams,
});

/** The same document that the tailor gets. Fails like `earningsStatement`. */
export const tailorStatement = endpoint('GET /api/staff/tailors/{id}/earnings/{month}/statement/', {
  summary: 'Download the statement of a tailor for a month that is over as PDF',
  tag,
  action: 'tailors.earnings',
  responseType: 'application/pdf',
  params: TailorMonthParams,
});
