import { z } from 'zod';
import { Reference } from './bank-reference.ts';
import { withoutCardNumber } from './card-numbers.ts';
import { MAX_TOTAL } from './constants/orders.ts';
import { MAX_PROOF_REASON, PROOF_STATES } from './constants/payment-proofs.ts';
import { endpoint, IdParams } from './endpoint.ts';
import { Rupees, Timestamp } from './fields.ts';
import { listOf, listQuery } from './lists.ts';
import { requiredText, unlessEmpty } from './text.ts';
import { wholeNumber } from './validation.ts';

const tag = 'Payments';

/** What a customer sends about a transfer, until staff has found it at the bank (payments-17). */
export const PaymentProof = z.object({
  id: z.int(),
  amount: Rupees,
  reference: z.string().meta({ description: "The bank's number of the transaction; empty without one" }),
  picture: z.string().nullable().meta({ description: 'Signed link; null without one' }),
  sent_at: Timestamp,
  state: z.enum(PROOF_STATES),
  reason: z.string().nullable().meta({ description: 'Why it was refused' }),
});
export type PaymentProof = z.infer<typeof PaymentProof>;

/**
 * Of the customer's own confirmed order; others are 404. Needs a number or a picture. Fails with `payments.nothing_due`,
 * `payments.too_many_proofs` and at `reference` with `payments.reference_sent` (payments-17).
 */
export const sendPaymentProof = endpoint('POST /api/orders/{id}/payment-proofs/', {
  summary: 'Say that an order was paid by transfer, with its number or a picture',
  tag,
  action: 'stitching.order',
  idempotent: true,
  status: 201,
  files: ['picture'],
  params: IdParams,
  body: z.object({
    amount: wholeNumber({ min: 1, max: MAX_TOTAL }).meta({ description: 'Rupees that were transferred' }),
    reference: Reference.meta({ description: "The bank's number of the transaction" }),
  }),
  response: PaymentProof,
});

const StaffPaymentProof = PaymentProof.extend({
  order: z.object({ id: z.int(), tracking_id: z.string(), due: Rupees }),
  customer: z.string().meta({ description: 'Username; empty for an account that is gone' }),
  decided_at: Timestamp.nullable(),
  decided_by: z.string().nullable(),
});
export type StaffPaymentProof = z.infer<typeof StaffPaymentProof>;

export const PROOF_SORTS = { id: 'integer' } as const;

/** `search` is a transaction's number, whatever its spaces, or an order's. */
export const paymentProofs = endpoint('GET /api/staff/payment-proofs/', {
  summary: 'List what customers have sent about their transfers',
  tag,
  action: 'orders.manage',
  query: listQuery({
    sorts: PROOF_SORTS,
    first: 'id',
    filters: { state: unlessEmpty(z.enum(PROOF_STATES)) },
  }),
  response: listOf(StaffPaymentProof),
});

/** Records the payment. Fails like the step `record_payment`, and with `payments.proof_decided`. */
export const matchPaymentProof = endpoint('POST /api/staff/payment-proofs/{id}/match/', {
  summary: 'Record the transfer, which was found at the bank',
  tag,
  action: 'orders.manage',
  idempotent: true,
  params: IdParams,
  body: z.object({
    amount: z.int().min(1).max(MAX_TOTAL).meta({ description: 'Rupees that have arrived' }),
    method: z.enum(['TRANSFER', 'RAAST']),
    reference: Reference,
  }),
  response: StaffPaymentProof,
});

/** The customer reads the reason. Fails with `payments.proof_decided`. */
export const refusePaymentProof = endpoint('POST /api/staff/payment-proofs/{id}/refuse/', {
  summary: 'Refuse a proof whose transfer has not arrived',
  tag,
  action: 'orders.manage',
  idempotent: true,
  params: IdParams,
  body: z.object({ reason: withoutCardNumber(requiredText(MAX_PROOF_REASON)) }),
  response: StaffPaymentProof,
});
