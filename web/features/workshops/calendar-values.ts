import { basicWords, workshopsWords } from '#words';
import type { BodyFor } from '../../../contract/paths.ts';
import type { WorkCalendar } from '../../../contract/workshops.ts';
import { formatDay } from '../../lib/format.ts';
import { typedWhole } from './typed-whole.ts';

type CalendarBody = Omit<BodyFor<'PUT /api/workshop/calendar/'>, 'version'>;

export interface CalendarValues {
  /** Empty: any number. */
  weekly_capacity: string;
  /** `until` may be empty for a single day. */
  days_off: { from: string; until: string; note: string }[];
}

export function calendarValues({ weekly_capacity, days_off }: WorkCalendar): CalendarValues {
  return {
    weekly_capacity: String(weekly_capacity ?? ''),
    days_off: days_off.map(({ from, until, note }) => ({ from, until, note })),
  };
}

export function calendarBody({ weekly_capacity, days_off }: CalendarValues): CalendarBody {
  return {
    weekly_capacity: typedWhole(weekly_capacity),
    days_off: days_off.map(({ from, until, note }) => ({ from, until: until || from, note })),
  };
}

/** Formats a value for a comparison. */
export function describeCalendar(name: string, value: unknown): string {
  if (name === 'weekly_capacity') return String(value) || workshopsWords.anyNumber;
  const entries = value as CalendarValues['days_off'];
  return (
    entries.map(({ from, until }) => rangeInWords(from, until || from)).join(basicWords.listSeparator) ||
    basicWords.none
  );
}

/** `3 Dec 2026 – 10 Dec 2026`, or one day. */
function rangeInWords(from: string, until: string): string {
  return from === until ? formatDay(from) : `${formatDay(from)} – ${formatDay(until)}`;
}
