import { goodsWords } from '#words';
import { PRODUCT_COLUMNS, type ProductColumn } from '../../../../contract/constants/shelf.ts';
import type { CsvCell } from '../../../../contract/csv.ts';
import { factsText } from '../../../../contract/product-file.ts';
import { variantsOf } from '../present.ts';
import type { FileProduct, FileVariant } from './queries.ts';

/** A row of a product file; a product without variants has one row. */
export interface ProductFileRow {
  product: FileProduct;
  variant: FileVariant | undefined;
}

const CELLS: Record<ProductColumn, (row: ProductFileRow) => CsvCell> = {
  product: ({ product }) => product.id,
  version: ({ product }) => product.version,
  brand: ({ product }) => product.brand?.name ?? null,
  section: ({ product: { section } }) => section && goodsWords.sections[section],
  collection: ({ product: { collection } }) => collection && goodsWords.collections[collection],
  category: ({ product: { category } }) => goodsWords.categories[category],
  name: ({ product }) => product.name,
  description: ({ product }) => product.description,
  dressType: ({ product }) => product.dressType,
  price: ({ product }) => product.price,
  compareAtPrice: ({ product }) => product.compareAtPrice,
  clothMetres: ({ product }) => product.clothMetres,
  clothWidth: ({ product }) => product.clothWidthInches,
  active: ({ product }) => (product.active ? 'yes' : 'no'),
  facts: ({ product }) => factsText(product.facts),
  colour: ({ variant }) => variant?.colour ?? null,
  colourName: ({ variant }) => variant?.colourName ?? null,
  colourHex: ({ variant }) => variant?.colourHex ?? null,
  size: ({ variant }) => variant?.size ?? null,
  sku: ({ variant }) => variant?.sku ?? null,
  stock: ({ variant }) => variant?.stock ?? null,
  stockWas: ({ variant }) => variant?.stock ?? null,
};

/** Columns of an export; an import reads the same ones (transfers-9). */
export const PRODUCT_FILE_COLUMNS = Object.entries(PRODUCT_COLUMNS).map(([column, name]) => ({
  name,
  value: CELLS[column as ProductColumn],
}));

export function rowsOf(product: FileProduct): ProductFileRow[] {
  if (product.variants.length === 0) return [{ product, variant: undefined }];
  const byId = new Map(product.variants.map((variant) => [variant.id, variant]));
  return variantsOf(product.variants).map(({ id }) => ({ product, variant: byId.get(id) }));
}
