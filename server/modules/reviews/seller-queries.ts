import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { SELLER_REVIEW_SORTS } from '../../../contract/seller-reviews.ts';
import type { Db, Tx } from '../../db/client.ts';
import { boundedCount, keyset } from '../../db/keyset.ts';
import { users } from '../../db/schema/accounts.ts';
import { brands, products } from '../../db/schema/catalogue.ts';
import { reviews } from '../../db/schema/reviews.ts';
import { reviewColumns } from './queries.ts';

interface ReviewPage {
  reply: 'all' | 'missing';
  product?: number | undefined;
  sort: 'id' | '-id';
  after?: string | undefined;
  before?: string | undefined;
  size: number;
}

function ofBrand(brandId: number, { reply, product }: ReviewPage): SQL | undefined {
  return and(
    eq(reviews.brandId, brandId),
    reply === 'missing' ? isNull(reviews.reply) : undefined,
    product === undefined ? undefined : eq(reviews.productId, product),
  );
}

export async function sellerReviewPage(db: Db, brandId: number, query: ReviewPage) {
  const page = keyset(SELLER_REVIEW_SORTS, { id: reviews.id }, reviews.id, query);
  const rows = await db
    .select({
      ...reviewColumns,
      product: { id: products.id, type: products.type, name: products.name, image: products.image },
      cursor: page.cursor,
    })
    .from(reviews)
    .innerJoin(users, eq(users.id, reviews.customerId))
    .innerJoin(products, eq(products.id, reviews.productId))
    .leftJoin(brands, eq(brands.id, products.brandId))
    .where(and(ofBrand(brandId, query), page.where))
    .orderBy(...page.orderBy)
    .limit(page.limit);
  return page.pageOf(rows);
}

/** Null above 1,000. */
export function sellerReviewCount(db: Db, brandId: number, query: ReviewPage): Promise<number | null> {
  return boundedCount(db, sql`select from ${reviews} where ${ofBrand(brandId, query)}`);
}

/** False unless there is a reply that was written at `since` or later. */
export async function changeReply(tx: Tx, reviewId: number, text: string, since: Date): Promise<boolean> {
  const changed = await tx
    .update(reviews)
    .set({ reply: text })
    .where(and(eq(reviews.id, reviewId), sql`${reviews.repliedAt} >= ${since.toISOString()}::timestamptz`))
    .returning({ id: reviews.id });
  return changed.length > 0;
}
