export { formatDay, formatRupees } from '../../contract/money.ts';

/** `4.5 from 151 reviews` */
export function formatRating(rating: number, reviews: number): string {
  if (reviews === 0) return 'No reviews yet';
  return `${rating.toFixed(1)} from ${reviews} ${reviews === 1 ? 'review' : 'reviews'}`;
}
