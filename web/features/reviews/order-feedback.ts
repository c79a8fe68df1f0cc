import type { OrderReview } from '../../../contract/order-feedback.ts';
import { call } from '../../lib/call.ts';
import { definePersonalQuery } from '../../lib/queries.ts';
import { photoFiles, type Sending, type WrittenReview } from './sending.ts';

export const orderReviewQuery = (orderId: number) =>
  definePersonalQuery({
    queryKey: ['reviews', 'order', orderId],
    queryFn: ({ signal }) => call('GET /api/orders/{id}/review/', { params: { id: orderId }, signal }),
  });

/** Throws CallError; errors of photos are in fields `photo_1` to `photo_3`. */
export function sendOrderReview(
  orderId: number,
  { rating, text, fit, photos }: WrittenReview & Pick<OrderReview, 'fit'>,
  how: Sending,
): Promise<OrderReview> {
  const body = { rating, text, fit: JSON.stringify(fit) };
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

/** Throws CallError; errors of photos are in fields `photo_1` to `photo_3`. */
export function requestAlteration(
  orderId: number,
  { reason, fit, photos }: { reason: string; photos: readonly File[] } & Pick<OrderReview, 'fit'>,
  how: Sending,
) {
  const files = photoFiles(photos);
  return call('POST /api/orders/{id}/alteration/', {
    params: { id: orderId },
    body: { reason, fit: JSON.stringify(fit) },
    files,
    ...how,
  });
}
