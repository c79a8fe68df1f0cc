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
  /** Business days; the in-house workshop promises calendar days. */
  leadTimeDays: number;
  /** Its own, besides those of everybody. */
  daysOff?: readonly DayRange[];
  /** Mondays of the weeks that have no room for another garment (tailors-20). */
  fullWeeks?: readonly Day[];
}

/** As a tailor is listed. */
export function workshopOf(
  tailor: Pick<Tailor, 'lead_time_days' | 'days_off' | 'full_weeks'>,
  inHouse = false,
): Workshop {
  const { lead_time_days: leadTimeDays, days_off: daysOff, full_weeks: fullWeeks } = tailor;
  return { inHouse, leadTimeDays, daysOff, fullWeeks };
}

export interface PromisedDays {
  /** When the garment is stitched: it takes a place in this week (tailors-20). */
  finished: Day;
  /** When the customer has it or can collect it. */
  promised: Day;
}

/** No garment is promised for a later week than this many after the present one. */
export const BOOKING_WEEKS = 26;

const NO_COURIER: CourierDays = { before: 0, after: 0 };

/**
 * In-house 7 days, partners their lead time; URGENT half of it; in the first week with room; couriers abroad before and
 * after. Always a business day (orders-11). Null where no week has room.
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

/** Like `promisedDays`, for the customer. */
export function promisedDay(...order: Parameters<typeof promisedDays>): Day | null {
  return promisedDays(...order)?.promised ?? null;
}

function closedDays(ranges: readonly DayRange[], from: Day): Day[] {
  return ranges.filter(({ until }) => until >= from).flatMap(daysIn);
}

/** `day`, or if its week is full the same weekday of the first later one with room, or the business day next to it. */
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

/** The promised day moves by the business days for which its order has waited for an answer (workshop-8). */
export function resumedDay(promised: Day, asked: Day, answered: Day, daysOff: DaysOff): Day {
  return addBusinessDays(promised, businessDaysBetween(asked, answered, daysOff), daysOff);
}
