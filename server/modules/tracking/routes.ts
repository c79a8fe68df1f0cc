import type { FastifyInstance } from 'fastify';
import { trackOrder } from '../../../contract/tracking.ts';
import type { Deps } from '../../deps.ts';
import { serve } from '../../http/serve.ts';
import { readTrackedOrder } from './service.ts';

/** Enough to follow orders, too few to guess numbers. */
const PER_MINUTE = 30;

export function trackingRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, trackOrder, ({ params }) => readTrackedOrder(deps, params.number), {
    perMinute: PER_MINUTE,
  });
}
