export const MAX_PRODUCT_NAME = 120;
export const MAX_PRODUCT_DESCRIPTION = 4000;
export const MAX_COLOURS = 12;
export const MAX_PICTURES = 8;
export const MAX_FACTS = 12;
/** Rupees. */
export const MAX_PRODUCT_PRICE = 10_000_000;
export const MAX_STOCK = 1_000_000;
/** A product is low on stock when a variant has fewer pieces (catalogue-20); 0: never. */
export const DEFAULT_LOW_STOCK_LEVEL = 3;
export const MAX_LOW_STOCK_LEVEL = 1000;
/** Metres of cloth in one piece that is sold. */
export const CLOTH_METRES = { least: 0.1, most: 200 } as const;
/** Inches. */
export const CLOTH_WIDTH = { least: 20, most: 120 } as const;

/** Characters of what customs abroad are told about a product. */
export const MAX_CUSTOMS_WORDS = 120;

/** Filters of a product list. */
export const SHELF_STATES = ['all', 'active', 'hidden', 'out_of_stock', 'low_stock', 'on_sale'] as const;

/** Picture of products without one, such as imported ones, which stay hidden. */
export const NO_PICTURE = '/art/empty-needle.svg';

/** Hours in which a seller may correct a reply (reviews-6). */
export const REPLY_EDIT_HOURS = 24;

/** A code for a new colour: its name, with a number if another colour has it. */
export function colourCode(name: string, taken: readonly string[]): string {
  const base =
    name
      .toLowerCase()
      .normalize('NFKD')
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '')
      .slice(0, 30) || 'colour';
  let code = base;
  for (let number = 2; taken.includes(code); number += 1) code = `${base}-${number}`;
  return code;
}

/** Columns of a product file, which has one row per variant (transfers-9). */
export const PRODUCT_COLUMNS = {
  product: 'Product',
  version: 'Version',
  brand: 'Brand',
  section: 'Section',
  collection: 'Collection',
  category: 'Category',
  name: 'Name',
  description: 'Description',
  dressType: 'Dress type',
  price: 'Price',
  compareAtPrice: 'Struck-through price',
  clothMetres: 'Cloth length (m)',
  clothWidth: 'Cloth width (in)',
  active: 'Shown',
  facts: 'Facts',
  colour: 'Colour code',
  colourName: 'Colour',
  colourHex: 'Colour value',
  size: 'Size',
  sku: 'SKU',
  stock: 'Stock',
  /** The stock at the export, so that an import does not undo later sales. */
  stockWas: 'Stock at export',
} as const;

/** A file may lack them, as those of version 1.0 do. */
export const OPTIONAL_PRODUCT_COLUMNS = [PRODUCT_COLUMNS.clothMetres, PRODUCT_COLUMNS.clothWidth] as const;

export type ProductColumn = keyof typeof PRODUCT_COLUMNS;

/** Larger files have to be split. */
export const MAX_IMPORTED_ROWS = 1_000_000;
