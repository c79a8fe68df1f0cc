import { orderNameWords } from '#words';
import type { OrderRules } from '../order-fees.ts';

/** The defaults of the baseline migration, shown while the database is unavailable. */
export const USUAL_ORDER_RULES: OrderRules = {
  urgent_percent: 30,
  sample_fee: 150,
  fees: { PK: { collection_fee: 200, delivery_fee: 250 } },
  fees_elsewhere: { collection_fee: 4500, delivery_fee: 5500 },
  city_days: [],
  in_house_days: 7,
  confirm_within_days: 14,
  partner_days: [7, 14],
  return_days: 30,
  child_months: [3, 6, 12],
  advance: { large_percent: 0, from: 0, new_percent: 0, refused_percent: 0 },
  cash_code_from: 0,
};

/** Business days of a courier in Pakistan to another city and within one, where staff has set no others (orders-63). */
export const HOME_COURIER_DAYS: readonly [fewest: number, most: number] = [2, 3];
export const WITHIN_CITY_DAYS = 1;

/** Days of work that each garment of an order after the first adds (orders-103). */
export const DAYS_PER_FURTHER_GARMENT = 1;

/** `7-14 business days` */
export function partnerTime({ partner_days }: OrderRules): string {
  return orderNameWords.businessDays({ days: [...new Set(partner_days)].join('-'), most: partner_days[1] });
}
