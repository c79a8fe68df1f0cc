import type { FastifyInstance } from 'fastify';
import { auditLog } from '../../../contract/audit.ts';
import type { Deps } from '../../deps.ts';
import { serve } from '../../http/serve.ts';
import { listEntries } from './service.ts';

export function auditRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, auditLog, ({ query }) => listEntries(deps.db, query));
}
