import { and, asc, type Column, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Category, Collection, ProductSort } from '../../../contract/catalogue.ts';
import { PRODUCT_PAGE_SIZE } from '../../../contract/constants/catalogue.ts';
import { type Db, preparedOnce } from '../../db/client.ts';
import { pageWindow } from '../../db/page-window.ts';
import { productCounts, products } from '../../db/schema/catalogue.ts';
import { substring } from './name-pattern.ts';
import { pageMarks } from './page-marks.ts';
import { type ProductRow, productColumns } from './product-queries.ts';

/** What the culture list keeps; null keeps all. */
export interface CultureFilters {
  category: Category | null;
  collection: Collection | null;
}

/** Says what the partial indexes say, so that they serve. */
const listed = sql`${products.active} and ${products.type} = 'culture'`;

/**
 * What each sort goes by, all of it in one direction; for each of them, and each set of filters, an index holds the
 * rows in exactly this order.
 */
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

/** The rows from a marked one on. */
function fromMark(sort: ProductSort): SQL {
  const { by, descends } = SORTS[sort];
  const values = by.map((_, place) => sql.placeholder(`key${place}`));
  return sql`(${sql.join(by, sql`, `)}) ${sql.raw(descends ? '<=' : '>=')} (${sql.join(values, sql`, `)})`;
}

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
 * The count is kept by a trigger. The page is found by ids first, which the index alone answers: from a marked row on,
 * or by walking past the pages before. It comes with the first row of the next page, and the key of each row.
 */
function culturePage(db: Db, sort: ProductSort, shape: Shape, isMarked: boolean) {
  const window = pageWindow(PRODUCT_PAGE_SIZE + 1);
  const total = db
    .select({ count: sql<number>`coalesce(sum(${productCounts.listed}), 0)::int`.as('count') })
    .from(productCounts)
    .where(and(sql`${productCounts.type} = 'culture'`, fits(productCounts, shape)))
    .as('total');
  const key = SORTS[sort].by.map((column) => sql`${column}::text`);
  const rows = db
    .select({ id: products.id, key: sql<string[]>`array[${sql.join(key, sql`, `)}]`.as('key') })
    .from(products)
    .where(and(listed, fits(products, shape), isMarked ? fromMark(sort) : undefined))
    .orderBy(...orderOf(sort))
    .limit(window.limit);
  const page = (isMarked ? rows : rows.offset(window.offset)).as('page');
  return db
    .select({ count: total.count, product: productColumns, key: page.key })
    .from(total)
    .leftJoin(page, sql`true`)
    .leftJoin(products, eq(products.id, page.id))
    .orderBy(...orderOf(sort));
}

/** The same for products whose names hold what is looked for; the trigrams of names lead to them. */
function cultureFound(db: Db, sort: ProductSort, shape: Shape) {
  const window = pageWindow(PRODUCT_PAGE_SIZE);
  const found = db.$with('found').as(
    db
      .select({
        id: products.id,
        place: sql<number>`row_number() over (order by ${sql.join(orderOf(sort), sql`, `)})`.as('place'),
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

type PageStatement = ReturnType<ReturnType<typeof culturePage>['prepare']>;
type FoundStatement = ReturnType<ReturnType<typeof cultureFound>['prepare']>;

/** What is kept for each database: statements by their names, each built when it is first needed, and marks. */
const keptOn = preparedOnce(() => ({
  pages: new Map<string, PageStatement>(),
  found: new Map<string, FoundStatement>(),
  marks: pageMarks(MARKS),
}));

/** How many late pages are marked, and for how long in ms: as long as readers may keep a page. */
const MARKS = 2000;
const MARKED_FOR = 30_000;

function shapeOf({ category, collection }: CultureFilters): Shape {
  return { category: category !== null, collection: collection !== null };
}

function nameOf(kind: 'page' | 'marked' | 'found', sort: ProductSort, shape: Shape): string {
  const filters = [shape.category && 'category', shape.collection && 'collection'].filter(Boolean);
  return ['culture', kind, sort.replace('-', '_'), ...filters].join('_');
}

function pageStatement(db: Db, sort: ProductSort, shape: Shape, isMarked: boolean): PageStatement {
  const name = nameOf(isMarked ? 'marked' : 'page', sort, shape);
  const { pages } = keptOn(db);
  const known = pages.get(name) ?? culturePage(db, sort, shape, isMarked).prepare(name);
  pages.set(name, known);
  return known;
}

function foundStatement(db: Db, sort: ProductSort, shape: Shape): FoundStatement {
  const name = nameOf('found', sort, shape);
  const { found } = keptOn(db);
  const known = found.get(name) ?? cultureFound(db, sort, shape).prepare(name);
  found.set(name, known);
  return known;
}

function listOf(rows: { count: number; product: Omit<ProductRow, 'maker'> | null }[]) {
  const shown = rows.slice(0, PRODUCT_PAGE_SIZE);
  return {
    count: rows[0]?.count ?? 0,
    products: shown.flatMap(({ product }) => (product ? [{ ...product, maker: null }] : [])),
  };
}

/** A page of the culture shop, counted from 1, and how many the filters keep in all. */
export async function cultureOf(
  db: Db,
  filters: CultureFilters,
  { sort, page }: { sort: ProductSort; page: number },
): Promise<{ count: number; products: ProductRow[] }> {
  const { marks } = keptOn(db);
  const shape = shapeOf(filters);
  const list = `${sort} ${filters.category} ${filters.collection}`;
  const skip = (page - 1) * PRODUCT_PAGE_SIZE;
  const now = Date.now();
  const mark = marks.find(list, page, now);
  if (mark) {
    const key = Object.fromEntries(mark.key.map((value, place) => [`key${place}`, value]));
    const rows = await pageStatement(db, sort, shape, true).execute({ ...filters, ...key });
    const { count, products: shown } = listOf(rows);
    if (skip < count && shown.length > 0) {
      const next = rows[PRODUCT_PAGE_SIZE]?.key;
      if (next) marks.keep(list, page + 1, { key: next, until: mark.until });
      return { count, products: shown };
    }
  }
  const rows = await pageStatement(db, sort, shape, false).execute({ ...filters, skip });
  for (const place of [0, PRODUCT_PAGE_SIZE]) {
    const key = rows[place]?.key;
    if (key) marks.keep(list, place ? page + 1 : page, { key, until: now + MARKED_FOR });
  }
  return listOf(rows);
}

/** A page of what the culture shop has under such a name, counted from 1, and how many fit in all. */
export async function cultureNamed(
  db: Db,
  filters: CultureFilters,
  { sort, search, page }: { sort: ProductSort; search: string; page: number },
): Promise<{ count: number; products: ProductRow[] }> {
  const rows = await foundStatement(db, sort, shapeOf(filters)).execute({
    ...filters,
    pattern: substring(search),
    skip: (page - 1) * PRODUCT_PAGE_SIZE,
  });
  return listOf(rows);
}
