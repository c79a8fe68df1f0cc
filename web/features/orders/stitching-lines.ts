import { orderGarmentWords, shelfClothWords } from '#words';
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

/** Each cloth of the shop for the lines of a bill; none if the price is another one by now. */
export function clothLines(garments: readonly Garment[], { cloth: total }: PriceBreakdown) {
  const lines = garments.flatMap(({ cloth, cloth_price: amount }) =>
    amount === null
      ? []
      : [
          {
            name: cloth
              ? shelfClothWords.clothOf({ name: cloth.name, pieces: cloth.quantity })
              : shelfClothWords.cloth,
            amount,
          },
        ],
  );
  const names = new Set(lines.map(({ name }) => name));
  const sum = lines.reduce((all, { amount }) => all + amount, 0);
  return lines.length > 0 && names.size === lines.length && sum === total ? lines : undefined;
}
