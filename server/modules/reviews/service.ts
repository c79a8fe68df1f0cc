import { REVIEW_PAGE_SIZE } from '../../../contract/constants/catalogue.ts';
import { REPLY_EDIT_HOURS } from '../../../contract/constants/shelf.ts';
import type { BodyOf, QueryOf, ResponseOf } from '../../../contract/endpoint.ts';
import type { OrderReview, orderReview, writeOrderReview } from '../../../contract/order-feedback.ts';
import type { Page } from '../../../contract/page.ts';
import type {
  featuredReviews,
  ownReview,
  Review,
  replyToReview,
  writeReview,
} from '../../../contract/reviews.ts';
import type { sellerReviews } from '../../../contract/seller-reviews.ts';
import type { Db, Tx } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { fail } from '../../fail.ts';
import type { Actor } from '../../infra/access-tokens.ts';
import { type ExportEntry, jsonFile } from '../../infra/data-export/entries.ts';
import { listPage } from '../../list-page.ts';
import { requireBrandOf } from '../catalogue/brands/service.ts';
import { notifyOfReply, wantedMail } from '../notifications/service.ts';
import { chosenGarment } from '../orders/garment-choice-service.ts';
import { hasReceivedProduct } from '../shop/service.ts';
import { tailorsByIds } from '../tailors/service.ts';
import { replyMail } from './mails.ts';
import { mayReply } from './policy.ts';
import { presentOrderReview, presentReview, reviewsPath } from './present.ts';
import {
  insertPhotos,
  insertReview,
  latestReviews,
  reviewBy,
  reviewById,
  reviewedOrder,
  reviewedProduct,
  reviewerOf,
  reviewsOf,
  reviewsOfCustomer,
  reviewsOfOrder,
  reviewsOfTailor,
  sellerOf,
  setReply,
} from './queries.ts';
import { changeReply, sellerReviewCount, sellerReviewPage } from './seller-queries.ts';

type Shop = Pick<Deps, 'db' | 'config'>;

const FEATURED_COUNT = 3;
const FEATURED_STARS = 4;
const FEATURED_TEXT_LENGTH = { from: 40, to: 320 };
/** Candidates, from which one per product is chosen. */
const FEATURED_CANDIDATES = 24;

/** Newest first. Fails with `request.not_found`, and `page.invalid` past the end. */
export async function listReviews(
  { db, config }: Shop,
  productId: number,
  page: number,
  addressOfPage: (page: number) => string,
): Promise<Page<Review>> {
  const found = await reviewsOf(db, productId, page);
  if (!found) fail('request.not_found');
  const results = found.rows.map((row) => presentReview(row, config.brandName));
  return listPage({ count: found.count, results }, { page, size: REVIEW_PAGE_SIZE, addressOfPage });
}

/** Newest first. Fails with `request.not_found` for an unlisted tailor, and `page.invalid` past the end. */
export async function listTailorReviews(
  { db, config }: Shop,
  tailorId: number,
  page: number,
  addressOfPage: (page: number) => string,
): Promise<Page<Review>> {
  const [[tailor], found] = await Promise.all([
    tailorsByIds({ db, config }, [tailorId]),
    reviewsOfTailor(db, tailorId, page),
  ]);
  if (!tailor) fail('request.not_found');
  const results = found.rows.map((row) => presentReview(row, config.brandName));
  return listPage({ count: found.count, results }, { page, size: REVIEW_PAGE_SIZE, addressOfPage });
}

/** Also returns whether the actor may review or reply. Fails with `request.not_found`. */
export async function readOwnReview(
  { db, config }: Shop,
  actor: Actor,
  productId: number,
): Promise<ResponseOf<typeof ownReview>> {
  const [product, row, isDelivered] = await Promise.all([
    reviewedProduct(db, productId),
    reviewBy(db, actor.id, productId),
    hasReceivedProduct(db, actor.id, productId),
  ]);
  if (!product) fail('request.not_found');
  return {
    may_review: isDelivered && !row,
    may_reply: mayReply(actor, product),
    review: row ? presentReview(row, config.brandName) : null,
  };
}

