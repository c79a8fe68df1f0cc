import { basicWords, catalogueWords } from '#words';
import type { Colour, ProductDetail, Size, Variant } from '../../../contract/catalogue.ts';
import { SIZES } from '../../../contract/constants/catalogue.ts';

type Shelf = Pick<ProductDetail, 'colours' | 'variants'>;

export interface Choice {
  colour: string | undefined;
  size: Size | undefined;
}

export interface OfferedSize {
  size: Size;
  stock: number;
}

/** The number of pieces is shown below this stock. */
const LOW_STOCK_BELOW = 4;

/** The sizes in their order with a colour's stock; empty for one-size goods. */
export function sizesIn({ variants }: Shelf, colour: string | undefined): OfferedSize[] {
  return SIZES.filter((size) => variants.some((variant) => variant.size === size)).map((size) => ({
    size,
    stock: piecesOf(variants.filter((variant) => variant.colour === colour && variant.size === size)),
  }));
}

export function isColourSoldOut({ variants }: Shelf, colour: string): boolean {
  return piecesOf(variants.filter((variant) => variant.colour === colour)) === 0;
}

export function isSoldOut({ variants }: Shelf): boolean {
  return piecesOf(variants) === 0;
}

export function firstColour(shelf: Shelf): Colour | undefined {
  return shelf.colours.find(({ code }) => !isColourSoldOut(shelf, code)) ?? shelf.colours[0];
}

/** The variant of the choice, if in stock; undefined while a choice is missing. */
export function chosenVariant(shelf: Shelf, { colour, size }: Choice): Variant | undefined {
  const wanted = sizesIn(shelf, colour).length === 0 ? null : size;
  return shelf.variants.find(
    (variant) => variant.colour === colour && variant.size === wanted && variant.stock > 0,
  );
}

/** Changes the colour; keeps the size if the colour has it. */
export function inColour(shelf: Shelf, { size }: Choice, colour: string): Choice {
  const isThere = sizesIn(shelf, colour).some((offered) => offered.size === size && offered.stock > 0);
  return { colour, size: isThere ? size : undefined };
}

/** The stock of a size in words; undefined while there is plenty. */
export function stockWords(stock: number): string | undefined {
  if (stock === 0) return basicWords.soldOut;
  return stock < LOW_STOCK_BELOW ? catalogueWords.onlyLeft({ stock }) : undefined;
}

function piecesOf(variants: readonly Variant[]): number {
  return variants.reduce((pieces, { stock }) => pieces + stock, 0);
}
