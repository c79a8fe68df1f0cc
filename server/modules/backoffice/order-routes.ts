import type { FastifyInstance } from 'fastify';
import { staffOrders } from '../../../contract/staff-orders.ts';
import type { Deps } from '../../deps.ts';
import { serve } from '../../http/serve.ts';
import { listOrders } from './order-list-service.ts';

export function staffOrderRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, staffOrders, ({ query }) => listOrders(deps, query));
}
