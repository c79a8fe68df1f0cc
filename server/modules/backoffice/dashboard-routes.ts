import type { FastifyInstance } from 'fastify';
import { dashboard } from '../../../contract/dashboard.ts';
import type { Deps } from '../../deps.ts';
import { serve } from '../../http/serve.ts';
import { readDashboard } from './dashboard-service.ts';

export function dashboardRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, dashboard, ({ query }) => readDashboard(deps.db, query.days));
}
