import {
  MAX_IMPORTED_ROWS,
  OPTIONAL_PRODUCT_COLUMNS,
  PRODUCT_COLUMNS,
} from '../../../../contract/constants/shelf.ts';
import { rolesFor } from '../../../../contract/permissions.ts';
import { ProductRow } from '../../../../contract/product-file.ts';
import type { Db, Tx } from '../../../db/client.ts';
import { Failure } from '../../../fail.ts';
import type { ImportBatch, ImportError, ImportKind } from '../../../infra/transfers/kinds.ts';
import { type Keeper, mayKeepShelf } from '../shelf/policy.ts';
import { lockSkusOf } from '../shelf/queries.ts';
import { addProduct, updateShelfProduct } from '../shelf/service.ts';
import { type ProductPlan, planEdit, planNew } from './import-rules.ts';
import {
  brandOfKeeper,
  brandsNamed,
  type FileBrand,
  lockProducts,
  ownersOfSkus,
  productsByIds,
} from './queries.ts';
import { RowErrors } from './row-errors.ts';

type Batch = ImportBatch<ProductRow>;
type Change = Extract<ProductPlan, { kind: 'new' | 'edited' }>;

/** Imports products in the format of the export: existing ones by id, and new ones (transfers-10). */
export const productsImport: ImportKind<ProductRow> = {
  name: 'products',
  roles: rolesFor('products.keep'),
  columns: Object.values(PRODUCT_COLUMNS),
  optionalColumns: OPTIONAL_PRODUCT_COLUMNS,
  maxRows: MAX_IMPORTED_ROWS,
  groupOf: (cells) => {
    const product = cells[PRODUCT_COLUMNS.product]?.trim();
    return product || `${cells[PRODUCT_COLUMNS.brand]}\n${cells[PRODUCT_COLUMNS.name]}`.trim().toLowerCase();
  },
  row: ProductRow,
  check: async (db, { seen, ...batch }) => {
    const plans = await planBatch(db, batch);
    return [...apart(batch, seen), ...plans.flatMap(errorsOf), ...(await skuErrors(db, changesOf(plans)))];
  },
  apply: async (tx, batch) => {
    await lockProducts(tx, numbersOf(batch));
    const plans = await planBatch(tx, batch);
    const changes = changesOf(plans);
    for (const brandId of sellersOf(changes)) await lockSkusOf(tx, brandId);
    const errors = [...plans.flatMap(errorsOf), ...(await skuErrors(tx, changes))];
    const wrong = new Set(errors.map(({ row }) => row));
    for (const change of changes) {
      if (change.rows.some(({ number }) => wrong.has(number))) continue;
      errors.push(...(await write(tx, batch.actor, change)));
    }
    return errors;
  },
};

/** Plans the changes of a batch without writing anything. */
async function planBatch(db: Db | Tx, { actor, rows }: Batch): Promise<ProductPlan[]> {
  const known = new Map(
    (await productsByIds(db, numbersOf({ rows }))).map((product) => [product.id, product]),
  );
  const brandOf = await brandsOf(db, { actor, rows });
  return [...Map.groupBy(rows, ({ group }) => group).values()].flatMap(([first, ...others]) => {
    if (!first) return [];
    const { product: id } = first.row;
    if (id === undefined) return planNew([first, ...others], brandOf(first.row.brand));
    const product = known.get(id);
    const isKept = product && mayKeepShelf(actor, product.brand?.userId ?? null);
    return planEdit([first, ...others], isKept ? product : undefined);
  });
}

function numbersOf({ rows }: Pick<Batch, 'rows'>): number[] {
  return [...new Set(rows.flatMap(({ row }) => row.product ?? []))];
}

/** The brand of a new product: a seller's own, or for staff the one in the cell, or null for the culture collection. */
async function brandsOf(
  db: Db | Tx,
  { actor, rows }: Batch,
): Promise<(name: string | undefined) => FileBrand | null | undefined> {
  if (actor.role === 'brand') {
    const own = await brandOfKeeper(db, actor.id);
    return (name) => (name === undefined || name.toLowerCase() === own?.name.toLowerCase() ? own : undefined);
  }
  const names = new Set(rows.flatMap(({ row }) => row.brand?.toLowerCase() ?? []));
  const byName = new Map(
    (await brandsNamed(db, [...names])).map((brand) => [brand.name.toLowerCase(), brand]),
  );
  return (name) => (name === undefined ? null : byName.get(name.toLowerCase()));
}

/** Errors for products whose rows are not consecutive, even across batches. */
function apart({ rows }: Pick<Batch, 'rows'>, seen: Set<number>): ImportError[] {
  const errors = new RowErrors();
  for (const { number, group, row } of rows) {
    if (number !== group || row.product === undefined) continue;
    if (seen.has(row.product)) errors.add(number, 'product', 'catalogue.row_product_apart');
    seen.add(row.product);
  }
  return errors.found;
}

function errorsOf(plan: ProductPlan): ImportError[] {
  return plan.kind === 'wrong' ? plan.errors : [];
}

function changesOf(plans: readonly ProductPlan[]): Change[] {
  return plans.filter((plan) => plan.kind === 'new' || plan.kind === 'edited');
}

function sellerOf(change: Change): number | null {
  return change.kind === 'new' ? change.brandId : (change.known.brand?.id ?? null);
}

/** Sorted, so that two imports cannot deadlock. */
function sellersOf(changes: readonly Change[]): (number | null)[] {
  return [...new Set(changes.map(sellerOf))].toSorted((one, other) => (one ?? 0) - (other ?? 0));
}

/** Errors for SKUs used by another product of the seller, or earlier in the batch (catalogue-15). */
async function skuErrors(db: Db | Tx, changes: readonly Change[]): Promise<ImportError[]> {
  const skusOf = ({ rows }: Change) =>
    rows.flatMap(({ number, row }) => (row.sku ? [{ number, sku: row.sku }] : []));
  const skus = new Set(changes.flatMap(skusOf).map(({ sku }) => sku.toLowerCase()));
  if (skus.size === 0) return [];
  const errors = new RowErrors();
  const owners = Map.groupBy(await ownersOfSkus(db, [...skus]), ({ sku }) => sku);
  const claimed = new Map<string, Change>();
  for (const change of changes) {
    const seller = sellerOf(change);
    const id = change.kind === 'new' ? undefined : change.known.id;
    for (const { number, sku } of skusOf(change)) {
      const key = `${seller} ${sku.toLowerCase()}`;
      const isTaken = owners
        .get(sku.toLowerCase())
        ?.some(({ brandId, productId }) => brandId === seller && productId !== id);
      const claimant = claimed.get(key) ?? change;
      if (isTaken || claimant !== change) errors.add(number, 'sku', 'catalogue.sku_taken', { sku });
      claimed.set(key, claimant);
    }
  }
  return errors.found;
}

/** Takes the same path as the form. */
async function write(tx: Tx, actor: Keeper, change: Change): Promise<ImportError[]> {
  try {
    if (change.kind === 'new') await addProduct(tx, actor, change.form);
    else await updateShelfProduct(tx, actor, change.known.id, change.form);
    return [];
  } catch (error) {
    // A Failure is thrown before anything is written.
    if (!(error instanceof Failure)) throw error;
    return [{ row: change.rows[0].number, column: null, sentence: error.message }];
  }
}
