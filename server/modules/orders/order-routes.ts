import type { FastifyInstance } from 'fastify';
import { REVIEW_PHOTOS } from '../../../contract/constants/reviews.ts';
import { requestAlteration as requestAlterationCall } from '../../../contract/order-feedback.ts';
import { order, takeOrderStep as takeOrderStepCall } from '../../../contract/order-steps.ts';
import type { Deps } from '../../deps.ts';
import { serve } from '../../http/serve.ts';
import { withPictures } from '../files/keep-picture.ts';
import { readOrderView, requestAlteration, requireAlterable, takeOrderStep } from './order-service.ts';

export function orderRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, order, ({ actor, params }) => readOrderView(deps, actor, params.id));

  serve(app, deps, takeOrderStepCall, ({ actor, params, body, request, runIdempotent }) =>
    runIdempotent((tx) => takeOrderStep(tx, deps, { actor, address: request.ip }, params.id, body)),
  );

  serve(app, deps, requestAlterationCall, async ({ actor, params: { id }, body, uploads, runIdempotent }) => {
    await requireAlterable(deps, actor, id);
    return withPictures(deps, actor.id, uploads, (keep) =>
      runIdempotent((tx) =>
        requestAlteration(tx, deps, { actor, id, reason: body.reason }, async () => {
          const kept = await keep(tx);
          return REVIEW_PHOTOS.flatMap((field) => kept[field] ?? []);
        }),
      ),
    );
  });
}
