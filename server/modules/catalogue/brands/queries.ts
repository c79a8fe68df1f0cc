import { and, asc, eq, sql } from 'drizzle-orm';
import type { BrandLocation, BrandSection, Category } from '../../../../contract/catalogue.ts';
import { BRAND_PAGE_SIZE } from '../../../../contract/constants/catalogue.ts';
import { STAFF_BRAND_SORTS } from '../../../../contract/staff-brands.ts';
import type { Db, Tx } from '../../../db/client.ts';
import { boundedCount, keyset } from '../../../db/keyset.ts';
import { users } from '../../../db/schema/accounts.ts';
import { brandCounts, brands, products } from '../../../db/schema/catalogue.ts';
import { editorName, nextVersion } from '../../../db/schema/version-columns.ts';
import { substring } from '../name-pattern.ts';

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

function fits(table: typeof brands | typeof brandCounts, { type, location, category }: BrandFilters) {
  return and(
    type ? sql`${table[type]}` : undefined,
    location === null ? undefined : eq(table.location, location),
    category === null ? undefined : eq(table.category, category),
  );
}

/**
 * Pages start at 1 and are sorted by id. Page and total come from one statement; an empty page is one row with the
 * total. An index-only scan finds the ids.
 */
export async function brandsOf(db: Db, filters: BrandFilters, search: string, page: number) {
  const listed = and(
    sql`${brands.active}`,
    fits(brands, filters),
    search === '' ? undefined : sql`lower(${brands.name}) like lower(${substring(search)})`,
  );
  const total = (
    search === ''
      ? db
          .select({ count: sql<number>`coalesce(sum(${brandCounts.listed}), 0)::int`.as('count') })
          .from(brandCounts)
          .where(fits(brandCounts, filters))
      : db
          .select({ count: sql<number>`count(*)::int`.as('count') })
          .from(brands)
          .where(listed)
  ).as('total');
  const ids = db
    .select({ id: brands.id })
    .from(brands)
    .where(listed)
    .orderBy(asc(brands.id))
    .limit(BRAND_PAGE_SIZE)
    .offset((page - 1) * BRAND_PAGE_SIZE)
    .as('page');
  const rows = await db
    .select({ count: total.count, brand: brandColumns })
    .from(total)
    .leftJoin(ids, sql`true`)
    .leftJoin(brands, eq(brands.id, ids.id))
    .orderBy(asc(brands.id));
  return { count: rows[0]?.count ?? 0, brands: rows.flatMap(({ brand }) => brand ?? []) };
}

export async function brandsWithIds(db: Db, ids: readonly number[]): Promise<BrandRow[]> {
  return await db
    .select(brandColumns)
    .from(brands)
    .where(and(sql`${brands.active}`, sql`${brands.id} = any(${sql.param(ids)}::int[])`));
}

export async function brandById(db: Db, id: number) {
  const sections = db
    .select({ section: products.section, listed: sql<number>`count(*)`.as('listed') })
    .from(products)
    .where(and(sql`${products.active}`, eq(products.brandId, id)))
    .groupBy(products.section)
    .as('sections');
  const [row] = await db
    .select({
      ...brandColumns,
      description: brands.description,
      sections: sql<Partial<Record<BrandSection, number>>>`coalesce((${db
        .select({ all: sql`jsonb_object_agg(${sections.section}, ${sections.listed})` })
        .from(sections)}), '{}')`,
    })
    .from(brands)
    .where(and(eq(brands.id, id), sql`${brands.active}`));
  return row;
}

export type BrandRow = Awaited<ReturnType<typeof brandsOf>>['brands'][number];

const listed = {
  id: brands.id,
  name: brands.name,
  logo: brands.logo,
  city: brands.city,
  location: brands.location,
  category: brands.category,
  sale: brands.sale,
  bespoke: brands.bespoke,
  active: brands.active,
  productCount: brands.productCount,
  rating: brands.rating,
  ratingCount: brands.ratingCount,
  createdAt: brands.createdAt,
};

interface BrandPage {
  state: 'all' | 'shown' | 'hidden';
  search: string | undefined;
  sort: 'id' | '-id';
  after?: string | undefined;
  before?: string | undefined;
  size: number;
}

function conditions({ state, search }: BrandPage) {
  return and(
    state === 'all' ? undefined : eq(brands.active, state === 'shown'),
    search === undefined
      ? undefined
      : sql`${brands.search} @@ (select string_agg(word || ':*', ' & ')
          from unnest(string_to_array(trim(fold_words(${search})), ' ')) as word where word <> '')::tsquery`,
  );
}

export async function staffBrandPage(db: Db, query: BrandPage) {
  const page = keyset(STAFF_BRAND_SORTS, { id: brands.id }, brands.id, query);
  const rows = await db
    .select({ ...listed, cursor: page.cursor })
    .from(brands)
    .where(and(conditions(query), page.where))
    .orderBy(...page.orderBy)
    .limit(page.limit);
  return page.pageOf(rows);
}

/** Null above 1,000. */
export function staffBrandCount(db: Db, query: BrandPage): Promise<number | null> {
  const condition = conditions(query);
  return boundedCount(db, sql`select from ${brands} ${condition ? sql`where ${condition}` : sql``}`);
}

export type StaffBrandListRow = Awaited<ReturnType<typeof staffBrandPage>>['rows'][number];
export type StaffBrandRow = NonNullable<Awaited<ReturnType<typeof staffBrandById>>>;

/** `lock` holds the row until the transaction ends. */
export async function staffBrandById(db: Db | Tx, id: number, { lock = false } = {}) {
  const query = db
    .select({
      ...listed,
      tagline: brands.tagline,
      description: brands.description,
      version: brands.version,
      updatedAt: brands.updatedAt,
      updatedBy: editorName(brands.updatedBy),
      owner: {
        id: users.id,
        username: users.username,
        email: users.email,
        canBeInvited: sql<boolean>`${users.passwordHash} is null and ${users.blockedAt} is null`,
        isDemo: users.isDemo,
      },
    })
    .from(brands)
    .innerJoin(users, eq(users.id, brands.userId))
    .where(eq(brands.id, id));
  const [row] = await (lock ? query.for('no key update', { of: brands }) : query);
  return row;
}

type BrandValues = Pick<
  typeof brands.$inferInsert,
  | 'name'
  | 'tagline'
  | 'description'
  | 'city'
  | 'location'
  | 'category'
  | 'sale'
  | 'bespoke'
  | 'active'
  | 'logo'
>;

export async function insertBrand(tx: Tx, brand: BrandValues & { userId: number; updatedBy: number }) {
  const [row] = await tx.insert(brands).values(brand).returning({ id: brands.id });
  if (!row) throw new Error('The brand was not written.');
  return row.id;
}

export async function updateBrand(tx: Tx, id: number, editorId: number, values: BrandValues): Promise<void> {
  await tx
    .update(brands)
    .set({ ...values, ...nextVersion(brands, editorId) })
    .where(eq(brands.id, id));
}

export async function isBrandNameTaken(tx: Tx, name: string, except: number | null): Promise<boolean> {
  const [row] = await tx
    .select({ id: brands.id })
    .from(brands)
    .where(
      and(sql`lower(${brands.name}) = lower(${name})`, sql`${brands.id} is distinct from ${except}::int`),
    );
  return row !== undefined;
}
