import type { FastifyInstance } from 'fastify';
import * as contract from '../../../contract/credit.ts';
import type { Deps } from '../../deps.ts';
import { serve } from '../../http/serve.ts';
import { grant, readCredit, readCreditForStaff } from './service.ts';

export function creditRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, contract.ownCredit, ({ actor }) => readCredit(deps.db, actor.id));

  serve(app, deps, contract.customerCredit, ({ actor, params }) =>
    readCreditForStaff(deps.db, actor, params.id),
  );

  serve(app, deps, contract.grantCredit, ({ actor, params, body, runIdempotent }) =>
    runIdempotent((tx) => grant(tx, deps, actor, params.id, body)),
  );
}
