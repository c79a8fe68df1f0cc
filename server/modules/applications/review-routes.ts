import type { FastifyInstance } from 'fastify';
import {
  approveApplication,
  askApplicant,
  declineApplication,
  staffApplication,
  staffApplications,
  welcomeTailorAgain,
} from '../../../contract/staff-applications.ts';
import type { Deps } from '../../deps.ts';
import { serve } from '../../http/serve.ts';
import { approve, ask, decline, listApplications, readApplication } from './review-service.ts';
import { welcomeAgain } from './welcome-service.ts';

export function applicationReviewRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, staffApplications, ({ query }) => listApplications(deps.db, query));

  serve(app, deps, staffApplication, ({ params }) => readApplication(deps, params.id));

  serve(app, deps, askApplicant, ({ actor, params, body }) =>
    deps.db.transaction((tx) => ask(tx, deps, actor, params.id, body)),
  );

  serve(app, deps, approveApplication, ({ actor, params, body }) =>
    deps.db.transaction((tx) => approve(tx, deps, actor, params.id, body)),
  );

  serve(app, deps, declineApplication, ({ actor, params, body }) =>
    deps.db.transaction((tx) => decline(tx, deps, actor, params.id, body)),
  );

  serve(
    app,
    deps,
    welcomeTailorAgain,
    async ({ actor, params }) => {
      await deps.db.transaction((tx) => welcomeAgain(tx, deps, actor, params.id));
      return {};
    },
    { perMinute: 20 },
  );
}
