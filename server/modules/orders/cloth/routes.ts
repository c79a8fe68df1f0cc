import type { FastifyInstance } from 'fastify';
import { takeSellerOrderStep } from '../../../../contract/order-steps.ts';
import type { Deps } from '../../../deps.ts';
import { serve } from '../../../http/serve.ts';
import { stepSellerOrder } from './unsent-service.ts';

/** Served here, because a step of cloth changes its stitched order. */
export function sellerStepRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, takeSellerOrderStep, ({ actor, params, body, runIdempotent }) =>
    runIdempotent((tx) => stepSellerOrder(tx, deps, actor, params.id, body)),
  );
}
