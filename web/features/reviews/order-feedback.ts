import type { OrderReview } from '../../../contract/order-feedback.ts';
import type { ResponseOf } from '../../../contract/paths.ts';
import { call } from '../../lib/call.ts';
import { definePersonalQuery } from '../../lib/queries.ts';
import { photoFiles, type Sending, type WrittenReview } from './sending.ts';

export const orderReviewQuery = (orderId: number) =>
  definePersonalQuery({
    queryKey: ['reviews', 'order', orderId],
    queryFn: ({ signal }) => call('GET /api/orders/{id}/review/', { params: { id: orderId }, signal }),
  });

export type ReviewsOfOrder = ResponseOf<'GET /api/orders/{id}/review/'>;

/** What is known of an order's reviews, with one more. */
export function withReview(before: ReviewsOfOrder, review: OrderReview): ReviewsOfOrder {
  if (!before.garments) return { may_review: false, review };
  const garments = before.garments.map((one) =>
    one.garment === review.garment ? { ...one, may_review: false, review } : one,
  );
  const first = garments.find((one) => one.review)?.review ?? null;
  return { may_review: garments.some(({ may_review }) => may_review), review: first, garments };
}

/** Throws CallError; errors of photos are in fields `photo_1` to `photo_3`. */
export function sendOrderReview(
  orderId: number,
  { rating, text, fit, photos, garment }: WrittenReview & Pick<OrderReview, 'fit' | 'garment'>,
  how: Sending,
): Promise<OrderReview> {
  const body = { rating, text, fit: JSON.stringify(fit), ...(garment !== undefined && { garment }) };
  return call('POST /api/orders/{id}/review/', {
    params: { id: orderId },
    body,
    files: photoFiles(photos),
    ...how,
  });
}

/** Throws CallError. */
export function claimAlteration(
  orderId: number,
  { receipt, fit, ...said }: { amount: number; reason: string; receipt: File } & Pick<OrderReview, 'fit'>,
  how: Sending,
) {
  return call('POST /api/orders/{id}/alteration-claims/', {
    params: { id: orderId },
    body: { ...said, fit: JSON.stringify(fit) },
    files: { receipt },
    ...how,
  });
}

interface RequestedAlteration extends Pick<OrderReview, 'fit' | 'garment'> {
  reason: string;
  photos: readonly File[];
}

/** Throws CallError; errors of photos are in fields `photo_1` to `photo_3`. */
export function requestAlteration(
  orderId: number,
  { reason, fit, photos, garment }: RequestedAlteration,
  how: Sending,
) {
  const files = photoFiles(photos);
  return call('POST /api/orders/{id}/alteration/', {
    params: { id: orderId },
    body: { reason, fit: JSON.stringify(fit), ...(garment !== undefined && { garment }) },
    files,
    ...how,
  });
}
