/** The columns of a CSV file of products, which has a row for each variant (transfers-9). */
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
  active: 'Shown',
  facts: 'Facts',
  colour: 'Colour code',
  colourName: 'Colour',
  colourHex: 'Colour value',
  size: 'Size',
  sku: 'SKU',
  stock: 'Stock',
  /** What the stock was in the export, so that an import does not undo what was sold since. */
  stockWas: 'Stock at export',
} as const;

export type ProductColumn = keyof typeof PRODUCT_COLUMNS;

/** A larger file is imported in several. */
export const MAX_IMPORTED_ROWS = 1_000_000;
