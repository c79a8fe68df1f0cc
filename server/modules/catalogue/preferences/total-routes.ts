import type { FastifyInstance } from 'fastify';
import { preferenceTotals } from '../../../../contract/staff-preferences.ts';
import type { Deps } from '../../../deps.ts';
import { serve } from '../../../http/serve.ts';
import { readPreferenceTotals } from './service.ts';

/** What the answers of the wizard tell staff. */
export function preferenceTotalRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, preferenceTotals, () => readPreferenceTotals(deps.db));
}
