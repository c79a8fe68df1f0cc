import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { SHELF_STATES } from '../../../../contract/constants/shelf.ts';
import { SHELF_SORTS } from '../../../../contract/shelf.ts';
import type { Db } from '../../../db/client.ts';
import { boundedCount, keyset } from '../../../db/keyset.ts';
import { brands, products } from '../../../db/schema/catalogue.ts';

export interface ShelfFilters {
  state: (typeof SHELF_STATES)[number];
  /** Undefined: all sellers. */
  brandId: number | undefined;
  type: 'brand' | 'culture' | undefined;
  search: string | undefined;
}

interface ShelfPage extends ShelfFilters {
  sort: 'id' | '-id';
  after?: string | undefined;
  before?: string | undefined;
  size: number;
}

/** Keep in step with the partial index. */
const STATES: Record<ShelfPage['state'], SQL | undefined> = {
  all: undefined,
  active: sql`${products.active}`,
  hidden: sql`not ${products.active}`,
  out_of_stock: sql`not ${products.inStock}`,
  low_stock: sql`${products.lowStock}`,
  on_sale: sql`${products.compareAtPrice} is not null`,
};

/** Matches words like the shop's search, or a whole product id or SKU. */
function found(search: string, brandId: number | undefined): SQL {
  const id = /^\d{1,9}$/.test(search) ? Number(search) : null;
  const words = sql`(select string_agg(word || ':*', ' & ')
    from unnest(string_to_array(trim(fold_words(${search})), ' ')) as word where word <> '')::tsquery`;
  // A hidden brand's goods are not in the search index, but one brand's list is short.
  const byName =
    brandId === undefined
      ? sql`${products.search} @@ ${words}`
      : sql`lower(${products.name}) like ${`%${search.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`}`;
  return sql`(${byName} or ${products.id} = ${id}::int or ${products.id} in (
    select v.product_id from variants v where v.sku is not null and lower(v.sku) = lower(${search})))`;
}

export function shelfConditions({ state, brandId, type, search }: ShelfFilters): SQL | undefined {
  return and(
    brandId === undefined ? undefined : eq(products.brandId, brandId),
    type === undefined ? undefined : eq(products.type, type),
    STATES[state],
    search === undefined ? undefined : found(search, brandId),
  );
}

const shelfJson = sql<{ stock: number; variants: number; soldOut: number }>`(
  select jsonb_build_object('stock', coalesce(sum(v.stock), 0), 'variants', count(*),
    'soldOut', count(*) filter (where v.stock = 0))
  from variants v where v.product_id = products.id and not v.retired)`;

/** A page of products, including hidden ones. */
export async function shelfPage(db: Db, query: ShelfPage) {
  const page = keyset(SHELF_SORTS, { id: products.id }, products.id, query);
  const rows = await db
    .select({
      id: products.id,
      type: products.type,
      name: products.name,
      image: products.image,
      section: products.section,
      collection: products.collection,
      category: products.category,
      price: products.price,
      compareAtPrice: products.compareAtPrice,
      active: products.active,
      sold: products.sold,
      lowStock: products.lowStock,
      brand: { id: brands.id, name: brands.name, active: brands.active },
      shelf: shelfJson,
      cursor: page.cursor,
    })
    .from(products)
    .leftJoin(brands, eq(brands.id, products.brandId))
    .where(and(shelfConditions(query), page.where))
    .orderBy(...page.orderBy)
    .limit(page.limit);
  return page.pageOf(rows);
}

/** Null above 1,000. */
export function shelfCount(db: Db, query: ShelfFilters): Promise<number | null> {
  const condition = shelfConditions(query);
  return boundedCount(db, sql`select from ${products} ${condition ? sql`where ${condition}` : sql``}`);
}

export type ShelfListRow = Awaited<ReturnType<typeof shelfPage>>['rows'][number];
