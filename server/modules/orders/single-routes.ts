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
import { placeWizardOrder } from './wizard-service.ts';

export function singleOrderRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, createSingleOrder, ({ actor, body, uploads, runIdempotent }) => {
    const { shape, fields } = body;
    const design = shape === 'wizard' ? 'design_inspiration' : 'dress_design';
    const picture = fields.measurement_source === 'UPLOAD' ? uploads.measurement_picture : undefined;
    const wanted = { [design]: uploads[design], measurement_picture: picture };
    return withPictures(deps, actor.id, wanted, (keep) =>
      runIdempotent((tx) => {
        const keepPictures = async () => {
          const kept = await keep(tx);
          return {
            dressDesign: kept[design] ?? null,
            measurementPicture: kept.measurement_picture ?? null,
          };
        };
        const hasPicture = picture !== undefined;
        return shape === 'wizard'
          ? placeWizardOrder(tx, deps, actor, fields, hasPicture, keepPictures)
          : placeOrder(tx, deps, actor, fields, hasPicture, keepPictures);
      }),
    );
  });

  serve(app, deps, singleOrders, ({ actor, query }) =>
    listOrders(
      deps,
      actor,
      query,
      (to) => deps.config.publicUrl + addressOf(singleOrders.call, {}, { ...query, page: to }),
    ),
  );

  serve(app, deps, singleOrder, ({ actor, params }) => readOrder(deps, actor, params.id));

  serve(app, deps, checkoutSingleOrder, ({ actor, params, body, runIdempotent }) =>
    runIdempotent((tx) => confirmOrder(tx, deps, actor, params.id, body)),
  );

  serve(app, deps, invoice, ({ actor, params }) => printInvoice(deps, actor, params.id));
}
