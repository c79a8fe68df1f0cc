import type { BillDiscount } from './discounts.ts';
import type { Rupees } from './money.ts';
import type { PriceBreakdown } from './orders.ts';

type Terms = Pick<BillDiscount, 'percent' | 'sum' | 'lowest_share'>;

/** What a code takes off: stitching, its surcharge and cloth; fees are not discounted (discounts-9). */
export function discountable(
  price: Pick<PriceBreakdown, 'stitching' | 'urgent_surcharge' | 'cloth'>,
): Rupees {
  return price.stitching + price.urgent_surcharge + price.cloth;
}

/**
 * What a code takes off a price, never so much that less than the lowest share is left. A dearer price never costs less
 * with it.
 */
export function discountOn({ percent, sum, lowest_share }: Terms, base: Rupees): Rupees {
  const wanted = percent === null ? (sum ?? 0) : Math.round((base * percent) / 100);
  return Math.min(wanted, base - Math.ceil((base * lowest_share) / 100));
}

/** The bill with what a code takes off it now. */
export function withDiscount(
  price: PriceBreakdown,
  terms: (Terms & Pick<BillDiscount, 'code'>) | null | undefined,
): PriceBreakdown {
  const { discount: before, ...parts } = price;
  const gross = price.total + (before?.amount ?? 0);
  if (!terms) return { ...parts, total: gross };
  const { code, percent, sum, lowest_share } = terms;
  const amount = discountOn(terms, discountable(price));
  return { ...parts, discount: { code, amount, percent, sum, lowest_share }, total: gross - amount };
}
