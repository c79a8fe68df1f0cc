import type { FastifyInstance } from 'fastify';
import * as contract from '../../../contract/discounts.ts';
import type { Deps } from '../../deps.ts';
import { serve } from '../../http/serve.ts';
import { answerSellerCode, createSellerCode, endSellerCode, listSellerCodes } from './seller-service.ts';
import { createCode, endDiscount, listCodes } from './staff-service.ts';

const CREATIONS_PER_MINUTE = 10;

export function discountRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, contract.discountCodes, ({ query }) => listCodes(deps.db, query));

  serve(app, deps, contract.createDiscountCode, ({ actor, body, runIdempotent }) =>
    runIdempotent((tx) => createCode(tx, actor, body)),
  );

  serve(app, deps, contract.endDiscountCode, ({ actor, params }) =>
    deps.db.transaction((tx) => endDiscount(tx, actor, params.id)),
  );

  serve(app, deps, contract.sellerCodes, ({ actor, query }) => listSellerCodes(deps.db, actor, query));

  // Codes that are taken must not be found by trying many.
  serve(
    app,
    deps,
    contract.createSellerCode,
    ({ actor, body, runIdempotent }) => runIdempotent((tx) => createSellerCode(tx, actor, body)),
    { perMinute: CREATIONS_PER_MINUTE },
  );

  serve(app, deps, contract.answerSellerCode, ({ actor, params, body, runIdempotent }) =>
    runIdempotent((tx) => answerSellerCode(tx, actor, params.id, body.accept)),
  );

  serve(app, deps, contract.endSellerCode, ({ actor, params }) =>
    deps.db.transaction((tx) => endSellerCode(tx, actor, params.id)),
  );
}
