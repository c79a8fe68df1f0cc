import type { FastifyInstance } from 'fastify';
import * as contract from '../../../../contract/order-discounts.ts';
import type { OrderView } from '../../../../contract/order-steps.ts';
import type { Deps } from '../../../deps.ts';
import { serve } from '../../../http/serve.ts';
import { neighbourOf } from '../../../http/visitor.ts';
import { withGuessLimit } from '../../discounts/service.ts';
import { takeCodeOff, useCode } from './code-service.ts';

export function orderCodeRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, contract.giveOrderCode, async (call) => {
    const { actor, params, body, request, runIdempotent } = call;
    const replayed = await call.replayedResponse<OrderView>();
    if (replayed) return replayed;
    const { code = '' } = body;
    const guesser = { actorId: actor.id, neighbour: neighbourOf(request) };
    return withGuessLimit(deps, code, guesser, () =>
      runIdempotent((tx) => useCode(tx, deps, actor, params.id, code)),
    );
  });

  serve(app, deps, contract.removeOrderCode, ({ actor, params, runIdempotent }) =>
    runIdempotent((tx) => takeCodeOff(tx, deps, actor, params.id)),
  );
}
