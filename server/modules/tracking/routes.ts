import type { FastifyInstance } from 'fastify';
import { addressOf } from '../../../contract/paths.ts';
import { ownOrders, recentOrders, trackOrder, trackOrderLive } from '../../../contract/tracking.ts';
import type { Deps } from '../../deps.ts';
import { EventStream } from '../../http/event-streams.ts';
import { serve } from '../../http/serve.ts';
import { followOrder, listOwnOrders, listRecentOrders, readTrackedOrder } from './service.ts';

/** Enough to follow orders, too few to guess numbers. */
const PER_MINUTE = 30;

export function trackingRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, trackOrder, ({ params }) => readTrackedOrder(deps, params.number), {
    perMinute: PER_MINUTE,
  });

  serve(
    app,
    deps,
    trackOrderLive,
    async ({ params }) => new EventStream(await followOrder(deps, params.number)),
    { perMinute: PER_MINUTE },
  );

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
