import { z } from 'zod';
import { withoutCardNumber } from './card-numbers.ts';
import { DELIVERY_FAILURE_CODES } from './constants/lifecycle.ts';
import { MAX_TOTAL } from './constants/orders.ts';
import { text, unlessEmpty } from './text.ts';

/** Why a parcel was not delivered; `OTHER` needs a reason in words (orders-47). */
export const NotDelivered = {
  failure: z.enum(DELIVERY_FAILURE_CODES).optional(),
  reason: unlessEmpty(withoutCardNumber(text(500))),
};

/** See couriers-33. */
export const KeptAmount = z.int().min(0).max(MAX_TOTAL).optional().meta({
  description:
    'Rupees of the advance that are kept, at most what was paid of it and nothing of what was lost',
});
