import { useSyncExternalStore } from 'react';
import { uiWords } from '#words';
import { formatMoment as formatInKarachi, formatTime as formatTimeInKarachi } from '../../contract/money.ts';

/** Minutes as in `getTimezoneOffset`. */
const KARACHI_OFFSET = -300;

/** `21 Nov 2026, 14:05` in Karachi; with the zone if the visitor's differs. Not for server rendering. */
export function formatMoment(value: string | null | undefined): string {
  return withZone(formatInKarachi(value), value);
}

/** `14:05`, with the rules of `formatMoment`. */
export function formatTime(value: string): string {
  return withZone(formatTimeInKarachi(value), value);
}

/** `formatMoment` for pages that the server renders without knowing the visitor's zone. */
export function useFormatMoment(): typeof formatMoment {
  const isHydrated = useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
  return isHydrated ? formatMoment : formatInKarachi;
}

function withZone(formatted: string, value: string | null | undefined): string {
  return isElsewhere(value) ? uiWords.inPakistanTime({ moment: formatted }) : formatted;
}

/** Whether a clock of the visitor shows another time than Karachi at that moment. */
export function isElsewhere(value: string | null | undefined): boolean {
  const offset = new Date(value ?? '').getTimezoneOffset();
  return !Number.isNaN(offset) && offset !== KARACHI_OFFSET;
}
