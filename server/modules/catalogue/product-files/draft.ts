import type { ProductRow } from '../../../../contract/product-file.ts';
import { picturesOf } from '../shelf/present.ts';
import type { FileProduct } from './queries.ts';

export interface DraftColour {
  code: string;
  name: string | undefined;
  hex: string | undefined;
}

export interface DraftVariant {
  colour: string;
  size: string | null;
  sku: string | undefined;
  stock: number | undefined;
  stock_was: number | undefined;
}

/** A product form filled from a file, before `ProductForm` validates it. */
export interface ProductDraft {
  section: string | undefined;
  collection: string | undefined;
  category: string | undefined;
  name: string | undefined;
  description: string;
  dress_type: string | undefined;
  price: number | undefined;
  compare_at_price: number | null;
  cloth_metres: number | null;
  cloth_width_inches: number | null;
  active: boolean | undefined;
  facts: { name: string; value: string }[];
  pictures: FileProduct['pictures'];
  colours: DraftColour[];
  variants: DraftVariant[];
}

export function draftOf(product: FileProduct): ProductDraft {
  const colours = new Map(
    product.variants.map(({ colour, colourName, colourHex }) => [
      colour,
      { code: colour, name: colourName, hex: colourHex },
    ]),
  );
  return {
    section: product.section ?? undefined,
    collection: product.collection ?? undefined,
    category: product.category,
    name: product.name,
    description: withPlainBreaks(product.description),
    dress_type: product.dressType ?? undefined,
    price: product.price,
    compare_at_price: product.compareAtPrice,
    cloth_metres: product.clothMetres,
    cloth_width_inches: product.clothWidthInches,
    active: product.active,
    facts: sorted(Object.entries(product.facts).map(([name, value]) => ({ name, value }))),
    pictures: picturesOf(product),
    colours: [...colours.values()],
    variants: product.variants.map(({ colour, size, sku, stock }) => ({
      colour,
      size,
      sku: sku ?? undefined,
      stock,
      stock_was: stock,
    })),
  };
}

/** Merges the cells into the existing product; `known` is undefined for a new one. */
export function filled(
  cells: ProductRow,
  { known, isOfBrand }: { known: ProductDraft | undefined; isOfBrand: boolean },
): ProductDraft {
  return {
    section: isOfBrand ? cells.section : undefined,
    collection: isOfBrand ? undefined : cells.collection,
    category: cells.category,
    name: cells.name,
    description: withPlainBreaks(cells.description ?? ''),
    dress_type: cells.dressType,
    price: cells.price,
    compare_at_price: cells.compareAtPrice ?? null,
    cloth_metres: orKnown(cells.clothMetres, known?.cloth_metres),
    cloth_width_inches: orKnown(cells.clothWidth, known?.cloth_width_inches),
    // A new product has no picture yet, so it stays hidden (transfers-10).
    active: known ? cells.active : false,
    facts: sorted(cells.facts ?? []),
    pictures: known?.pictures ?? [],
    colours: [...(known?.colours ?? [])],
    variants: [...(known?.variants ?? [])],
  };
}

/** A file without the column leaves the value as it is. */
function orKnown(cell: number | null | undefined, known: number | null = null): number | null {
  return cell === undefined ? known : cell;
}

export function isSameDraft(one: ProductDraft, other: ProductDraft): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Spreadsheets use other line breaks. */
function withPlainBreaks(text: string): string {
  return text.replaceAll(/\r\n?/g, '\n');
}

/** Sorted, because the database returns them in another order. */
function sorted(facts: ProductDraft['facts']): ProductDraft['facts'] {
  return facts.toSorted((one, other) => (one.name < other.name ? -1 : one.name > other.name ? 1 : 0));
}
