import type { COURIERS } from './constants/orders.ts';
import type { Rupees } from './money.ts';

/** What the shop takes for bringing cloth and garment from and to a country. */
interface Fees {
  collection_fee: Rupees;
  delivery_fee: Rupees;
}

/** What a courier takes, and its fewest and most business days. */
export interface CourierOffer extends Fees {
  days: [fewest: number, most: number];
}

/** Of a country; within Pakistan there is no courier to choose. */
export interface HandoverFees extends Fees {
  /** Of the economy courier; the usual ones when left out. */
  days?: CourierOffer['days'] | undefined;
  express?: CourierOffer | undefined;
}

export type Courier = (typeof COURIERS)[number];

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
  /** Until a placed order expires (orders-18). */
  confirm_within_days: number;
  /** Fewest and most business days of partner tailors in general; each has its own lead time. */
  partner_days: [fewest: number, most: number];
}

/** By country (orders-13). */
export function handoverFees(country: string, { fees, fees_elsewhere }: OrderRules): HandoverFees {
  return (Object.hasOwn(fees, country) && fees[country]) || fees_elsewhere;
}
