import type { FastifyInstance } from 'fastify';
import { trackOrder } from '../../../contract/tracking.ts';
import type { Deps } from '../../deps.ts';
import { serve } from '../../http/serve.ts';
import { readTrackedOrder } from './service.ts';

/** Calls a minute from one address: enough to follow orders, too few to try numbers. */
const PER_MINUTE = 30;

/** Following an order by its number, for anybody who holds it (tracking-2). */
export function trackingRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, trackOrder, ({ params }) => readTrackedOrder(deps, params.number), {
    perMinute: PER_MINUTE,
  });
}
