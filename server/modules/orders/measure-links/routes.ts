import type { FastifyInstance } from 'fastify';
import {
  answerMeasureLink,
  createGarmentMeasureLink,
  createMeasureLink,
  createMeasureLinkForCustomer,
  keepGivenMeasures,
  openMeasureLink,
  withdrawGarmentMeasureLink,
  withdrawMeasureLink,
} from '../../../../contract/measure-links.ts';
import type { Deps } from '../../../deps.ts';
import { serve } from '../../../http/serve.ts';
import {
  answerLink,
  createLink,
  createLinkForCustomer,
  keepMeasures,
  openLink,
  withdrawLink,
} from './service.ts';

/** Every call may try a token. */
const RATE_LIMIT = { perMinute: 20 };

export function measureLinkRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, createMeasureLink, ({ actor, params, runIdempotent }) =>
    runIdempotent((tx) => createLink(tx, deps, actor, params)),
  );

  serve(app, deps, withdrawMeasureLink, async ({ actor, params }) => {
    await deps.db.transaction((tx) => withdrawLink(tx, deps, actor, params));
    return {};
  });

  serve(app, deps, createGarmentMeasureLink, ({ actor, params, runIdempotent }) =>
    runIdempotent((tx) => createLink(tx, deps, actor, params)),
  );

  serve(app, deps, createMeasureLinkForCustomer, ({ actor, params, runIdempotent }) =>
    runIdempotent((tx) => createLinkForCustomer(tx, deps, actor, params)),
  );

  serve(app, deps, withdrawGarmentMeasureLink, async ({ actor, params }) => {
    await deps.db.transaction((tx) => withdrawLink(tx, deps, actor, params));
    return {};
  });

  serve(app, deps, openMeasureLink, ({ body }) => openLink(deps.db, body.token), RATE_LIMIT);

  serve(
    app,
    deps,
    answerMeasureLink,
    ({ body, runIdempotent }) => runIdempotent((tx) => answerLink(tx, deps, body)),
    RATE_LIMIT,
  );

  serve(
    app,
    deps,
    keepGivenMeasures,
    ({ actor, body, runIdempotent }) => runIdempotent((tx) => keepMeasures(tx, actor, body.token)),
    RATE_LIMIT,
  );
}
