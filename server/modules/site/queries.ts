import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
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

/** For sale: what a brand sells has a page only while the brand is listed. */
const forSale = sql`${products.active} and (${products.brandId} is null
  or ${products.brandId} in (select id from ${brands} where active))`;

/** The ids after which each part of at most `size` listed products begins; the first is 0. */
export async function productParts(db: Db, size: number): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select id from (select id, row_number() over (order by id) as place from ${products} where ${forSale}) listed
    where place % ${size} = 0 order by id`);
  return [0, ...rows.map(({ id }) => id)];
}

/** At most `size` listed products after an id. */
export function listedProducts(db: Db, after: number, size: number) {
  return db
    .select({ id: products.id, type: products.type, changed: products.updatedAt })
    .from(products)
    .where(and(forSale, gt(products.id, after)))
    .orderBy(asc(products.id))
    .limit(size);
}
