import { and, desc, eq, gte, isNull, type SQL, sql } from 'drizzle-orm';
import { REVIEW_PAGE_SIZE } from '../../../contract/constants/catalogue.ts';
import { STAFF_ROLES } from '../../../contract/roles.ts';
import type { Db, Tx } from '../../db/client.ts';
import { forSale } from '../../db/for-sale.ts';
import { users } from '../../db/schema/accounts.ts';
import { brands, products } from '../../db/schema/catalogue.ts';
import { files } from '../../db/schema/files.ts';
import { garments } from '../../db/schema/garments.ts';
import { orders } from '../../db/schema/orders.ts';
import { reviewPhotos, reviews } from '../../db/schema/reviews.ts';
import { tailors } from '../../db/schema/tailors.ts';
import type { Actor } from '../../infra/access-tokens.ts';

const photoKeys = sql<string[]>`coalesce((
  select jsonb_agg(${files.key} order by ${reviewPhotos.place})
  from ${reviewPhotos} join ${files} on ${files.id} = ${reviewPhotos.fileId}
  where ${reviewPhotos.reviewId} = ${reviews.id}), '[]')`;

export const reviewColumns = {
  id: reviews.id,
  rating: reviews.rating,
  text: reviews.text,
  city: reviews.city,
  createdAt: reviews.createdAt,
  reply: reviews.reply,
  repliedAt: reviews.repliedAt,
  firstName: users.firstName,
  username: users.username,
  brandName: brands.name,
  photos: photoKeys,
};

function shownReviews(db: Db | Tx) {
  return db
    .select({
      ...reviewColumns,
      product: { id: products.id, type: products.type, name: products.name },
      count: products.ratingCount,
    })
    .from(reviews)
    .innerJoin(users, eq(users.id, reviews.customerId))
    .innerJoin(products, eq(products.id, reviews.productId))
    .leftJoin(brands, eq(brands.id, products.brandId))
    .$dynamic();
}

/** Newest first, pages from 1, with the total; undefined without the product. */
export async function reviewsOf(
  db: Db,
  productId: number,
  page: number,
): Promise<{ count: number; rows: ReviewRow[] } | undefined> {
  const rows = await shownReviews(db)
    .where(eq(reviews.productId, productId))
    .orderBy(desc(reviews.id))
    .limit(REVIEW_PAGE_SIZE)
    .offset((page - 1) * REVIEW_PAGE_SIZE);
  const count = rows[0]?.count ?? (await reviewedProduct(db, productId))?.reviewCount;
  return count === undefined ? undefined : { count, rows };
}

/** Includes unlisted products; undefined if there is none. The brand's account is null for the shop's own goods. */
export async function reviewedProduct(db: Db | Tx, productId: number) {
  const [row] = await db
    .select({ reviewCount: products.ratingCount, brandUserId: brands.userId })
    .from(products)
    .leftJoin(brands, eq(brands.id, products.brandId))
    .where(eq(products.id, productId));
  return row;
}

export async function reviewBy(
  db: Db,
  customerId: number,
  productId: number,
): Promise<ReviewRow | undefined> {
  const [row] = await shownReviews(db).where(
    and(eq(reviews.productId, productId), eq(reviews.customerId, customerId)),
  );
  return row;
}

export async function reviewById(db: Db | Tx, id: number): Promise<ReviewRow | undefined> {
  const [row] = await shownReviews(db).where(eq(reviews.id, id));
  return row;
}

/** Newest first; `minLength` in characters. */
export async function latestReviews(
  db: Db,
  { stars, from, to, limit }: { stars: number; from: number; to: number; limit: number },
) {
  return await shownReviews(db)
    .where(
      and(gte(reviews.rating, stars), sql`char_length(${reviews.text}) between ${from} and ${to}`, forSale),
    )
    .orderBy(desc(reviews.id))
    .limit(limit);
}

/** Undefined if the customer has already reviewed the product, or the garment of the order. */
export async function insertReview(tx: Tx, review: typeof reviews.$inferInsert): Promise<number | undefined> {
  const [row] = await tx.insert(reviews).values(review).onConflictDoNothing().returning({ id: reviews.id });
  return row?.id;
}

export async function insertPhotos(tx: Tx, reviewId: number, fileIds: readonly number[]): Promise<void> {
  if (fileIds.length === 0) return;
  await tx.insert(reviewPhotos).values(fileIds.map((fileId, at) => ({ reviewId, place: at + 1, fileId })));
}

