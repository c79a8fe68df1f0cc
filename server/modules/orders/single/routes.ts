import type { FastifyInstance } from 'fastify';
import {
  checkoutSingleOrder,
  createSingleOrder,
  invoice,
  singleOrder,
  singleOrders,
} from '../../../../contract/orders.ts';
import { addressOf } from '../../../../contract/paths.ts';
import type { Deps } from '../../../deps.ts';
import { serve } from '../../../http/serve.ts';
import { withPictures } from '../../files/keep-picture.ts';
import { printInvoice } from '../invoice-service.ts';
import { confirmOrder, listOrders, placeOrder, readOrder } from './service.ts';
import { placeWizardOrder } from './wizard-service.ts';

export function singleOrderRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, createSingleOrder, ({ actor, body, uploads, runIdempotent }) => {
    const { shape, fields } = body;
    const { dress_design, design_inspiration } = uploads;
    const isAsked = fields.measurement_from !== undefined;
    const measurement_picture =
      fields.measurement_source === 'UPLOAD' && !isAsked ? uploads.measurement_picture : undefined;
    const hasPicture = measurement_picture !== undefined;
    if (shape === 'wizard') {
      return withPictures(deps, actor.id, { design_inspiration, measurement_picture }, (keep) =>
        runIdempotent((tx) => placeWizardOrder(tx, deps, actor, fields, hasPicture, keep)),
      );
    }
    return withPictures(deps, actor.id, { dress_design, measurement_picture }, (keep) =>
      runIdempotent((tx) => placeOrder(tx, deps, actor, fields, hasPicture, keep)),
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
