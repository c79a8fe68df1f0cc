import { z } from 'zod';
import { withoutCardNumber } from './card-numbers.ts';
import {
  MAX_BANK_REFERENCE,
  MAX_REVERSAL_REASON,
  MAX_RUN_SELLERS,
  PAYOUT_STATES,
} from './constants/payouts.ts';
import { SELLER_KINDS } from './constants/sellers.ts';
import { endpoint, IdParams } from './endpoint.ts';
import { Timestamp } from './fields.ts';
import { listOf, listQuery } from './lists.ts';
import { requiredText, unlessEmpty } from './text.ts';

const tag = 'Payouts';

const Amount = z.int().meta({ description: 'Whole Pakistani rupees' });
const Name = z.string().nullable().meta({ description: 'Username; null where the account is gone' });

const Seller = z.object({
  kind: z.enum(SELLER_KINDS),
  id: z.int().meta({ description: 'Of the tailor or brand' }),
  name: z.string(),
});

/** What a seller has earned and is in no payout yet (earnings-12). */
const SellerBalance = Seller.extend({
  amount: Amount.meta({ description: 'Negative after refunds of what was paid out' }),
  in_runs: Amount.meta({ description: 'In runs that are not paid yet' }),
  entries: z.int(),
  account: z.string().nullable().meta({ description: 'The last four characters of a checked IBAN' }),
});
export type SellerBalance = z.infer<typeof SellerBalance>;

export const payoutBalances = endpoint('GET /api/staff/payouts/balances/', {
  summary: 'List what sellers have to get, most first',
  tag,
  action: 'sellers.pay',
  response: z.object({
    results: z.array(SellerBalance).meta({ description: 'At most 1,000; without those of zero' }),
  }),
});

const RunLine = z.object({
  id: z.int(),
  state: z.enum(PAYOUT_STATES),
  sellers: z.int().meta({ description: 'Whose payouts are not reversed' }),
  total: Amount.meta({ description: 'Without what was reversed' }),
  created_at: Timestamp,
  created_by: Name,
  paid_at: Timestamp.nullable(),
  reference: z.string(),
});
export type RunLine = z.infer<typeof RunLine>;

export const PAYOUT_RUN_SORTS = { id: 'integer' } as const;

/** `search` is a number of a run, or part of the bank's reference. */
export const payoutRuns = endpoint('GET /api/staff/payouts/', {
  summary: 'List the payout runs',
  tag,
  action: 'sellers.pay',
  query: listQuery({
    sorts: PAYOUT_RUN_SORTS,
    first: '-id',
    filters: { state: unlessEmpty(z.enum(PAYOUT_STATES)) },
  }),
  response: listOf(RunLine),
});

const Payout = z.object({
  id: z.int(),
  seller: Seller,
  amount: Amount,
  entries: z.int(),
  account: z.string().nullable().meta({ description: 'The last four characters of the IBAN' }),
  reversed_at: Timestamp.nullable(),
  reversed_by: Name,
  reason: z.string().meta({ description: 'Of the reversal' }),
});

const Run = RunLine.extend({
  approved_at: Timestamp.nullable(),
  approved_by: Name,
  paid_by: Name,
  may_approve: z.boolean().meta({ description: 'False for whoever made the run (earnings-14)' }),
  payouts: z.array(Payout),
});
export type Run = z.infer<typeof Run>;

/**
 * Takes all entries of these sellers that are in no payout yet. Fails with `payouts.balance_changed` where an amount is
 * not what was seen, and with `payouts.nothing_to_pay` and `payouts.account_unchecked`.
 */
export const makePayoutRun = endpoint('POST /api/staff/payouts/', {
  summary: 'Make a payout run for chosen sellers',
  tag,
  action: 'sellers.pay',
  idempotent: true,
  status: 201,
  body: z.object({
    sellers: z
      .array(
        z.object({
          kind: z.enum(SELLER_KINDS),
          id: z.int().min(1).max(2_147_483_647),
          amount: z.int().min(1).max(2_147_483_647).meta({ description: 'The balance that was seen' }),
        }),
      )
      .min(1, 'Choose at least one seller.')
      .max(MAX_RUN_SELLERS, `Choose at most ${MAX_RUN_SELLERS} sellers.`),
  }),
  response: Run,
});

export const payoutRun = endpoint('GET /api/staff/payouts/{id}/', {
  summary: 'Read a payout run',
  tag,
  action: 'sellers.pay',
  params: IdParams,
  response: Run,
});

/** The entries and reversals that the payouts are made of. */
export const payoutRunEntries = endpoint('GET /api/staff/payouts/{id}/csv/', {
  summary: 'Download the entries of a payout run as CSV',
  tag,
  action: 'sellers.pay',
  responseType: 'text/csv',
  params: IdParams,
});

/** Fails with `payouts.second_person` for whoever made it, and with `payouts.not_open`. */
export const approvePayoutRun = endpoint('POST /api/staff/payouts/{id}/approval/', {
  summary: 'Approve a payout run of somebody else',
  tag,
  action: 'sellers.pay',
  idempotent: true,
  needsConfirmation: true,
  params: IdParams,
  response: Run,
});

/**
 * With whole IBANs, so each download is in the audit log, as a look at each seller. Fails with `payouts.not_approved`,
 * and with `payouts.account_changed` for a seller without the checked IBAN that the run was made with.
 */
export const payoutBankFile = endpoint('GET /api/staff/payouts/{id}/bank-file/', {
  summary: 'Download the bank file of an approved payout run as CSV',
  tag,
  action: 'sellers.pay',
  needsConfirmation: true,
  responseType: 'text/csv',
  params: IdParams,
});

/** Fails with `payouts.not_approved`. */
export const payPayoutRun = endpoint('POST /api/staff/payouts/{id}/payment/', {
  summary: 'Mark a payout run as paid by the bank',
  tag,
  action: 'sellers.pay',
  idempotent: true,
  needsConfirmation: true,
  params: IdParams,
  body: z.object({
    reference: withoutCardNumber(requiredText(MAX_BANK_REFERENCE)),
  }),
  response: Run,
});

/** All that are not reversed yet, or these; what they paid is in the balance again. Fails with `payouts.reversed`. */
export const reversePayouts = endpoint('POST /api/staff/payouts/{id}/reversals/', {
  summary: 'Reverse payouts that a run should not have made, or that came back',
  tag,
  action: 'sellers.pay',
  idempotent: true,
  needsConfirmation: true,
  params: IdParams,
  body: z.object({
    payouts: z.array(z.int().min(1).max(2_147_483_647)).min(1).max(MAX_RUN_SELLERS).optional(),
    reason: withoutCardNumber(requiredText(MAX_REVERSAL_REASON)),
  }),
  response: Run,
});

export type ReverseBody = z.output<typeof reversePayouts.body>;
