import type { FastifyInstance } from 'fastify';
import { commercialInvoice, staffCommercialInvoice } from '../../../../contract/customs.ts';
import { moveForNoLight, noLightAreas, reportNoLight } from '../../../../contract/no-light.ts';
import type { WorkshopOrder } from '../../../../contract/order-steps.ts';
import { workPrints } from '../../../../contract/prints.ts';
import {
  jobCard,
  recordFinishedMeasures,
  takeWorkStep,
  workBoard,
  workOrders,
  workToday,
} from '../../../../contract/workshop.ts';
import type { Deps } from '../../../deps.ts';
import { serve } from '../../../http/serve.ts';
import { withPictures } from '../../files/keep-picture.ts';
import { printStaffCommercialInvoice, printWorkCommercialInvoice } from './commercial-invoice-service.ts';
import { listNoLight, moveAreaForNoLight, setNoLight } from './no-light-service.ts';
import { printJobCard, printOrders } from './print-service.ts';
import {
  finishMeasures,
  listStage,
  readBoard,
  readToday,
  requireStepAtWork,
  takeStepAtWork,
} from './service.ts';

export function workRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, workToday, ({ actor }) => readToday(deps, actor));

  serve(app, deps, workBoard, ({ actor }) => readBoard(deps, actor));

  serve(app, deps, workOrders, ({ actor, query }) => listStage(deps, actor, query));

  serve(app, deps, jobCard, ({ actor, params, query }) => printJobCard(deps, actor, params.id, query));

  serve(app, deps, workPrints, ({ actor, query }) => printOrders(deps, actor, query));

  serve(app, deps, commercialInvoice, ({ actor, params }) =>
    printWorkCommercialInvoice(deps, actor, params.id),
  );

  serve(app, deps, staffCommercialInvoice, ({ actor, params }) =>
    printStaffCommercialInvoice(deps, actor, params.id),
  );

  serve(app, deps, takeWorkStep, async (call) => {
    const { actor, params, body: said, uploads, runIdempotent } = call;
    const replayed = await call.replayedResponse<WorkshopOrder>();
    if (replayed) return replayed;
    if (uploads.photo) await requireStepAtWork(deps, actor, params.id, said);
    return withPictures(deps, actor.id, uploads, (keep) =>
      runIdempotent((tx) =>
        takeStepAtWork(tx, deps, { actor, id: params.id, said }, async () => (await keep(tx)).photo),
      ),
    );
  });

  serve(app, deps, recordFinishedMeasures, ({ actor, params, body }) =>
    finishMeasures(deps, actor, params.id, body),
  );

  serve(app, deps, reportNoLight, ({ actor, body }) =>
    deps.db.transaction((tx) => setNoLight(tx, actor, body)),
  );

  serve(app, deps, noLightAreas, () => listNoLight(deps.db));

  serve(app, deps, moveForNoLight, ({ actor, body }) => moveAreaForNoLight(deps, actor, body));
}
