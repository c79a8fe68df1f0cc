import { and, asc, eq, gt, lte, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { forSale } from '../../db/for-sale.ts';
import { brands, products, variants } from '../../db/schema/catalogue.ts';
import { tailors } from '../../db/schema/tailors.ts';

export interface Listed {
  id: number;
  changed: Date;
}

export function listedBrands(db: Db): Promise<Listed[]> {
  return db
    .select({ id: brands.id, changed: brands.createdAt })
    .from(brands)
    .where(eq(brands.active, true))
    .orderBy(asc(brands.id));
}

/** 0 without products. */
export async function highestProduct(db: Db): Promise<number> {
  const [row] = await db.select({ id: sql<number>`coalesce(max(${products.id}), 0)` }).from(products);
  return row?.id ?? 0;
}

/** Ids above `after`, up to `until`. */
export function listedProducts(db: Db, after: number, until: number) {
  return db
    .select({ id: products.id, type: products.type, changed: products.updatedAt })
    .from(products)
    .leftJoin(brands, eq(brands.id, products.brandId))
    .where(and(forSale, gt(products.id, after), lte(products.id, until)))
    .orderBy(asc(products.id));
}

/** 0 without tailors. */
export async function highestTailor(db: Db): Promise<number> {
  const [row] = await db.select({ id: sql<number>`coalesce(max(${tailors.id}), 0)` }).from(tailors);
  return row?.id ?? 0;
}

/** Those with a public page (tailors-11), the in-house workshop too; ids above `after`, up to `until`. */
export function listedTailors(db: Db, after: number, until: number): Promise<Listed[]> {
  return db
    .select({ id: tailors.id, changed: tailors.updatedAt })
    .from(tailors)
    .where(and(tailors.active, gt(tailors.id, after), lte(tailors.id, until)))
    .orderBy(asc(tailors.id));
}

export interface FeedVariant {
  id: number;
  colour: string;
  colourName: string;
  size: string | null;
  stock: number;
}

/** Products for sale with their variants, by id. */
export function productsOfFeed(db: Db, after: number, limit: number) {
  const ownVariants = db
    .select({
      all: sql`jsonb_agg(jsonb_build_object('id', ${variants.id}, 'colour', ${variants.colour},
        'colourName', ${variants.colourName}, 'size', ${variants.size}, 'stock', ${variants.stock})
        order by ${variants.id})`,
    })
    .from(variants)
    .where(and(eq(variants.productId, products.id), sql`not ${variants.retired}`));
  return db
    .select({
      id: products.id,
      type: products.type,
      name: products.name,
      description: products.description,
      category: products.category,
      section: products.section,
      collection: products.collection,
      price: products.price,
      compareAtPrice: products.compareAtPrice,
      image: products.image,
      pictures: products.pictures,
      brand: brands.name,
      variants: sql<FeedVariant[]>`coalesce((${ownVariants}), '[]')`,
    })
    .from(products)
    .leftJoin(brands, eq(brands.id, products.brandId))
    .where(and(forSale, gt(products.id, after)))
    .orderBy(asc(products.id))
    .limit(limit);
}

export type FeedProduct = Awaited<ReturnType<typeof productsOfFeed>>[number];