/** Fails with `request.not_found`, or `reviews.not_delivered` if the actor has not received the product. */
export async function requireDeliveredOrder(db: Db | Tx, actor: Actor, productId: number): Promise<void> {
  if (!(await reviewedProduct(db, productId))) fail('request.not_found');
  if (!(await hasReceivedProduct(db, actor.id, productId))) fail('reviews.not_delivered');
}

/**
 * `keepPhotos` returns file ids in order. Fails with `request.not_found`, `reviews.not_delivered` and
 * `reviews.already_written`.
 */
export async function addReview(
  tx: Tx,
  { config }: Shop,
  { actor, productId, body }: { actor: Actor; productId: number; body: BodyOf<typeof writeReview> },
  keepPhotos: () => Promise<number[]>,
): Promise<Review> {
  await requireDeliveredOrder(tx, actor, productId);
  const { rating, text } = body;
  const id = await insertReview(tx, { productId, customerId: actor.id, rating, text });
  if (id === undefined) fail('reviews.already_written');
  await insertPhotos(tx, id, await keepPhotos());
  return presentStanding(tx, config.brandName, id);
}

/** Fails with `request.not_found` unless the actor sells the product, and with `reviews.already_replied`. */
export async function replyAsSeller(
  tx: Tx,
  deps: Pick<Deps, 'config' | 'outbox'>,
  { actor, id, body }: { actor: Actor; id: number; body: BodyOf<typeof replyToReview> },
): Promise<Review> {
  const seller = await sellerOf(tx, id);
  if (!seller || !mayReply(actor, seller)) fail('request.not_found');
  if (!(await setReply(tx, id, { text: body.text, by: actor.id }))) fail('reviews.already_replied');
  await tellOfReply(tx, deps, id);
  return presentStanding(tx, deps.config.brandName, id);
}

async function tellOfReply(tx: Tx, deps: Pick<Deps, 'config' | 'outbox'>, reviewId: number): Promise<void> {
  const [row, reviewer] = [await reviewById(tx, reviewId), await reviewerOf(tx, reviewId)];
  if (!row || !reviewer) return;
  const reply = {
    seller: row.brandName ?? deps.config.brandName,
    product: row.product.name,
    path: reviewsPath(row.product),
  };
  await notifyOfReply(tx, reviewer.id, reply);
  const leave = await wantedMail(tx, deps, reviewer.id, 'reviews');
  if (leave) await deps.outbox.post(tx, replyMail(deps.config, reviewer, { ...reply, leave }));
}

/** Recent good reviews, one per product (reviews-2). */
export async function listFeatured({ db, config }: Shop): Promise<ResponseOf<typeof featuredReviews>> {
  const rows = await latestReviews(db, {
    stars: FEATURED_STARS,
    ...FEATURED_TEXT_LENGTH,
    limit: FEATURED_CANDIDATES,
  });
  const firsts = new Map(rows.toReversed().map((row) => [row.product.id, row]));
  const results = rows
    .filter((row) => firsts.get(row.product.id) === row)
    .slice(0, FEATURED_COUNT)
    .map((row) => ({ ...presentReview(row, config.brandName), product: row.product }));
  return { results };
}

async function presentStanding(tx: Tx, shopName: string, id: number): Promise<Review> {
  const row = await reviewById(tx, id);
  if (!row) throw new Error('The review is gone');
  return presentReview(row, shopName);
}

export function exportReviews({ db }: Deps, actor: Actor): ExportEntry[] {
  return [jsonFile('reviews.json', () => reviewsOfCustomer(db, actor.id))];
}

