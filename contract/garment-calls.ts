import { z } from 'zod';
import { withoutCardNumber } from './card-numbers.ts';
import { CLOTH_FIELDS } from './cloth-choice.ts';
import { PEOPLE } from './constants/measurements.ts';
import { endpoint, Id, IdParams } from './endpoint.ts';
import { OrderView } from './order-steps.ts';
import { SingleOrderForm } from './orders.ts';
import { text, unlessEmpty } from './text.ts';

const tag = 'Orders';

const { description, measurement_source, measurement, measurement_from } = SingleOrderForm.shape;
const { measurement_sample, top_length, length_choice, design_choices } = SingleOrderForm.shape;

/** A further garment of an order; tailor, addresses, handover and payment are those of the order (orders-101). */
export const GarmentForm = z.object({
  dress_type: unlessEmpty(withoutCardNumber(text(60))).meta({
    description: 'Required, except in an order without a price, whose staff may choose it',
  }),
  fabric_type: unlessEmpty(withoutCardNumber(text(60))).meta({ description: 'Required like the dress type' }),
  gender: unlessEmpty(z.enum(PEOPLE)).meta({
    description: 'Who wears it, in an order of /order_placement; as the measures say when left out',
  }),
  description,
  measurement_source,
  measurement_from,
  measurement_sample,
  measurement,
  top_length,
  length_choice,
  design_choices,
  ...CLOTH_FIELDS,
});
export type GarmentForm = z.output<typeof GarmentForm>;

export const GarmentParams = z.object({ id: Id, garment: Id });
const PICTURES = ['dress_design', 'measurement_picture'] as const;

/**
 * Takes the step `edit` with one more garment, after which price and day are counted again. Fails like placing an order
 * and taking a step, and with 409 `orders.too_many_garments` or `orders.garments_closed`.
 */
export const addGarment = endpoint('POST /api/orders/{id}/garments/', {
  summary: 'Add a garment to a placed order',
  tag,
  action: 'stitching.order',
  idempotent: true,
  status: 201,
  params: IdParams,
  body: GarmentForm,
  files: PICTURES,
  response: OrderView,
});

/**
 * Replaces one garment of a placed order. Absent pictures stay, and so does the measurement snapshot without
 * `measurement`. Fails like adding one.
 */
export const changeGarment = endpoint('PUT /api/orders/{id}/garments/{garment}/', {
  summary: 'Change a garment of a placed order',
  tag,
  action: 'stitching.order',
  idempotent: true,
  params: GarmentParams,
  body: GarmentForm,
  files: PICTURES,
  response: OrderView,
});

/** Fails like taking a step, and with 409 `orders.last_garment`: such an order is cancelled instead. */
export const removeGarment = endpoint('DELETE /api/orders/{id}/garments/{garment}/', {
  summary: 'Remove a garment from a placed order',
  tag,
  action: 'stitching.order',
  idempotent: true,
  params: GarmentParams,
  response: OrderView,
});
