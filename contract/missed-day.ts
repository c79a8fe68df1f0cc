import type { MissReason } from './constants/staff.ts';
import {
  addBusinessDays,
  businessDaysBetween,
  type Day,
  type DaysOff,
  daysIn,
  hasWorkday,
  isDayOff,
  subtractBusinessDays,
} from './dates.ts';
import type { DeliveryType } from './orders.ts';
import { stitchingDays, type Workshop } from './promised-day.ts';

/** A stitched order that is agreed on and has not left the tailor. */
export interface RunningOrder {
  status: 'CONFIRMED' | 'ACCEPTED' | 'IN_PRODUCTION' | 'QUALITY_CHECK' | 'ALTERATION';
  promised: Day;
  /** An alteration is promised like an urgent order (orders-16). */
  deliveryType: DeliveryType;
  garments: number;
  /** Business days of the courier who brings it to the customer. */
  courierAfter: number;
  /** When its tailor began to stitch or to alter it. */
  begun: Day | null;
  /** Waits for the customer's answer to a question. */
  isAsked: boolean;
  /** Null once the cloth is there (orders-80). */
  clothDueOn: Day | null;
  /** A brand sends cloth for it (orders-156). */
  isFromShelf?: boolean;
  /** Waits for a payment in advance. */
  isUnpaid: boolean;
  /** Its customer objects to the receipt of the cloth. */
  isObjected: boolean;
}

export interface DaysToFinish {
  /** Working days of the tailor after today, until the garment has to leave. */
  left: number;
  /** Working days that it still needs at least. */
  needed: number;
}

type Plan = [order: RunningOrder, workshop: Workshop, daysOff: DaysOff, today: Day];

/**
 * Why an order will probably miss its promised day, or null (backoffice-13): fewer working days are left than it needs.
 * Nobody is late who waits for cloth or for an answer, but staff hear of cloth that a brand is late with, and of garments that are left behind (orders-195); before the tailor accepts, an order waits for the tailor.
 */
export function missReason(...plan: Plan): MissReason | null {
  const [order, workshop, daysOff, today] = plan;
  if (order.isAsked) return null;
  const isBegun = order.status === 'IN_PRODUCTION';
  if ((order.status === 'ACCEPTED' || isBegun) && order.clothDueOn !== null)
    return (order.isFromShelf || isBegun) && order.clothDueOn < today ? 'cloth_late' : null;
  const { left, needed } = daysToFinish(...plan);
  if (left >= needed) return null;
  const ordinary = daysToFinish(order, { ...workshop, daysOff: [] }, daysOff, today);
  if (ordinary.left >= needed) return 'days_off';
  if (order.isObjected) return 'objected';
  switch (order.status) {
    case 'QUALITY_CHECK':
      return 'in_check';
    case 'IN_PRODUCTION':
      return 'in_production';
    case 'ALTERATION':
      return 'not_begun';
    default:
      if (order.isUnpaid) return 'unpaid';
      return order.status === 'CONFIRMED' ? 'not_accepted' : 'not_begun';
  }
}

export function daysToFinish(...[order, workshop, daysOff, today]: Plan): DaysToFinish {
  const { own, both } = calendarsOf(workshop, daysOff, order.begun ?? today);
  const work = workshop.inHouse ? own : both;
  const leaves = subtractBusinessDays(order.promised, order.courierAfter, daysOff);
  return {
    left: businessDaysBetween(today, leaves, work),
    needed: daysNeeded(order, workshop, (begun) => businessDaysBetween(begun, today, work)),
  };
}

/**
 * Half of the stitching time, which also has room for other work; once begun what is left of that half, but not less
 * than half of it; in the quality check a day.
 */
function daysNeeded(
  { status, begun, deliveryType, garments }: RunningOrder,
  { leadTimeDays }: Workshop,
  workedSince: (begun: Day) => number,
): number {
  if (status === 'QUALITY_CHECK') return 1;
  const half = Math.max(1, Math.floor(stitchingDays(leadTimeDays, deliveryType, garments) / 2));
  if (status !== 'IN_PRODUCTION') return half;
  const worked = begun === null ? 0 : workedSince(begun);
  return Math.max(1, Math.floor(half / 2), half - worked);
}

/**
 * A day that can be promised honestly instead: the whole stitching time from today or from the cloth on where it is not
 * begun, otherwise what it still needs. Null if the tailor has no day of work.
 */
export function honestDay(...plan: Plan): Day | null {
  const [order, workshop, daysOff, today] = plan;
  const { own, both } = calendarsOf(workshop, daysOff, today);
  if (!hasWorkday(both.weekdays)) return null;
  const isBegun = order.status === 'IN_PRODUCTION' || order.status === 'QUALITY_CHECK';
  const days = isBegun
    ? daysToFinish(...plan).needed
    : stitchingDays(workshop.leadTimeDays, order.deliveryType, order.garments);
  const cloth = order.clothDueOn ?? today;
  const from = isBegun || cloth < today ? today : cloth;
  const finished = addBusinessDays(from, days, workshop.inHouse ? own : both);
  const leaves = isDayOff(finished, both) ? addBusinessDays(finished, 1, both) : finished;
  return addBusinessDays(leaves, order.courierAfter, daysOff);
}

/** The days off of the tailor from a day on, without and with the general ones. */
function calendarsOf({ daysOff: ranges = [], weekdaysOff = [] }: Workshop, daysOff: DaysOff, from: Day) {
  const days = ranges.filter(({ until }) => until >= from).flatMap(daysIn);
  const own: DaysOff = { weekdays: [...weekdaysOff], days };
  const both: DaysOff = {
    weekdays: [...daysOff.weekdays, ...own.weekdays],
    days: [...daysOff.days, ...own.days],
  };
  return { own, both };
}
