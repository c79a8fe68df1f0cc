import { addBusinessDays, addDays, type Day, type DaysOff, nearestBusinessDay } from './dates.ts';
import { DELIVERIES, isCashOffered } from './delivery.ts';
import type { Rupees } from './money.ts';
import type { DeliveryType, Handover, PaymentType, PriceBreakdown } from './orders.ts';

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

type Ways = Pick<OrderChoices, 'pickup' | 'delivery' | 'collection_country' | 'delivery_country'>;

/** Cash where it can be collected, else in advance (orders-40). */
export function paymentTypeFor({
  delivery,
  delivery_country,
}: Pick<Ways, 'delivery' | 'delivery_country'>): PaymentType {
  return delivery === 'BY_OWN' || isCashOffered(delivery_country) ? 'COD' : 'ADVANCE';
}

/** The most business days of a courier, from abroad to the workshop and back (orders-11). */
export interface CourierDays {
  before: number;
  after: number;
}

export function courierDays({ pickup, delivery, collection_country, delivery_country }: Ways): CourierDays {
  const of = (handover: Handover, country: string) =>
    handover === 'BY_SHOP' && country !== 'PK' ? DELIVERIES.courier.days[1] : 0;
  return { before: of(pickup, collection_country), after: of(delivery, delivery_country) };
}

export interface Workshop {
  inHouse: boolean;
  /** Business days; the in-house workshop promises calendar days. */
  leadTimeDays: number;
}

/**
 * In-house 7 days, partners their lead time; URGENT half of it; couriers abroad before and after. Always a business day
 * (orders-11).
 */
export function promisedDay(
  placed: Day,
  { inHouse, leadTimeDays }: Workshop,
  deliveryType: DeliveryType,
  daysOff: DaysOff,
  courier: CourierDays = { before: 0, after: 0 },
): Day {
  const start = addBusinessDays(placed, courier.before, daysOff);
  const days = deliveryType === 'URGENT' ? Math.ceil(leadTimeDays / 2) : leadTimeDays;
  const stitched = inHouse
    ? nearestBusinessDay(addDays(start, days), daysOff)
    : addBusinessDays(start, days, daysOff);
  return addBusinessDays(stitched, courier.after, daysOff);
}
