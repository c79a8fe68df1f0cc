import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  changePassword,
  endSession,
  forgotPassword,
  login,
  logout,
  profile,
  refresh,
  register,
  resetPassword,
  sessions,
  updateProfile,
} from '../../../contract/accounts.ts';
import type { Deps } from '../../deps.ts';
import { networkOf } from '../../http/network.ts';
import { serve } from '../../http/serve.ts';
import { deviceName } from './device-name.ts';
import * as passwords from './password-service.ts';
import { changeProfile, readProfile } from './profile-service.ts';
import { prepareAccount, registerCustomer } from './registration-service.ts';
import * as session from './session-service.ts';

/** Registrations, and mails with reset links, that one address may ask for in a minute. */
const A_FEW = { perMinute: 20 };

/** Accounts and sessions (S1 §7, product.md §4). */
export function accountRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, login, ({ body, request }) => session.signIn(deps, body, visitorOf(request)));

  serve(
    app,
    deps,
    register,
    async ({ body, request, once }) => {
      const account = await prepareAccount(deps, body);
      return once((tx) => registerCustomer(tx, deps, account, visitorOf(request).device));
    },
    A_FEW,
  );

  serve(app, deps, refresh, ({ body }) => session.refreshAccess(deps, body.refresh));

  serve(app, deps, logout, async ({ body }) => {
    await session.signOut(deps, body.refresh);
    return {};
  });

  serve(app, deps, profile, ({ actor }) => readProfile(deps, actor));

  serve(app, deps, updateProfile, ({ actor, body, uploads }) =>
    changeProfile(deps, actor, body, uploads.profile_picture),
  );

  serve(app, deps, forgotPassword, ({ body }) => passwords.requestReset(deps, body.email), A_FEW);

  serve(app, deps, resetPassword, ({ body }) => passwords.resetPassword(deps, body), A_FEW);

  serve(app, deps, changePassword, ({ actor, body, request }) =>
    passwords.changePassword(deps, actor, body, visitorOf(request)),
  );

  serve(app, deps, sessions, ({ actor }) => session.listSessions(deps, actor));

  serve(app, deps, endSession, async ({ actor, params }) => {
    await session.endSession(deps, actor, params.id);
    return {};
  });
}

function visitorOf(request: FastifyRequest): session.Visitor {
  return { address: networkOf(request.ip), device: deviceName(request.headers['user-agent']) };
}
