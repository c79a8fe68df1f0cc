import type { FastifyInstance } from 'fastify';
import * as earnings from '../../../contract/earnings.ts';
import { staffTailor, staffTailors, updateStaffTailor } from '../../../contract/staff-tailors.ts';
import * as contract from '../../../contract/workshops.ts';
import type { Deps } from '../../deps.ts';
import { serve } from '../../http/serve.ts';
import { readCalendar, saveCalendar } from './calendar-service.ts';
import { monthAsCsv, readEarnings, readMonth } from './earnings-service.ts';
import { readRates, saveRates } from './rates-service.ts';
import { editTailor, listStaffTailors, readStaffTailor } from './staff-tailor-service.ts';
import { downloadStatement } from './statement-service.ts';

export function workshopRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, contract.workshopRates, ({ actor }) => readRates(deps.db, { user: actor.id }));

  serve(app, deps, contract.saveWorkshopRates, ({ actor, body, runIdempotent }) =>
    runIdempotent((tx) => saveRates(tx, actor, { user: actor.id }, body)),
  );

  serve(app, deps, contract.workshopCalendar, ({ actor }) => readCalendar(deps.db, { user: actor.id }));

  serve(app, deps, contract.saveWorkshopCalendar, ({ actor, body, runIdempotent }) =>
    runIdempotent((tx) => saveCalendar(tx, actor, { user: actor.id }, body)),
  );

  serve(app, deps, contract.tailorRates, ({ params }) => readRates(deps.db, { tailor: params.id }));

  serve(app, deps, contract.saveTailorRates, ({ actor, params, body, runIdempotent }) =>
    runIdempotent((tx) => saveRates(tx, actor, { tailor: params.id }, body)),
  );

  serve(app, deps, contract.tailorCalendar, ({ params }) => readCalendar(deps.db, { tailor: params.id }));

  serve(app, deps, contract.saveTailorCalendar, ({ actor, params, body, runIdempotent }) =>
    runIdempotent((tx) => saveCalendar(tx, actor, { tailor: params.id }, body)),
  );

  serve(app, deps, earnings.workshopEarnings, ({ actor, query }) =>
    readEarnings(deps.db, { user: actor.id }, query.year),
  );

  serve(app, deps, earnings.workshopEarningsMonth, ({ actor, params, query }) =>
    readMonth(deps.db, { user: actor.id }, params.month, query.after),
  );

  serve(app, deps, earnings.earningsCsv, ({ actor, params }) =>
    monthAsCsv(deps.db, { user: actor.id }, params.month),
  );

  serve(app, deps, earnings.earningsStatement, ({ actor, params }) =>
    downloadStatement(deps, actor, { user: actor.id }, params.month),
  );

  serve(app, deps, earnings.tailorEarnings, ({ params, query }) =>
    readEarnings(deps.db, { tailor: params.id }, query.year),
  );

  serve(app, deps, earnings.tailorEarningsMonth, ({ params, query }) =>
    readMonth(deps.db, { tailor: params.id }, params.month, query.after),
  );

  serve(app, deps, earnings.tailorEarningsCsv, ({ params }) =>
    monthAsCsv(deps.db, { tailor: params.id }, params.month),
  );

  serve(app, deps, earnings.tailorStatement, ({ actor, params }) =>
    downloadStatement(deps, actor, { tailor: params.id }, params.month),
  );

  serve(app, deps, staffTailors, ({ query }) => listStaffTailors(deps, query));

  serve(app, deps, staffTailor, ({ params }) => readStaffTailor(deps.db, deps.config, params.id));

  serve(app, deps, updateStaffTailor, ({ actor, params, body, runIdempotent }) =>
    runIdempotent((tx) => editTailor(tx, deps, actor, params.id, body)),
  );
}
