import type { CODE_STATES } from '../../../../contract/constants/discounts.ts';
import type { DiscountCode } from '../../../../contract/discounts.ts';
import { formatDay, formatRupees } from '../../../lib/format.ts';

type State = (typeof CODE_STATES)[number];

export const STATE_NAMES: Record<State, string> = {
  awaited: 'Waits for the seller',
  coming: 'Not yet',
  open: 'In use',
  used_up: 'Used up',
  over: 'Over',
};

export const STATE_TONES = {
  awaited: 'saffron',
  coming: 'saffron',
  open: 'leaf',
  used_up: 'madder',
  over: 'madder',
} as const satisfies Record<State, string>;

export function worthOf({ percent, amount }: Pick<DiscountCode, 'percent' | 'amount'>): string {
  return percent === null ? formatRupees(amount ?? 0) : `${percent} %`;
}

export function conditionsOf(code: DiscountCode): string {
  const { minimum, seller, first_order, max_uses_each } = code;
  const conditions = [
    minimum > 0 && `from ${formatRupees(minimum)}`,
    seller && `goods of ${seller.name}`,
    first_order && 'first order',
    max_uses_each !== null && (max_uses_each === 1 ? 'once each' : `${max_uses_each} times each`),
  ].filter(Boolean);
  return conditions.length > 0 ? conditions.join(', ') : 'None';
}

/** Who bears what it takes off (discounts-11). */
export function bearerOf({ seller, seller_percent, declined_at }: DiscountCode): string {
  if (seller === null || seller_percent === 0) return 'The shop';
  const bearer =
    seller_percent === 100 ? seller.name : `${seller.name} ${seller_percent} %, the shop the rest`;
  return declined_at === null ? bearer : `${bearer}; declined`;
}

export function daysOf({ starts_on, ends_on }: Pick<DiscountCode, 'starts_on' | 'ends_on'>): string {
  return ends_on === null
    ? `from ${formatDay(starts_on)}`
    : `${formatDay(starts_on)} to ${formatDay(ends_on)}`;
}

export function usesOf({ uses, max_uses, given, borne }: DiscountCode): string {
  const of = max_uses === null ? String(uses) : `${uses} of ${max_uses}`;
  if (given === 0) return of;
  const inAll = `${of}, ${formatRupees(given)} in all`;
  return borne > 0 ? `${inAll}, the seller ${formatRupees(borne)} of it` : inAll;
}
