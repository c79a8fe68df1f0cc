import type { FastifyInstance } from 'fastify';
import { howToPay, ownStanding } from '../../../contract/bill-payments.ts';
import { REVIEW_PHOTOS } from '../../../contract/constants/catalogue.ts';
import { requestAlteration as requestAlterationCall } from '../../../contract/order-feedback.ts';
import {
  editSingleOrder,
  type OrderView,
  order,
  sendMeasurementPicture,
  takeOrderStep as takeOrderStepCall,
} from '../../../contract/order-steps.ts';
import { receiveClothForTailor as receiveClothForTailorCall } from '../../../contract/staff-cloth.ts';
import type { Deps } from '../../deps.ts';
import { fail } from '../../fail.ts';
import { serve } from '../../http/serve.ts';
import { withPictures } from '../files/keep-picture.ts';
import { readStanding } from '../lifecycle/standing-service.ts';
import {
  addMeasurementPicture,
  editByForm,
  readOrderView,
  receiveClothForTailor,
  requestAlteration,
  requireAlterable,
  requireClothAwaited,
  requireEditable,
  requirePictureWanted,
  takeOrderStep,
} from './order-service.ts';
import { readHowToPay } from './payments/how-to-pay-service.ts';

export function orderRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, order, ({ actor, params }) => readOrderView(deps, actor, params.id));

  serve(app, deps, howToPay, ({ actor, params }) => readHowToPay(deps, actor, params.id));

  serve(app, deps, ownStanding, ({ actor }) => readStanding(deps.db, actor.id));

  serve(app, deps, takeOrderStepCall, ({ actor, params, body, request, runIdempotent }) =>
    runIdempotent((tx) => takeOrderStep(tx, deps, { actor, address: request.ip }, params.id, body)),
  );

  serve(app, deps, receiveClothForTailorCall, async (call) => {
    const { actor, params, body, uploads, runIdempotent } = call;
    const replayed = await call.replayedResponse<OrderView>();
    if (replayed) return replayed;
    if (uploads.photo) await requireClothAwaited(deps, actor, params.id);
    return withPictures(deps, actor.id, uploads, (keep) =>
      runIdempotent((tx) =>
        receiveClothForTailor(tx, deps, actor, params.id, body, async () => (await keep(tx)).photo),
      ),
    );
  });

  serve(app, deps, editSingleOrder, async (call) => {
    const { actor, params, body: form, uploads, runIdempotent } = call;
    const { id } = params;
    const replayed = await call.replayedResponse<OrderView>();
    if (replayed) return replayed;
    await requireEditable(deps, actor, id);
    const { dress_design } = uploads;
    const measurement_picture =
      form.measurement_source === 'UPLOAD' && !form.measurement_from
        ? uploads.measurement_picture
        : undefined;
    const hasPicture = measurement_picture !== undefined;
    return withPictures(deps, actor.id, { dress_design, measurement_picture }, (keep, replace) =>
      runIdempotent(async (tx) => {
        const { view, unused } = await editByForm(tx, deps, id, { actor, form, hasPicture, keep });
        replace(unused);
        return view;
      }),
    );
  });

  serve(app, deps, sendMeasurementPicture, async (call) => {
    const { actor, params, uploads, runIdempotent } = call;
    const { measurement_picture } = uploads;
    if (!measurement_picture) fail('orders.picture_missing');
    const replayed = await call.replayedResponse<OrderView>();
    if (replayed) return replayed;
    await requirePictureWanted(deps, actor, params.id);
    return withPictures(deps, actor.id, { measurement_picture }, (keep) =>
      runIdempotent((tx) =>
        addMeasurementPicture(tx, deps, actor, params.id, async () => (await keep(tx)).measurement_picture),
      ),
    );
  });

  serve(app, deps, requestAlterationCall, async ({ actor, params: { id }, body, uploads, runIdempotent }) => {
    await requireAlterable(deps, actor, id, body.garment);
    return withPictures(deps, actor.id, uploads, (keep) =>
      runIdempotent((tx) =>
        requestAlteration(tx, deps, { actor, id, body }, async () => {
          const kept = await keep(tx);
          return REVIEW_PHOTOS.flatMap((field) => kept[field] ?? []);
        }),
      ),
    );
  });
}
