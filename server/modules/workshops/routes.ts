import type { FastifyInstance } from 'fastify';
import { staffTailor, staffTailors, updateStaffTailor } from '../../../contract/staff-tailors.ts';
import * as contract from '../../../contract/workshops.ts';
import type { Deps } from '../../deps.ts';
import { serve } from '../../http/serve.ts';
import { readCalendar, saveCalendar } from './calendar-service.ts';
import { readRates, saveRates } from './rates-service.ts';
import { editTailor, listStaffTailors, readStaffTailor } from './staff-tailor-service.ts';

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

  serve(app, deps, staffTailors, ({ query }) => listStaffTailors(deps, query));

  serve(app, deps, staffTailor, ({ params }) => readStaffTailor(deps.db, deps.config, params.id));

  serve(app, deps, updateStaffTailor, ({ actor, params, body, runIdempotent }) =>
    runIdempotent((tx) => editTailor(tx, deps, actor, params.id, body)),
  );
}
