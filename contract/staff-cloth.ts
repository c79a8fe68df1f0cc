import { z } from 'zod';
import { withoutCardNumber } from './card-numbers.ts';
import { CLOTH_FACTS } from './cloth-receipts.ts';
import { ORDER_STATUSES } from './constants/orders.ts';
import { endpoint, IdParams } from './endpoint.ts';
import { OrderView } from './order-steps.ts';
import { text, unlessEmpty } from './text.ts';
import { wholeNumber } from './validation.ts';

/**
 * Takes the step `receive_cloth` for the tailor, with a photo of the cloth that customer, tailor and staff see
 * (orders-230). Fails like `takeOrderStep`.
 */
export const receiveClothForTailor = endpoint('POST /api/staff/orders/{id}/cloth-receipts/', {
  summary: 'Write down what came of the cloth of an order, with a photo',
  tag: 'Back office',
  action: 'orders.manage',
  idempotent: true,
  params: IdParams,
  files: ['photo'],
  body: z.object({
    expected_status: unlessEmpty(z.enum(ORDER_STATUSES)),
    expected_events: unlessEmpty(wholeNumber({ min: 1, max: 1_000_000 })),
    reason: unlessEmpty(withoutCardNumber(text(500))),
    ...CLOTH_FACTS,
  }),
  response: OrderView,
});
