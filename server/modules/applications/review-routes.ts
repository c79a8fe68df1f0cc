import type { FastifyInstance } from 'fastify';
import {
  approveApplication,
  askApplicant,
  declineApplication,
  staffApplication,
  staffApplications,
} from '../../../contract/staff-applications.ts';
import type { Deps } from '../../deps.ts';
import { serve } from '../../http/serve.ts';
import { approve, ask, decline, listApplications, readApplication } from './review-service.ts';

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
}
