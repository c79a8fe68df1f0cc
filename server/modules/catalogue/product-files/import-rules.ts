import type { z } from 'zod';
import type { ProductColumn } from '../../../../contract/constants/shelf.ts';
import type { ProductRow } from '../../../../contract/product-file.ts';
import { EditedProductForm, NewProductForm } from '../../../../contract/shelf.ts';
import { validate } from '../../../../contract/validation.ts';
import type { ImportError, ImportRow } from '../../../infra/transfers/kinds.ts';
import { draftOf, filled, isSameDraft, type ProductDraft } from './draft.ts';
import { fillVariants } from './draft-variants.ts';
import type { FileBrand, FileProduct } from './queries.ts';
import { RowErrors } from './row-errors.ts';

type Rows = readonly [ImportRow<ProductRow>, ...ImportRow<ProductRow>[]];

export type ProductPlan =
  | { kind: 'wrong'; errors: ImportError[] }
  | { kind: 'unchanged' }
  | { kind: 'new'; rows: Rows; brandId: number | null; form: z.output<typeof NewProductForm> }
  | { kind: 'edited'; rows: Rows; known: FileProduct; form: z.output<typeof EditedProductForm> };

/** Columns that describe the product, not the variant. */
const PRODUCT_CELLS = [
  'version',
  'brand',
  'section',
  'collection',
  'category',
  'name',
  'description',
  'dressType',
  'price',
  'compareAtPrice',
  'clothMetres',
  'clothWidth',
  'active',
  'facts',
] as const satisfies ProductColumn[];

const COLUMN_OF: Record<string, ProductColumn> = {
  section: 'section',
  collection: 'collection',
  category: 'category',
  name: 'name',
  description: 'description',
  dress_type: 'dressType',
  price: 'price',
  compare_at_price: 'compareAtPrice',
  cloth_metres: 'clothMetres',
  cloth_width_inches: 'clothWidth',
  active: 'active',
  facts: 'facts',
  pictures: 'active',
  colours: 'colour',
  variants: 'size',
};

/** Plans a new product. `brand` is null for the culture collection, and undefined if no such brand exists. */
export function planNew(rows: Rows, brand: FileBrand | null | undefined): ProductPlan {
  const [first] = rows;
  const errors = new RowErrors();
  compareRows(rows, errors);
  if (brand === undefined) {
    errors.add(first.number, 'brand', 'catalogue.brand_unknown');
    return { kind: 'wrong', errors: errors.found };
  }
  const isOfBrand = brand !== null;
  const draft = filled(first.row, { known: undefined, isOfBrand });
  fillVariants(draft, rows, errors);
  const form = checked(NewProductForm, brand ? { ...draft, brand: brand.id } : draft, first.number, errors);
  checkPlace(draft, isOfBrand, first.number, errors);
  if (!form || errors.found.length > 0) return { kind: 'wrong', errors: errors.found };
  return { kind: 'new', rows, brandId: brand?.id ?? null, form };
}

/** Plans an edit. `known` is undefined if the actor has no product with this id (transfers-11). */
export function planEdit(rows: Rows, known: FileProduct | undefined): ProductPlan {
  const [first] = rows;
  const errors = new RowErrors();
  if (!known) {
    errors.add(first.number, 'product', 'catalogue.row_product_unknown');
    return { kind: 'wrong', errors: errors.found };
  }
  compareRows(rows, errors);
  const { brand, version } = first.row;
  if (brand !== undefined && brand.toLowerCase() !== known.brand?.name.toLowerCase()) {
    errors.add(first.number, 'brand', 'catalogue.row_brand_fixed');
  }
  const before = draftOf(known);
  const isOfBrand = known.brand !== null;
  const draft = filled(first.row, { known: before, isOfBrand });
  fillVariants(draft, rows, errors);
  if (errors.found.length === 0 && isSameDraft(draft, before)) return { kind: 'unchanged' };
  if (version === undefined) errors.add(first.number, 'version', 'catalogue.row_version_missing');
  else if (version !== known.version) errors.add(first.number, 'version', 'catalogue.row_outdated');
  const form = checked(EditedProductForm, { ...draft, version: known.version }, first.number, errors);
  checkPlace(draft, isOfBrand, first.number, errors);
  if (!form || errors.found.length > 0) return { kind: 'wrong', errors: errors.found };
  return { kind: 'edited', rows, known, form };
}

/** Later rows of a product must repeat its values or leave them empty (transfers-11). */
function compareRows([first, ...others]: Rows, errors: RowErrors): void {
  for (const { number, row } of others) {
    for (const cell of PRODUCT_CELLS) {
      if (
        (row[cell] ?? undefined) === undefined ||
        JSON.stringify(row[cell]) === JSON.stringify(first.row[cell])
      )
        continue;
      errors.add(number, cell, 'catalogue.row_differs', { row: first.number });
    }
  }
}

function checked<Form extends z.ZodType>(
  schema: Form,
  draft: object,
  row: number,
  errors: RowErrors,
): z.output<Form> | undefined {
  const result = validate(schema, draft);
  if (result.ok) return result.data;
  // Errors of variants are already reported for their rows.
  if (errors.found.length > 0) return undefined;
  for (const [field, sentences] of Object.entries(result.errors)) {
    errors.say(row, COLUMN_OF[field] ?? 'product', sentences[0] ?? '');
  }
  return undefined;
}

function checkPlace(draft: ProductDraft, isOfBrand: boolean, row: number, errors: RowErrors): void {
  const column = isOfBrand ? 'section' : 'collection';
  if (draft[column] === undefined) errors.add(row, column, 'catalogue.place_missing');
}
