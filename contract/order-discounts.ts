import { z } from 'zod';
import { checkWords } from '#words';
import { TypedCode } from './discounts.ts';
import { endpoint, IdParams } from './endpoint.ts';
import { OrderView } from './order-steps.ts';

const tag = 'Orders';

/**
 * Takes the step `edit` with a discount code, after which price and day are counted again; another code replaces it.
 * Fails like taking a step, at `code` with the reason why it cannot be used, and with `orders.price_missing` while
 * there is no price (discounts-9).
 */
export const giveOrderCode = endpoint('POST /api/orders/{id}/discount/', {
  summary: 'Use a discount code for a placed stitched order',
  tag,
  action: 'stitching.order',
  idempotent: true,
  params: IdParams,
  body: z.object({ code: TypedCode }).refine(({ code }) => code !== undefined, {
    path: ['code'],
    error: () => checkWords.required,
  }),
  response: OrderView,
});

/** Does nothing where there is none. Fails like taking a step. */
export const removeOrderCode = endpoint('DELETE /api/orders/{id}/discount/', {
  summary: 'Take the discount code off a placed stitched order',
  tag,
  action: 'stitching.order',
  idempotent: true,
  params: IdParams,
  response: OrderView,
});
