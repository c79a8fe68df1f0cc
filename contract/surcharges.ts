import { orderNameWords } from '#words';
import type { Rupees } from './money.ts';
import type { PriceBreakdown } from './orders.ts';

export type Surcharge = Exclude<keyof PriceBreakdown, 'stitching' | 'cloth' | 'discount' | 'total'>;

const SURCHARGES: readonly Surcharge[] = ['urgent_surcharge', 'collection_fee', 'delivery_fee', 'sample_fee'];

/** The surcharges, as lines of a bill below the stitching. */
export function surchargesOf(price: PriceBreakdown): { part: Surcharge; name: string; amount: Rupees }[] {
  return SURCHARGES.map((part) => ({
    part,
    name: orderNameWords.surcharges[part],
    amount: price[part],
  })).filter(({ amount }) => amount > 0);
}
