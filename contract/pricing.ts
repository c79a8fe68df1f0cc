import { orderNameWords } from '#words';
import { DELIVERIES, isCashOffered } from './delivery.ts';
import type { Handover, PaymentType } from './handover.ts';
import type { Rupees } from './money.ts';
import { type Courier, type CourierOffer, handoverFees, type OrderRules } from './order-fees.ts';
import type { DeliveryType, PriceBreakdown } from './orders.ts';

/** Fees of a courier for a country; the economy courier if express is not offered (orders-44). */
export function courierOffer(country: string, rules: OrderRules, courier: Courier = 'ECONOMY'): CourierOffer {
  const { express, ...economy } = handoverFees(country, rules);
  if (courier === 'EXPRESS' && express) return express;
  return { ...economy, days: economy.days ?? [...DELIVERIES.courier.days] };
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
}

/**
 * Whole rupees (orders-10); `stitching` is the tailor's rate for the dress type, or the tailor's average. The form
 * shows it live, but the server decides.
 */
export function priceOf(stitching: number, choices: OrderChoices, rules: OrderRules): PriceBreakdown {
  const { delivery_type, pickup, delivery, courier } = choices;
  const urgent_surcharge =
    delivery_type === 'URGENT' ? Math.round((stitching * rules.urgent_percent) / 100) : 0;
  const collection_fee =
    pickup === 'BY_SHOP' ? courierOffer(choices.collection_country, rules, courier).collection_fee : 0;
  const delivery_fee =
    delivery === 'BY_SHOP' ? courierOffer(choices.delivery_country, rules, courier).delivery_fee : 0;
  const sample_fee = choices.is_requested_sample ? rules.sample_fee : 0;
  const total = stitching + urgent_surcharge + collection_fee + delivery_fee + sample_fee;
  return { stitching, urgent_surcharge, collection_fee, delivery_fee, sample_fee, total };
}

export type Surcharge = Exclude<keyof PriceBreakdown, 'stitching' | 'total'>;

const SURCHARGES: readonly Surcharge[] = ['urgent_surcharge', 'collection_fee', 'delivery_fee', 'sample_fee'];

/** The surcharges, as lines of a bill below the stitching. */
export function surchargesOf(price: PriceBreakdown): { part: Surcharge; name: string; amount: Rupees }[] {
  return SURCHARGES.map((part) => ({
    part,
    name: orderNameWords.surcharges[part],
    amount: price[part],
  })).filter(({ amount }) => amount > 0);
}

type Ways = Pick<OrderChoices, 'pickup' | 'delivery' | 'courier' | 'collection_country' | 'delivery_country'>;

/** The foreign countries that a courier travels to or from. */
function countriesAbroad({ pickup, delivery, collection_country, delivery_country }: Ways): string[] {
  const countries = [
    ...(pickup === 'BY_SHOP' ? [collection_country] : []),
    ...(delivery === 'BY_SHOP' ? [delivery_country] : []),
  ];
  return countries.filter((country) => country !== 'PK');
}

/** Whether express is offered in every foreign country of the order (orders-44). */
export function isExpressOffered(ways: Ways, rules: OrderRules): boolean {
  const abroad = countriesAbroad(ways);
  return abroad.length > 0 && abroad.every((country) => handoverFees(country, rules).express);
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

export function courierDays(
  { pickup, delivery, courier, collection_country, delivery_country }: Ways,
  rules: OrderRules,
): CourierDays {
  const of = (handover: Handover, country: string) =>
    handover === 'BY_SHOP' && country !== 'PK' ? courierOffer(country, rules, courier).days[1] : 0;
  return { before: of(pickup, collection_country), after: of(delivery, delivery_country) };
}
