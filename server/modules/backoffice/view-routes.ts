import type { FastifyInstance } from 'fastify';
import { deleteSavedView, savedViews, saveView as saveViewCall } from '../../../contract/saved-views.ts';
import type { Deps } from '../../deps.ts';
import { serve } from '../../http/serve.ts';
import { listViews, removeView, saveView } from './view-service.ts';

export function savedViewRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, savedViews, ({ actor, query }) => listViews(deps.db, actor, query.list));

  serve(app, deps, saveViewCall, ({ actor, body, runIdempotent }) =>
    runIdempotent((tx) => saveView(tx, actor, body)),
  );

  serve(app, deps, deleteSavedView, async ({ actor, params }) => {
    await removeView(deps.db, actor, params.id);
    return {};
  });
}
