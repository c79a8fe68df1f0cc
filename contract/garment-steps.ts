import { z } from 'zod';
import { withoutCardNumber } from './card-numbers.ts';
import { ClothLeft, PressedAt } from './cloth-receipts.ts';
import { GARMENT_ACTIONS } from './constants/lifecycle.ts';
import { GARMENT_PROGRESS } from './constants/orders.ts';
import { endpoint, Id, oneOf } from './endpoint.ts';
import { OrderView } from './order-steps.ts';
import { readAs, text, unlessEmpty } from './text.ts';

/** In a form a boolean is text. */
const SAID: Readonly<Record<string, boolean>> = { true: true, false: false };

/** A step of one garment; `cancel` needs a reason (orders-111, orders-112). */
export const GarmentStep = z.object({
  action: z.enum(GARMENT_ACTIONS),
  expected_progress: z.enum(GARMENT_PROGRESS).optional().meta({
    description: 'The progress that the caller has seen; 409 when the garment has another one by now',
  }),
  reason: unlessEmpty(withoutCardNumber(text(500))),
  despite_difference: unlessEmpty(readAs(5, (said) => SAID[said] ?? said, z.boolean())).meta({
    description: 'Sends it although its measures differ',
  }),
  pressed_at: PressedAt,
  cloth_left: ClothLeft.meta({ description: 'Of its cloth; with `check` and `make_ready`' }),
});
export type GarmentStep = z.output<typeof GarmentStep>;

/**
 * Takes a step listed in the garment's `actions`, and the order's own step where its status follows. Fails like
 * `takeOrderStep`, with 409 `orders.garment_step_not_allowed` or `orders.garment_moved` and the present `progress`, and
 * with 409 `orders.last_garment` instead of cancelling the last one. The photo of a step of the work is seen by the
 * customer too (orders-199).
 */
export const takeGarmentStep = endpoint('POST /api/orders/{id}/garments/{garment}/steps/', {
  summary: 'Take a step of one garment of an order',
  tag: 'Orders',
  action: 'orders.step',
  idempotent: true,
  params: z.object({ id: Id, garment: Id }),
  ...oneOf({
    step: { bodyType: 'json', body: GarmentStep },
    photographed: { bodyType: 'multipart', body: GarmentStep, files: ['photo'] },
  }),
  response: OrderView,
});
