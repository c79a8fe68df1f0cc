import { z } from 'zod';
import { OWED_CAUSES } from './constants/money-back.ts';
import { MAX_TOTAL } from './constants/orders.ts';
import { REFUND_CAUSES } from './constants/shop-orders.ts';
import { endpoint, IdParams } from './endpoint.ts';
import { Rupees, Timestamp } from './fields.ts';
import { OrderView } from './order-steps.ts';
import { wholeNumber } from './validation.ts';

/**
 * Of the customer's own confirmed stitched or bulk order; others are 404. Fails with `payments.nothing_due`,
 * `payments.with_courier`, and at `credit` with `payments.too_much`, `credit.unproven` and `credit.changed` (credit-8).
 */
export const payWithCredit = endpoint('POST /api/orders/{id}/credit/', {
  summary: 'Pay a part of an order, or all that is left, from the own store credit',
  tag: 'Payments',
  guarded: true,
  action: 'stitching.order',
  idempotent: true,
  params: IdParams,
  body: z.object({
    credit: wholeNumber({ min: 1, max: MAX_TOTAL }).meta({
      description: 'Rupees; at most what is left to pay',
    }),
  }),
  response: OrderView,
});

const OwedRefund = z.object({
  id: z.int(),
  amount: Rupees,
  as_credit: z.boolean().meta({ description: 'The customer wants store credit instead of money' }),
});
export type OwedRefund = z.infer<typeof OwedRefund>;

/** What staff owe back of an order, and where they send it (payments-36). */
export const OwedMoney = z.object({
  refunds: z.array(OwedRefund),
  others: z
    .array(z.object({ cause: z.enum(OWED_CAUSES), amount: z.number() }))
    .meta({ description: 'What was paid of a cancelled order, and what a gateway took for nothing' }),
  can_give_account: z.boolean().meta({ description: 'Some of it is sent as money' }),
  account: z
    .object({ iban_end: z.string(), title: z.string() })
    .nullable()
    .meta({ description: 'The account that was given, with the last four characters of its IBAN' }),
});
export type OwedMoney = z.infer<typeof OwedMoney>;

/** Of the own order of any kind; others are 404. What a gateway refunds is not owed (credit-10). */
export const owedRefunds = endpoint('GET /api/orders/{id}/owed-refunds/', {
  summary: 'Read what staff owe back to the customer of an order',
  tag: 'Payments',
  action: 'goods.order',
  params: IdParams,
  response: OwedMoney,
});

/** Of the own order; others are 404. Fails with `credit.paid_back` once it is paid (credit-10). */
export const chooseRefund = endpoint('PUT /api/owed-refunds/{id}/', {
  summary: 'Say whether an owed refund is wanted as store credit or as money',
  tag: 'Payments',
  guarded: true,
  action: 'goods.order',
  params: IdParams,
  body: z.object({ as_credit: z.boolean() }),
  response: OwedRefund,
});

/** A refund as staff see it. */
export const StaffRefund = z.object({
  id: z.int(),
  cause: z.enum(REFUND_CAUSES),
  amount: Rupees,
  at: Timestamp,
  completed_at: Timestamp.nullable().meta({ description: 'Null until the money has gone back' }),
  failed_at: Timestamp.nullable().meta({ description: 'When the gateway said that it cannot be made' }),
  is_owed: z.boolean().meta({ description: 'Staff has to hand it over' }),
  as_credit: z.boolean().meta({ description: 'Wanted, or paid, as store credit (credit-10)' }),
  credit_note: z.string().nullable(),
});
