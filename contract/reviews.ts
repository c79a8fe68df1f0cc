import { z } from 'zod';
import { withoutCardNumber } from './card-numbers.ts';
import { ProductType } from './catalogue.ts';
import { REVIEW_PHOTOS } from './constants/catalogue.ts';
import { endpoint, IdParams } from './endpoint.ts';
import { Timestamp } from './fields.ts';
import { PageNumber, pageOf } from './page.ts';
import { requiredText } from './text.ts';
import { wholeNumber } from './validation.ts';

const tag = 'Reviews';

export const Review = z.object({
  id: z.int(),
  rating: z.int().min(1).max(5),
  text: z.string(),
  author: z.string().meta({ description: 'First name, or user name' }),
  city: z.string().nullable(),
  photos: z.array(z.string()).meta({ description: 'Addresses of pictures' }),
  created_at: Timestamp,
  reply: z.object({ by: z.string(), text: z.string(), at: Timestamp }).nullable(),
});
export type Review = z.infer<typeof Review>;

/** Newest first. */
export const productReviews = endpoint('GET /api/products/{id}/reviews/', {
  summary: 'List the reviews of a product',
  tag,
  params: IdParams,
  query: z.object({ page: PageNumber }),
  response: pageOf(Review),
});

/** Whether the customer may review a product, and their review. */
export const ownReview = endpoint('GET /api/products/{id}/reviews/mine/', {
  summary: 'Whether the product may be reviewed or answered for, and the own review',
  tag,
  action: 'reviews.write',
  params: IdParams,
  response: z.object({
    may_review: z.boolean().meta({ description: 'A delivered order holds it and no review exists' }),
    may_reply: z.boolean().meta({ description: 'Whether the caller answers for it as its seller' }),
    review: Review.nullable(),
  }),
});

/** Only after delivery, once per customer and product. */
export const writeReview = endpoint('POST /api/products/{id}/reviews/', {
  summary: 'Review a delivered product',
  tag,
  action: 'reviews.write',
  idempotent: true,
  files: REVIEW_PHOTOS,
  status: 201,
  params: IdParams,
  body: z.object({
    rating: wholeNumber({ min: 1, max: 5 }),
    text: withoutCardNumber(requiredText(2000)),
  }),
  response: Review,
});

/** Once, by the seller; 404 for another seller's product. */
export const replyToReview = endpoint('POST /api/reviews/{id}/reply/', {
  summary: 'Reply to a review as its seller',
  tag,
  action: 'reviews.reply',
  idempotent: true,
  status: 201,
  params: IdParams,
  body: z.object({ text: withoutCardNumber(requiredText(1000)) }),
  response: Review,
});

/** For the home page (reviews-2). */
export const featuredReviews = endpoint('GET /api/reviews/featured/', {
  summary: 'List a few good reviews with words',
  tag,
  response: z.object({
    results: z.array(
      Review.extend({ product: z.object({ id: z.int(), type: ProductType, name: z.string() }) }),
    ),
  }),
});
