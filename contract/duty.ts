import type { Rupees } from './money.ts';

/** What staff knows of the duties of a country (abroad-4). */
export interface DutyRule {
  /** Per cent of the value of the goods; null: unknown. */
  rate_percent: number | null;
  /** From this value on duty is taken, on all of it; null: from the first rupee. */
  threshold: Rupees | null;
}

/** Whole rupees for goods of this value; null where the rate is unknown (abroad-5). */
export function dutyToExpect(value: Rupees, { rate_percent, threshold }: DutyRule): Rupees | null {
  if (rate_percent === null) return null;
  if (threshold !== null && value < threshold) return 0;
  // Whole hundredths, because a product such as 1050 × 0.07 is not exact.
  return Math.round((value * Math.round(rate_percent * 100)) / 10_000);
}

interface PriceOfGoods {
  stitching: Rupees;
  urgent_surcharge: Rupees;
  cloth: Rupees;
}

/** What customs take duty on: the goods of a stitched order, without fees of collection, delivery and swatch (abroad-9). */
export function goodsValue({ stitching, urgent_surcharge, cloth }: PriceOfGoods): Rupees {
  return stitching + urgent_surcharge + cloth;
}

/** Whether something of the order is sent abroad. */
export function isSentAbroad({ delivery, country }: { delivery: string; country: string | null }): boolean {
  return delivery === 'BY_SHOP' && country !== null && country !== 'PK';
}
