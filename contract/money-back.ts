import { z } from 'zod';
import { OWED_CAUSES } from './constants/money-back.ts';
import { endpoint, IdParams } from './endpoint.ts';
import { Rupees, Timestamp, YesNo } from './fields.ts';
import { Iban } from './iban.ts';
import { listOf, listQuery } from './lists.ts';
import { PersonName } from './names.ts';
import { OwedMoney } from './order-credit.ts';
import { text, unlessEmpty } from './text.ts';

const tag = 'Payments';

const Token = text(400);

/** Where staff transfer what is owed back; kept sealed, and deleted once nothing is owed (payments-36). */
export const RefundAccount = z.object({
  iban: Iban,
  account_title: PersonName(80).meta({ description: 'Of whom the account is' }),
});

/** Of the own order; others are 404. Fails with `payments.nothing_owed` (payments-36). */
export const giveRefundAccount = endpoint('PUT /api/orders/{id}/refund-account/', {
  summary: 'Give the account to which money is sent back',
  tag,
  guarded: true,
  action: 'goods.order',
  params: IdParams,
  body: RefundAccount,
  response: OwedMoney,
});

/** Of the own order; others are 404. */
export const removeRefundAccount = endpoint('DELETE /api/orders/{id}/refund-account/', {
  summary: 'Delete the account to which money was to be sent back',
  tag,
  guarded: true,
  action: 'goods.order',
  params: IdParams,
  response: OwedMoney,
});

const OwedByLink = OwedMoney.extend({ tracking_id: z.string() });
export type OwedByLink = z.infer<typeof OwedByLink>;

/** Fails with `payments.link_invalid`, also after 30 days (payments-37). */
export const openMoneyBack = endpoint('POST /api/money-back/open/', {
  summary: 'Read by a mailed link what is owed back',
  tag,
  body: z.object({ token: Token }),
  response: OwedByLink,
});

/** Like `giveRefundAccount`, by a mailed link. Fails with `payments.link_invalid`. */
export const giveAccountByLink = endpoint('POST /api/money-back/account/', {
  summary: 'Give by a mailed link the account to which money is sent back',
  tag,
  body: RefundAccount.extend({ token: Token }),
  response: OwedByLink,
});

export const OWED_SORTS = { since: 'timestamp', amount: 'integer' } as const;

const OwedOrder = z.object({
  id: z.int(),
  tracking_id: z.string(),
  customer: z.string().nullable().meta({ description: 'Name on the order, or username' }),
  amount: z.number().meta({ description: 'Rupees, with paisa where a gateway reports them' }),
  as_credit: Rupees.meta({ description: 'How much of it the customer wants as store credit' }),
  causes: z.array(z.enum(OWED_CAUSES)),
  since: Timestamp.meta({ description: 'When the oldest of it became owed' }),
  has_account: z.boolean().meta({ description: 'An IBAN is kept; staff may read it' }),
  asked_at: Timestamp.nullable().meta({ description: 'When the customer was asked for an account' }),
});
export type OwedOrder = z.infer<typeof OwedOrder>;

/** Of all kinds of orders (payments-38). */
export const owedOrders = endpoint('GET /api/staff/owed/', {
  summary: 'List the orders of which something is owed back',
  tag: 'Back office',
  action: 'orders.manage',
  query: listQuery({
    sorts: OWED_SORTS,
    first: 'since',
    filters: {
      cause: unlessEmpty(z.enum(OWED_CAUSES)),
      account: unlessEmpty(YesNo).meta({ description: 'An IBAN is kept' }),
    },
  }),
  response: listOf(OwedOrder).extend({
    total: z.number().meta({ description: 'Rupees that are owed in all, also of what filters leave out' }),
  }),
});

/** Each look is in the audit log. 404 without one, and once nothing is owed (payments-36). */
export const refundAccount = endpoint('GET /api/staff/orders/{id}/refund-account/', {
  summary: 'Read the IBAN to which money of an order is sent back',
  tag: 'Back office',
  action: 'orders.manage',
  params: IdParams,
  response: z.object({ iban: z.string(), title: z.string() }),
});
