import {
  addBusinessDays,
  addDays,
  businessDaysBetween,
  type Day,
  type DayRange,
  type DaysOff,
  daysBetween,
  daysIn,
  isDayOff,
  nearestBusinessDay,
  weekOf,
} from './dates.ts';
import type { DeliveryType } from './orders.ts';
import type { CourierDays } from './pricing.ts';
import type { Tailor } from './tailors.ts';

export interface Workshop {
  inHouse: boolean;
  /** Business days; calendar days for the in-house workshop. */
  leadTimeDays: number;
  /** The tailor's own days off, besides general ones. */
  daysOff?: readonly DayRange[];
  /** Mondays of weeks without capacity for another garment (tailors-20). */
  fullWeeks?: readonly Day[];
}

/** The workshop of a listed tailor. */
export function workshopOf(
  tailor: Pick<Tailor, 'lead_time_days' | 'days_off' | 'full_weeks'>,
  inHouse = false,
): Workshop {
  const { lead_time_days: leadTimeDays, days_off: daysOff, full_weeks: fullWeeks } = tailor;
  return { inHouse, leadTimeDays, daysOff, fullWeeks };
}

export interface PromisedDays {
  /** When the stitching is finished; the garment counts in the week of this day (tailors-20). */
  finished: Day;
  /** When the customer gets it or can collect it. */
  promised: Day;
}

/** The last week, after the present one, for which a garment can be promised. */
export const BOOKING_WEEKS = 26;

const NO_COURIER: CourierDays = { before: 0, after: 0 };

/**
 * In-house 7 days, partners their lead time, URGENT half of it; in the first week with capacity; plus couriers abroad
 * before and after. Always a business day (orders-11). Null if no week has capacity.
 */
export function promisedDays(
  placed: Day,
  workshop: Workshop,
  deliveryType: DeliveryType,
  daysOff: DaysOff,
  courier: CourierDays = NO_COURIER,
): PromisedDays | null {
  const { inHouse, leadTimeDays, fullWeeks = [] } = workshop;
  const closed = closedDays(workshop.daysOff ?? [], placed);
  const both = { ...daysOff, days: [...daysOff.days, ...closed] };
  const start = addBusinessDays(placed, courier.before, daysOff);
  const days = deliveryType === 'URGENT' ? Math.ceil(leadTimeDays / 2) : leadTimeDays;
  const stitched = inHouse
    ? nearestBusinessDay(addBusinessDays(start, days, { weekdays: [], days: closed }), both)
    : addBusinessDays(start, days, both);
  const finished = dayWithRoom(stitched, fullWeeks, both, addDays(weekOf(placed), 7 * BOOKING_WEEKS));
  return finished === null ? null : { finished, promised: addBusinessDays(finished, courier.after, daysOff) };
}

/** Only the promised day. */
export function promisedDay(...order: Parameters<typeof promisedDays>): Day | null {
  return promisedDays(...order)?.promised ?? null;
}

function closedDays(ranges: readonly DayRange[], from: Day): Day[] {
  return ranges.filter(({ until }) => until >= from).flatMap(daysIn);
}

/** `day`, or the same weekday of the first later week with capacity, moved to the nearest business day. */
function dayWithRoom(day: Day, fullWeeks: readonly Day[], daysOff: DaysOff, lastWeek: Day): Day | null {
  if (weekOf(day) > lastWeek) return null;
  if (!fullWeeks.includes(weekOf(day))) return day;
  for (let later = addDays(day, 7); weekOf(later) <= lastWeek; later = addDays(later, 7)) {
    const found = fullWeeks.includes(weekOf(later)) ? undefined : businessDayInWeekOf(later, daysOff);
    if (found) return found;
  }
  return null;
}

function businessDayInWeekOf(day: Day, daysOff: DaysOff): Day | undefined {
  const monday = weekOf(day);
  const open = daysIn({ from: monday, until: addDays(monday, 6) }).filter((one) => !isDayOff(one, daysOff));
  return open.findLast((one) => daysBetween(one, day) >= 0) ?? open[0];
}

/** Postpones the promised day by the business days for which the order waited for an answer (workshop-8). */
export function resumedDay(promised: Day, asked: Day, answered: Day, daysOff: DaysOff): Day {
  return addBusinessDays(promised, businessDaysBetween(asked, answered, daysOff), daysOff);
}
