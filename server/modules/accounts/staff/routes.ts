import type { FastifyInstance } from 'fastify';
import {
  blockAccount,
  changeRole,
  createStaffMember,
  inviteStaffMember,
  openWorkshopAccount,
  resetSecondFactor,
  staffMembers,
  unblockAccount,
} from '../../../../contract/staff-accounts.ts';
import type { Deps } from '../../../deps.ts';
import { serve } from '../../../http/serve.ts';
import { resetSecondFactorOf } from '../second-factor/reset-service.ts';
import * as staff from './service.ts';
import { giveWorkshopAddress } from './service.ts';

/** Accounts of staff, for those who manage them (people-12). */
export function staffRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, staffMembers, ({ query }) => staff.listStaff(deps.db, query));

  serve(app, deps, createStaffMember, async ({ actor, body, runIdempotent }) => {
    const created = await runIdempotent((tx) => staff.createStaffMember(tx, deps, actor, body));
    deps.securityLog.record('role_changed', { accountId: created.id, role: created.role });
    return created;
  });

  serve(
    app,
    deps,
    inviteStaffMember,
    async ({ actor, params }) => {
      await deps.db.transaction((tx) => staff.inviteAgain(tx, deps, actor, params.id));
      return {};
    },
    { perMinute: 20 },
  );

  serve(
    app,
    deps,
    openWorkshopAccount,
    async ({ actor, body }) => {
      const change = await deps.db.transaction((tx) => giveWorkshopAddress(tx, deps, actor, body.email));
      if (change.isMoved) deps.securityLog.record('email_changed', { accountId: change.accountId });
      return {};
    },
    { perMinute: 20 },
  );

  serve(app, deps, resetSecondFactor, async ({ actor, params }) => {
    await deps.db.transaction((tx) => resetSecondFactorOf(tx, deps, actor, params.id));
    deps.securityLog.record('second_factor_reset', { accountId: params.id });
    return {};
  });

  serve(app, deps, changeRole, async ({ actor, params, body }) => {
    const changed = await deps.db.transaction((tx) =>
      staff.changeRole(tx, deps, actor, params.id, body.role),
    );
    deps.securityLog.record('role_changed', { accountId: changed.id, role: changed.role });
    return changed;
  });

  serve(app, deps, blockAccount, async ({ actor, params, body }) => {
    const blocked = await deps.db.transaction((tx) => staff.setBlocked(tx, actor, params.id, body.reason));
    deps.securityLog.record('account_blocked', { accountId: blocked.id });
    return blocked;
  });

  serve(app, deps, unblockAccount, async ({ actor, params }) => {
    const unblocked = await deps.db.transaction((tx) => staff.setBlocked(tx, actor, params.id, null));
    deps.securityLog.record('account_unblocked', { accountId: unblocked.id });
    return unblocked;
  });
}
