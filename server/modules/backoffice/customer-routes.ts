import type { FastifyInstance } from 'fastify';
import { fitMemoryOfCustomer } from '../../../contract/fit-memory.ts';
import { confirmEnteredOrder, enterOrder } from '../../../contract/order-entry.ts';
import {
  addCustomerMeasurement,
  addCustomerNote,
  createCustomer,
  customer,
  customers,
  measurementsOfCustomer,
} from '../../../contract/staff-customers.ts';
import type { Deps } from '../../deps.ts';
import { serve } from '../../http/serve.ts';
import { withPictures } from '../files/keep-picture.ts';
import { confirmEntered } from '../orders/entry-service.ts';
import {
  addCustomer,
  addMeasurements,
  addNote,
  customersExport,
  enterOrderFor,
  listCustomers,
  readCustomer,
  readFitOf,
  readMeasurements,
} from './customer-service.ts';

export function customerRoutes(app: FastifyInstance, deps: Deps): void {
  deps.transferKinds.addExport(customersExport);

  serve(app, deps, customers, ({ query }) => listCustomers(deps.db, query));

  serve(app, deps, customer, ({ params }) => readCustomer(deps.db, params.id));

  serve(app, deps, measurementsOfCustomer, ({ actor, params }) =>
    deps.db.transaction((tx) => readMeasurements(tx, actor, params.id)),
  );

  serve(app, deps, fitMemoryOfCustomer, ({ actor, params }) =>
    deps.db.transaction((tx) => readFitOf(tx, actor, params.id)),
  );

  serve(app, deps, createCustomer, ({ actor, body, runIdempotent }) =>
    runIdempotent((tx) => addCustomer(tx, deps, actor, body)),
  );

  serve(app, deps, addCustomerMeasurement, ({ actor, params, body, runIdempotent }) =>
    runIdempotent((tx) => addMeasurements(tx, actor, params.id, body)),
  );

  serve(app, deps, enterOrder, ({ actor, params, body, uploads, runIdempotent }) =>
    withPictures(
      deps,
      params.id,
      uploads,
      (keep) =>
        runIdempotent((tx) =>
          enterOrderFor(tx, deps, actor, params.id, { entry: body.fields, sent: Object.keys(uploads), keep }),
        ),
      { published: false, sentBy: actor.id },
    ),
  );

  serve(app, deps, confirmEnteredOrder, ({ actor, params, body, runIdempotent }) =>
    runIdempotent((tx) => confirmEntered(tx, deps, actor, params.id, body)),
  );

  serve(app, deps, addCustomerNote, ({ actor, params, body, runIdempotent }) =>
    runIdempotent((tx) => addNote(tx, actor, params.id, body.text)),
  );
}
