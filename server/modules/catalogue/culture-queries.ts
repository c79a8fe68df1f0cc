import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import {
  type Category,
  type Collection,
  PRODUCT_PAGE_SIZE,
  type ProductSort,
} from '../../../contract/catalogue.ts';
import { type Db, preparedOnce } from '../../db/client.ts';
import { pageWindow } from '../../db/page-window.ts';
import { productCounts, products } from '../../db/schema/catalogue.ts';
import { substring } from './name-pattern.ts';
import { type ProductRow, productColumns } from './product-queries.ts';

/** What the culture list keeps; null keeps all. */
export interface CultureFilters {
  category: Category | null;
  collection: Collection | null;
}

/** Says what the partial indexes say, so that they serve. */
const listed = sql`${products.active} and ${products.type} = 'culture'`;

/** How each sort orders; for each of them, and each set of filters, an index holds the rows in exactly this order. */
const ORDERS: Record<ProductSort, SQL[]> = {
  popular: [desc(products.sold), asc(products.id)],
  'price-low': [asc(products.price), asc(products.id)],
  'price-high': [desc(products.price), desc(products.id)],
  rating: [desc(products.rating), desc(products.ratingCount), asc(products.id)],
  newest: [desc(products.createdAt), desc(products.id)],
};

/** Which filters are set. */
interface Shape {
  category: boolean;
  collection: boolean;
}

function fits(table: typeof products | typeof productCounts, shape: Shape): SQL | undefined {
  return and(
    shape.collection ? eq(table.collection, sql.placeholder('collection')) : undefined,
    shape.category ? eq(table.category, sql.placeholder('category')) : undefined,
  );
}

/**
 * One page and the count of the whole list in one statement; a page without products is one row with the count alone.
 * The count is kept by a trigger. The page is found by ids first, which the index alone answers.
 */
function culturePage(db: Db, sort: ProductSort, shape: Shape) {
  const window = pageWindow(PRODUCT_PAGE_SIZE);
  const total = db
    .select({ count: sql<number>`coalesce(sum(${productCounts.listed}), 0)::int`.as('count') })
    .from(productCounts)
    .where(and(sql`${productCounts.type} = 'culture'`, fits(productCounts, shape)))
    .as('total');
  const page = db
    .select({ id: products.id })
    .from(products)
    .where(and(listed, fits(products, shape)))
    .orderBy(...ORDERS[sort])
    .limit(window.limit)
    .offset(window.offset)
    .as('page');
  return db
    .select({ count: total.count, product: productColumns })
    .from(total)
    .leftJoin(page, sql`true`)
    .leftJoin(products, eq(products.id, page.id))
    .orderBy(...ORDERS[sort]);
}

/** The same for products whose names hold what is looked for; the trigrams of names lead to them. */
function cultureFound(db: Db, sort: ProductSort, shape: Shape) {
  const window = pageWindow(PRODUCT_PAGE_SIZE);
  const found = db.$with('found').as(
    db
      .select({
        id: products.id,
        place: sql<number>`row_number() over (order by ${sql.join(ORDERS[sort], sql`, `)})`.as('place'),
      })
      .from(products)
      .where(
        and(
          listed,
          sql`lower(${products.name}) like lower(${sql.placeholder('pattern')})`,
          fits(products, shape),
        ),
      ),
  );
  const total = db
    .select({ count: sql<number>`count(*)::int`.as('count') })
    .from(found)
    .as('total');
  const page = db
    .select({ id: found.id, place: found.place })
    .from(found)
    .orderBy(asc(found.place))
    .limit(window.limit)
    .offset(window.offset)
    .as('page');
  return db
    .with(found)
    .select({ count: total.count, product: productColumns })
    .from(total)
    .leftJoin(page, sql`true`)
    .leftJoin(products, eq(products.id, page.id))
    .orderBy(asc(page.place));
}

type Statement = ReturnType<ReturnType<typeof culturePage>['prepare']>;

/** The statements of this database by their names, each built when it is first needed. */
const statementsOn = preparedOnce(() => new Map<string, Statement>());

function statement(db: Db, sort: ProductSort, shape: Shape, searches: boolean): Statement {
  const filters = `${shape.category ? '_category' : ''}${shape.collection ? '_collection' : ''}`;
  const name = `culture_${searches ? 'found' : 'page'}_${sort.replace('-', '_')}${filters}`;
  const known = statementsOn(db);
  const kept = known.get(name) ?? (searches ? cultureFound : culturePage)(db, sort, shape).prepare(name);
  known.set(name, kept);
  return kept;
}

/** A page of the culture shop, counted from 1, and how many fit in all; an empty `search` fits every name. */
export async function cultureOf(
  db: Db,
  { category, collection }: CultureFilters,
  { sort, search, page }: { sort: ProductSort; search: string; page: number },
): Promise<{ count: number; products: ProductRow[] }> {
  const shape = { category: category !== null, collection: collection !== null };
  const rows = await statement(db, sort, shape, search !== '').execute({
    category,
    collection,
    pattern: substring(search),
    skip: (page - 1) * PRODUCT_PAGE_SIZE,
  });
  return {
    count: rows[0]?.count ?? 0,
    products: rows.flatMap(({ product }) => (product ? [{ ...product, maker: null }] : [])),
  };
}
