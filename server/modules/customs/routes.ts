import type { FastifyInstance } from 'fastify';
import { customsWords, duty, saveCustomsWords } from '../../../contract/customs.ts';
import type { Deps } from '../../deps.ts';
import { serve } from '../../http/serve.ts';
import { listCustomsWords, readDuty, setCustomsWords } from './service.ts';

export function customsRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, customsWords, () => listCustomsWords(deps.db));

  serve(app, deps, saveCustomsWords, ({ actor, params, body }) =>
    deps.db.transaction((tx) => setCustomsWords(tx, actor, params.key, body)),
  );

  serve(app, deps, duty, ({ params }) => readDuty(deps.db, params.country));
}
