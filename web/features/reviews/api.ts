import { type AnswerOf, calls } from '../../../contract/calls.ts';
import { REVIEW_PHOTOS } from '../../../contract/constants/reviews.ts';
import type { Review } from '../../../contract/reviews.ts';
import { call } from '../../lib/call.ts';

/** The signed-in customer's review of a product and what they may do about it. */
export type OwnReview = AnswerOf<typeof calls.ownReview>;

/** Newest first. Throws CallError. */
export async function readReviews(productId: number, page: number): Promise<Review[]> {
  const query = { page };
  return (await call(calls.productReviews, { params: { id: productId }, query })).results;
}

/** Throws CallError. */
export function readOwnReview(productId: number): Promise<OwnReview> {
  return call(calls.ownReview, { params: { id: productId } });
}

interface WrittenReview {
  rating: number;
  text: string;
  /** At most three, in order. */
  photos: readonly File[];
}

/** Throws CallError; errors of photos are in fields `photo_1` to `photo_3`. */
export function sendReview(
  productId: number,
  { rating, text, photos }: WrittenReview,
  how: { idempotencyKey: string; signal: AbortSignal; onProgress?: (sent: number) => void },
): Promise<Review> {
  const files = Object.fromEntries(photos.map((photo, place) => [REVIEW_PHOTOS[place], photo]));
  return call(calls.writeReview, { params: { id: productId }, body: { rating, text }, files, ...how });
}

export function sendReply(reviewId: number, text: string, idempotencyKey: string): Promise<Review> {
  return call(calls.replyToReview, { params: { id: reviewId }, body: { text }, idempotencyKey });
}
