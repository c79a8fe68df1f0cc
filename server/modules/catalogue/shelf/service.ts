import type { z } from 'zod';
import type { AuditedAction } from '../../../../contract/constants/audit.ts';
import { NO_PICTURE } from '../../../../contract/constants/shelf.ts';
import type { BodyOf, QueryOf, ResponseOf } from '../../../../contract/endpoint.ts';
import type {
  addShelfProduct,
  changeShelfStock,
  EditedProductForm,
  NewProductForm,
  ProductForm,
  ShelfProduct,
  shelfProducts,
} from '../../../../contract/shelf.ts';
import { changesBetween } from '../../../changes-between.ts';
import type { Db, Tx } from '../../../db/client.ts';
import { Failure, fail, failOn } from '../../../fail.ts';
import type { Actor } from '../../../infra/access-tokens.ts';
import { requireVersion } from '../../../require-version.ts';
import { recordAudit } from '../../audit/service.ts';
import { requireBrandOf } from '../brands/service.ts';
import { shelfCount, shelfPage } from './list-queries.ts';
import { attachPictures, dropPictures } from './pictures-service.ts';
import { type Keeper, mayKeepShelf } from './policy.ts';
import { picturesOf, presentShelfListItem, presentShelfProduct } from './present.ts';
import {
  brandForShelf,
  brandOfUser,
  clearStockWarning,
  insertProduct,
  insertVariants,
  lockShelfProduct,
  lockSkusOf,
  removeVariants,
  type ShelfProductRow,
  shelfProductById,
  takenSkus,
  updateProduct,
  updateVariant,
} from './queries.ts';
import { variantChanges } from './variants.ts';

/** The saved product, and keys of pictures to remove from storage after the commit. */
interface Saved {
  product: ShelfProduct;
  dropped: string[];
}

/** Fails with `request.not_found` unless the actor may edit it. */
export async function readShelfProduct(db: Db, actor: Keeper, id: number): Promise<ShelfProduct> {
  return presentShelfProduct(ownRow(actor, await shelfProductById(db, id)));
}

/** Fails with `catalogue.brand_unknown`, and on the fields. */
export async function addProduct(
  tx: Tx,
  actor: Keeper,
  form: BodyOf<typeof addShelfProduct>,
): Promise<ShelfProduct> {
  const brand = await brandForNew(tx, actor, form);
  const place = placeOf(form, brand !== null);
  await attachPictures(tx, actor, [], form.pictures);
  await checkSkus(tx, { brandId: brand?.id ?? null, productId: null, form });
  const id = await insertProduct(tx, {
    type: brand ? 'brand' : 'culture',
    brandId: brand?.id ?? null,
    ...place,
    ...valuesOf(form),
    updatedBy: actor.id,
  });
  const { added } = variantChanges([], form);
  await insertVariants(
    tx,
    added.map((variant) => ({ ...variant, productId: id })),
  );
  return finish(tx, actor, id, 'catalogue.product-added');
}

/** Fails with `request.not_found`, `edits.outdated`, `catalogue.stock_changed`, and on the fields. */
export async function updateShelfProduct(
  tx: Tx,
  actor: Keeper,
  id: number,
  form: z.output<typeof EditedProductForm>,
): Promise<Saved> {
  const row = ownRow(actor, await lockShelfProduct(tx, id));
  const current = presentShelfProduct(row);
  requireVersion(form.version, current);
  const changes = variantChanges(row.variants, form);
  if (changes.isStale) {
    throw new Failure('catalogue.stock_changed', { data: { current } });
  }
  const known = picturesOf(row);
  await attachPictures(tx, actor, known, form.pictures);
  await checkSkus(tx, { brandId: row.brand?.id ?? null, productId: id, form });
  await updateProduct(tx, id, actor.id, { ...placeOf(form, row.brand !== null), ...valuesOf(form) });
  await removeVariants(tx, changes.removed);
  for (const { id: variant, set } of changes.changed) await updateVariant(tx, variant, set);
  await insertVariants(
    tx,
    changes.added.map((variant) => ({ ...variant, productId: id })),
  );
  const dropped = await dropPictures(tx, id, known, form.pictures);
  return { product: await finish(tx, actor, id, 'catalogue.product-edited', current), dropped };
}

/** Fails with `request.not_found`, and with `catalogue.not_ready` for a product without picture or variants. */
export async function showProduct(tx: Tx, actor: Keeper, id: number, active: boolean): Promise<ShelfProduct> {
  const row = ownRow(actor, await lockShelfProduct(tx, id));
  if (row.active === active) return presentShelfProduct(row);
  const isReady = row.image !== NO_PICTURE && row.variants.some(({ retired }) => !retired);
  if (active && !isReady) fail('catalogue.not_ready');
  await updateProduct(tx, id, actor.id, { active });
  return finish(tx, actor, id, active ? 'catalogue.product-shown' : 'catalogue.product-hidden');
}

