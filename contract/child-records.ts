import { USUAL_ORDER_RULES } from './constants/order-rules.ts';
import { type Day, dayInKarachi } from './dates.ts';
import type { Measurement } from './measurements.ts';
import type { ChildMonths } from './order-fees.ts';

/** Median heights of two and of six years by the growth standards of the WHO, because no record has an age. */
const HEIGHTS_CM = [87, 115] as const;
const CM_PER_INCH = 2.54;

/**
 * The whole months since the measures of a child were saved, if they are so many that the child has outgrown them; null
 * for other records (measurements-17).
 */
export function monthsOutgrown(
  record: Pick<Measurement, 'age_group' | 'unit' | 'height' | 'updated_at'>,
  months: ChildMonths = USUAL_ORDER_RULES.child_months,
  today: Day = dayInKarachi(),
): number | null {
  if (record.age_group !== 'child') return null;
  const passed = monthsBetween(dayInKarachi(new Date(record.updated_at)), today);
  return passed >= monthsFor(record, months) ? passed : null;
}

/** By the middle age where no height was taken. */
function monthsFor(
  { unit, height }: Pick<Measurement, 'unit' | 'height'>,
  [under2, under6, older]: ChildMonths,
): number {
  if (height === null) return under6;
  const cm = unit === 'in' ? height * CM_PER_INCH : height;
  if (cm < HEIGHTS_CM[0]) return under2;
  return cm < HEIGHTS_CM[1] ? under6 : older;
}

function monthsBetween(from: Day, to: Day): number {
  const [year = 0, month = 0, day = 0] = from.split('-').map(Number);
  const [toYear = 0, toMonth = 0, toDay = 0] = to.split('-').map(Number);
  const isComplete = toDay >= day || toDay === daysInMonth(toYear, toMonth);
  return (toYear - year) * 12 + toMonth - month - (isComplete ? 0 : 1);
}

function daysInMonth(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}
