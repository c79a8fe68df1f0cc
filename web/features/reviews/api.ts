import type { Review } from '../../../contract/reviews.ts';
import { call } from '../../lib/call.ts';
import { definePersonalQuery } from '../../lib/queries.ts';

/** Newest first. Throws CallError. */
export async function readReviews(productId: number, page: number): Promise<Review[]> {
  const query = { page };
  return (
    await call('GET /api/products/{id}/reviews/', { session: 'none', params: { id: productId }, query })
  ).results;
}

export const ownReviewQuery = (productId: number) =>
  definePersonalQuery({
    queryKey: ['reviews', 'own', productId],
    queryFn: ({ signal }) =>
      call('GET /api/products/{id}/reviews/mine/', { params: { id: productId }, signal }),
  });
