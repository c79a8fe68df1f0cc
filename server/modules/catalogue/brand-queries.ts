import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import type { BrandLocation, BrandSection, Category } from '../../../contract/catalogue.ts';
import { BRAND_PAGE_SIZE } from '../../../contract/constants/catalogue.ts';
import { type Db, preparedOnce, type Tx } from '../../db/client.ts';
import { pageWindow } from '../../db/page-window.ts';
import { brandCounts, brands, products } from '../../db/schema/catalogue.ts';
import { substring } from './name-pattern.ts';

export const brandColumns = {
  id: brands.id,
  name: brands.name,
  sale: brands.sale,
  bespoke: brands.bespoke,
  location: brands.location,
  category: brands.category,
  logo: brands.logo,
  tagline: brands.tagline,
  city: brands.city,
  rating: brands.rating,
  ratingCount: brands.ratingCount,
  productCount: brands.productCount,
};

export interface BrandFilters {
  type: 'sale' | 'bespoke' | null;
  location: BrandLocation | null;
  category: Category | null;
}

/** One statement per combination: a single one for all would be planned at every call. */
interface Shape {
  type: BrandFilters['type'];
  location: boolean;
  category: boolean;
}

function fits(table: typeof brands | typeof brandCounts, shape: Shape): SQL | undefined {
  return and(
    shape.type ? sql`${table[shape.type]}` : undefined,
    shape.location ? eq(table.location, sql.placeholder('location')) : undefined,
    shape.category ? eq(table.category, sql.placeholder('category')) : undefined,
  );
}

/**
 * Page and total count in one statement; an empty page is one row with the count. Ids are found first, by an index-only
 * scan.
 */
function brandPage(db: Db | Tx, shape: Shape) {
  const window = pageWindow(BRAND_PAGE_SIZE);
  const total = db
    .select({ count: sql<number>`coalesce(sum(${brandCounts.listed}), 0)::int`.as('count') })
    .from(brandCounts)
    .where(fits(brandCounts, shape))
    .as('total');
  const page = db
    .select({ id: brands.id })
    .from(brands)
    .where(and(sql`${brands.active}`, fits(brands, shape)))
    .orderBy(asc(brands.id))
    .limit(window.limit)
    .offset(window.offset)
    .as('page');
  return db
    .select({ count: total.count, brand: brandColumns })
    .from(total)
    .leftJoin(page, sql`true`)
    .leftJoin(brands, eq(brands.id, page.id))
    .orderBy(asc(brands.id));
}

function brandsFound(db: Db | Tx, shape: Shape) {
  const window = pageWindow(BRAND_PAGE_SIZE);
  const found = db.$with('found').as(
    db
      .select({ id: brands.id })
      .from(brands)
      .where(
        and(
          sql`${brands.active}`,
          sql`lower(${brands.name}) like lower(${sql.placeholder('pattern')})`,
          fits(brands, shape),
        ),
      ),
  );
  const total = db
    .select({ count: sql<number>`count(*)::int`.as('count') })
    .from(found)
    .as('total');
  const page = db
    .select({ id: found.id })
    .from(found)
    .orderBy(asc(found.id))
    .limit(window.limit)
    .offset(window.offset)
    .as('page');
  return db
    .with(found)
    .select({ count: total.count, brand: brandColumns })
    .from(total)
    .leftJoin(page, sql`true`)
    .leftJoin(brands, eq(brands.id, page.id))
    .orderBy(asc(brands.id));
}

type ListStatement = ReturnType<ReturnType<typeof brandPage>['prepare']>;

const listsOn = preparedOnce(() => new Map<string, ListStatement>());

function listStatement(db: Db, shape: Shape, searches: boolean): ListStatement {
  const filters = [shape.type, shape.location && 'location', shape.category && 'category'].filter(Boolean);
  const name = ['brands', searches ? 'found' : 'page', ...filters].join('_');
  const statements = listsOn(db);
  const statement = statements.get(name) ?? (searches ? brandsFound : brandPage)(db, shape).prepare(name);
  statements.set(name, statement);
  return statement;
}

function oneBrand(db: Db | Tx) {
  const sections = db
    .select({ section: products.section, listed: sql<number>`count(*)`.as('listed') })
    .from(products)
    .where(and(sql`${products.active}`, eq(products.brandId, sql.placeholder('id'))))
    .groupBy(products.section)
    .as('sections');
  return db
    .select({
      ...brandColumns,
      description: brands.description,
      sections: sql<Partial<Record<BrandSection, number>>>`coalesce((${db
        .select({ all: sql`jsonb_object_agg(${sections.section}, ${sections.listed})` })
        .from(sections)}), '{}')`,
    })
    .from(brands)
    .where(and(eq(brands.id, sql.placeholder('id')), sql`${brands.active}`));
}

function someBrands(db: Db | Tx) {
  return db
    .select(brandColumns)
    .from(brands)
    .where(and(sql`${brands.active}`, sql`${brands.id} = any(${sql.placeholder('ids')}::int[])`));
}

const preparedOn = preparedOnce((db) => ({
  some: someBrands(db).prepare('brands_some'),
  one: oneBrand(db).prepare('brands_one'),
}));

export async function brandsOf(db: Db, filters: BrandFilters, search: string, page: number) {
  const { type, location, category } = filters;
  const shape = { type, location: location !== null, category: category !== null };
  const rows = await listStatement(db, shape, search !== '').execute({
    location,
    category,
    pattern: substring(search),
    skip: (page - 1) * BRAND_PAGE_SIZE,
  });
  return { count: rows[0]?.count ?? 0, brands: rows.flatMap(({ brand }) => brand ?? []) };
}

export async function brandsWithIds(db: Db, ids: readonly number[]): Promise<BrandRow[]> {
  return preparedOn(db).some.execute({ ids });
}

export async function brandById(db: Db, id: number) {
  const [row] = await preparedOn(db).one.execute({ id });
  return row;
}

export type BrandRow = Awaited<ReturnType<typeof brandsOf>>['brands'][number];
