import type { FastifyInstance } from 'fastify';
import { takeSampleStep as takeSampleStepCall } from '../../../../contract/sample-calls.ts';
import type { Deps } from '../../../deps.ts';
import { serve } from '../../../http/serve.ts';
import { takeSampleStep } from './service.ts';

export function sampleRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, takeSampleStepCall, ({ actor, params, body, runIdempotent }) =>
    runIdempotent((tx) => takeSampleStep(tx, deps, actor, params, body)),
  );
}
