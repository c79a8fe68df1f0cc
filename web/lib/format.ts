import { uiWords } from '#words';

export { formatDay, formatLongDay, formatRupees } from '../../contract/money.ts';

/** `4.5 from 151 reviews` */
export function formatRating(rating: number, reviews: number): string {
  if (reviews === 0) return uiWords.noReviewsYet;
  return uiWords.ratingFromReviews({ rating: rating.toFixed(1), reviews });
}
