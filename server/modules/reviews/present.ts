import type { GarmentFit } from '../../../contract/garments.ts';
import type { OrderReview } from '../../../contract/order-feedback.ts';
import { addressOf, publishedFilePath } from '../../../contract/paths.ts';
import type { Review } from '../../../contract/reviews.ts';
import type { ReviewRow } from './queries.ts';

export function reviewsPath({ id, type }: { id: number; type: 'brand' | 'culture' }): string {
  return `${type === 'culture' ? '/culture_product' : '/product'}?id=${id}#reviews`;
}

/** Shows only the author's first name, and the brand or shop as the seller. */
export function presentReview(row: Omit<ReviewRow, 'count' | 'product'>, shopName: string): Review {
  return {
    id: row.id,
    rating: row.rating,
    text: row.text,
    author: row.firstName?.trim() || row.username,
    city: row.city,
    photos: row.photos.map(photoAddress),
    created_at: row.createdAt.toISOString(),
    reply:
      row.reply !== null && row.repliedAt !== null
        ? { by: row.brandName ?? shopName, text: row.reply, at: row.repliedAt.toISOString() }
        : null,
  };
}

interface OrderReviewRow extends Pick<ReviewRow, 'id' | 'rating' | 'text' | 'photos' | 'createdAt'> {
  fit: GarmentFit | null;
}

/** `garment` is undefined for the only one of its order. */
export function presentOrderReview(
  { id, rating, text, fit, photos, createdAt }: OrderReviewRow,
  garment: number | undefined,
): OrderReview {
  const created_at = createdAt.toISOString();
  const review = { id, rating, text, fit: fit ?? {}, photos: photos.map(photoAddress), created_at };
  return garment === undefined ? review : { ...review, garment };
}

function photoAddress(key: string): string {
  return addressOf(publishedFilePath, { key });
}
