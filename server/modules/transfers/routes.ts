import type { FastifyInstance } from 'fastify';
import * as contract from '../../../contract/transfers.ts';
import type { Deps } from '../../deps.ts';
import { serve } from '../../http/serve.ts';
import { exportList } from './export-service.ts';
import { openRest, uploadPart } from './file-service.ts';
import {
  applyImport,
  cancelTransfer,
  checkImport,
  listErrors,
  listTransfers,
  readTransfer,
  startImport,
} from './service.ts';

export function transferRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, contract.transfers, ({ actor }) => listTransfers(deps.db, actor));

  serve(app, deps, contract.transfer, ({ actor, params }) => readTransfer(deps.db, actor, params.id));

  serve(app, deps, contract.exportList, ({ actor, body }) => exportList(deps, actor, body));

  serve(app, deps, contract.startImport, ({ actor, body, runIdempotent }) =>
    runIdempotent((tx) => startImport(tx, deps, actor, body)),
  );

  serve(app, deps, contract.uploadPart, ({ actor, params, uploads }) =>
    uploadPart(deps, actor, params, uploads.part),
  );

  serve(app, deps, contract.checkImport, ({ actor, params }) => checkImport(deps, actor, params.id));

  serve(app, deps, contract.applyImport, ({ actor, params }) => applyImport(deps, actor, params.id));

  serve(app, deps, contract.transferErrors, ({ actor, params }) => listErrors(deps.db, actor, params.id));

  serve(app, deps, contract.cancelTransfer, ({ actor, params }) => cancelTransfer(deps, actor, params.id));

  serve(app, deps, contract.importRest, ({ actor, params }) => openRest(deps, actor, params.id));
}
