import { and, asc, eq, sql } from 'drizzle-orm';
import type { BrandLocation, BrandSection, Category } from '../../../../contract/catalogue.ts';
import { BRAND_PAGE_SIZE } from '../../../../contract/constants/catalogue.ts';
import type { Db } from '../../../db/client.ts';
import { brandCounts, brands, products } from '../../../db/schema/catalogue.ts';
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
 * Page from 1, by id, with the total count in the same statement; an empty page is one row with the count. Ids are found
 * first, by an index-only scan.
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
