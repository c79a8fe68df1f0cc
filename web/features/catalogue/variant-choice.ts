import type { Colour, ProductDetail, Size, Variant } from '../../../contract/catalogue.ts';
import { SIZES } from '../../../contract/constants/catalogue.ts';

type Shelf = Pick<ProductDetail, 'colours' | 'variants'>;

/** What the buyer has chosen; a size stays chosen only while there is one. */
export interface Choice {
  colour: string | undefined;
  size: Size | undefined;
}

export interface OfferedSize {
  size: Size;
  stock: number;
}

/** From how many pieces on a shelf counts as well filled. */
const ENOUGH = 4;

/** The sizes a product comes in, in their order, with the stock of a colour; empty for one-size goods. */
export function sizesIn({ variants }: Shelf, colour: string | undefined): OfferedSize[] {
  return SIZES.filter((size) => variants.some((variant) => variant.size === size)).map((size) => ({
    size,
    stock: piecesOf(variants.filter((variant) => variant.colour === colour && variant.size === size)),
  }));
}

/** Whether nothing is left of a colour, in any size. */
export function isColourSoldOut({ variants }: Shelf, colour: string): boolean {
  return piecesOf(variants.filter((variant) => variant.colour === colour)) === 0;
}

/** Whether nothing is left at all. */
export function isSoldOut({ variants }: Shelf): boolean {
  return piecesOf(variants) === 0;
}

/** The colour a page begins with: the first that can be bought. */
export function firstColour(shelf: Shelf): Colour | undefined {
  return shelf.colours.find(({ code }) => !isColourSoldOut(shelf, code)) ?? shelf.colours[0];
}

/** What lies on the shelf in a colour and size and can be bought; undefined while something is still to be chosen. */
export function chosenVariant(shelf: Shelf, { colour, size }: Choice): Variant | undefined {
  const wanted = sizesIn(shelf, colour).length === 0 ? null : size;
  return shelf.variants.find(
    (variant) => variant.colour === colour && variant.size === wanted && variant.stock > 0,
  );
}

/** The choice in another colour: the size stays while that colour has it. */
export function inColour(shelf: Shelf, { size }: Choice, colour: string): Choice {
  const isThere = sizesIn(shelf, colour).some((offered) => offered.size === size && offered.stock > 0);
  return { colour, size: isThere ? size : undefined };
}

/** What a buyer should know about the stock of a size; undefined while there is plenty. */
export function stockWords(stock: number): string | undefined {
  if (stock === 0) return 'Sold out';
  return stock < ENOUGH ? `Only ${stock} left` : undefined;
}

function piecesOf(variants: readonly Variant[]): number {
  return variants.reduce((pieces, { stock }) => pieces + stock, 0);
}
