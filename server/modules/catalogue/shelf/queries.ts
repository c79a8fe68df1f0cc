import { and, asc, eq, inArray, isNotNull, lt, sql } from 'drizzle-orm';
import type { Size } from '../../../../contract/catalogue.ts';
import type { Db, Tx } from '../../../db/client.ts';
import { brands, pictureUploads, products, variants } from '../../../db/schema/catalogue.ts';
import { files } from '../../../db/schema/files.ts';
import { sellerOrderItems } from '../../../db/schema/shop.ts';
import { editorName, nextVersion } from '../../../db/schema/version-columns.ts';

const shelfColumns = {
  id: products.id,
  version: products.version,
  type: products.type,
  section: products.section,
  collection: products.collection,
  category: products.category,
  name: products.name,
  description: products.description,
  dressType: products.dressType,
  price: products.price,
  compareAtPrice: products.compareAtPrice,
  clothMetres: products.clothMetres,
  clothWidthInches: products.clothWidthInches,
  hsCode: products.hsCode,
  origin: products.origin,
  customsWords: products.customsWords,
  active: products.active,
  lowStockLevel: products.lowStockLevel,
  facts: products.facts,
  image: products.image,
  imageDescription: products.imageDescription,
  pictures: products.pictures,
  sold: products.sold,
  rating: products.rating,
  ratingCount: products.ratingCount,
  updatedAt: products.updatedAt,
  updatedBy: editorName(products.updatedBy),
  brand: { id: brands.id, name: brands.name, active: brands.active, userId: brands.userId },
};

export interface ShelfVariantRow {
  id: number;
  colour: string;
  colourName: string;
  colourHex: string;
  size: Size | null;
  stock: number;
  sku: string | null;
  retired: boolean;
}

const variantColumns = {
  id: variants.id,
  colour: variants.colour,
  colourName: variants.colourName,
  colourHex: variants.colourHex,
  size: variants.size,
  stock: variants.stock,
  sku: variants.sku,
  retired: variants.retired,
};

export type ShelfProductRow = NonNullable<Awaited<ReturnType<typeof shelfProductById>>>;

/** Includes hidden products, but no retired variants. */
export async function shelfProductById(db: Db | Tx, id: number) {
  const [row] = await db
    .select(shelfColumns)
    .from(products)
    .leftJoin(brands, eq(brands.id, products.brandId))
    .where(eq(products.id, id));
  if (!row) return undefined;
  const shelved: ShelfVariantRow[] = await db
    .select(variantColumns)
    .from(variants)
    .where(and(eq(variants.productId, id), sql`not ${variants.retired}`))
    .orderBy(asc(variants.id));
  return { ...row, variants: shelved };
}

/**
 * Locks a product and its variants, retired ones included. Variants come first, as in a checkout, to avoid deadlocks.
 */
export async function lockShelfProduct(tx: Tx, id: number) {
  const locked: ShelfVariantRow[] = await tx
    .select(variantColumns)
    .from(variants)
    .where(eq(variants.productId, id))
    .orderBy(asc(variants.id))
    .for('no key update');
  await tx.select({ id: products.id }).from(products).where(eq(products.id, id)).for('no key update');
  const row = await shelfProductById(tx, id);
  return row && { ...row, variants: locked };
}

