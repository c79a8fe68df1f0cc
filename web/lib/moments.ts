import { useSyncExternalStore } from 'react';
import { formatMoment as formatInKarachi, formatTime as formatTimeInKarachi } from '../../contract/money.ts';

/** Minutes as `getTimezoneOffset` counts them. */
const KARACHI_OFFSET = -300;

/** `21 Nov 2026, 14:05`, in Karachi, and with its zone where the visitor has another; not for server rendering. */
export function formatMoment(value: string | null | undefined): string {
  return withZone(formatInKarachi(value), value);
}

/** `14:05`, like `formatMoment`. */
export function formatTime(value: string): string {
  return withZone(formatTimeInKarachi(value), value);
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

function withZone(formatted: string, value: string | null | undefined): string {
  const offset = new Date(value ?? '').getTimezoneOffset();
  return Number.isNaN(offset) || offset === KARACHI_OFFSET ? formatted : `${formatted} PKT`;
}
