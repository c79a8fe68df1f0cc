import { addBusinessDays, type Day, type DaysOff } from './dates.ts';
import type { Rupees } from './money.ts';

/**
 * Choices within Pakistan and abroad, offered by location before the country is known (shop-7). The first is the
 * default.
 */
export const DELIVERY_CHOICES = {
  local: ['standard', 'express'],
  international: ['courier'],
} as const;

export type DeliveryChoice = (typeof DELIVERY_CHOICES)[keyof typeof DELIVERY_CHOICES][number];

/** Delivery choices for a country, ISO 3166-1 alpha-2 (shop-7). */
export function deliveryChoices(
  country: string,
): readonly [usual: DeliveryChoice, ...others: DeliveryChoice[]] {
  return country === 'PK' ? DELIVERY_CHOICES.local : DELIVERY_CHOICES.international;
}

/** False abroad, where nobody collects cash (shop-6). */
export function isCashOffered(country: string): boolean {
  return country === 'PK';
}

/** Fewest and most business days. */
export const DELIVERIES = {
  standard: { days: [3, 5] },
  express: { days: [1, 2] },
  courier: { days: [7, 12] },
} as const satisfies Record<DeliveryChoice, { days: readonly [number, number] }>;

/** The first and last day of arrival for goods ordered on `day`. */
export function arrival(day: Day, choice: DeliveryChoice, daysOff: DaysOff): readonly [Day, Day] {
  const [soonest, latest] = DELIVERIES[choice].days;
  return [addBusinessDays(day, soonest, daysOff), addBusinessDays(day, latest, daysOff)];
}

/** Set by staff; all 0 in the demo (shop-3). */
export interface BillRules {
  delivery_fees: Record<DeliveryChoice, Rupees>;
  /** Sub total from which delivery is free; null: never. */
  free_delivery_from: Rupees | null;
  /** 0 to 90. */
  discount_percent: number;
  /** Sub total from which the discount applies. */
  discount_from: Rupees;
  /** Per cent of a price that no code takes off; undefined until staff sets it (discounts-3). */
  lowest_share_percent?: number | undefined;
}

/** Whole rupees: total = sub total − discount + delivery fee (shop-3). */
export function billOf(sub_total: Rupees, delivery: DeliveryChoice, rules: BillRules) {
  const discount =
    sub_total >= rules.discount_from ? Math.round((sub_total * rules.discount_percent) / 100) : 0;
  const delivery_fee = deliveryFees(sub_total, rules)[delivery];
  return { sub_total, discount, delivery_fee, total: sub_total - discount + delivery_fee };
}

export function deliveryFees(sub_total: Rupees, rules: BillRules): BillRules['delivery_fees'] {
  const isFree = rules.free_delivery_from !== null && sub_total >= rules.free_delivery_from;
  return sub_total === 0 || isFree ? { standard: 0, express: 0, courier: 0 } : rules.delivery_fees;
}
