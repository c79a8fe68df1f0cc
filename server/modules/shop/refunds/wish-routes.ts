import type { FastifyInstance } from 'fastify';
import * as contract from '../../../../contract/order-credit.ts';
import type { Deps } from '../../../deps.ts';
import { serve } from '../../../http/serve.ts';
import { chooseRefund, readOwed } from './wish-service.ts';

export function owedRefundRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, contract.owedRefunds, ({ actor, params }) => readOwed(deps.db, actor, params.id));

  serve(app, deps, contract.chooseRefund, ({ actor, params, body }) =>
    deps.db.transaction((tx) => chooseRefund(tx, actor, params.id, body.as_credit)),
  );
}
