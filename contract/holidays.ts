import { addDays, type Day, type DaysOff } from './dates.ts';

/** Public holidays of Pakistan, as `MM-DD`. */
const FIXED: Record<string, string> = {
  '02-05': 'Kashmir Day',
  '03-23': 'Pakistan Day',
  '05-01': 'Labour Day',
  '05-28': 'Youm-e-Takbeer',
  '08-14': 'Independence Day',
  '11-09': 'Iqbal Day',
  '12-25': 'Quaid-e-Azam Day',
};

/**
 * Month, first and last day. The moon is often seen a day later in Pakistan than Umm al-Qura calculates, so both Eids
 * have a fourth day.
 */
const ISLAMIC: readonly { name: string; month: number; days: readonly [number, number] }[] = [
  { name: 'Ashura', month: 1, days: [9, 10] },
  { name: 'Eid Milad-un-Nabi', month: 3, days: [12, 12] },
  { name: 'Eid ul-Fitr', month: 10, days: [1, 4] },
  { name: 'Eid ul-Azha', month: 12, days: [10, 13] },
];

const ummAlQura = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura-nu-latn', {
  timeZone: 'UTC',
  month: 'numeric',
  day: 'numeric',
});

/** The name of the public holiday on `day`; staff may override it (orders-22). */
export function publicHoliday(day: Day): string | undefined {
  const fixed = FIXED[day.slice(5)];
  if (fixed) return fixed;
  const parts = new Map(
    ummAlQura.formatToParts(new Date(`${day}T00:00:00Z`)).map(({ type, value }) => [type, Number(value)]),
  );
  const [month, date = 0] = [parts.get('month'), parts.get('day')];
  return ISLAMIC.find(
    (holiday) => holiday.month === month && holiday.days[0] <= date && date <= holiday.days[1],
  )?.name;
}

/** Days for which days off are known: 26 booked weeks, the longest lead time and 60 courier days. */
export const DAYS_OFF_HORIZON = 300;

/** Sundays and public holidays, without changes by staff. */
export function usualDaysOff(from: Day): DaysOff {
  const horizon = Array.from({ length: DAYS_OFF_HORIZON }, (_, ahead) => addDays(from, ahead));
  return { weekdays: [0], days: horizon.filter(publicHoliday) };
}
