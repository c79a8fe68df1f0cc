import { OPENING_HOURS } from '../../../contract/constants/business-facts.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Pakistan has no summer time. */
const KARACHI_OFFSET_MS = 5 * HOUR_MS;

/** Whether it is within business hours, and when the next ones begin (chat-9). */
export function openingAt(now: Date): { isOpen: boolean; opensAt: Date } {
  const local = now.getTime() + KARACHI_OFFSET_MS;
  const midnight = Math.floor(local / DAY_MS) * DAY_MS;
  const hours = Array.from({ length: 8 }, (_, days) => {
    const day = midnight + days * DAY_MS;
    const { from, to } = OPENING_HOURS[new Date(day).getUTCDay() as 0 | 1 | 2 | 3 | 4 | 5 | 6];
    return { from: day + from * HOUR_MS, to: day + to * HOUR_MS };
  });
  const next = hours.find(({ from }) => from > local)?.from ?? local;
  return {
    isOpen: hours.some(({ from, to }) => from <= local && local < to),
    opensAt: new Date(next - KARACHI_OFFSET_MS),
  };
}
