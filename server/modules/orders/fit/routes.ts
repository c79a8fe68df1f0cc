import type { FastifyInstance } from 'fastify';
import { answerSuggestion, fitMemory } from '../../../../contract/fit-memory.ts';
import type { Deps } from '../../../deps.ts';
import { serve } from '../../../http/serve.ts';
import { answerFitSuggestion, readFitMemory } from './service.ts';

export function fitRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, fitMemory, ({ actor }) => readFitMemory(deps.db, actor));

  serve(app, deps, answerSuggestion, ({ actor, body, runIdempotent }) =>
    runIdempotent((tx) => answerFitSuggestion(tx, actor, body)),
  );
}
