import { cityKey } from './cities.ts';
import { SHELF_HANDLING_DAYS } from './constants/cloth.ts';
import { HOME_COURIER_DAYS, WITHIN_CITY_DAYS } from './constants/order-rules.ts';
import { DELIVERIES, isCashOffered } from './delivery.ts';
import type { Handover, PaymentType } from './handover.ts';
import {
  type CityDays,
  type Courier,
  type CourierOffer,
  handoverFees,
  type OrderRules,
} from './order-fees.ts';
import type { DeliveryType, PriceBreakdown } from './orders.ts';

/** Fees of a courier for a country; the economy courier if express is not offered (orders-44). */
export function courierOffer(country: string, rules: OrderRules, courier: Courier = 'ECONOMY'): CourierOffer {
  const { express, ...economy } = handoverFees(country, rules);
  if (courier === 'EXPRESS' && express) return express;
  const usual = country === 'PK' ? HOME_COURIER_DAYS : DELIVERIES.courier.days;
  return { ...economy, days: economy.days ?? [...usual] };
}

export interface OrderChoices {
  delivery_type: DeliveryType;
  pickup: Handover;
  delivery: Handover;
  is_requested_sample: boolean;
  /** Economy by default. */
  courier?: Courier | undefined;
  /** The countries of collection and delivery. */
  collection_country: string;
  delivery_country: string;
  /** Rupees for cloth of the shop; none by default. */
  cloth?: number | undefined;
  cloth_from?: readonly ClothFrom[] | undefined;
}

/** Where the cloth of one of the garments comes from; `PICKUP` as the order's pickup says (orders-150). */
export type ClothFrom =
  | { source: 'PICKUP' }
  /** `city` is the brand's, or the customer's; empty while unknown. */
  | { source: 'SHELF' | 'POSTED'; city: string };

/** Whether cloth is brought or collected for any garment; of an order that says nothing, for all. */
export function takesPickup(cloth_from: readonly ClothFrom[] | undefined): boolean {
  return !cloth_from || cloth_from.length === 0 || cloth_from.some(({ source }) => source === 'PICKUP');
}

/**
 * Whole rupees (orders-10); `stitching` is the tailor's rate for the dress type, or the tailor's average. The form
 * shows it live, but the server decides.
 */
export function priceOf(stitching: number, choices: OrderChoices, rules: OrderRules): PriceBreakdown {
  const { delivery_type, pickup, delivery, courier } = choices;
  const urgent_surcharge =
    delivery_type === 'URGENT' ? Math.round((stitching * rules.urgent_percent) / 100) : 0;
  const isCollected = pickup === 'BY_SHOP' && takesPickup(choices.cloth_from);
  const collection_fee = isCollected
    ? courierOffer(choices.collection_country, rules, courier).collection_fee
    : 0;
  const delivery_fee =
    delivery === 'BY_SHOP' ? courierOffer(choices.delivery_country, rules, courier).delivery_fee : 0;
  const sample_fee = choices.is_requested_sample ? rules.sample_fee : 0;
  const cloth = choices.cloth ?? 0;
  const total = stitching + urgent_surcharge + collection_fee + delivery_fee + sample_fee + cloth;
  return { stitching, urgent_surcharge, collection_fee, delivery_fee, sample_fee, cloth, total };
}

type Ways = Pick<OrderChoices, 'pickup' | 'delivery' | 'courier' | 'collection_country' | 'delivery_country'>;

/** How and from where the cloth comes, and how and where the garment goes. */
export interface OrderWays extends Ways {
  /** Empty while unknown, which counts as another city than the tailor's. */
  collection_city: string;
  delivery_city: string;
  cloth_from?: readonly ClothFrom[] | undefined;
}

/** Whether express is offered in every foreign country of the order, or within Pakistan (orders-44). */
export function isExpressOffered(ways: Ways, rules: OrderRules): boolean {
  const { pickup, delivery, collection_country, delivery_country } = ways;
  const countries = [
    ...(pickup === 'BY_SHOP' ? [collection_country] : []),
    ...(delivery === 'BY_SHOP' ? [delivery_country] : []),
  ];
  const abroad = countries.filter((country) => country !== 'PK');
  const needed = abroad.length > 0 ? abroad : countries;
  return needed.length > 0 && needed.every((country) => handoverFees(country, rules).express);
}

/** Cash where it can be collected, otherwise in advance (orders-40). */
export function paymentTypeFor({
  delivery,
  delivery_country,
}: Pick<Ways, 'delivery' | 'delivery_country'>): PaymentType {
  return delivery === 'BY_OWN' || isCashOffered(delivery_country) ? 'COD' : 'ADVANCE';
}

/** The longest courier times to and from the workshop, in business days (orders-11). */
export interface CourierDays {
  before: number;
  after: number;
}

export function courierDays(ways: OrderWays & { workshop_city: string }, rules: OrderRules): CourierDays {
  const { pickup, delivery, courier, workshop_city } = ways;
  const of = (handover: Handover, country: string, city: string) => {
    if (handover === 'BY_OWN') return 0;
    const days = country === 'PK' ? daysBetweenCities(city, workshop_city, rules, courier) : undefined;
    return days ?? courierOffer(country, rules, courier).days[1];
  };
  const fromShelf = (city: string) =>
    SHELF_HANDLING_DAYS + (daysBetweenCities(city, workshop_city, rules) ?? HOME_COURIER_DAYS[1]);
  const before = (ways.cloth_from ?? []).map((from) => {
    if (from.source === 'PICKUP') return 0;
    if (from.source === 'SHELF') return fromShelf(from.city);
    return daysBetweenCities(from.city, workshop_city, rules) ?? HOME_COURIER_DAYS[1];
  });
  const collected = takesPickup(ways.cloth_from)
    ? of(pickup, ways.collection_country, ways.collection_city)
    : 0;
  return {
    before: Math.max(collected, ...before),
    after: of(delivery, ways.delivery_country, ways.delivery_city),
  };
}

/** Undefined for two different cities without days of their own (orders-63). */
function daysBetweenCities(
  one: string,
  other: string,
  rules: OrderRules,
  courier: Courier = 'ECONOMY',
): number | undefined {
  const pair = pairKey(one, other);
  const set = rules.city_days.find(({ from, to }) => pairKey(from, to) === pair);
  const express = courier === 'EXPRESS' ? handoverFees('PK', rules).express : undefined;
  if (set) return express ? expressDays(set, express.days[1]) : set.days;
  const isSame = cityKey(one) !== '' && cityKey(one) === cityKey(other);
  return isSame ? WITHIN_CITY_DAYS : undefined;
}

/** The most days of the express courier between two cities, never more than those of the other one. */
export function expressDays({ days, express_days }: CityDays, within = days): number {
  return Math.min(days, express_days ?? within);
}

/** The same for both directions. */
export function pairKey(one: string, other: string): string {
  return [cityKey(one), cityKey(other)].sort().join(' ');
}
