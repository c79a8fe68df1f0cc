import type { FastifyInstance } from 'fastify';
import {
  confirmOwner,
  loginSecondFactor,
  renewRecoveryCodes,
  startSecondFactor,
  turnOffSecondFactor,
  turnOnSecondFactor,
} from '../../../../contract/sign-in.ts';
import type { Deps } from '../../../deps.ts';
import { serve } from '../../../http/serve.ts';
import { setDeviceCookie, visitorOf } from '../../../http/visitor.ts';
import { confirmByPasswordOrCode } from '../sessions/confirmation-service.ts';
import * as factors from './service.ts';

/** Attempts per address. */
const RATE_LIMIT = { perMinute: 20 };

/** Codes of an authenticator app (accounts-23, decision 0065). */
export function secondFactorRoutes(app: FastifyInstance, deps: Deps): void {
  serve(
    app,
    deps,
    loginSecondFactor,
    async ({ body, request, reply }) => {
      const { signedIn, deviceToken } = await factors.signInByCode(deps, body, visitorOf(request));
      setDeviceCookie(reply, deps.config, deviceToken);
      return signedIn;
    },
    RATE_LIMIT,
  );

  serve(
    app,
    deps,
    confirmOwner,
    async ({ actor, body, request }) => {
      await confirmByPasswordOrCode(deps, actor, body, visitorOf(request));
      return {};
    },
    RATE_LIMIT,
  );

  serve(app, deps, startSecondFactor, ({ actor, body, request }) =>
    factors.startSetup(deps, actor, body.current_password, visitorOf(request)),
  );

  serve(app, deps, turnOnSecondFactor, ({ actor, body, request }) =>
    factors.turnOn(deps, actor, body, visitorOf(request)),
  );

  serve(app, deps, turnOffSecondFactor, async ({ actor, body, request }) => {
    await factors.turnOff(deps, actor, body.code, visitorOf(request));
    return {};
  });

  serve(app, deps, renewRecoveryCodes, ({ actor, body, request }) =>
    factors.renewRecoveryCodes(deps, actor, body.code, visitorOf(request)),
  );
}
