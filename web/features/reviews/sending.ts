import { REVIEW_PHOTOS } from '../../../contract/constants/catalogue.ts';
import type { Review } from '../../../contract/reviews.ts';
import { call } from '../../lib/call.ts';

export interface Sending {
  idempotencyKey: string;
  signal: AbortSignal;
  onProgress?: (sent: number) => void;
}

export interface WrittenReview {
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
  return call('POST /api/products/{id}/reviews/', {
    params: { id: productId },
    body: { rating, text },
    files,
    ...how,
  });
}

export function sendReply(reviewId: number, text: string, idempotencyKey: string): Promise<Review> {
  return call('POST /api/reviews/{id}/reply/', { params: { id: reviewId }, body: { text }, idempotencyKey });
}

/** The photos by their field names. */
export function photoFiles(photos: readonly File[]): Record<string, File> {
  return Object.fromEntries(photos.map((photo, place) => [REVIEW_PHOTOS[place], photo]));
}