/** The brand's account, null for the shop's own goods; undefined without the review. */
export async function sellerOf(
  tx: Tx,
  reviewId: number,
): Promise<{ brandUserId: number | null } | undefined> {
  const [row] = await tx
    .select({ brandUserId: brands.userId })
    .from(reviews)
    .innerJoin(products, eq(products.id, reviews.productId))
    .leftJoin(brands, eq(brands.id, products.brandId))
    .where(eq(reviews.id, reviewId));
  return row;
}

export async function reviewerOf(tx: Tx, reviewId: number) {
  const { id, email, locale, firstName, username } = users;
  const [row] = await tx
    .select({ id, email, locale, firstName, username })
    .from(reviews)
    .innerJoin(users, eq(users.id, reviews.customerId))
    .where(eq(reviews.id, reviewId));
  return row;
}

/** False if there is a reply already. */
export async function setReply(
  tx: Tx,
  reviewId: number,
  { text, by }: { text: string; by: number },
): Promise<boolean> {
  const replied = await tx
    .update(reviews)
    .set({ reply: text, repliedBy: by, repliedAt: sql`now()` })
    .where(and(eq(reviews.id, reviewId), isNull(reviews.reply)))
    .returning({ id: reviews.id });
  return replied.length > 0;
}

export type ReviewRow = Awaited<ReturnType<typeof latestReviews>>[number];

/** All reviews by a customer, oldest first. */
export function reviewsOfCustomer(db: Db, customerId: number) {
  return db
    .select({
      product: products.name,
      order_id: reviews.orderId,
      garment_id: reviews.garmentId,
      rating: reviews.rating,
      text: reviews.text,
      fit: reviews.fit,
      city: reviews.city,
      photos: photoKeys,
      created_at: reviews.createdAt,
      reply: reviews.reply,
      replied_at: reviews.repliedAt,
    })
    .from(reviews)
    .leftJoin(products, eq(products.id, reviews.productId))
    .where(eq(reviews.customerId, customerId))
    .orderBy(reviews.id);
}

/** Reviews of a tailor, newest first, pages from 1, with the total. */
export async function reviewsOfTailor(db: Db, tailorId: number, page: number) {
  const [count, rows] = await Promise.all([
    db.$count(reviews, eq(reviews.tailorId, tailorId)),
    db
      .select({ ...reviewColumns, brandName: sql<string | null>`null` })
      .from(reviews)
      .innerJoin(users, eq(users.id, reviews.customerId))
      .where(eq(reviews.tailorId, tailorId))
      .orderBy(desc(reviews.id))
      .limit(REVIEW_PAGE_SIZE)
      .offset((page - 1) * REVIEW_PAGE_SIZE),
  ]);
  return { count, rows };
}

/** A stitched order that the actor may see: a customer's own, one the tailor stitches, any for staff. */
export async function reviewedOrder(db: Db | Tx, actor: Actor, orderId: number) {
  const [row] = await db
    .select({
      tailorId: tailors.id,
      /** First one first. */
      garments: sql<{ id: number; position: number }[]>`(
        select jsonb_agg(jsonb_build_object('id', id, 'position', position) order by position)
        from ${garments} garment where garment.order_id = ${orders.id} and garment.progress <> 'CANCELLED')`,
      wasDelivered: sql<boolean>`exists (
        select from order_events where order_id = ${orders.id} and to_status = 'DELIVERED' and seller_order_id is null)`,
    })
    .from(orders)
    .innerJoin(tailors, eq(tailors.id, orders.tailorId))
    .where(and(eq(orders.id, orderId), eq(orders.kind, 'single'), within(actor)));
  return row;
}

/** One for each garment that was reviewed, the first written first. */
export async function reviewsOfOrder(db: Db | Tx, orderId: number) {
  return await db
    .select({
      id: reviews.id,
      /** Null: the first garment of the order. */
      garmentId: reviews.garmentId,
      rating: reviews.rating,
      text: reviews.text,
      fit: reviews.fit,
      photos: photoKeys,
      createdAt: reviews.createdAt,
    })
    .from(reviews)
    .innerJoin(orders, eq(orders.id, reviews.orderId))
    .where(eq(orders.id, orderId))
    .orderBy(reviews.id);
}

function within({ id, role }: Actor): SQL | undefined {
  if (STAFF_ROLES.includes(role)) return undefined;
  if (role === 'customer') return eq(orders.customerId, id);
  return eq(tailors.userId, id);
}
