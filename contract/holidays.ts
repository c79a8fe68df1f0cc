import { dateWords } from '#words';
import { addDays, type Day, type DaysOff } from './dates.ts';

type Holiday = keyof typeof dateWords.holidays;

/** Public holidays of Pakistan, as `MM-DD`. */
const FIXED: Record<string, Holiday | undefined> = {
  '02-05': 'kashmirDay',
  '03-23': 'pakistanDay',
  '05-01': 'labourDay',
  '05-28': 'youmETakbeer',
  '08-14': 'independenceDay',
  '11-09': 'iqbalDay',
  '12-25': 'quaidEAzamDay',
};

/**
 * Month, first and last day. The moon is often seen a day later in Pakistan than Umm al-Qura calculates, so both Eids
 * have a fourth day.
 */
const ISLAMIC: readonly { name: Holiday; month: number; days: readonly [number, number] }[] = [
  { name: 'ashura', month: 1, days: [9, 10] },
  { name: 'eidMiladUnNabi', month: 3, days: [12, 12] },
  { name: 'eidUlFitr', month: 10, days: [1, 4] },
  { name: 'eidUlAzha', month: 12, days: [10, 13] },
];

const ummAlQura = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura-nu-latn', {
  timeZone: 'UTC',
  month: 'numeric',
  day: 'numeric',
});

/** The name of the public holiday on `day`; staff may override it (orders-22). */
export function publicHoliday(day: Day): string | undefined {
  const holiday = holidayOn(day);
  return holiday && dateWords.holidays[holiday];
}

function holidayOn(day: Day): Holiday | undefined {
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
  return { weekdays: [0], days: horizon.filter(holidayOn) };
}
