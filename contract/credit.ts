import { z } from 'zod';
import { withoutCardNumber } from './card-numbers.ts';
import { CREDIT_KINDS, MAX_CREDIT, MAX_CREDIT_REASON } from './constants/credit.ts';
import { endpoint, IdParams } from './endpoint.ts';
import { Rupees, Timestamp } from './fields.ts';
import { requiredText } from './text.ts';

const tag = 'Store credit';

const Entry = z.object({
  id: z.int(),
  kind: z.enum(CREDIT_KINDS),
  amount: z.int().meta({ description: 'Negative for what leaves the balance' }),
  order: z.string().nullable().meta({ description: 'Tracking number' }),
  reason: z.string().meta({ description: 'What staff wrote, for the customer to read' }),
  at: Timestamp,
});
export type CreditEntry = z.infer<typeof Entry>;

const Credit = z.object({
  balance: Rupees,
  entries: z.array(Entry).meta({ description: 'The newest 100, newest first' }),
});
export type Credit = z.infer<typeof Credit>;

export const ownCredit = endpoint('GET /api/credit/', {
  summary: 'Read the own store credit and its history',
  tag,
  action: 'account.use',
  response: Credit,
});

const StaffCredit = Credit.extend({
  entries: z.array(Entry.extend({ by: z.string().nullable().meta({ description: 'Of staff' }) })),
  may_grant: Rupees.meta({ description: 'How much the reader may grant now (credit-2)' }),
});
export type StaffCredit = z.infer<typeof StaffCredit>;

/** 404 for an account that is not a customer's. */
export const customerCredit = endpoint('GET /api/staff/customers/{id}/credit/', {
  summary: 'Read the store credit of a customer',
  tag,
  action: 'customers.read',
  params: IdParams,
  response: StaffCredit,
});

/**
 * Grants goodwill, or takes back what was granted by mistake, which admins may only. Fails with `credit.over_limit`,
 * `credit.too_little` and `session.forbidden` (credit-2).
 */
export const grantCredit = endpoint('POST /api/staff/customers/{id}/credit/', {
  summary: 'Grant store credit to a customer',
  tag,
  action: 'credit.grant',
  needsConfirmation: true,
  idempotent: true,
  status: 201,
  params: IdParams,
  body: z.object({
    amount: z.int().min(1).max(MAX_CREDIT).meta({ description: 'Whole rupees' }),
    reason: withoutCardNumber(requiredText(MAX_CREDIT_REASON)).meta({ description: 'The customer reads it' }),
    take_back: z.boolean().default(false),
  }),
  response: StaffCredit,
});
export type GrantCredit = z.output<(typeof grantCredit)['body']>;

/**
 * Pays an owed refund as store credit, when the customer wants it so (credit-4). Fails with `request.not_found`,
 * `shop.refund_under_way` and `credit.no_account`.
 */
export const refundAsCredit = endpoint('POST /api/staff/refunds/{id}/credit/', {
  summary: 'Pay an owed refund as store credit',
  tag,
  action: 'orders.refund',
  needsConfirmation: true,
  params: IdParams,
  response: z.object({ id: z.int(), amount: Rupees }),
});