/** Serialises changes of a seller's SKUs; null is the shop's own collection. */
export async function lockSkusOf(tx: Tx, brandId: number | null): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('skus'), ${brandId ?? 0}::int)`);
}

/** Those of the lower-case SKUs that other products of the seller have. */
export async function takenSkus(
  tx: Tx,
  { brandId, productId, skus }: { brandId: number | null; productId: number | null; skus: readonly string[] },
): Promise<Set<string>> {
  if (skus.length === 0) return new Set();
  const { rows } = await tx.execute<{ sku: string }>(sql`
    select lower(v.sku) as sku from variants v join products p on p.id = v.product_id
    where v.sku is not null and lower(v.sku) = any(${sql.param(skus)}::text[])
      and p.brand_id is not distinct from ${brandId}::int and p.id is distinct from ${productId}::int`);
  return new Set(rows.map(({ sku }) => sku));
}

export async function insertProduct(tx: Tx, product: typeof products.$inferInsert): Promise<number> {
  const [row] = await tx.insert(products).values(product).returning({ id: products.id });
  if (!row) throw new Error('The product was not written.');
  return row.id;
}

/** The next time that it is low on stock, its seller is warned again (catalogue-20). */
export async function clearStockWarning(tx: Tx, id: number): Promise<void> {
  await tx
    .update(products)
    .set({ lowStockWarnedAt: null })
    .where(and(eq(products.id, id), sql`not low_stock`, isNotNull(products.lowStockWarnedAt)));
}

export async function updateProduct(
  tx: Tx,
  id: number,
  editorId: number,
  set: Partial<Omit<typeof products.$inferInsert, 'id'>>,
): Promise<void> {
  await tx
    .update(products)
    .set({ ...set, ...nextVersion(products, editorId) })
    .where(eq(products.id, id));
}

export async function insertVariants(tx: Tx, rows: readonly (typeof variants.$inferInsert)[]): Promise<void> {
  if (rows.length > 0) await tx.insert(variants).values([...rows]);
}

export async function updateVariant(
  tx: Tx,
  id: number,
  set: Partial<Omit<typeof variants.$inferInsert, 'id' | 'productId'>>,
): Promise<void> {
  await tx.update(variants).set(set).where(eq(variants.id, id));
}

/** Deletes variants that no order refers to, and retires the others. */
export async function removeVariants(tx: Tx, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const ordered = await tx
    .selectDistinct({ id: sellerOrderItems.variantId })
    .from(sellerOrderItems)
    .where(inArray(sellerOrderItems.variantId, [...ids]));
  const kept = ordered.map(({ id }) => id);
  const gone = ids.filter((id) => !kept.includes(id));
  if (gone.length > 0) await tx.delete(variants).where(inArray(variants.id, gone));
  if (kept.length > 0)
    await tx.update(variants).set({ retired: true, stock: 0, sku: null }).where(inArray(variants.id, kept));
}

export async function brandOfUser(db: Db | Tx, userId: number) {
  const [row] = await db
    .select({ id: brands.id, name: brands.name, userId: brands.userId, active: brands.active })
    .from(brands)
    .where(eq(brands.userId, userId));
  return row;
}

export async function brandForShelf(db: Db | Tx, id: number) {
  const [row] = await db
    .select({ id: brands.id, userId: brands.userId, active: brands.active })
    .from(brands)
    .where(eq(brands.id, id));
  return row;
}

export async function insertPictureUpload(tx: Tx, fileId: number): Promise<string> {
  await tx.insert(pictureUploads).values({ fileId });
  const [row] = await tx.select({ key: files.key }).from(files).where(eq(files.id, fileId));
  if (!row) throw new Error('The picture was not written.');
  return row.key;
}

/** Marks the actor's uploads as used; returns the keys that were waiting. */
export async function attachUploads(tx: Tx, ownerId: number, keys: readonly string[]): Promise<Set<string>> {
  if (keys.length === 0) return new Set();
  const { rows } = await tx.execute<{ key: string }>(sql`
    delete from picture_uploads waiting using files f
    where f.id = waiting.file_id and f.owner_id = ${ownerId}::int and f.key = any(${sql.param(keys)}::text[])
    returning f.key`);
  return new Set(rows.map(({ key }) => key));
}

/** Ids of published files by key, except those that an order of the product shows. */
export async function removablePictures(
  tx: Tx,
  productId: number,
  pictures: readonly { key: string; image: string }[],
): Promise<number[]> {
  if (pictures.length === 0) return [];
  const { rows } = await tx.execute<{ id: number }>(sql`
    select f.id from files f
    join unnest(${sql.param(pictures.map(({ key }) => key))}::text[], ${sql.param(pictures.map(({ image }) => image))}::text[])
      as removed (key, image) on removed.key = f.key
    where f.published and not exists (
      select from seller_order_items item where item.product_id = ${productId}::int and item.image = removed.image)`);
  return rows.map(({ id }) => id);
}

/** Uploads that no product was saved with. */
export async function forgottenUploads(db: Db, before: Date, limit: number): Promise<number[]> {
  const rows = await db
    .select({ id: pictureUploads.fileId })
    .from(pictureUploads)
    .where(lt(pictureUploads.createdAt, before))
    .orderBy(pictureUploads.createdAt)
    .limit(limit);
  return rows.map(({ id }) => id);
}
