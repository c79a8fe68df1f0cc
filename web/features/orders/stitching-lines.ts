import { orderGarmentWords } from '#words';
import type { Garment } from '../../../contract/order-garments.ts';
import type { PriceBreakdown } from '../../../contract/orders.ts';
import { itemName } from './words.ts';

/** The garments of an order for the lines of its bill; none for one garment, or if the price is another one by now. */
export function stitchingLines(garments: readonly Garment[], { stitching }: PriceBreakdown) {
  const made = garments.filter(({ progress }) => progress !== 'CANCELLED');
  const lines = made.map((garment, index) => ({
    name: orderGarmentWords.numbered({ place: index + 1, garment: itemName(garment) }),
    amount: garment.stitching ?? 0,
  }));
  const sum = lines.reduce((total, { amount }) => total + amount, 0);
  return lines.length > 1 && sum === stitching ? lines : undefined;
}
