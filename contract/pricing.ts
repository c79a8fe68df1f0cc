import { addBusinessDays, addDays, type Day, type DaysOff, nearestBusinessDay } from './dates.ts';
import type { Rupees } from './money.ts';
import type { DeliveryType, Handover, PriceBreakdown } from './orders.ts';

/** What the shop takes for bringing cloth and garment from and to a country. */
export interface HandoverFees {
  collection_fee: Rupees;
  delivery_fee: Rupees;
}

/** Set by staff (orders-10); `Settings` carries them to the pages. */
export interface OrderRules {
  /** Per cent added to the stitching. */
  urgent_percent: number;
  /** A cloth swatch before the stitching. */
  sample_fee: Rupees;
  /** By country, ISO 3166-1 alpha-2. */
  fees: Record<string, HandoverFees>;
  fees_elsewhere: HandoverFees;
  /** Calendar days of the in-house workshop. */
  in_house_days: number;
  /** Fewest and most business days of partner tailors in general; each has its own lead time. */
  partner_days: [fewest: number, most: number];
}

/** By country (orders-13). */
export function handoverFees(country: string, { fees, fees_elsewhere }: OrderRules): HandoverFees {
  return (Object.hasOwn(fees, country) && fees[country]) || fees_elsewhere;
}

export interface OrderChoices {
  delivery_type: DeliveryType;
  pickup: Handover;
  delivery: Handover;
  is_requested_sample: boolean;
  /** From which country the shop collects the cloth, and to which it delivers. */
  collection_country: string;
  delivery_country: string;
}

/**
 * Whole rupees (orders-10); `stitching` is the tailor's rate for the dress type, or the tailor's average. The form
 * shows this price live, but the server alone decides.
 */
export function priceOf(stitching: number, choices: OrderChoices, rules: OrderRules): PriceBreakdown {
  const { delivery_type, pickup, delivery } = choices;
  const urgent_surcharge =
    delivery_type === 'URGENT' ? Math.round((stitching * rules.urgent_percent) / 100) : 0;
  const collection_fee =
    pickup === 'BY_SHOP' ? handoverFees(choices.collection_country, rules).collection_fee : 0;
  const delivery_fee =
    delivery === 'BY_SHOP' ? handoverFees(choices.delivery_country, rules).delivery_fee : 0;
  const sample_fee = choices.is_requested_sample ? rules.sample_fee : 0;
  const total = stitching + urgent_surcharge + collection_fee + delivery_fee + sample_fee;
  return { stitching, urgent_surcharge, collection_fee, delivery_fee, sample_fee, total };
}

export interface Workshop {
  inHouse: boolean;
  /** Business days; the in-house workshop promises calendar days. */
  leadTimeDays: number;
}

/** In-house 7 days, partners their lead time; URGENT half of it. Always a business day (orders-11). */
export function promisedDay(
  placed: Day,
  { inHouse, leadTimeDays }: Workshop,
  deliveryType: DeliveryType,
  daysOff: DaysOff,
): Day {
  const days = deliveryType === 'URGENT' ? Math.ceil(leadTimeDays / 2) : leadTimeDays;
  return inHouse
    ? nearestBusinessDay(addDays(placed, days), daysOff)
    : addBusinessDays(placed, days, daysOff);
}
