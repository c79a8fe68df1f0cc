import { z } from 'zod';
import { withoutCardNumber } from './card-numbers.ts';
import { MAX_GARMENTS, MAX_PRICE } from './constants/orders.ts';
import { Id } from './endpoint.ts';
import { ComingDay } from './fields.ts';
import { text, unlessEmpty } from './text.ts';

/** The agreed price of one of several garments, with what was left open about it (orders-170). */
const PricedGarment = z.object({
  garment: Id,
  stitching: z.int().min(1).max(MAX_PRICE),
  dress_type: unlessEmpty(withoutCardNumber(text(60))),
  fabric_type: unlessEmpty(withoutCardNumber(text(60))),
});

/** The inputs of the step `price` (orders-31). */
export const PRICE_FIELDS = {
  stitching: z.int().min(1).max(MAX_PRICE).optional().meta({
    description: 'Whole rupees for the making of all garments; with `garments` it follows from them',
  }),
  garments: z.array(PricedGarment).min(1).max(MAX_GARMENTS).optional().meta({
    description: 'The price of each garment; required where several have none yet',
  }),
  expected_delivery_date: ComingDay.optional(),
  tailor: Id.optional().meta({ description: 'Who makes it; who it went to when left out' }),
  dress_type: unlessEmpty(withoutCardNumber(text(60))).meta({
    description: 'Of a dress whose type is not agreed yet',
  }),
  fabric_type: unlessEmpty(withoutCardNumber(text(60))),
};
