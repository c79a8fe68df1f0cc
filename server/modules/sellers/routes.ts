import type { FastifyInstance } from 'fastify';
import * as contract from '../../../contract/seller-identity.ts';
import { ownSalesStatement, sellersStatement } from '../../../contract/seller-statements.ts';
import type { Deps } from '../../deps.ts';
import { serve } from '../../http/serve.ts';
import { withPictures } from '../files/keep-picture.ts';
import { decide, erase, listSellers, readIdentity, showNumbers } from './check-service.ts';
import { giveOwnIdentity, readOwnIdentity } from './service.ts';
import { exportOwnStatement, exportStatement } from './statement-service.ts';

/** Looks a minute of one admin: enough to check by hand, too few to copy everything unseen. */
const LOOKS_PER_MINUTE = 10;

export function sellerRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps;

  serve(app, deps, contract.ownIdentity, ({ actor }) => readOwnIdentity(db, deps, actor.id));

  serve(
    app,
    deps,
    contract.giveIdentity,
    async (call) => {
      const { actor, body, uploads } = call;
      const replayed = await call.replayedResponse<contract.OwnIdentity>();
      if (replayed) return replayed;
      return withPictures(deps, actor.id, uploads, (keep, replace) =>
        call.runIdempotent(async (tx) => {
          const { identity, replaced } = await giveOwnIdentity(tx, deps, actor, body, keep);
          replace(replaced);
          return identity;
        }),
      );
    },
    { perMinute: 10 },
  );

  serve(app, deps, contract.sellerIdentities, ({ query }) => listSellers(db, query));

  serve(app, deps, contract.sellerIdentity, ({ params }) => readIdentity(db, params.id));

  serve(
    app,
    deps,
    contract.showIdentity,
    ({ actor, params }) => db.transaction((tx) => showNumbers(tx, deps, actor, params.id)),
    { perMinute: LOOKS_PER_MINUTE },
  );

  serve(app, deps, contract.checkIdentity, ({ actor, params, body }) =>
    db.transaction((tx) => decide(tx, deps, actor, params.id, body)),
  );

  serve(app, deps, contract.eraseIdentity, async ({ actor, params }) => {
    const { identity, pictures } = await db.transaction((tx) => erase(tx, actor, params.id));
    // On failure, the sweep of orphaned files removes them later.
    await Promise.allSettled(pictures.map((key) => deps.storage.remove(key)));
    return identity;
  });

  serve(
    app,
    deps,
    sellersStatement,
    ({ actor, params }) => db.transaction((tx) => exportStatement(tx, deps, actor, params.month)),
    { perMinute: LOOKS_PER_MINUTE },
  );

  serve(app, deps, ownSalesStatement, ({ actor, params }) => exportOwnStatement(db, actor, params.month));
}
