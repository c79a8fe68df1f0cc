import type { FastifyInstance } from 'fastify';
import { payWithCredit as payWithCreditCall } from '../../../../contract/order-credit.ts';
import type { Deps } from '../../../deps.ts';
import { serve } from '../../../http/serve.ts';
import { payWithCredit } from './credit-service.ts';

export function orderCreditRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, payWithCreditCall, ({ actor, params, body, request, runIdempotent }) =>
    runIdempotent((tx) => payWithCredit(tx, deps, { actor, address: request.ip }, params.id, body.credit)),
  );
}
