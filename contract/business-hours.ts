import { dateWords } from '#words';

/** Opening and closing time in minutes of the day, Pakistan time; null on a closed day. */
export type DayHours = { from: number; to: number } | null;

/** Days are listed from Monday on. */
const WRITTEN = [1, 2, 3, 4, 5, 6, 0] as const;

/** The hours of a week (Sunday first) in words; adjacent days with equal hours share a line, `Mon-Fri` `9AM-8PM`. */
export function writtenHours(week: readonly DayHours[]): { days: string; hours: string }[] {
  const { shortWeekdays, fromDayToDay } = dateWords;
  const lines: { first: string; last: string; hours: string }[] = [];
  for (const day of WRITTEN) {
    const hours = hoursOf(week[day] ?? null);
    const before = lines.at(-1);
    if (before?.hours === hours) before.last = shortWeekdays[day];
    else lines.push({ first: shortWeekdays[day], last: shortWeekdays[day], hours });
  }
  return lines.map(({ first, last, hours }) => ({
    days: first === last ? first : fromDayToDay({ first, last }),
    hours,
  }));
}

function hoursOf(day: DayHours): string {
  return day ? dateWords.openFromTo({ from: time(day.from), to: time(day.to) }) : dateWords.closed;
}

function time(minutes: number): string {
  const hour = Math.floor(minutes / 60) % 24;
  const rest = minutes % 60;
  return dateWords.timeOfDay({ hour, minutes: rest ? `:${String(rest).padStart(2, '0')}` : '' });
}
