import type { FastifyInstance } from 'fastify';
import { bulkOrder, bulkOrders, createBulkOrder } from '../../../../contract/bulk-orders.ts';
import { addressOf } from '../../../../contract/paths.ts';
import type { Deps } from '../../../deps.ts';
import { serve } from '../../../http/serve.ts';
import { withPictures } from '../../files/keep-picture.ts';
import { listBulkOrders, placeBulkOrder, readBulkOrder } from './service.ts';

export function bulkOrderRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, createBulkOrder, ({ actor, body, uploads, runIdempotent }) => {
    const { design_inspiration } = uploads;
    return withPictures(deps, actor.id, { design_inspiration }, (keep) =>
      runIdempotent((tx) =>
        placeBulkOrder(tx, deps, actor, body.fields, async () => (await keep(tx)).design_inspiration),
      ),
    );
  });

  serve(app, deps, bulkOrders, ({ actor, query }) =>
    listBulkOrders(
      deps,
      actor,
      query,
      (to) => deps.config.publicUrl + addressOf(bulkOrders.call, {}, { ...query, page: to }),
    ),
  );

  serve(app, deps, bulkOrder, ({ actor, params }) => readBulkOrder(deps, actor, params.id));
}
