import { calls } from '../../../contract/calls.ts';
import { REVIEW_PHOTOS } from '../../../contract/constants/reviews.ts';
import type { OrderReview } from '../../../contract/order-feedback.ts';
import type { Review } from '../../../contract/reviews.ts';
import { call } from '../../lib/call.ts';
import { definePersonalQuery } from '../../lib/queries.ts';

/** Newest first. Throws CallError. */
export async function readReviews(productId: number, page: number): Promise<Review[]> {
  const query = { page };
  return (await call(calls.productReviews, { params: { id: productId }, query })).results;
}

export const ownReviewQuery = (productId: number) =>
  definePersonalQuery({
    queryKey: ['reviews', 'own', productId],
    queryFn: ({ signal }) => call(calls.ownReview, { params: { id: productId }, signal }),
  });

interface Sending {
  idempotencyKey: string;
  signal: AbortSignal;
  onProgress?: (sent: number) => void;
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
  how: Sending,
): Promise<Review> {
  const files = photoFiles(photos);
  return call(calls.writeReview, { params: { id: productId }, body: { rating, text }, files, ...how });
}

export function sendReply(reviewId: number, text: string, idempotencyKey: string): Promise<Review> {
  return call(calls.replyToReview, { params: { id: reviewId }, body: { text }, idempotencyKey });
}

export const orderReviewQuery = (orderId: number) =>
  definePersonalQuery({
    queryKey: ['reviews', 'order', orderId],
    queryFn: ({ signal }) => call(calls.orderReview, { params: { id: orderId }, signal }),
  });

/** Throws CallError; errors of photos are in fields `photo_1` to `photo_3`. */
export function sendOrderReview(
  orderId: number,
  { rating, text, fit, photos }: WrittenReview & Pick<OrderReview, 'fit'>,
  how: Sending,
): Promise<OrderReview> {
  const body = { rating, text, fit: JSON.stringify(fit) };
  return call(calls.writeOrderReview, { params: { id: orderId }, body, files: photoFiles(photos), ...how });
}

/** Throws CallError; errors of photos are in fields `photo_1` to `photo_3`. */
export function requestAlteration(
  orderId: number,
  { reason, photos }: { reason: string; photos: readonly File[] },
  how: Sending,
) {
  const files = photoFiles(photos);
  return call(calls.requestAlteration, { params: { id: orderId }, body: { reason }, files, ...how });
}

function photoFiles(photos: readonly File[]): Record<string, File> {
  return Object.fromEntries(photos.map((photo, place) => [REVIEW_PHOTOS[place], photo]));
}
