import type { FastifyInstance } from 'fastify';
import {
  addGarment as addGarmentCall,
  changeGarment as changeGarmentCall,
  type GarmentForm,
  removeGarment as removeGarmentCall,
} from '../../../contract/garment-calls.ts';
import { takeGarmentStep as takeGarmentStepCall } from '../../../contract/garment-steps.ts';
import type { OrderView } from '../../../contract/order-steps.ts';
import type { Deps } from '../../deps.ts';
import { serve } from '../../http/serve.ts';
import { withPictures } from '../files/keep-picture.ts';
import { addGarment, changeGarment, removeGarment } from './garment-service.ts';
import { requireGarmentStep, takeGarmentStep } from './garment-steps-service.ts';
import { requireEditable } from './order-service.ts';

export function garmentRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, addGarmentCall, async (call) => {
    const { actor, params, body: form, runIdempotent } = call;
    const replayed = await call.replayedResponse<OrderView>();
    if (replayed) return replayed;
    await requireEditable(deps, actor, params.id);
    const uploads = uploadsFor(form, call.uploads);
    const hasPicture = uploads.measurement_picture !== undefined;
    return withPictures(deps, actor.id, uploads, (keep) =>
      runIdempotent(async (tx) => {
        const { view } = await addGarment(tx, deps, actor, params.id, { form, hasPicture, keep });
        return view;
      }),
    );
  });

  serve(app, deps, changeGarmentCall, async (call) => {
    const { actor, params, body: form, runIdempotent } = call;
    const replayed = await call.replayedResponse<OrderView>();
    if (replayed) return replayed;
    await requireEditable(deps, actor, params.id);
    const uploads = uploadsFor(form, call.uploads);
    const hasPicture = uploads.measurement_picture !== undefined;
    return withPictures(deps, actor.id, uploads, (keep, replace) =>
      runIdempotent(async (tx) => {
        const sent = { form, hasPicture, keep };
        const { view, unused } = await changeGarment(tx, deps, actor, params, sent);
        replace(unused);
        return view;
      }),
    );
  });

  serve(app, deps, removeGarmentCall, ({ actor, params, runIdempotent }) =>
    withPictures(deps, actor.id, {}, (_keep, replace) =>
      runIdempotent(async (tx) => {
        const { view, unused } = await removeGarment(tx, deps, actor, params);
        replace(unused);
        return view;
      }),
    ),
  );

  serve(app, deps, takeGarmentStepCall, async (call) => {
    const { actor, params, uploads, runIdempotent } = call;
    const { fields } = call.body;
    const replayed = await call.replayedResponse<OrderView>();
    if (replayed) return replayed;
    if (uploads.photo) await requireGarmentStep(deps, actor, params, fields);
    return withPictures(deps, actor.id, uploads, (keep) =>
      runIdempotent((tx) =>
        takeGarmentStep(tx, deps, actor, params, fields, async () => (await keep(tx)).photo),
      ),
    );
  });
}

/** A picture of the measurements counts only as their source, and not where somebody is asked for them. */
function uploadsFor<Uploads extends { measurement_picture?: unknown }>(
  { measurement_source, measurement_from }: GarmentForm,
  { measurement_picture, ...uploads }: Uploads,
): Uploads {
  const isTheSource = measurement_source === 'UPLOAD' && !measurement_from;
  return { ...uploads, ...(isTheSource && { measurement_picture }) } as Uploads;
}
