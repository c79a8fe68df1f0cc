import type { FastifyInstance } from 'fastify';
import * as contract from '../../../contract/courier-bookings.ts';
import { returnedParcels, sendAgain as sendAgainCall } from '../../../contract/returned-parcels.ts';
import type { Deps } from '../../deps.ts';
import { serve } from '../../http/serve.ts';
import { listReturned, sendAgain } from './returned-service.ts';
import { book, cancel, printLabels, readParcel } from './service.ts';

/** Each asks a courier. */
const CALLS_PER_MINUTE = 60;

export function dispatchRoutes(app: FastifyInstance, deps: Deps): void {
  const limit = { perMinute: CALLS_PER_MINUTE };
  serve(app, deps, contract.parcelToBook, ({ actor, query }) => readParcel(deps, actor, query));
  serve(app, deps, contract.bookParcel, ({ actor, body }) => book(deps, actor, body), limit);
  serve(app, deps, contract.cancelBooking, ({ actor, params }) => cancel(deps, actor, params.id), limit);
  serve(app, deps, returnedParcels, () => listReturned(deps.db));
  serve(app, deps, sendAgainCall, ({ actor, body, runIdempotent }) =>
    runIdempotent((tx) => sendAgain(tx, deps, actor, body)),
  );
  serve(
    app,
    deps,
    contract.courierLabels,
    ({ actor, query }) => printLabels(deps, actor, query.bookings),
    limit,
  );
}
