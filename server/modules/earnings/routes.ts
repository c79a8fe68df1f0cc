import type { FastifyInstance } from 'fastify';
import * as contract from '../../../contract/earnings.ts';
import * as payouts from '../../../contract/payouts.ts';
import * as commission from '../../../contract/seller-commission.ts';
import type { Deps } from '../../deps.ts';
import { serve } from '../../http/serve.ts';
import { readCommission, saveCommission } from './commission-service.ts';
import {
  approveRun,
  bankFile,
  entriesAsCsv,
  listBalances,
  listRuns,
  makeRun,
  payRun,
  readRun,
  reverse,
} from './payout-service.ts';
import { monthAsCsv, readEarnings, readMonth } from './service.ts';
import { downloadStatement } from './statement-service.ts';

/** As many bank files a minute as looks at identities. */
const FILES_PER_MINUTE = 10;

export function earningRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps;

  serve(app, deps, contract.workshopEarnings, ({ actor, query }) =>
    readEarnings(db, { user: actor.id }, query.year),
  );
  serve(app, deps, contract.workshopEarningsMonth, ({ actor, params, query }) =>
    readMonth(db, { user: actor.id }, params.month, query.after),
  );
  serve(app, deps, contract.earningsCsv, ({ actor, params }) =>
    monthAsCsv(db, { user: actor.id }, params.month),
  );
  serve(app, deps, contract.earningsStatement, ({ actor, params }) =>
    downloadStatement(deps, actor, { user: actor.id }, params.month),
  );

  serve(app, deps, contract.tailorEarnings, ({ params, query }) =>
    readEarnings(db, { tailor: params.id }, query.year),
  );
  serve(app, deps, contract.tailorEarningsMonth, ({ params, query }) =>
    readMonth(db, { tailor: params.id }, params.month, query.after),
  );
  serve(app, deps, contract.tailorEarningsCsv, ({ params }) =>
    monthAsCsv(db, { tailor: params.id }, params.month),
  );
  serve(app, deps, contract.tailorStatement, ({ actor, params }) =>
    downloadStatement(deps, actor, { tailor: params.id }, params.month),
  );

  serve(app, deps, contract.brandEarnings, ({ params, query }) =>
    readEarnings(db, { brand: params.id }, query.year),
  );
  serve(app, deps, contract.brandEarningsMonth, ({ params, query }) =>
    readMonth(db, { brand: params.id }, params.month, query.after),
  );
  serve(app, deps, contract.brandEarningsCsv, ({ params }) =>
    monthAsCsv(db, { brand: params.id }, params.month),
  );
  serve(app, deps, contract.brandStatement, ({ actor, params }) =>
    downloadStatement(deps, actor, { brand: params.id }, params.month),
  );

  serve(app, deps, commission.sellerCommission, ({ params }) => readCommission(db, params.id));
  serve(app, deps, commission.saveCommission, ({ actor, params, body, runIdempotent }) =>
    runIdempotent((tx) => saveCommission(tx, actor, params.id, body)),
  );

  serve(app, deps, payouts.payoutBalances, () => listBalances(db));
  serve(app, deps, payouts.payoutRuns, ({ query }) => listRuns(db, query));
  serve(app, deps, payouts.makePayoutRun, ({ actor, body, runIdempotent }) =>
    runIdempotent((tx) => makeRun(tx, actor, body)),
  );
  serve(app, deps, payouts.payoutRun, ({ actor, params }) => readRun(db, actor, params.id));
  serve(app, deps, payouts.payoutRunEntries, ({ params }) => entriesAsCsv(db, params.id));
  serve(app, deps, payouts.approvePayoutRun, ({ actor, params, runIdempotent }) =>
    runIdempotent((tx) => approveRun(tx, actor, params.id)),
  );
  serve(
    app,
    deps,
    payouts.payoutBankFile,
    ({ actor, params }) => db.transaction((tx) => bankFile(tx, deps, actor, params.id)),
    { perMinute: FILES_PER_MINUTE },
  );
  serve(app, deps, payouts.payPayoutRun, ({ actor, params, body, runIdempotent }) =>
    runIdempotent((tx) => payRun(tx, deps, actor, params.id, body.reference)),
  );
  serve(app, deps, payouts.reversePayouts, ({ actor, params, body, runIdempotent }) =>
    runIdempotent((tx) => reverse(tx, deps, actor, params.id, body)),
  );
}
