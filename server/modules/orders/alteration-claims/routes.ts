import type { FastifyInstance } from 'fastify';
import { claimAlteration as contract } from '../../../../contract/alteration-claims.ts';
import type { OrderView } from '../../../../contract/order-steps.ts';
import type { Deps } from '../../../deps.ts';
import { failOn } from '../../../fail.ts';
import { serve } from '../../../http/serve.ts';
import { withPictures } from '../../files/keep-picture.ts';
import { claimAlteration, requireClaimable } from './service.ts';

export function alterationClaimRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, contract, async (call) => {
    const { actor, params, body, uploads, runIdempotent } = call;
    const replayed = await call.replayedResponse<OrderView>();
    if (replayed) return replayed;
    await requireClaimable(deps, actor, params.id, body.garment);
    if (!uploads.receipt) failOn('receipt', 'orders.receipt_missing');
    return withPictures(deps, actor.id, uploads, (keep) =>
      runIdempotent((tx) =>
        claimAlteration(tx, deps, { actor, id: params.id, body }, async () => {
          const { receipt } = await keep(tx);
          return receipt === undefined ? [] : [receipt];
        }),
      ),
    );
  });
}
