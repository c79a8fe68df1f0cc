import type { FastifyInstance } from 'fastify';
import {
  cancelEmailChange,
  changePassword,
  confirmEmail,
  endOtherSessions,
  endSession,
  forgotPassword,
  login,
  logout,
  profile,
  refresh,
  register,
  resendEmailLink,
  resetPassword,
  sessions,
  undoEmailChange,
  updateProfile,
} from '../../../contract/accounts.ts';
import type { Deps } from '../../deps.ts';
import { serve } from '../../http/serve.ts';
import { setDeviceCookie, visitorOf } from '../../http/visitor.ts';
import * as emails from './email-service.ts';
import * as passwords from './passwords/service.ts';
import { changeProfile, readProfile } from './profile-service.ts';
import { prepareAccount, registerCustomer } from './registration-service.ts';
import * as session from './sessions/service.ts';

/** Registrations and reset mails per address. */
const RATE_LIMIT = { perMinute: 20 };

export function accountRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, login, async ({ body, request, reply }) => {
    const { signedIn, deviceToken } = await session.signIn(deps, body, visitorOf(request));
    setDeviceCookie(reply, deps.config, deviceToken);
    return signedIn;
  });

  serve(
    app,
    deps,
    register,
    async ({ body, request, reply, runIdempotent }) => {
      const account = await prepareAccount(deps, body);
      const visitor = visitorOf(request);
      const { signedIn, deviceToken } = await runIdempotent((tx) =>
        registerCustomer(tx, deps, account, visitor),
      );
      setDeviceCookie(reply, deps.config, deviceToken);
      return signedIn;
    },
    RATE_LIMIT,
  );

  serve(app, deps, refresh, ({ body }) => session.refreshAccess(deps, body.refresh));

  serve(app, deps, logout, async ({ body }) => {
    await session.signOut(deps, body.refresh);
    return {};
  });

  serve(app, deps, profile, ({ actor }) => readProfile(deps, actor));

  serve(app, deps, updateProfile, ({ actor, body, uploads, request }) =>
    changeProfile(deps, actor, body, uploads.profile_picture, visitorOf(request)),
  );

  serve(app, deps, forgotPassword, ({ body }) => passwords.requestReset(deps, body.email), RATE_LIMIT);

  serve(app, deps, resetPassword, ({ body }) => passwords.resetPassword(deps, body), RATE_LIMIT);

  serve(app, deps, changePassword, async ({ actor, body, request, reply }) => {
    const changed = await passwords.changePassword(deps, actor, body, visitorOf(request));
    setDeviceCookie(reply, deps.config, changed.deviceToken);
    const { access, refresh } = changed.tokens;
    return { access, refresh };
  });

  serve(app, deps, confirmEmail, ({ body }) => emails.confirmEmail(deps, body.token), RATE_LIMIT);

  serve(app, deps, undoEmailChange, ({ body }) => emails.undoEmailChange(deps, body.token), RATE_LIMIT);

  serve(app, deps, resendEmailLink, ({ actor }) => emails.resendEmailLink(deps, actor));

  serve(app, deps, cancelEmailChange, async ({ actor }) => {
    await emails.cancelEmailChange(deps, actor);
    return {};
  });

  serve(app, deps, sessions, ({ actor }) => session.listSessions(deps, actor));

  serve(app, deps, endOtherSessions, async ({ actor }) => {
    await session.endOtherSessions(deps, actor);
    return {};
  });

  serve(app, deps, endSession, async ({ actor, params }) => {
    await session.endSession(deps, actor, params.id);
    return {};
  });
}
