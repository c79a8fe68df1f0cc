import type { FastifyInstance } from 'fastify';
import { order, takeOrderStep as takeOrderStepCall } from '../../../contract/order-steps.ts';
import type { Deps } from '../../deps.ts';
import { serve } from '../../http/serve.ts';
import { readOrderView, takeOrderStep } from './order-service.ts';

export function orderRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, order, ({ actor, params }) => readOrderView(deps, actor, params.id));

  serve(app, deps, takeOrderStepCall, ({ actor, params, body, request, runIdempotent }) =>
    runIdempotent((tx) => takeOrderStep(tx, deps, { actor, address: request.ip }, params.id, body)),
  );
}
