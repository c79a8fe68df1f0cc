import { z } from 'zod';
import { withoutCardNumber } from './card-numbers.ts';
import { endpoint, Id, IdParams } from './endpoint.ts';
import { FitText } from './order-feedback.ts';
import { OrderView } from './order-steps.ts';
import { requiredText } from './text.ts';
import { wholeNumber } from './validation.ts';

/** More is a typing error; what is paid back is bounded by the country (orders-141). */
const MAX_CLAIM = 1_000_000;

export const ClaimedAmount = wholeNumber({ min: 1, max: MAX_CLAIM }).meta({
  description: 'Rupees that the customer paid',
});

/**
 * Takes the step `claim_alteration` with a photo of the receipt. Fails like taking a step, and with
 * `orders.garment_missing` and `orders.garment_unknown`.
 */
export const claimAlteration = endpoint('POST /api/orders/{id}/alteration-claims/', {
  summary: 'Send the receipt of an alteration that somebody near the customer has done',
  tag: 'Orders',
  action: 'stitching.order',
  idempotent: true,
  status: 201,
  files: ['receipt'],
  params: IdParams,
  body: z.object({
    amount: ClaimedAmount,
    garment: Id.optional().meta({ description: 'Needed where the order has several (orders-200)' }),
    reason: withoutCardNumber(requiredText(500)),
    fit: FitText,
  }),
  response: OrderView,
});
