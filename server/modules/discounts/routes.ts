import type { FastifyInstance } from 'fastify';
import * as contract from '../../../contract/discounts.ts';
import type { Deps } from '../../deps.ts';
import { serve } from '../../http/serve.ts';
import { createCode, endDiscount, listCodes } from './staff-service.ts';

export function discountRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, contract.discountCodes, ({ query }) => listCodes(deps.db, query));

  serve(app, deps, contract.createDiscountCode, ({ actor, body, runIdempotent }) =>
    runIdempotent((tx) => createCode(tx, actor, body)),
  );

  serve(app, deps, contract.endDiscountCode, ({ actor, params }) =>
    deps.db.transaction((tx) => endDiscount(tx, actor, params.id)),
  );
}
