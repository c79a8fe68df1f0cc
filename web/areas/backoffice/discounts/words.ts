import type { CODE_STATES } from '../../../../contract/constants/discounts.ts';
import type { DiscountCode } from '../../../../contract/discounts.ts';
import { formatDay, formatRupees } from '../../../lib/format.ts';

type State = (typeof CODE_STATES)[number];

export const STATE_NAMES: Record<State, string> = {
  coming: 'Not yet',
  open: 'In use',
  used_up: 'Used up',
  over: 'Over',
};

export const STATE_TONES = {
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

export function daysOf({ starts_on, ends_on }: Pick<DiscountCode, 'starts_on' | 'ends_on'>): string {
  return ends_on === null
    ? `from ${formatDay(starts_on)}`
    : `${formatDay(starts_on)} to ${formatDay(ends_on)}`;
}

export function usesOf({ uses, max_uses, given }: DiscountCode): string {
  const of = max_uses === null ? String(uses) : `${uses} of ${max_uses}`;
  return given > 0 ? `${of}, ${formatRupees(given)} in all` : of;
}
