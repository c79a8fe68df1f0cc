import { z } from 'zod';
import { withoutCardNumber } from './card-numbers.ts';
import { REVIEW_PHOTOS } from './constants/catalogue.ts';
import { endpoint, IdParams } from './endpoint.ts';
import { FITS } from './garments.ts';
import { MEASURES, type MeasureCode } from './measures.ts';
import { OrderView } from './order-steps.ts';
import { Review } from './reviews.ts';
import { jsonText, requiredText, text, unlessEmpty } from './text.ts';
import { wholeNumber } from './validation.ts';

const Fit = z.partialRecord(z.enum(Object.keys(MEASURES) as [MeasureCode]), z.enum(FITS));

export const FitText = unlessEmpty(jsonText(1000).pipe(Fit)).meta({
  description: 'JSON: the measures that do not fit, {"chest":"looser"}',
});

/** A customer's review of an order's tailor, and how the garment fits. */
const OrderReview = Review.omit({ author: true, city: true, reply: true }).extend({ fit: Fit });
export type OrderReview = z.infer<typeof OrderReview>;

/** Tells the customer also whether they may write it; tailor and staff can read it (reviews-4, reviews-5). */
export const orderReview = endpoint('GET /api/orders/{id}/review/', {
  summary: 'Read the review of the tailor of an order',
  tag: 'Reviews',
  action: 'orders.read',
  params: IdParams,
  response: z.object({ may_review: z.boolean(), review: OrderReview.nullable() }),
});

/** Once per stitched order, after its first delivery (reviews-4). */
export const writeOrderReview = endpoint('POST /api/orders/{id}/review/', {
  summary: 'Review the tailor of a delivered order',
  tag: 'Reviews',
  action: 'stitching.order',
  idempotent: true,
  files: REVIEW_PHOTOS,
  status: 201,
  params: IdParams,
  body: z.object({
    rating: wholeNumber({ min: 1, max: 5 }),
    text: withoutCardNumber(text(2000)).default(''),
    fit: FitText,
  }),
  response: OrderReview,
});

/** Takes the step `alter` with photos, within 14 days of the delivery (orders-16). */
export const requestAlteration = endpoint('POST /api/orders/{id}/alteration/', {
  summary: 'Ask for an alteration of a delivered garment',
  tag: 'Orders',
  action: 'stitching.order',
  idempotent: true,
  files: REVIEW_PHOTOS,
  params: IdParams,
  body: z.object({ reason: withoutCardNumber(requiredText(500)), fit: FitText }),
  response: OrderView,
});
