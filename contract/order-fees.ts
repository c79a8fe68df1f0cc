import type { AdvanceRules } from './advance.ts';
import type { COURIERS } from './constants/orders.ts';
import type { Rupees } from './money.ts';

/** Fees for collecting cloth in a country and delivering the garment there. */
interface Fees {
  collection_fee: Rupees;
  delivery_fee: Rupees;
}

/** A courier's fees, and its fewest and most business days. */
export interface CourierOffer extends Fees {
  days: [fewest: number, most: number];
}

/** The most business days of the couriers between two cities of Pakistan, either way (orders-63). */
export interface CityDays {
  from: string;
  to: string;
  days: number;
  /** Of the express courier; absent: those within Pakistan where they are fewer. */
  express_days?: number | undefined;
}

/** Fees of a country. */
export interface HandoverFees extends Fees {
  /** Days of the economy courier, in Pakistan to another city; the usual ones if absent. */
  days?: CourierOffer['days'] | undefined;
  express?: CourierOffer | undefined;
  /** What an alteration near the customer may cost; absent: none is paid for (orders-141). */
  alteration_limit?: Rupees | undefined;
}

export type Courier = (typeof COURIERS)[number];

/** Months after which a child is measured again: under two years, under six, and older; 3 to 12 (measurements-17). */
export type ChildMonths = [under2: number, under6: number, older: number];

/** Set by staff (orders-10); pages get them in `Settings`. */
export interface OrderRules {
  /** Per cent added to the stitching. */
  urgent_percent: number;
  /** A cloth swatch before the stitching. */
  sample_fee: Rupees;
  /** By country, ISO 3166-1 alpha-2. */
  fees: Record<string, HandoverFees>;
  fees_elsewhere: HandoverFees;
  /** Pairs of cities with days of their own; a city with itself: within it. */
  city_days: CityDays[];
  /** Calendar days of the in-house workshop. */
  in_house_days: number;
  /** Days until a placed order expires (orders-18). */
  confirm_within_days: number;
  /** Fewest and most business days of partner tailors in general; each tailor has a lead time. */
  partner_days: [fewest: number, most: number];
  /** Days after the delivery in which ready-made goods can be sent back (returns-20). */
  return_days: number;
  child_months: ChildMonths;
  advance: AdvanceRules;
  /** Cash from which a phone is proven by a code; 0: never (payments-27). */
  cash_code_from: Rupees;
}

/** Fees of a country (orders-13). */
export function handoverFees(country: string, { fees, fees_elsewhere }: OrderRules): HandoverFees {
  return (Object.hasOwn(fees, country) && fees[country]) || fees_elsewhere;
}
