import { and, asc, desc, eq, gte, lt, or, type SQL, sql } from 'drizzle-orm';
import {
  PREFERENCE_QUESTIONS,
  PRICE_RANGES,
  type PreferenceQuestion,
} from '../../../../contract/constants/preferences.ts';
import type { Preferences } from '../../../../contract/preferences.ts';
import type { Db, Tx } from '../../../db/client.ts';
import { forSale } from '../../../db/for-sale.ts';
import { brands, products, variants } from '../../../db/schema/catalogue.ts';
import { preferenceCounts, preferences } from '../../../db/schema/preferences.ts';
import { brandColumns } from '../brands/queries.ts';
import { productColumns, sellerColumns } from '../product-queries.ts';
import { dressTypeMeant } from './wizard-dress-types.ts';

const CANDIDATE_LIMIT = 120;

export async function insertPreferences(tx: Tx, wished: Preferences, customerId: number | null) {
  await tx.insert(preferences).values({ ...wished, customerId });
}

/** Best-sellers by garment and price, by price, and by garment; the ranking chooses among them. */
export async function productCandidates(tx: Tx, wished: Preferences) {
  const { from, to } = PRICE_RANGES[wished.priceRange];
  const colours = tx
    .select({ all: sql`coalesce(jsonb_agg(distinct ${variants.colourHex}), '[]')` })
    .from(variants)
    .where(and(eq(variants.productId, products.id), sql`not ${variants.retired}`));
  const mostSold = (reason: SQL | undefined) =>
    tx
      .select({
        ...productColumns,
        seller: sellerColumns,
        dressType: products.dressType,
        colours: sql<string[]>`(${colours})`,
        brand: { id: brands.id, sale: brands.sale, bespoke: brands.bespoke, location: brands.location },
      })
      .from(products)
      .leftJoin(brands, eq(brands.id, products.brandId))
      .where(and(forSale, sql`${products.inStock}`, eq(products.category, wished.category), reason))
      .orderBy(desc(products.sold), asc(products.id))
      .limit(CANDIDATE_LIMIT);
  const isGarment = eq(products.dressType, dressTypeMeant(wished.dressType));
  const isInRange = and(gte(products.price, from), to === null ? undefined : lt(products.price, to));
  const found = [
    await mostSold(and(isGarment, isInRange)),
    await mostSold(isInRange),
    await mostSold(isGarment),
  ].flat();
  return [...new Map(found.map((product) => [product.id, product])).values()];
}

/** The best rated brands of the category, and the brands of the products. */
export async function brandCandidates(tx: Tx, { category }: Preferences, sellers: readonly number[]) {
  return tx
    .select(brandColumns)
    .from(brands)
    .where(
      and(
        sql`${brands.active}`,
        or(eq(brands.category, category), sql`${brands.id} = any(${sql.param([...sellers])}::int[])`),
      ),
    )
    .orderBy(desc(brands.rating), asc(brands.id))
    .limit(CANDIDATE_LIMIT);
}

/** All preferences of a customer, oldest first. */
export function preferencesOf(db: Db, customerId: number) {
  return db
    .select({
      product_type: preferences.productType,
      category: preferences.category,
      wear_category: preferences.wearCategory,
      dress_type: preferences.dressType,
      price_range: preferences.priceRange,
      favorite_color: preferences.favoriteColor,
      brand_preference: preferences.brandPreference,
      created_at: preferences.createdAt,
    })
    .from(preferences)
    .where(eq(preferences.customerId, customerId))
    .orderBy(preferences.id);
}

interface AnswerCount extends Record<string, unknown> {
  question: PreferenceQuestion;
  answer: string;
  count: number;
}

/** The most frequent answers of each question. */
export async function mostFrequentAnswers(db: Db, limit: number): Promise<AnswerCount[]> {
  const questions = sql.join(
    PREFERENCE_QUESTIONS.map((question) => sql`(${question}::text)`),
    sql`, `,
  );
  const { rows } = await db.execute<AnswerCount>(sql`
    select question, most.answer, most.count
    from (values ${questions}) asked (question), lateral (
      select answer, count from ${preferenceCounts} counted
      where counted.question = asked.question and count > 0
      order by count desc, answer limit ${limit}
    ) most
    order by question, most.count desc, most.answer`);
  return rows;
}
