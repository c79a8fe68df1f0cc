import type { FastifyInstance } from 'fastify';
import * as contract from '../../../../contract/money-back.ts';
import * as wishes from '../../../../contract/order-credit.ts';
import type { Deps } from '../../../deps.ts';
import { serve } from '../../../http/serve.ts';
import { chooseRefund } from '../refunds/wish-service.ts';
import { orderOfMoneyBackLink } from './link-service.ts';
import {
  giveAccount,
  listOwed,
  readAccountForStaff,
  readOwed,
  readOwedByLink,
  removeAccount,
} from './service.ts';

/** Enough for a slip of the thumb. */
const ACCOUNTS_PER_MINUTE = 6;
/** Every call may try a token. */
const OPENINGS_PER_MINUTE = 20;

export function owedMoneyRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, wishes.owedRefunds, ({ actor, params }) =>
    readOwed(deps, { customerId: actor.id, orderId: params.id }),
  );

  serve(app, deps, wishes.chooseRefund, ({ actor, params, body }) =>
    deps.db.transaction((tx) => chooseRefund(tx, actor, params.id, body.as_credit)),
  );

  serve(
    app,
    deps,
    contract.giveRefundAccount,
    ({ actor, params, body }) =>
      deps.db.transaction((tx) => giveAccount(tx, deps, { customerId: actor.id, orderId: params.id }, body)),
    { perMinute: ACCOUNTS_PER_MINUTE },
  );

  serve(app, deps, contract.removeRefundAccount, ({ actor, params }) =>
    deps.db.transaction((tx) => removeAccount(tx, deps, { customerId: actor.id, orderId: params.id })),
  );

  serve(
    app,
    deps,
    contract.openMoneyBack,
    ({ body }) => readOwedByLink(deps, orderOfMoneyBackLink(deps.config, body.token)),
    { perMinute: OPENINGS_PER_MINUTE },
  );

  serve(
    app,
    deps,
    contract.giveAccountByLink,
    ({ body: { token, ...account } }) => {
      const orderId = orderOfMoneyBackLink(deps.config, token);
      return deps.db.transaction(async (tx) => {
        await giveAccount(tx, deps, { orderId }, account);
        return readOwedByLink({ ...deps, db: tx }, orderId);
      });
    },
    { perMinute: OPENINGS_PER_MINUTE },
  );

  serve(app, deps, contract.owedOrders, ({ query }) => listOwed(deps.db, query));

  serve(app, deps, contract.refundAccount, ({ actor, params }) =>
    readAccountForStaff(deps, actor, params.id),
  );
}
