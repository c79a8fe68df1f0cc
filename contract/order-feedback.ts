import { z } from 'zod';
import { withoutCardNumber } from './card-numbers.ts';
import { REVIEW_PHOTOS } from './constants/catalogue.ts';
import { endpoint, Id, IdParams } from './endpoint.ts';
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

const AboutGarment = unlessEmpty(Id).meta({
  description: 'Which garment of the order; required where it has several',
});

/** A customer's review of an order's tailor by one garment, and how it fits. */
const OrderReview = Review.omit({ author: true, city: true, reply: true }).extend({
  fit: Fit,
  garment: z.int().optional().meta({ description: 'Of an order of several garments' }),
});
export type OrderReview = z.infer<typeof OrderReview>;

/** Tells the customer also whether they may write it; tailor and staff can read it (reviews-4, reviews-5). */
export const orderReview = endpoint('GET /api/orders/{id}/review/', {
  summary: 'Read the review of the tailor of an order',
  tag: 'Reviews',
  action: 'orders.read',
  params: IdParams,
  response: z.object({
    may_review: z.boolean().meta({ description: 'One of its garments at least' }),
    review: OrderReview.nullable().meta({ description: 'Of its first garment that has one' }),
    garments: z
      .array(z.object({ garment: z.int(), may_review: z.boolean(), review: OrderReview.nullable() }))
      .optional()
      .meta({ description: 'Each garment of an order of several (reviews-7)' }),
  }),
});

/**
 * Once per garment of a stitched order, after its first delivery (reviews-4, reviews-7). Fails with 400 for an order of
 * several garments without `garment`, and for a garment of another order.
 */
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
    garment: AboutGarment,
  }),
  response: OrderReview,
});

/**
 * Takes the step `alter` with photos, within 14 days of the delivery (orders-16). Fails with 400 for an order of several
 * garments without `garment`, and for a garment of another order (orders-120).
 */
export const requestAlteration = endpoint('POST /api/orders/{id}/alteration/', {
  summary: 'Ask for an alteration of a delivered garment',
  tag: 'Orders',
  action: 'stitching.order',
  idempotent: true,
  files: REVIEW_PHOTOS,
  params: IdParams,
  body: z.object({
    reason: withoutCardNumber(requiredText(500)),
    fit: FitText,
    garment: AboutGarment,
  }),
  response: OrderView,
});
