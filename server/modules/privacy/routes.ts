import type { FastifyInstance } from 'fastify';
import * as contract from '../../../contract/privacy.ts';
import type { Deps } from '../../deps.ts';
import { serve } from '../../http/serve.ts';
import { visitorOf } from '../../http/visitor.ts';
import { keepAccount, keepAccountByLink, requestDeletion } from './deletion-service.ts';
import { downloadExport, requestExport } from './export-service.ts';

/** Per address. */
const PER_MINUTE = 10;

export function privacyRoutes(app: FastifyInstance, deps: Deps): void {
  serve(
    app,
    deps,
    contract.requestDeletion,
    ({ actor, body, request }) => requestDeletion(deps, actor, body.current_password, visitorOf(request)),
    { perMinute: PER_MINUTE },
  );

  serve(app, deps, contract.keepAccount, async ({ actor }) => {
    await keepAccount(deps, actor);
    return {};
  });

  serve(app, deps, contract.keepAccountByLink, ({ body }) => keepAccountByLink(deps, body.token), {
    perMinute: PER_MINUTE,
  });

  serve(app, deps, contract.requestExport, ({ actor }) => requestExport(deps, actor), {
    perMinute: PER_MINUTE,
  });

  serve(app, deps, contract.downloadExport, ({ query }) => downloadExport(deps, query.token), {
    perMinute: PER_MINUTE,
  });
}
