/** A calendar day, `YYYY-MM-DD`, in Asia/Karachi. */
export type Day = string;

const karachiDay = new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', {
  timeZone: 'Asia/Karachi',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

export function dayInKarachi(moment: Date = new Date()): Day {
  // Built from parts, because no locale formats `YYYY-MM-DD` in every browser.
  const parts = new Map(karachiDay.formatToParts(moment).map(({ type, value }) => [type, value]));
  return `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`;
}

export function addDays(day: Day, days: number): Day {
  const moment = new Date(`${day}T00:00:00Z`);
  moment.setUTCDate(moment.getUTCDate() + days);
  return moment.toISOString().slice(0, 10);
}

export function daysBetween(from: Day, to: Day): number {
  return (Date.parse(to) - Date.parse(from)) / 86_400_000;
}

/** Days on which neither workshops nor couriers work (orders-22). */
export interface DaysOff {
  /** 0 is Sunday. */
  weekdays: number[];
  days: Day[];
}

/** Both days are included. */
export interface DayRange {
  from: Day;
  until: Day;
}

export function daysIn({ from, until }: DayRange): Day[] {
  return Array.from({ length: daysBetween(from, until) + 1 }, (_, ahead) => addDays(from, ahead));
}

/** The Monday of the week of `day`. */
export function weekOf(day: Day): Day {
  return addDays(day, -((weekdayOf(day) + 6) % 7));
}

/** 0 is Sunday. */
type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

export function weekdayOf(day: Day): Weekday {
  return new Date(`${day}T00:00:00Z`).getUTCDay() as Weekday;
}

export function isDayOff(day: Day, { weekdays, days }: DaysOff): boolean {
  return weekdays.includes(weekdayOf(day)) || days.includes(day);
}

/** False if every day of the week is among `weekdays`: then no business day can be found. */
export function hasWorkday(weekdays: readonly number[]): boolean {
  return new Set(weekdays).size < 7;
}

export function addBusinessDays(day: Day, days: number, daysOff: DaysOff): Day {
  let moved = day;
  for (let left = days; left > 0; left -= 1) moved = businessDay(addDays(moved, 1), 1, daysOff);
  return moved;
}

/** The business day from which `addBusinessDays` leads to `day`. */
export function subtractBusinessDays(day: Day, days: number, daysOff: DaysOff): Day {
  let moved = day;
  for (let left = days; left > 0; left -= 1) moved = businessDay(addDays(moved, -1), -1, daysOff);
  return moved;
}

/** The number of business days after `from` up to `to`; 0 if `to` is not later. */
export function businessDaysBetween(from: Day, to: Day, daysOff: DaysOff): number {
  let count = 0;
  for (let day = addDays(from, 1); day <= to; day = addDays(day, 1)) if (!isDayOff(day, daysOff)) count += 1;
  return count;
}

/** `day`, or the business day before it; after more than two days off in a row, such as Eid, the next one. */
export function nearestBusinessDay(day: Day, daysOff: DaysOff): Day {
  const [before, after] = [businessDay(day, -1, daysOff), businessDay(day, 1, daysOff)];
  return daysBetween(before, after) <= 3 ? before : after;
}

function businessDay(day: Day, direction: 1 | -1, daysOff: DaysOff): Day {
  let found = day;
  while (isDayOff(found, daysOff)) found = addDays(found, direction);
  return found;
}
