import { REPLY_EDIT_HOURS } from '../../../contract/constants/shelf.ts';
import type { AnswerOf, QueryOf } from '../../../contract/endpoint.ts';
import type { Review } from '../../../contract/reviews.ts';
import type { sellerReviews } from '../../../contract/seller-reviews.ts';
import type { Tx } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { fail } from '../../fail.ts';
import type { Actor } from '../../infra/access-tokens.ts';
import { requireBrandOf } from '../catalogue/brands/service.ts';
import { mayReply } from './policy.ts';
import { presentReview } from './present.ts';
import { reviewById, sellerOf } from './queries.ts';
import { changeReply, sellerReviewCount, sellerReviewPage } from './seller-queries.ts';

/** Of the products of the actor's brand. Fails with `catalogue.brand_missing`. */
export async function listSellerReviews(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  actor: Actor,
  query: QueryOf<typeof sellerReviews>,
): Promise<AnswerOf<typeof sellerReviews>> {
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

/** (reviews-6) Fails with `request.not_found` unless the product is the actor's, and `reviews.reply_fixed`. */
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
