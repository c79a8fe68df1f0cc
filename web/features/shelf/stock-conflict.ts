import { basicWords, shelfWords } from '#words';
import type { ShelfProduct } from '../../../contract/shelf.ts';
import { type ProductValues, placeOf } from './product-values.ts';

/**
 * Merges new stock into a form after sales or returns: typed values stay, others take the server's. `changes` describes
 * each difference, as "Indigo, S: 10 is 8 now".
 */
export function afterSales(
  { variants, colours }: Pick<ProductValues, 'variants' | 'colours'>,
  current: Pick<ShelfProduct, 'variants'>,
): { variants: ProductValues['variants']; changes: string[] } {
  const after = { ...variants };
  const changes: string[] = [];
  for (const { colour, size, stock } of current.variants) {
    const place = placeOf(colour, size ?? 'one');
    const held = after[place];
    if (!held || held.stockWas === null || held.stockWas === stock) continue;
    const isTyped = held.stock !== String(held.stockWas);
    const name = colours.find(({ code }) => code === colour)?.name ?? colour;
    const variant = [name, size ?? shelfWords.inOneSize].join(basicWords.listSeparator);
    changes.push(shelfWords.stockIsNow({ variant, before: held.stockWas, now: stock }));
    after[place] = { ...held, stockWas: stock, stock: isTyped ? held.stock : String(stock) };
  }
  return { variants: after, changes };
}
