import { and, asc, type Column, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Category, Collection, ProductSort } from '../../../contract/catalogue.ts';
import { PRODUCT_PAGE_SIZE } from '../../../contract/constants/catalogue.ts';
import type { Db } from '../../db/client.ts';
import { productCounts, products } from '../../db/schema/catalogue.ts';
import { substring } from './name-pattern.ts';
import { type ProductRow, productColumns } from './product-queries.ts';

export interface CultureFilters {
  category: Category | null;
  collection: Collection | null;
  search: string;
}

/** Repeats the condition of the partial indexes, so that they are used. */
const listed = sql`${products.active} and ${products.type} = 'culture'`;

/** All columns in one direction, as in the indexes. */
const SORTS: Record<ProductSort, { by: Column[]; descends: boolean }> = {
  popular: { by: [products.sold, products.id], descends: true },
  'price-low': { by: [products.price, products.id], descends: false },
  'price-high': { by: [products.price, products.id], descends: true },
  rating: { by: [products.rating, products.ratingCount, products.id], descends: true },
  newest: { by: [products.createdAt, products.id], descends: true },
};

function orderOf(sort: ProductSort): SQL[] {
  const { by, descends } = SORTS[sort];
  return by.map((column) => (descends ? desc(column) : asc(column)));
}

function matches(
  table: typeof products | typeof productCounts,
  { category, collection }: CultureFilters,
): SQL | undefined {
  return and(
    collection === null ? undefined : eq(table.collection, collection),
    category === null ? undefined : eq(table.category, category),
  );
}

export async function cultureOf(
  db: Db,
  filters: CultureFilters,
  { sort, page }: { sort: ProductSort; page: number },
): Promise<{ count: number; products: ProductRow[] }> {
  const isNamed = filters.search
    ? sql`lower(${products.name}) like lower(${substring(filters.search)})`
    : undefined;
  const conditions = and(listed, isNamed, matches(products, filters));
  // An index-only scan for the ids: preceding rows are not fetched.
  const ids = db
    .select({ id: products.id })
    .from(products)
    .where(conditions)
    .orderBy(...orderOf(sort))
    .limit(PRODUCT_PAGE_SIZE)
    .offset((page - 1) * PRODUCT_PAGE_SIZE)
    .as('page');
  const [count, rows] = await Promise.all([
    isNamed ? db.$count(products, conditions) : countOf(db, filters),
    db
      .select(productColumns)
      .from(ids)
      .innerJoin(products, eq(products.id, ids.id))
      .orderBy(...orderOf(sort)),
  ]);
  return { count, products: rows.map((row) => ({ ...row, seller: null })) };
}

/** From the table of counts that a trigger maintains. */
async function countOf(db: Db, filters: CultureFilters): Promise<number> {
  const [total] = await db
    .select({ count: sql<number>`coalesce(sum(${productCounts.listed}), 0)::int` })
    .from(productCounts)
    .where(and(eq(productCounts.type, 'culture'), matches(productCounts, filters)));
  return total?.count ?? 0;
}
