import { and, eq, sql } from 'drizzle-orm';
import { STAFF_BRAND_SORTS } from '../../../../contract/staff-brands.ts';
import type { Db, Tx } from '../../../db/client.ts';
import { boundedCount, keyset } from '../../../db/keyset.ts';
import { users } from '../../../db/schema/accounts.ts';
import { brands } from '../../../db/schema/catalogue.ts';
import { editorName, nextVersion } from '../../../db/schema/version-columns.ts';

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

/** `lock`: until the transaction ends. */
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
