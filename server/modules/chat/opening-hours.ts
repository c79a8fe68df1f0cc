import type { DayHours } from '../../../contract/business-hours.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** Pakistan has no daylight saving time. */
const KARACHI_OFFSET_MS = 5 * 60 * MINUTE_MS;

/** Whether `now` is within the business hours of `week` (Sunday first), and when the next ones start (chat-9). */
export function openingAt(now: Date, week: readonly DayHours[]): { isOpen: boolean; opensAt: Date } {
  const local = now.getTime() + KARACHI_OFFSET_MS;
  const midnight = Math.floor(local / DAY_MS) * DAY_MS;
  const hours = Array.from({ length: 8 }, (_, days) => {
    const day = midnight + days * DAY_MS;
    const open = week[new Date(day).getUTCDay()];
    return open ? [{ from: day + open.from * MINUTE_MS, to: day + open.to * MINUTE_MS }] : [];
  }).flat();
  const next = hours.find(({ from }) => from > local)?.from ?? local;
  return {
    isOpen: hours.some(({ from, to }) => from <= local && local < to),
    opensAt: new Date(next - KARACHI_OFFSET_MS),
  };
}
