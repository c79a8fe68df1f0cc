import type { FastifyInstance } from 'fastify';
import { printRound, readRound, tickStop } from '../../../../contract/rounds.ts';
import type { Deps } from '../../../deps.ts';
import { serve } from '../../../http/serve.ts';
import { printRoundOf } from './print-service.ts';
import { readRoundOf, takeTick } from './service.ts';

export function roundRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, readRound, ({ actor, query }) => readRoundOf(deps, actor, query.day));

  serve(app, deps, printRound, ({ actor, query }) => printRoundOf(deps, actor, query));

  serve(app, deps, tickStop, ({ actor, params, body, runIdempotent }) =>
    runIdempotent((tx) => takeTick(tx, deps, actor, params.id, body)),
  );
}
