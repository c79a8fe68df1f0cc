import { useSyncExternalStore } from 'react';
import { formatMoment as formatInKarachi } from '../../contract/format.ts';

export { formatDay } from '../../contract/format.ts';
export { formatRupees } from '../../contract/money.ts';

/** Minutes as `getTimezoneOffset` counts them. */
const KARACHI_OFFSET = -300;

/** `21 Nov 2026, 14:05`, in Karachi, and with its zone where the visitor has another; not for server rendering. */
export function formatMoment(value: string | null | undefined): string {
  return withZone(value, new Date(value ?? '').getTimezoneOffset());
}

/** The same for pages that the server renders, which does not know the visitor's zone. */
export function useFormatMoment(): typeof formatMoment {
  const isHydrated = useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
  return isHydrated ? formatMoment : formatInKarachi;
}

function withZone(value: string | null | undefined, offset: number): string {
  const formatted = formatInKarachi(value);
  return Number.isNaN(offset) || offset === KARACHI_OFFSET ? formatted : `${formatted} PKT`;
}

/** `4.5 from 151 reviews` */
export function formatRating(rating: number, reviews: number): string {
  if (reviews === 0) return 'No reviews yet';
  return `${rating.toFixed(1)} from ${reviews} ${reviews === 1 ? 'review' : 'reviews'}`;
}
