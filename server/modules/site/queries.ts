import { and, asc, eq, gt, lte, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { forSale } from '../../db/for-sale.ts';
import { brands, products } from '../../db/schema/catalogue.ts';

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
