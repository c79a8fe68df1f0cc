import type { FastifyInstance } from 'fastify';
import { REVIEW_PHOTOS } from '../../../contract/constants/catalogue.ts';
import { orderReview, writeOrderReview } from '../../../contract/order-feedback.ts';
import { addressOf } from '../../../contract/paths.ts';
import {
  featuredReviews,
  ownReview,
  productReviews,
  replyToReview,
  writeReview,
} from '../../../contract/reviews.ts';
import { editReviewReply, sellerReviews } from '../../../contract/seller-reviews.ts';
import { tailorReviews } from '../../../contract/tailors.ts';
import type { Deps } from '../../deps.ts';
import { productSource, tailorSource } from '../../http/page-reads.ts';
import { serve } from '../../http/serve.ts';
import { withPictures } from '../files/keep-picture.ts';
import {
  addOrderReview,
  addReview,
  editReply,
  listFeatured,
  listReviews,
  listSellerReviews,
  listTailorReviews,
  readOrderReview,
  readOwnReview,
  replyAsSeller,
  requireDeliveredOrder,
  requireReviewable,
} from './service.ts';

export function reviewRoutes(app: FastifyInstance, deps: Deps): void {
  serve(
    app,
    deps,
    productReviews,
    ({ params: { id }, query: { page } }) =>
      listReviews(
        deps,
        id,
        page,
        (to) => deps.config.publicUrl + addressOf(productReviews.call, { id }, { page: to }),
      ),
    { publicFor: 30, sources: (_response, { id }) => [productSource(id)] },
  );

  serve(
    app,
    deps,
    tailorReviews,
    ({ params: { id }, query: { page } }) =>
      listTailorReviews(
        deps,
        id,
        page,
        (to) => deps.config.publicUrl + addressOf(tailorReviews.call, { id }, { page: to }),
      ),
    { publicFor: 30, sources: (_response, { id }) => [tailorSource(id)] },
  );

  serve(app, deps, ownReview, ({ actor, params }) => readOwnReview(deps, actor, params.id));

  serve(app, deps, writeReview, async ({ actor, params, body, uploads, runIdempotent }) => {
    // Checked before processing pictures, which is expensive.
    await requireDeliveredOrder(deps.db, actor, params.id);
    return withPictures(
      deps,
      actor.id,
      uploads,
      (keep) =>
        runIdempotent((tx) =>
          addReview(tx, deps, { actor, productId: params.id, body }, async () => {
            const kept = await keep(tx);
            return REVIEW_PHOTOS.flatMap((field) => kept[field] ?? []);
          }),
        ),
      { published: true },
    );
  });

  serve(app, deps, replyToReview, ({ actor, params, body, runIdempotent }) =>
    runIdempotent((tx) => replyAsSeller(tx, deps, { actor, id: params.id, body })),
  );

  serve(app, deps, sellerReviews, ({ actor, query }) => listSellerReviews(deps, actor, query));

  serve(app, deps, editReviewReply, ({ actor, params, body }) =>
    deps.db.transaction((tx) => editReply(tx, deps, actor, params.id, body.text)),
  );

  serve(app, deps, orderReview, ({ actor, params }) => readOrderReview(deps.db, actor, params.id));

  serve(app, deps, writeOrderReview, async ({ actor, params, body, uploads, runIdempotent }) => {
    await requireReviewable(deps.db, actor, { orderId: params.id, garment: body.garment });
    return withPictures(
      deps,
      actor.id,
      uploads,
      (keep) =>
        runIdempotent((tx) =>
          addOrderReview(tx, { actor, orderId: params.id, body }, async () => {
            const kept = await keep(tx);
            return REVIEW_PHOTOS.flatMap((field) => kept[field] ?? []);
          }),
        ),
      { published: true },
    );
  });

  serve(app, deps, featuredReviews, () => listFeatured(deps), {
    publicFor: 60,
    sources: () => ['reviews'],
  });
}
