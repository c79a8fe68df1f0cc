import { z } from 'zod';
import { ADVANCE_CAUSES, type CustomerStanding } from './advance.ts';
import { Reference } from './bank-reference.ts';
import { withoutCardNumber } from './card-numbers.ts';
import { BILL_PAYMENT_METHODS, RECORDED_METHODS } from './constants/bill-payments.ts';
import { REDIRECT_GATEWAYS } from './constants/gateway-payments.ts';
import { MAX_TOTAL } from './constants/orders.ts';
import { endpoint, IdParams } from './endpoint.ts';
import { Rupees, Timestamp } from './fields.ts';
import { PaymentProof } from './payment-proofs.ts';
import { requiredText } from './text.ts';

/** A payment of a stitched or bulk order, which never changes; a wrong one is reversed (payments-12). */
export const BillPayment = z.object({
  id: z.int(),
  method: z.enum(BILL_PAYMENT_METHODS),
  amount: Rupees,
  reference: z.string().meta({ description: "The bank's number of the transaction; empty without one" }),
  at: Timestamp,
  reversed_at: Timestamp.nullable(),
  receipt: z.string().nullable().meta({ description: 'Its document' }),
});
export type BillPayment = z.infer<typeof BillPayment>;

/** With who recorded and reversed it, and why, for staff. */
export const StaffBillPayment = BillPayment.extend({
  recorded_by: z
    .string()
    .nullable()
    .meta({ description: 'Null: the shop itself, or an account that is gone' }),
  reversed_by: z.string().nullable(),
  reversed_reason: z.string().nullable(),
});
export type StaffBillPayment = z.infer<typeof StaffBillPayment>;

/** By which "Refunded" is told from a payment that is kept (payments-39). */
export const KEPT_FIELDS = {
  paid: Rupees.meta({ description: 'What was paid so far, without reversed payments' }),
  kept: Rupees.meta({ description: 'What the shop keeps of an order that was not delivered (couriers-33)' }),
};

/** What is paid of an order, and what is due before its work (payments-13). */
export const PAID_FIELDS = {
  ...KEPT_FIELDS,
  advance: Rupees.meta({ description: 'What has to be paid before the work begins; 0 for nothing' }),
  advance_cause: z.enum(ADVANCE_CAUSES).nullable().meta({
    description: 'Why a part is due before; null where nothing or everything is',
  }),
};

/** The inputs of the step `record_payment`: without an amount all that is due (payments-12). */
export const PAYMENT_FIELDS = {
  amount: z.int().min(1).max(MAX_TOTAL).optional(),
  method: z.enum(RECORDED_METHODS).optional(),
  reference: Reference,
  despite_booking: z
    .boolean()
    .optional()
    .meta({ description: 'Although a courier is booked to collect the cash too (couriers-37)' }),
};

/** The inputs of the step `reverse_payment`. */
export const REVERSAL_FIELDS = {
  payment: z.int().min(1),
  reason: withoutCardNumber(requiredText(500)),
};

const HowToPay = z.object({
  proofs: z.array(PaymentProof).meta({ description: 'What the customer has sent, newest first' }),
  tracking_id: z.string(),
  amount: Rupees.meta({ description: 'What is due before the work, else all that is left' }),
  account: z
    .object({
      title: z.string(),
      bank: z.string(),
      iban: z.string().nullable(),
      raast_id: z.string().nullable(),
    })
    .nullable()
    .meta({ description: 'Null where the shop takes no transfers, or nothing is left to pay' }),
  with_courier: z.boolean().meta({
    description: 'A courier has the parcel, or is coming for it, and asks for the cash of its label',
  }),
  wallets: z
    .array(z.enum(REDIRECT_GATEWAYS))
    .meta({ description: 'Where it can be paid at once; none while `with_courier`' }),
  wallet_payment: z
    .object({
      reference: z.string(),
      gateway: z.enum(REDIRECT_GATEWAYS),
      amount: Rupees,
      is_returned: z.boolean(),
    })
    .nullable()
    .meta({ description: 'A payment there that nothing is known of yet' }),
  qr_code: z
    .object({ size: z.int(), path: z.string() })
    .nullable()
    .meta({ description: 'Outline of a payment code with sum and order, for an SVG' }),
});

/** Of the customer's own confirmed order; others are 404 (payments-16). */
export const howToPay = endpoint('GET /api/orders/{id}/how-to-pay/', {
  summary: 'Read where to transfer what is due of an order',
  tag: 'Payments',
  action: 'stitching.order',
  params: IdParams,
  response: HowToPay,
});

/** Decides with `advanceBy` what the own next order asks for before the work begins (payments-14). */
export const ownStanding = endpoint('GET /api/payments/standing/', {
  summary: 'Read what the own orders say about paying in advance',
  tag: 'Payments',
  action: 'goods.order',
  response: z.object({
    is_new: z.boolean().meta({ description: 'Has not received an order yet' }),
    has_refused: z.boolean().meta({ description: 'Refused a parcel, and has received none since' }),
  }) satisfies z.ZodType<CustomerStanding>,
});
