import { z } from 'zod';
import { endpoint, Id } from './endpoint.ts';
import { OrderView } from './order-steps.ts';
import { SampleStep } from './sample-garments.ts';

/**
 * Says what was done with the sample of a garment. Fails with 404 for a garment without one, 403 for an action of other
 * roles, 409 `orders.sample_step_not_allowed` where it is elsewhere, and like saving a record.
 */
export const takeSampleStep = endpoint('POST /api/orders/{id}/garments/{garment}/sample/', {
  summary: 'Receive, measure, pack or return the sample of a garment',
  tag: 'Orders',
  action: 'orders.step',
  idempotent: true,
  params: z.object({ id: Id, garment: Id }),
  body: SampleStep,
  response: OrderView,
});
