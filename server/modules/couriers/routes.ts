import type { FastifyInstance } from 'fastify';
import * as contract from '../../../contract/couriers.ts';
import type { Deps } from '../../deps.ts';
import { serve } from '../../http/serve.ts';
import { close, closeLeftOut, reopen } from './closing-service.ts';
import { readRemittance, requireFile } from './remittance-file-service.ts';
import { bookFile, checkFile, handOver, requireCourier, undo } from './remittance-service.ts';
import { heldAsCsv, listCouriers, listParcels, readCourier } from './service.ts';

/** A large file takes a second to read and match. */
const FILES_PER_MINUTE = 20;

export function courierRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps;
  serve(app, deps, contract.couriers, () => listCouriers(db));
  serve(app, deps, contract.courier, ({ params }) => readCourier(db, params.id));
  serve(app, deps, contract.courierParcels, ({ params, query }) => listParcels(db, params.id, query));
  serve(app, deps, contract.courierParcelsCsv, ({ actor, params }) => heldAsCsv(db, actor, params.id));

  serve(
    app,
    deps,
    contract.checkRemittance,
    async ({ params, body, uploads }) => {
      await requireCourier(db, params.id);
      const bytes = requireFile(uploads.file);
      return checkFile(db, params.id, body, { bytes, rows: await readRemittance(bytes, body) });
    },
    { perMinute: FILES_PER_MINUTE },
  );
  serve(
    app,
    deps,
    contract.bookRemittance,
    async (call) => {
      const { actor, params, body, uploads, runIdempotent } = call;
      const replayed = await call.replayedResponse<contract.Remittance>();
      if (replayed) return replayed;
      await requireCourier(db, params.id);
      const bytes = requireFile(uploads.file);
      const rows = await readRemittance(bytes, body);
      return runIdempotent((tx) => bookFile(tx, actor, params.id, body, { bytes, rows }));
    },
    { perMinute: FILES_PER_MINUTE },
  );
  serve(app, deps, contract.bookHandover, ({ actor, params, body, runIdempotent }) =>
    runIdempotent((tx) => handOver(tx, actor, params.id, body)),
  );
  serve(app, deps, contract.undoRemittance, ({ actor, params, body, runIdempotent }) =>
    runIdempotent((tx) => undo(tx, actor, params.id, body.reason)),
  );
  serve(app, deps, contract.closeParcel, ({ actor, params, body, runIdempotent }) =>
    runIdempotent((tx) => close(tx, actor, params.id, body)),
  );
  serve(app, deps, contract.reopenParcel, ({ actor, params, body, runIdempotent }) =>
    runIdempotent((tx) => reopen(tx, actor, params.id, body.reason)),
  );
  serve(app, deps, contract.closeRow, ({ actor, params, body, runIdempotent }) =>
    runIdempotent((tx) => closeLeftOut(tx, actor, params.id, body)),
  );
}
