import type { FastifyInstance } from 'fastify';
import { RETURN_PICTURES } from '../../../../contract/constants/goods-returns.ts';
import * as contract from '../../../../contract/goods-returns.ts';
import * as withdrawals from '../../../../contract/withdrawals.ts';
import type { Deps } from '../../../deps.ts';
import { networkOf } from '../../../http/network.ts';
import { serve } from '../../../http/serve.ts';
import { withPictures } from '../../files/keep-picture.ts';
import { printLabelForStaff, printOwnLabel } from './label-service.ts';
import { askReturn, readReturns, requireReturnable, withdrawReturn } from './request-service.ts';
import { answerReturn, listReturns, readAccount, receiveReturn, takeBack } from './service.ts';
import { readGoodsToTakeBack } from './take-back-service.ts';
import { askWithdrawal, openWithdrawal, orderOfLink } from './withdrawal-service.ts';

const REQUESTS_PER_MINUTE = 6;

/** Every call may try a token. */
const OPENINGS_PER_MINUTE = 20;

export function goodsReturnRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, contract.takeBackGoods, ({ actor, params, body, runIdempotent }) =>
    runIdempotent((tx) => takeBack(tx, deps, actor, params.id, body)),
  );

  serve(app, deps, contract.goodsToTakeBack, ({ actor, params, query }) =>
    readGoodsToTakeBack(deps, actor, params.id, query),
  );

  serve(app, deps, contract.returnsOfOrder, ({ actor, params }) =>
    readReturns(deps, { customerId: actor.id, orderId: params.id }),
  );

  serve(
    app,
    deps,
    contract.askReturn,
    async (call) => {
      const { actor, params, body, uploads, runIdempotent } = call;
      const replayed = await call.replayedResponse<contract.ReturnsOfOrder>();
      if (replayed) return replayed;
      const asking = { customerId: actor.id, orderId: params.id };
      await requireReturnable(deps.db, asking, body);
      return withPictures(deps, actor.id, uploads, (keep) =>
        runIdempotent((tx) =>
          askReturn(tx, deps, asking, body, async () => {
            const kept = await keep(tx);
            return RETURN_PICTURES.flatMap((field) => kept[field] ?? []);
          }),
        ),
      );
    },
    { perMinute: REQUESTS_PER_MINUTE },
  );

  serve(app, deps, contract.withdrawReturn, ({ actor, params }) =>
    deps.db.transaction((tx) => withdrawReturn(tx, deps, { customerId: actor.id }, params.id)),
  );

  serve(app, deps, contract.goodsReturns, ({ actor, query }) => listReturns(deps, actor, query));

  serve(app, deps, contract.answerReturn, ({ actor, params, body }) =>
    deps.db.transaction((tx) => answerReturn(tx, deps, actor, params.id, body)),
  );

  serve(app, deps, contract.receiveReturn, ({ actor, params, body, runIdempotent }) =>
    runIdempotent((tx) => receiveReturn(tx, deps, actor, params.id, body)),
  );

  serve(app, deps, contract.accountOfReturn, ({ actor, params }) => readAccount(deps, actor, params.id));

  serve(app, deps, contract.returnLabel, ({ actor, params, query }) =>
    printOwnLabel(deps, { customerId: actor.id }, params.id, query.size),
  );

  serve(app, deps, contract.staffReturnLabel, ({ actor, params, query }) =>
    printLabelForStaff(deps, actor, params.id, query.size),
  );

  withdrawalRoutes(app, deps);
}

/** Of visitors: with a mailed link instead of a session. */
function withdrawalRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, withdrawals.askWithdrawal, ({ body }) => askWithdrawal(deps, body), {
    perMinute: REQUESTS_PER_MINUTE,
  });

  serve(app, deps, withdrawals.openWithdrawal, ({ body }) => openWithdrawal(deps, body.token), {
    perMinute: OPENINGS_PER_MINUTE,
  });

  serve(
    app,
    deps,
    withdrawals.askReturnByLink,
    async (call) => {
      const { body, uploads, request, runIdempotent } = call;
      const { token, ...asked } = body;
      const asking = orderOfLink(deps.config, token);
      const replayed = await call.replayedResponse<contract.ReturnsOfOrder>();
      if (replayed) return replayed;
      await requireReturnable(deps.db, asking, asked);
      return withPictures(deps, { network: networkOf(request.ip) }, uploads, (keep) =>
        runIdempotent((tx) =>
          askReturn(tx, deps, asking, asked, async () => {
            const kept = await keep(tx);
            return RETURN_PICTURES.flatMap((field) => kept[field] ?? []);
          }),
        ),
      );
    },
    { perMinute: REQUESTS_PER_MINUTE },
  );

  serve(
    app,
    deps,
    withdrawals.keepByLink,
    ({ body }) => {
      const asking = orderOfLink(deps.config, body.token);
      return deps.db.transaction((tx) => withdrawReturn(tx, deps, asking, body.return));
    },
    { perMinute: OPENINGS_PER_MINUTE },
  );

  serve(
    app,
    deps,
    withdrawals.labelByLink,
    ({ body }) => printOwnLabel(deps, orderOfLink(deps.config, body.token), body.return, body.size),
    { perMinute: OPENINGS_PER_MINUTE },
  );
}
