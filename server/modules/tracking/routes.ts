import type { FastifyInstance } from 'fastify';
import { addressOf } from '../../../contract/paths.ts';
import { ownOrders, recentOrders, trackOrder } from '../../../contract/tracking.ts';
import type { Deps } from '../../deps.ts';
import { serve } from '../../http/serve.ts';
import { listOwnOrders, listRecentOrders, readTrackedOrder } from './service.ts';

/** Per network: enough for fifty open pages (tracking-5), too few to guess numbers. */
const PER_MINUTE = 120;

export function trackingRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, trackOrder, ({ params }) => readTrackedOrder(deps, params.number), {
    perMinute: PER_MINUTE,
  });

  serve(app, deps, recentOrders, ({ actor, query }) => listRecentOrders(deps, actor, query.tracking_id));

  serve(app, deps, ownOrders, ({ actor, query }) =>
    listOwnOrders(
      deps,
      actor,
      query.page,
      (page) => deps.config.publicUrl + addressOf(ownOrders.call, {}, { page }),
    ),
  );
}
