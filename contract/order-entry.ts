import { z } from 'zod';
import { checkWords } from '#words';
import { MAX_GARMENTS } from './constants/orders.ts';
import { readNumber } from './contact-number.ts';
import { endpoint, Id, IdParams } from './endpoint.ts';
import { Day, Rupees } from './fields.ts';
import { HANDOVER_FIELDS, PaymentType } from './handover.ts';
import { hasDayOfOccasion } from './occasion.ts';
import { SingleOrderForm } from './orders.ts';

const { tailor, dress_type, fabric_type, description, other_number, delivery_type } = SingleOrderForm.shape;
const { top_length, length_choice, needed_by, occasion } = SingleOrderForm.shape;

const EnteredGarment = z.object({
  dress_type,
  fabric_type,
  description,
  measurement: Id.meta({ description: 'Measurement record of the customer' }),
  top_length,
  length_choice,
});

/**
 * An order that staff enter for a customer in person or on the telephone, who has agreed to price and day (orders-52).
 */
const OrderEntry = z
  .object({
    tailor,
    ...EnteredGarment.shape,
    garments: z
      .array(EnteredGarment)
      .max(MAX_GARMENTS - 1)
      .default([])
      .meta({ description: 'Those after the first one (orders-100)' }),
    needed_by,
    occasion,
    other_number: other_number.meta({
      description: 'Whom to call about this order; the number of the account when left out',
    }),
    delivery_type,
    ...HANDOVER_FIELDS,
    is_requested_sample: z.boolean().default(false),
    total: Rupees.meta({ description: 'What the customer was told; 409 when it is another one' }),
    expected_delivery_date: Day.meta({ description: 'The promised day that the customer was told' }),
  })
  .refine(hasDayOfOccasion, { path: ['needed_by'], error: () => checkWords.required })
  .check(readNumber('other_number'));
export type OrderEntry = z.output<typeof OrderEntry>;

/** Confirms the order at once. 409 `orders.terms_changed` has both figures if price or day have changed. */
export const enterOrder = endpoint('POST /api/staff/customers/{id}/orders/', {
  summary: 'Enter a stitched order for a customer',
  tag: 'Back office',
  action: 'orders.enter',
  idempotent: true,
  status: 201,
  params: IdParams,
  body: OrderEntry,
  response: z.object({
    id: z.int(),
    tracking_id: z.string(),
    total: Rupees,
    expected_delivery_date: Day,
    payment_type: PaymentType,
  }),
});
