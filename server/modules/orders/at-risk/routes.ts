import type { FastifyInstance } from 'fastify';
import { ordersAtRisk } from '../../../../contract/orders-at-risk.ts';
import type { Deps } from '../../../deps.ts';
import { serve } from '../../../http/serve.ts';
import { listOrdersAtRisk } from './service.ts';

export function atRiskRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, ordersAtRisk, () => listOrdersAtRisk(deps));
}
