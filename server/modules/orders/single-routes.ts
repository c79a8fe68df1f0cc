import type { FastifyInstance } from 'fastify';
import {
  checkoutSingleOrder,
  createSingleOrder,
  invoice,
  singleOrder,
  singleOrders,
} from '../../../contract/orders.ts';
import { addressOf } from '../../../contract/paths.ts';
import type { Deps } from '../../deps.ts';
import { serve } from '../../http/serve.ts';
import { withPictures } from '../files/keep-picture.ts';
import { printInvoice } from './invoice-service.ts';
import { confirmOrder, listOrders, placeOrder, readOrder } from './single-service.ts';

export function singleOrderRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, createSingleOrder, ({ actor, body, uploads, runIdempotent }) => {
    const wanted = {
      dress_design: uploads.dress_design,
      measurement_picture: body.measurement_source === 'UPLOAD' ? uploads.measurement_picture : undefined,
    };
    return withPictures(deps, actor.id, wanted, (keep) =>
      runIdempotent((tx) =>
        placeOrder(tx, deps, actor, body, wanted.measurement_picture !== undefined, async () => {
          const kept = await keep(tx);
          return {
            dressDesign: kept.dress_design ?? null,
            measurementPicture: kept.measurement_picture ?? null,
          };
        }),
      ),
    );
  });

  serve(app, deps, singleOrders, ({ actor, query: { page } }) =>
    listOrders(
      deps,
      actor,
      page,
      (to) => deps.config.publicUrl + addressOf(singleOrders.call, {}, { page: to }),
    ),
  );

  serve(app, deps, singleOrder, ({ actor, params }) => readOrder(deps, actor, params.id));

  serve(app, deps, checkoutSingleOrder, ({ actor, params, runIdempotent }) =>
    runIdempotent((tx) => confirmOrder(tx, deps, actor, params.id)),
  );

  serve(app, deps, invoice, ({ actor, params }) => printInvoice(deps, actor, params.id));
}
