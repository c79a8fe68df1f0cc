import { and, asc, eq, gt, sql } from 'drizzle-orm';
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

/** The ids after which each sitemap of `size` products starts; the first is 0. */
export async function sitemapStarts(db: Db, size: number): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select id from (
      select ${products.id} as id, row_number() over (order by ${products.id}) as place
      from ${products} left join ${brands} on ${brands.id} = ${products.brandId} where ${forSale}
    ) listed where place % ${size} = 0 order by id`);
  return [0, ...rows.map(({ id }) => id)];
}

export function listedProducts(db: Db, after: number, size: number) {
  return db
    .select({ id: products.id, type: products.type, changed: products.updatedAt })
    .from(products)
    .leftJoin(brands, eq(brands.id, products.brandId))
    .where(and(forSale, gt(products.id, after)))
    .orderBy(asc(products.id))
    .limit(size);
}