/** Fails with `request.not_found`, `catalogue.stock_short` and `catalogue.stock_too_large`. */
export async function changeStock(
  tx: Tx,
  actor: Keeper,
  id: number,
  { changes }: BodyOf<typeof changeShelfStock>,
): Promise<ShelfProduct> {
  const row = ownRow(actor, await lockShelfProduct(tx, id));
  const left = new Map(
    row.variants.filter(({ retired }) => !retired).map(({ id: variant, stock }) => [variant, stock]),
  );
  for (const { variant, by } of changes) {
    const stock = left.get(variant);
    if (stock === undefined) failOn('changes', 'catalogue.variant_unknown');
    if (stock + by < 0) fail('catalogue.stock_short', { left: stock });
    if (stock + by > 1_000_000) failOn('changes', 'catalogue.stock_too_large');
    left.set(variant, stock + by);
  }
  for (const { variant } of changes) await updateVariant(tx, variant, { stock: left.get(variant) ?? 0 });
  return finish(tx, actor, id, 'catalogue.stock-changed', presentShelfProduct(row));
}

/** The brand of a new product; null for the shop's own collection. */
async function brandForNew(tx: Tx, actor: Keeper, { brand }: z.output<typeof NewProductForm>) {
  if (actor.role === 'brand') return (await brandOfUser(tx, actor.id)) ?? fail('catalogue.brand_unknown');
  if (brand === undefined) return null;
  return (await brandForShelf(tx, brand)) ?? fail('catalogue.brand_unknown');
}

function ownRow<Row extends ShelfProductRow>(actor: Keeper, row: Row | undefined): Row {
  if (!row || !mayKeepShelf(actor, row.brand?.userId ?? null)) fail('request.not_found');
  return row;
}

function placeOf({ section, collection }: ProductForm, isOfBrand: boolean) {
  if (isOfBrand)
    return { section: section ?? failOn('section', 'catalogue.place_missing'), collection: null };
  return { section: null, collection: collection ?? failOn('collection', 'catalogue.place_missing') };
}

function valuesOf(form: ProductForm) {
  const [first] = form.pictures;
  return {
    category: form.category,
    name: form.name,
    description: form.description,
    facts: Object.fromEntries(form.facts.map(({ name, value }) => [name, value])),
    dressType: form.dress_type ?? null,
    price: form.price,
    compareAtPrice: form.compare_at_price,
    clothMetres: form.cloth_metres,
    clothWidthInches: form.cloth_width_inches,
    active: form.active,
    ...(form.low_stock_level !== undefined && { lowStockLevel: form.low_stock_level }),
    ...(form.hs_code !== undefined && { hsCode: form.hs_code }),
    ...(form.origin !== undefined && { origin: form.origin }),
    ...(form.customs_words !== undefined && { customsWords: form.customs_words }),
    image: first?.image ?? NO_PICTURE,
    imageDescription: first?.description ?? form.name,
    pictures: form.pictures,
  };
}

async function checkSkus(
  tx: Tx,
  { brandId, productId, form }: { brandId: number | null; productId: number | null; form: ProductForm },
): Promise<void> {
  const skus = form.variants.flatMap(({ sku }) => (sku ? [sku.toLowerCase()] : []));
  if (skus.length === 0) return;
  await lockSkusOf(tx, brandId);
  const [taken] = await takenSkus(tx, { brandId, productId, skus });
  if (taken !== undefined) failOn('variants', 'catalogue.sku_taken', { sku: taken });
}

async function finish(
  tx: Tx,
  actor: Keeper,
  id: number,
  action: AuditedAction,
  before?: ShelfProduct,
): Promise<ShelfProduct> {
  await clearStockWarning(tx, id);
  const row = await shelfProductById(tx, id);
  if (!row) throw new Error('The product is gone.');
  const after = presentShelfProduct(row);
  if (actor.role !== 'brand') {
    await recordAudit(tx, actor, {
      action,
      subject: { kind: 'product', id },
      userId: row.brand?.userId ?? null,
      data: { name: row.name, ...(before && changesBetween(before, after)) },
    });
  }
  return after;
}

/** Brands see only their own products, whatever `brand` they ask for; staff see all (catalogue-12). */
export async function listShelf(
  db: Db,
  actor: Actor,
  { brand, ...query }: QueryOf<typeof shelfProducts>,
): Promise<ResponseOf<typeof shelfProducts>> {
  const brandId = actor.role === 'brand' ? (await requireBrandOf(db, actor)).id : brand;
  const asked = { ...query, brandId, type: query.type, search: query.search };
  const [page, count] = await Promise.all([shelfPage(db, asked), shelfCount(db, asked)]);
  return {
    count,
    next: page.next,
    previous: page.previous,
    results: page.rows.map(presentShelfListItem),
  };
}
