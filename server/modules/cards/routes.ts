import type { FastifyInstance } from 'fastify';
import * as contract from '../../../contract/payments.ts';
import type { Deps } from '../../deps.ts';
import { serve } from '../../http/serve.ts';
import { listCards, makeDefault, removeCard } from './service.ts';

export function cardRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, contract.savedCards, async ({ actor }) => ({
    results: await listCards(deps.db, deps, actor),
  }));

  serve(app, deps, contract.makeCardDefault, async ({ actor, params }) => ({
    results: await deps.db.transaction((tx) => makeDefault(tx, deps, actor, params.id)),
  }));

  serve(app, deps, contract.deleteCard, async ({ actor, params }) => {
    await deps.db.transaction((tx) => removeCard(tx, deps, actor, params.id));
    return {};
  });
}
