import type { FastifyInstance } from 'fastify';
import * as contract from '../../../contract/measurements.ts';
import type { Deps } from '../../deps.ts';
import { serve } from '../../http/serve.ts';
import {
  addMeasurement,
  deleteMeasurement,
  listMeasurements,
  listVersions,
  printRecord,
  restoreVersion,
  updateMeasurement,
} from './service.ts';

const SHEETS_PER_MINUTE = 20;

export function measurementRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, contract.measurements, ({ actor }) => listMeasurements(deps.db, actor));

  serve(app, deps, contract.addMeasurement, ({ actor, body, runIdempotent }) =>
    runIdempotent((tx) => addMeasurement(tx, actor, body)),
  );

  serve(app, deps, contract.updateMeasurement, ({ actor, params, body }) =>
    updateMeasurement(deps.db, actor, params.id, body),
  );

  serve(app, deps, contract.deleteMeasurement, async ({ actor, params }) => {
    await deleteMeasurement(deps.db, actor, params.id);
    return {};
  });

  serve(app, deps, contract.measurementSheet, ({ actor, params }) => printRecord(deps, actor, params.id), {
    perMinute: SHEETS_PER_MINUTE,
  });

  serve(app, deps, contract.restoreMeasurementVersion, ({ actor, params }) =>
    restoreVersion(deps.db, actor, params),
  );

  serve(app, deps, contract.measurementVersions, async ({ actor, params }) => ({
    results: await listVersions(deps.db, actor, params.id),
  }));
}
