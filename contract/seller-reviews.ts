import { z } from 'zod';
import { withoutCardNumber } from './card-numbers.ts';
import { ProductType } from './catalogue.ts';
import { endpoint, Id, IdParams } from './endpoint.ts';
import { listOf, listQuery } from './lists.ts';
import { Review } from './reviews.ts';
import { requiredText } from './text.ts';

const tag = 'Reviews';

/** A review of one of the brand's products. */
export const SellerReview = Review.extend({
  product: z.object({ id: z.int(), type: ProductType, name: z.string(), image: z.string() }),
  may_edit_reply: z.boolean().meta({ description: 'Within a day of the reply (reviews-6)' }),
});
export type SellerReview = z.infer<typeof SellerReview>;

export const SELLER_REVIEW_SORTS = { id: 'integer' } as const;

/** Reviews of the brand's own products, newest first. */
export const sellerReviews = endpoint('GET /api/workshop/reviews/', {
  summary: "List the reviews of the own brand's products",
  tag,
  action: 'brand.work',
  query: listQuery({
    sorts: SELLER_REVIEW_SORTS,
    first: '-id',
    filters: {
      reply: z.enum(['all', 'missing']).default('all'),
      product: Id.optional(),
    },
  }),
  response: listOf(SellerReview),
});

/** Allowed within a day of the reply; 404 for another seller's product (reviews-6). */
export const editReviewReply = endpoint('PUT /api/reviews/{id}/reply/', {
  summary: 'Correct the own reply to a review',
  tag,
  action: 'reviews.reply',
  params: IdParams,
  body: z.object({ text: withoutCardNumber(requiredText(1000)) }),
  response: Review,
});
