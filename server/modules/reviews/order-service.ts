import type { AnswerOf, BodyOf } from '../../../contract/endpoint.ts';
import type { OrderReview, orderReview, writeOrderReview } from '../../../contract/order-feedback.ts';
import type { Db, Tx } from '../../db/client.ts';
import { fail } from '../../fail.ts';
import type { Actor } from '../../infra/access-tokens.ts';
import { reviewedOrder, reviewOfOrder } from './order-queries.ts';
import { presentOrderReview } from './present.ts';
import { insertPhotos, insertReview } from './queries.ts';

/** Fails with `request.not_found` for an order that is not the actor's. */
export async function readOrderReview(
  db: Db,
  actor: Actor,
  orderId: number,
): Promise<AnswerOf<typeof orderReview>> {
  const order = (await reviewedOrder(db, actor, orderId)) ?? fail('request.not_found');
  const review = await reviewOfOrder(db, orderId);
  const may_review = actor.role === 'customer' && order.wasDelivered && !review;
  return { may_review, review: review ? presentOrderReview(review) : null };
}

/** The order's tailor. Fails with `request.not_found`, or `reviews.not_delivered` before the first delivery. */
export async function requireReviewedTailor(db: Db | Tx, actor: Actor, orderId: number): Promise<number> {
  const order = (await reviewedOrder(db, actor, orderId)) ?? fail('request.not_found');
  if (!order.wasDelivered) fail('reviews.not_delivered');
  return order.tailorId;
}

/** Fails like `requireReviewedTailor`, and with `reviews.already_written`. */
export async function addOrderReview(
  tx: Tx,
  { actor, orderId, body }: { actor: Actor; orderId: number; body: BodyOf<typeof writeOrderReview> },
  keepPhotos: () => Promise<number[]>,
): Promise<OrderReview> {
  const tailorId = await requireReviewedTailor(tx, actor, orderId);
  const { rating, text, fit } = body;
  const hasFit = fit && Object.keys(fit).length > 0;
  const review = { orderId, tailorId, customerId: actor.id, rating, text, ...(hasFit ? { fit } : {}) };
  const id = (await insertReview(tx, review)) ?? fail('reviews.already_written');
  await insertPhotos(tx, id, await keepPhotos());
  const row = await reviewOfOrder(tx, orderId);
  if (!row) throw new Error('The review is gone');
  return presentOrderReview(row);
}
