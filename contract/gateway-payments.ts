import { z } from 'zod';
import { GATEWAY_PAYMENT_STATES, REDIRECT_GATEWAYS, UNUSED_CAUSES } from './constants/gateway-payments.ts';
import { endpoint, Id, IdParams } from './endpoint.ts';
import { Rupees, Timestamp } from './fields.ts';
import { text } from './text.ts';

const tag = 'Payments';

export const RedirectGateway = z.enum(REDIRECT_GATEWAYS);

const ReferenceParams = z.object({ reference: text(20) });

/** A payment at a gateway with pages of its own, for whoever has its reference. */
export const WalletPayment = z.object({
  reference: z.string().meta({ description: "Of the order's last attempt" }),
  gateway: RedirectGateway,
  state: z.enum(GATEWAY_PAYMENT_STATES).meta({
    description:
      'STARTED: nothing is known yet; FAILED: not paid, it can be tried again while the order waits; EXPIRED: the order ' +
      'is cancelled; UNUSED: the money came and pays nothing, so it is given back',
  }),
  unused_cause: z.enum(UNUSED_CAUSES).nullable(),
  is_returned: z.boolean().meta({ description: 'Whether the customer has come back from the gateway' }),
  can_pay: z.boolean().meta({ description: 'Whether the order still waits for its payment' }),
  amount: Rupees,
  expires_at: Timestamp,
  order: z.object({
    id: Id,
    tracking_id: z.string(),
    kind: z.enum(['goods', 'single', 'bulk']).meta({ description: 'Goods are placed by their payment' }),
  }),
});
export type WalletPayment = z.infer<typeof WalletPayment>;

export const walletPayment = endpoint('GET /api/payments/wallet/{reference}/', {
  summary: 'Read what became of a payment at a gateway with pages of its own',
  tag,
  params: ReferenceParams,
  response: WalletPayment,
});

/**
 * Begins the payment, goes on with it, or tries again after a failed attempt. An attempt can be paid once, however often
 * the customer leaves for it. 409 `payments.over` once the order no longer waits.
 */
export const leaveForWallet = endpoint('POST /api/payments/wallet/{reference}/leave/', {
  summary: 'Leave for the pages of the gateway',
  tag,
  params: ReferenceParams,
  response: z.object({
    url: z.string(),
    fields: z
      .record(z.string(), z.string())
      .meta({ description: 'Of a form to be posted there; empty: go there by a link' }),
  }),
});

/**
 * Of the customer's own stitched or bulk order; others are 404. May be repeated: an open payment of the same gateway and
 * amount is gone on with. Fails with `payments.nothing_due`, `payments.with_courier`, `payments.off` and
 * `payments.being_checked` (payments-31).
 */
export const payByWallet = endpoint('POST /api/orders/{id}/wallet-payment/', {
  summary: 'Open a payment of what is due of an order at a gateway with pages of its own',
  tag,
  action: 'stitching.order',
  params: IdParams,
  body: z.object({ gateway: RedirectGateway }),
  response: z.object({
    reference: z.string().meta({ description: 'The customer leaves by it' }),
  }),
});

/**
 * Cancels goods that wait for their payment. The gateway is asked first; the answer says what became of it. Fails with
 * `payments.over` once the order no longer waits, and with `payments.being_checked` (payments-34).
 */
export const cancelWaitingOrder = endpoint('POST /api/payments/wallet/{reference}/cancel/', {
  summary: 'Cancel an order that waits for its payment at a gateway',
  tag,
  params: ReferenceParams,
  response: WalletPayment,
});

/** Plays the wallet of the sandbox. 404 without it. */
export const payInTestWallet = endpoint('POST /api/payments/sandbox/wallet/{reference}/', {
  summary: 'Pay or decline in the test wallet',
  tag,
  status: 204,
  params: ReferenceParams,
  body: z.object({ approved: z.boolean() }),
});

/** For staff. */
export const StaffWalletPayment = z.object({
  id: z.int(),
  gateway: RedirectGateway,
  reference: z.string(),
  gateway_reference: z.string().nullable(),
  state: z.enum(GATEWAY_PAYMENT_STATES),
  unused_cause: z.enum(UNUSED_CAUSES).nullable(),
  amount: Rupees,
  paid: z.number().nullable().meta({ description: 'Rupees that the gateway reports, with paisa' }),
  at: Timestamp,
  given_back_at: Timestamp.nullable(),
});
export type StaffWalletPayment = z.infer<typeof StaffWalletPayment>;

/** Marks money of a gateway that pays nothing as given back. Idempotent (payments-24). */
export const giveBackWalletPayment = endpoint('POST /api/staff/wallet-payments/{id}/give-back/', {
  summary: 'Record that an unused payment was given back',
  tag: 'Back office',
  action: 'orders.refund',
  needsConfirmation: true,
  params: IdParams,
  response: z.object({ id: z.int() }),
});
