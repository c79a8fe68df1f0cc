import { basicWords, workshopsWords } from '#words';
import type { BodyFor } from '../../../contract/paths.ts';
import type { WorkCalendar } from '../../../contract/workshops.ts';
import { formatDay } from '../../lib/format.ts';
import { weekdayNames } from '../../lib/weekday-names.ts';
import { typedWhole } from './typed-whole.ts';

type CalendarBody = Omit<BodyFor<'PUT /api/workshop/calendar/'>, 'version'>;

export interface CalendarValues {
  /** Empty: any number. */
  weekly_capacity: string;
  /** `until` may be empty for a single day. */
  days_off: { from: string; until: string; note: string }[];
  /** Checked boxes; 0 is Sunday. */
  weekdays_off: string[];
}

export function calendarValues({ weekly_capacity, days_off, weekdays_off }: WorkCalendar): CalendarValues {
  return {
    weekly_capacity: String(weekly_capacity ?? ''),
    days_off: days_off.map(({ from, until, note }) => ({ from, until: until === from ? '' : until, note })),
    weekdays_off: weekdays_off.map(String),
  };
}

export function calendarBody({ weekly_capacity, days_off, weekdays_off }: CalendarValues): CalendarBody {
  return {
    weekly_capacity: typedWhole(weekly_capacity),
    days_off: days_off.map(({ from, until, note }) => ({ from, until: until || from, note })),
    weekdays_off: weekdays_off.map(Number),
  };
}

/** Formats a value for a comparison. */
export function describeCalendar(name: string, value: unknown): string {
  if (name === 'weekly_capacity') return String(value) || workshopsWords.anyNumber;
  if (name === 'weekdays_off') return weekdayNames((value as string[]).map(Number)) || basicWords.none;
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
