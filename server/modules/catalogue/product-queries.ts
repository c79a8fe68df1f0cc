import { and, asc, type Column, desc, eq, ne, type SQL, sql } from 'drizzle-orm';
import type { BrandSection, Category, Collection, ProductSort } from '../../../contract/catalogue.ts';
import { PRODUCT_PAGE_SIZE } from '../../../contract/constants/catalogue.ts';
import type { Db } from '../../db/client.ts';
import { forSale } from '../../db/for-sale.ts';
import { brands, productCounts, products, variants } from '../../db/schema/catalogue.ts';
import { reviews } from '../../db/schema/reviews.ts';
import { substring } from './name-pattern.ts';

export const productColumns = {
  id: products.id,
  type: products.type,
  name: products.name,
  category: products.category,
  price: products.price,
  compareAtPrice: products.compareAtPrice,
  image: products.image,
  imageDescription: products.imageDescription,
  rating: products.rating,
  ratingCount: products.ratingCount,
  inStock: products.inStock,
  section: products.section,
  collection: products.collection,
};

export const sellerColumns = { id: brands.id, name: brands.name };

export interface VariantRow {
  id: number;
  colour: string;
  colourName: string;
  colourHex: string;
  size: string | null;
  stock: number;
}

interface ProductFilters {
  brand: number | undefined;
  section: BrandSection | undefined;
}

/** Pages start at 1 and are sorted by id; includes the total count. */
export async function productsOf(db: Db, { brand, section }: ProductFilters, page: number) {
  const conditions = and(
    forSale,
    brand === undefined ? undefined : eq(products.brandId, brand),
    section === undefined ? undefined : eq(products.section, section),
  );
  const total = db
    .select({ count: sql<number>`count(*)::int`.as('count') })
    .from(products)
    .leftJoin(brands, eq(brands.id, products.brandId))
    .where(conditions)
    .as('total');
  const listed = db
    .select({ id: products.id })
    .from(products)
    .leftJoin(brands, eq(brands.id, products.brandId))
    .where(conditions)
    .orderBy(asc(products.id))
    .limit(PRODUCT_PAGE_SIZE)
    .offset((page - 1) * PRODUCT_PAGE_SIZE)
    .as('page');
  const rows = await db
    .select({ count: total.count, product: productColumns, seller: sellerColumns })
    .from(total)
    .leftJoin(listed, sql`true`)
    .leftJoin(products, eq(products.id, listed.id))
    .leftJoin(brands, eq(brands.id, products.brandId))
    .orderBy(asc(products.id));
  return {
    count: rows[0]?.count ?? 0,
    products: rows.flatMap(({ product, seller }) => (product ? [{ ...product, seller }] : [])),
  };
}

export async function productsWithIds(db: Db, ids: readonly number[]): Promise<ProductRow[]> {
  return await db
    .select({ ...productColumns, seller: sellerColumns })
    .from(products)
    .leftJoin(brands, eq(brands.id, products.brandId))
    .where(and(forSale, sql`${products.id} = any(${sql.param(ids)}::int[])`));
}

/** Undefined for an unlisted product. */
export async function productById(db: Db, id: number) {
  const variantRows = db
    .select({
      all: sql`jsonb_agg(jsonb_build_object('id', ${variants.id}, 'colour', ${variants.colour},
        'colourName', ${variants.colourName}, 'colourHex', ${variants.colourHex}, 'size', ${variants.size},
        'stock', ${variants.stock}) order by ${variants.id})`,
    })
    .from(variants)
    .where(and(eq(variants.productId, products.id), sql`not ${variants.retired}`));
  const stars = [1, 2, 3, 4, 5].map(
    (n) => sql`count(*) filter (where ${reviews.rating} = ${sql.raw(String(n))})`,
  );
  const ratings = db
    .select({ all: sql`jsonb_build_array(${sql.join(stars, sql`, `)})` })
    .from(reviews)
    .where(eq(reviews.productId, products.id));
  const [row] = await db
    .select({
      ...productColumns,
      seller: sellerColumns,
      description: products.description,
      facts: products.facts,
      dressType: products.dressType,
      city: brands.city,
      clothMetres: products.clothMetres,
      clothWidthInches: products.clothWidthInches,
      pictures: products.pictures,
      variants: sql<VariantRow[]>`coalesce((${variantRows}), '[]')`,
      ratings: sql<[number, number, number, number, number]>`(${ratings})`,
    })
    .from(products)
    .leftJoin(brands, eq(brands.id, products.brandId))
    .where(and(eq(products.id, id), forSale));
  return row;
}

const RELATED_LIMIT = 4;

/** Best-sellers of the section, then of the whole brand; may contain duplicates. */
export async function relatedInBrand(
  db: Db,
  { id, brand, section }: { id: number; brand: number; section: BrandSection | null },
): Promise<ProductRow[]> {
  const bestSellers = (where: SQL | undefined, limit: number) =>
    db
      .select({ ...productColumns, seller: sellerColumns })
      .from(products)
      .innerJoin(brands, eq(brands.id, products.brandId))
      .where(and(sql`${products.active}`, eq(products.brandId, brand), ne(products.id, id), where))
      .orderBy(desc(products.sold), asc(products.id))
      .limit(limit);
  const near = section === null ? [] : await bestSellers(eq(products.section, section), RELATED_LIMIT);
  if (near.length >= RELATED_LIMIT) return near;
  return [...near, ...(await bestSellers(undefined, 2 * RELATED_LIMIT))];
}

/** Best-sellers of the collection, then of all collections; may contain duplicates. */
export async function mostSoldOfCulture(db: Db, collection: Collection | null): Promise<ProductRow[]> {
  const mostSold = (where: SQL | undefined, limit: number) =>
    db
      .select({ ...productColumns, seller: sellerColumns })
      .from(products)
      .leftJoin(brands, eq(brands.id, products.brandId))
      .where(and(sql`${products.active} and ${products.type} = 'culture'`, where))
      .orderBy(desc(products.sold), desc(products.id))
      .limit(limit);
  const [near, all] = await Promise.all([
    collection === null ? [] : mostSold(eq(products.collection, collection), 5),
    mostSold(undefined, 9),
  ]);
  return [...near, ...all];
}

export type ProductRow = Awaited<ReturnType<typeof productsOf>>['products'][number];

interface CultureFilters {
  category: Category | null;
  collection: Collection | null;
  search: string;
}

/** Keep in step with the partial indexes. */
const listed = sql`${products.active} and ${products.type} = 'culture'`;

/** All columns sort in the same direction, like the indexes. */
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
  // An index-only scan finds the ids, so that preceding rows are not fetched.
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

/** Reads the counts that a trigger maintains. */
async function countOf(db: Db, filters: CultureFilters): Promise<number> {
  const [total] = await db
    .select({ count: sql<number>`coalesce(sum(${productCounts.listed}), 0)::int` })
    .from(productCounts)
    .where(and(eq(productCounts.type, 'culture'), matches(productCounts, filters)));
  return total?.count ?? 0;
}
