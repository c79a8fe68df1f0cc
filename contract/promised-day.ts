import { DAYS_PER_FURTHER_GARMENT } from './constants/order-rules.ts';
import {
  addBusinessDays,
  addDays,
  type Day,
  type DayRange,
  type DaysOff,
  daysBetween,
  daysIn,
  hasWorkday,
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
  /** The tailor's weekly days off, besides general ones (tailors-23); 0 is Sunday. */
  weekdaysOff?: readonly number[];
  /** Mondays of weeks without capacity for another garment (tailors-20). */
  fullWeeks?: readonly Day[];
  /** How many garments fit into a week; null: any number (orders-223). */
  weeklyRoom?: WeeklyRoom | null;
}

/** The places of a week, and those that are left in weeks with fewer; at most as many as an order has garments. */
export interface WeeklyRoom {
  places: number;
  weeks: readonly { week: Day; places: number }[];
}

/** The workshop of a listed tailor. */
export function workshopOf(
  tailor: Pick<Tailor, 'lead_time_days' | 'days_off' | 'weekdays_off' | 'full_weeks' | 'weekly_room'>,
  inHouse = false,
): Workshop {
  const { lead_time_days: leadTimeDays, days_off: daysOff, full_weeks: fullWeeks } = tailor;
  const { weekdays_off: weekdaysOff, weekly_room: weeklyRoom } = tailor;
  return { inHouse, leadTimeDays, daysOff, weekdaysOff, fullWeeks, weeklyRoom };
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
 * In-house 7 days, partners their lead time, URGENT half of it, and a day for each further garment; in the first week
 * with capacity; plus couriers before and after. Always a business day (orders-11). Null if no week has capacity or a day of work.
 */
export function promisedDays(...order: PromisedOrder): PromisedDays | null {
  const plan = planOf(...order);
  return plan && { finished: plan.finished, promised: plan.promised };
}

/** Only the promised day. */
export function promisedDay(...order: PromisedOrder): Day | null {
  return planOf(...order)?.promised ?? null;
}

/**
 * What the days up to the promised one are for: the cloth's way to the tailor, the place in the tailor's weeks, the
 * stitching, the garment's way to the customer, and days on which nobody works.
 */
export type PromisePart = 'collection' | 'place' | 'stitching' | 'delivery' | 'off';

export interface PromiseSegment extends DayRange {
  part: PromisePart;
}

/** The segments follow each other from the day after the order; the last one ends on the promised day (orders-64). */
export function promiseSchedule(...order: PromisedOrder): PromiseSegment[] | null {
  const plan = planOf(...order);
  if (!plan) return null;
  const { placed, arrived, begun, finished, promised } = plan;
  const days: [PromisePart, Day][] = [];
  const add = (part: PromisePart, from: Day, until: Day, isOff: (day: Day) => boolean) => {
    for (let day = addDays(from, 1); day <= until; day = addDays(day, 1)) {
      days.push([isOff(day) ? 'off' : part, day]);
    }
  };
  add('collection', placed, arrived, plan.isCourierOff);
  add('place', arrived, begun, () => false);
  add('stitching', begun, finished, plan.isWorkshopOff);
  add('delivery', finished, promised, plan.isCourierOff);
  const segments: PromiseSegment[] = [];
  for (const [part, day] of days) {
    const last = segments.at(-1);
    if (last?.part === part) last.until = day;
    else segments.push({ part, from: day, until: day });
  }
  return segments;
}

type PromisedOrder = [
  placed: Day,
  workshop: Workshop,
  deliveryType: DeliveryType,
  daysOff: DaysOff,
  courier?: CourierDays,
  garments?: number,
];

interface Plan extends PromisedDays {
  placed: Day;
  /** When the cloth is at the tailor's. */
  arrived: Day;
  /** The day before the first day of stitching; later than the arrival where earlier weeks are full. */
  begun: Day;
  isCourierOff(day: Day): boolean;
  isWorkshopOff(day: Day): boolean;
}

function planOf(
  ...[placed, workshop, deliveryType, daysOff, courier = NO_COURIER, garments = 1]: PromisedOrder
): Plan | null {
  const { inHouse, leadTimeDays } = workshop;
  const own = ownDaysOff(workshop, placed);
  const both = allDaysOff(daysOff, own);
  if (!hasWorkday(both.weekdays)) return null;
  const daysFor = (count: number) => stitchingDays(leadTimeDays, deliveryType, count);
  const days = daysFor(garments);
  const counted = (start: Day, ofWork = days) => addBusinessDays(start, ofWork, inHouse ? own : both);
  const stitchedFrom = (start: Day, ofWork = days) => {
    if (!inHouse) return counted(start, ofWork);
    // The business day before a day off may be the day of the arrival.
    return later(nearestBusinessDay(counted(start, ofWork), both), addBusinessDays(start, 1, both));
  };
  const arrived = addBusinessDays(placed, courier.before, daysOff);
  const stitched = stitchedFrom(arrived);
  const lastWeek = addDays(weekOf(placed), 7 * BOOKING_WEEKS);
  let finished = stitched;
  // A full week moves the work by whole weeks, so cloth that arrives earlier, or less of it, could be finished later.
  const isAnyFull = isRoomScarce(workshop, garments);
  for (let before = isAnyFull ? 0 : courier.before; before <= courier.before; before += 1) {
    for (let count = isAnyFull ? 1 : garments; count <= garments; count += 1) {
      const start = addBusinessDays(placed, before, daysOff);
      const firstWeek = weekOf(addBusinessDays(start, 1, both));
      const hasRoom = (week: Day) => isRoomFor(count, week, firstWeek, workshop, both);
      const withRoom = dayWithRoom(stitchedFrom(start, daysFor(count)), hasRoom, both, lastWeek);
      if (withRoom === null) return null;
      finished = later(finished, withRoom);
    }
  }
  const isMoved = finished > stitched;
  const lastCounted = isMoved ? finished : counted(arrived);
  // In-house days are calendar days; days off count as such only after the last of them.
  const isWorkshopOff = (day: Day) =>
    inHouse ? isDayOff(day, own) || (day >= lastCounted && isDayOff(day, both)) : isDayOff(day, both);
  return {
    placed,
    arrived,
    begun: isMoved ? dayBeforeWork(days, finished, arrived, isWorkshopOff) : arrived,
    finished,
    promised: addBusinessDays(finished, courier.after, daysOff),
    isCourierOff: (day) => isDayOff(day, daysOff),
    isWorkshopOff,
  };
}

/** Days of work for garments of one order: half of them where it is urgent, and more for each further garment. */
export function stitchingDays(leadTimeDays: number, deliveryType: DeliveryType, garments: number): number {
  const first = deliveryType === 'URGENT' ? Math.ceil(leadTimeDays / 2) : leadTimeDays;
  return first + (garments - 1) * DAYS_PER_FURTHER_GARMENT;
}

/** The day before the first of the days of work up to `finished`, but not before `arrived`. */
function dayBeforeWork(days: number, finished: Day, arrived: Day, isOff: (day: Day) => boolean): Day {
  let day = finished;
  for (let left = days; left > 0 && day > arrived; day = addDays(day, -1)) if (!isOff(day)) left -= 1;
  return day;
}

function later(one: Day, other: Day): Day {
  return one > other ? one : other;
}

/** Days off of the tailor alone, from a day on. */
export function ownDaysOff(
  { weekdaysOff = [], daysOff = [] }: Pick<Workshop, 'weekdaysOff' | 'daysOff'>,
  from: Day,
): DaysOff {
  return { weekdays: [...weekdaysOff], days: daysOff.filter(({ until }) => until >= from).flatMap(daysIn) };
}

export function allDaysOff(one: DaysOff, other: DaysOff): DaysOff {
  return { weekdays: [...one.weekdays, ...other.weekdays], days: [...one.days, ...other.days] };
}

function isRoomScarce({ fullWeeks = [], weeklyRoom }: Workshop, garments: number): boolean {
  if (fullWeeks.length > 0) return true;
  return Boolean(weeklyRoom && (weeklyRoom.weeks.length > 0 || garments > weeklyRoom.places));
}

/** Whether garments that are finished in `week` have places; more than a week has take those of the weeks before. */
function isRoomFor(
  garments: number,
  week: Day,
  firstWeek: Day,
  { fullWeeks = [], weeklyRoom }: Workshop,
  daysOff: DaysOff,
): boolean {
  if (fullWeeks.includes(week)) return false;
  if (!weeklyRoom) return true;
  const { places, weeks } = weeklyRoom;
  let at = week;
  for (let left = garments; left > 0; left -= places) {
    const free = weeks.find((one) => one.week === at)?.places ?? places;
    if (at < firstWeek || free < Math.min(left, places) || !businessDayInWeekOf(at, daysOff)) return false;
    at = addDays(at, -7);
  }
  return true;
}

/** `day`, or the same weekday of the first later week with capacity, moved to the nearest business day. */
function dayWithRoom(day: Day, hasRoom: (week: Day) => boolean, daysOff: DaysOff, lastWeek: Day): Day | null {
  if (weekOf(day) > lastWeek) return null;
  if (hasRoom(weekOf(day))) return day;
  for (let next = addDays(day, 7); weekOf(next) <= lastWeek; next = addDays(next, 7)) {
    const found = hasRoom(weekOf(next)) ? businessDayInWeekOf(next, daysOff) : undefined;
    if (found) return found;
  }
  return null;
}

function businessDayInWeekOf(day: Day, daysOff: DaysOff): Day | undefined {
  const monday = weekOf(day);
  const open = daysIn({ from: monday, until: addDays(monday, 6) }).filter((one) => !isDayOff(one, daysOff));
  return open.findLast((one) => daysBetween(one, day) >= 0) ?? open[0];
}