/** Fails with `request.not_found` for an order that is not the actor's. */
export async function readOrderReview(
  db: Db | Tx,
  actor: Actor,
  orderId: number,
): Promise<ResponseOf<typeof orderReview>> {
  const order = (await reviewedOrder(db, actor, orderId)) ?? fail('request.not_found');
  const rows = await reviewsOfOrder(db, orderId);
  const mayReview = actor.role === 'customer' && order.wasDelivered;
  const garments = order.garments.map((garment) => {
    const row = rows.find(({ garmentId }) => garmentId === storedIdOf(garment));
    const review = row ? presentOrderReview(row, order.garments.length > 1 ? garment.id : undefined) : null;
    return { garment: garment.id, may_review: mayReview && !review, review };
  });
  return {
    may_review: garments.some(({ may_review }) => may_review),
    review: garments.find(({ review }) => review)?.review ?? null,
    ...(garments.length > 1 && { garments }),
  };
}

/** Release 1.0.0 writes reviews of the first garment, and names none. */
function storedIdOf({ id, position }: { id: number; position: number }): number | null {
  return position === 1 ? null : id;
}

/**
 * The order's tailor and the garment that is reviewed. Fails with `request.not_found`, with `reviews.not_delivered`
 * before the first delivery, and like `chosenGarment`.
 */
export async function requireReviewable(
  db: Db | Tx,
  actor: Actor,
  { orderId, garment }: { orderId: number; garment: number | undefined },
) {
  const order = (await reviewedOrder(db, actor, orderId)) ?? fail('request.not_found');
  if (!order.wasDelivered) fail('reviews.not_delivered');
  return { tailorId: order.tailorId, garment: chosenGarment(order.garments, garment) };
}

/** Fails like `requireReviewable`, and with `reviews.already_written`. */
export async function addOrderReview(
  tx: Tx,
  { actor, orderId, body }: { actor: Actor; orderId: number; body: BodyOf<typeof writeOrderReview> },
  keepPhotos: () => Promise<number[]>,
): Promise<OrderReview> {
  const { rating, text, fit, garment: asked } = body;
  const { tailorId, garment } = await requireReviewable(tx, actor, { orderId, garment: asked });
  const hasFit = fit && Object.keys(fit).length > 0;
  const about = { orderId, garmentId: storedIdOf(garment), tailorId, customerId: actor.id };
  const id =
    (await insertReview(tx, { ...about, rating, text, ...(hasFit ? { fit } : {}) })) ??
    fail('reviews.already_written');
  await insertPhotos(tx, id, await keepPhotos());
  const { review, garments } = await readOrderReview(tx, actor, orderId);
  const written = garments ? garments.find((one) => one.garment === garment.id)?.review : review;
  if (!written) throw new Error('The review is gone');
  return written;
}

/** Reviews of the products of the actor's brand. Fails with `catalogue.brand_missing`. */
export async function listSellerReviews(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  actor: Actor,
  query: QueryOf<typeof sellerReviews>,
): Promise<ResponseOf<typeof sellerReviews>> {
  const brand = await requireBrandOf(db, actor);
  const [page, count] = await Promise.all([
    sellerReviewPage(db, brand.id, query),
    sellerReviewCount(db, brand.id, query),
  ]);
  const from = editableSince();
  return {
    count,
    next: page.next,
    previous: page.previous,
    results: page.rows.map((row) => ({
      ...presentReview(row, config.brandName),
      product: row.product,
      may_edit_reply: row.repliedAt !== null && row.repliedAt >= from,
    })),
  };
}

/** Fails with `request.not_found` unless the actor sells the product, and with `reviews.reply_fixed` (reviews-6). */
export async function editReply(
  tx: Tx,
  { config }: Pick<Deps, 'config'>,
  actor: Actor,
  id: number,
  text: string,
): Promise<Review> {
  const seller = await sellerOf(tx, id);
  if (!seller || !mayReply(actor, seller)) fail('request.not_found');
  if (!(await changeReply(tx, id, text, editableSince()))) fail('reviews.reply_fixed');
  const row = await reviewById(tx, id);
  if (!row) throw new Error('The review is gone');
  return presentReview(row, config.brandName);
}

function editableSince(): Date {
  return new Date(Date.now() - REPLY_EDIT_HOURS * 3_600_000);
}
