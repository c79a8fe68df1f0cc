import type { FastifyInstance } from 'fastify';
import { addWishes, removeWish, wishlist } from '../../../contract/wishlist.ts';
import type { Deps } from '../../deps.ts';
import { serve } from '../../http/serve.ts';
import { addToWishlist, readWishlist, removeFromWishlist } from './service.ts';

export function wishlistRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, wishlist, async ({ actor }) => ({ results: await readWishlist(deps.db, actor) }));

  serve(app, deps, addWishes, ({ actor, body, runIdempotent }) =>
    runIdempotent(async (tx) => ({ products: await addToWishlist(tx, actor, body.products) })),
  );

  serve(app, deps, removeWish, async ({ actor, params }) => {
    await removeFromWishlist(deps.db, actor, params.id);
    return {};
  });
}
