import type { FastifyInstance } from 'fastify';
import * as contract from '../../../contract/privacy.ts';
import type { Deps } from '../../deps.ts';
import { serve } from '../../http/serve.ts';
import { downloadExport, requestExport } from './export-service.ts';

/** Per address. */
const PER_MINUTE = 10;

export function privacyRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, contract.requestExport, ({ actor }) => requestExport(deps, actor), {
    perMinute: PER_MINUTE,
  });

  serve(app, deps, contract.downloadExport, ({ query }) => downloadExport(deps, query.token), {
    perMinute: PER_MINUTE,
  });
}
