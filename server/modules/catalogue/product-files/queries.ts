import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Size } from '../../../../contract/catalogue.ts';
import type { Db, Tx } from '../../../db/client.ts';
import { brands, products, variants } from '../../../db/schema/catalogue.ts';
import { type ShelfFilters, shelfConditions } from '../shelf/list-queries.ts';

export interface FileVariant {
  id: number;
  colour: string;
  colourName: string;
  colourHex: string;
  size: Size | null;
  sku: string | null;
  stock: number;
}

const variantsJson = sql<FileVariant[]>`(
  select coalesce(jsonb_agg(jsonb_build_object('id', v.id, 'colour', v.colour, 'colourName', v.colour_name,
    'colourHex', v.colour_hex, 'size', v.size, 'sku', v.sku, 'stock', v.stock) order by v.id), '[]')
  from variants v where v.product_id = products.id and not v.retired)`;

/** Selected in one statement, so that version and variants are consistent. */
const fileColumns = {
  id: products.id,
  version: products.version,
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
  active: products.active,
  facts: products.facts,
  image: products.image,
  imageDescription: products.imageDescription,
  pictures: products.pictures,
  brand: { id: brands.id, name: brands.name, userId: brands.userId },
  variants: variantsJson,
};

/** By id. */
export function productsAfter(db: Db, filters: ShelfFilters, after: number, limit: number) {
  return db
    .select(fileColumns)
    .from(products)
    .leftJoin(brands, eq(brands.id, products.brandId))
    .where(and(shelfConditions(filters), gt(products.id, after)))
    .orderBy(asc(products.id))
    .limit(limit);
}

export type FileProduct = Awaited<ReturnType<typeof productsAfter>>[number];

export function productsByIds(db: Db | Tx, ids: readonly number[]): Promise<FileProduct[]> {
  return db
    .select(fileColumns)
    .from(products)
    .leftJoin(brands, eq(brands.id, products.brandId))
    .where(inArray(products.id, [...ids]));
}

/** Locks in the order of checkouts: variants by product and id. */
export async function lockProducts(tx: Tx, ids: readonly number[]): Promise<void> {
  await tx
    .select({ id: variants.id })
    .from(variants)
    .where(inArray(variants.productId, [...ids]))
    .orderBy(asc(variants.productId), asc(variants.id))
    .for('no key update');
  await tx
    .select({ id: products.id })
    .from(products)
    .where(inArray(products.id, [...ids]))
    .orderBy(asc(products.id))
    .for('no key update');
}

export interface FileBrand {
  id: number;
  name: string;
}

export async function brandOfKeeper(db: Db | Tx, userId: number): Promise<FileBrand | undefined> {
  const [row] = await db
    .select({ id: brands.id, name: brands.name })
    .from(brands)
    .where(eq(brands.userId, userId));
  return row;
}

/** `names` must be in lower case. */
export function brandsNamed(db: Db | Tx, names: readonly string[]): Promise<FileBrand[]> {
  return db
    .select({ id: brands.id, name: brands.name })
    .from(brands)
    .where(sql`lower(${brands.name}) = any(${sql.param(names)}::text[])`);
}

/** The owners of these lower-case SKUs; null is the shop's own collection. */
export function ownersOfSkus(db: Db | Tx, skus: readonly string[]) {
  return db
    .select({ sku: sql<string>`lower(${variants.sku})`, productId: products.id, brandId: products.brandId })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .where(sql`${variants.sku} is not null and lower(${variants.sku}) = any(${sql.param(skus)}::text[])`);
}
