import type { FastifyInstance } from 'fastify';
import { refundAsCredit as refundAsCreditCall } from '../../../contract/credit.ts';
import { dashboard, hideSetupSteps, setupSteps } from '../../../contract/dashboard.ts';
import { giveBackWalletPayment as giveBackWalletPaymentCall } from '../../../contract/gateway-payments.ts';
import { staffPrints } from '../../../contract/prints.ts';
import { deleteSavedView, savedViews, saveView as saveViewCall } from '../../../contract/saved-views.ts';
import * as contract from '../../../contract/staff-orders.ts';
import type { Deps } from '../../deps.ts';
import { serve } from '../../http/serve.ts';
import { readMeasuresForStaff } from '../orders/order-service.ts';
import { printJobCard, printOrders } from '../orders/workshop/print-service.ts';
import { finishMeasuresForStaff } from '../orders/workshop/service.ts';
import { readDashboard } from './dashboard-service.ts';
import {
  addNote,
  confirmGuest,
  giveBackWalletPayment,
  handOverRefund,
  logCall,
  readOrderPage,
  refundAsCredit,
  refundOrder,
} from './order-page-service.ts';
import { listOrders, ordersExport } from './order-service.ts';
import { hideSetup, readSetup } from './setup-service.ts';
import { listViews, removeView, saveView } from './view-service.ts';

export function staffOrderRoutes(app: FastifyInstance, deps: Deps): void {
  deps.transferKinds.addExport(ordersExport(deps.config));

  serve(app, deps, contract.staffOrders, ({ query }) => listOrders(deps, query));

  serve(app, deps, contract.staffOrder, ({ actor, params }) => readOrderPage(deps, actor, params.id));

  serve(app, deps, contract.staffOrderMeasures, ({ actor, params }) =>
    readMeasuresForStaff(deps.db, actor, params.id),
  );

  serve(app, deps, contract.staffJobCard, ({ actor, params }) =>
    printJobCard(deps, actor, params.id, { tongue: 'en' }),
  );

  serve(app, deps, staffPrints, ({ actor, query }) =>
    printOrders(deps, actor, { ...query, unit: undefined, tongue: 'en' }),
  );

  serve(app, deps, contract.recordStaffMeasures, ({ actor, params, body }) =>
    finishMeasuresForStaff(deps, actor, params.id, body),
  );

  serve(app, deps, contract.logOrderCall, ({ actor, params, body, runIdempotent }) =>
    runIdempotent((tx) => logCall(tx, actor, params.id, body)),
  );

  serve(app, deps, contract.addOrderNote, ({ actor, params, body, runIdempotent }) =>
    runIdempotent((tx) => addNote(tx, actor, params.id, body.text)),
  );

  serve(app, deps, contract.confirmGuestOrder, async ({ actor, params }) => {
    await deps.db.transaction((tx) => confirmGuest(tx, deps, actor, params.id));
    return {};
  });

  serve(app, deps, contract.handOverRefund, ({ actor, params }) =>
    deps.db.transaction((tx) => handOverRefund(tx, deps, actor, params.id)),
  );

  serve(app, deps, giveBackWalletPaymentCall, ({ actor, params }) =>
    deps.db.transaction((tx) => giveBackWalletPayment(tx, actor, params.id)),
  );

  serve(app, deps, refundAsCreditCall, ({ actor, params }) =>
    deps.db.transaction((tx) => refundAsCredit(tx, deps, actor, params.id)),
  );

  serve(app, deps, contract.refundOrder, ({ actor, params, body, runIdempotent, idempotencyId }) =>
    runIdempotent((tx) =>
      refundOrder(tx, deps, actor, params.id, {
        amount: body.amount,
        reason: body.reason,
        fromTailor: body.from_tailor,
        name: idempotencyId(),
      }),
    ),
  );
}

export function dashboardRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, dashboard, ({ query }) => readDashboard(deps.db, query.days));

  serve(app, deps, setupSteps, () => readSetup(deps.db, deps.config));

  serve(app, deps, hideSetupSteps, ({ actor, body }) =>
    deps.db.transaction(async (tx) => {
      await hideSetup(tx, actor, body.is_hidden);
      return readSetup(tx, deps.config);
    }),
  );
}

export function savedViewRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, savedViews, ({ actor, query }) => listViews(deps.db, actor, query.list));

  serve(app, deps, saveViewCall, ({ actor, body, runIdempotent }) =>
    runIdempotent((tx) => saveView(tx, actor, body)),
  );

  serve(app, deps, deleteSavedView, async ({ actor, params }) => {
    await removeView(deps.db, actor, params.id);
    return {};
  });
}
