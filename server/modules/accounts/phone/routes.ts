import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  changeSignInPhone,
  completePhoneChange,
  confirmByLink,
  mailConfirmation,
  registerByPhone,
  removeSignInPhone,
  sendOwnCode,
  sendSignInCode,
  setPasswordByPhone,
  signInByPhone,
} from '../../../../contract/phone-sign-in.ts';
import type { Deps } from '../../../deps.ts';
import { serve } from '../../../http/serve.ts';
import {
  neighbourOf,
  newPhoneDevice,
  phoneDevice,
  setDeviceCookie,
  visitorOf,
} from '../../../http/visitor.ts';
import { removePhone } from '../sign-in-ways-service.ts';
import * as change from './change-service.ts';
import * as own from './own-code-service.ts';
import { setPasswordByPhone as setPassword } from './password-service.ts';
import * as phone from './sign-in-service.ts';

/** Per account or visitor (docs/decisions/0134-limits-behind-one-address.md). */
const RATE_LIMIT = { perMinute: 20 };

/** Codes to phones as a way in (accounts-25, docs/decisions/0136-phones-that-sign-in.md). */
export function phoneSignInRoutes(app: FastifyInstance, deps: Deps): void {
  const visitor = (request: FastifyRequest) => ({
    ...visitorOf(request),
    phoneDevice: phoneDevice(request),
  });

  serve(
    app,
    deps,
    sendSignInCode,
    ({ body, request, reply, runIdempotent }) => {
      const device = newPhoneDevice(request, reply, deps.config, '/auth/phone');
      const from = { ...visitorOf(request), phoneDevice: device };
      return runIdempotent((tx) => phone.sendSignInCode(tx, deps, body.phone, from));
    },
    RATE_LIMIT,
  );

  serve(
    app,
    deps,
    signInByPhone,
    async ({ body, request, reply, runIdempotent, replayedResponse }) => {
      const from = visitor(request);
      type Signed = Awaited<ReturnType<typeof phone.signInWithNumber>>;
      let signed = await replayedResponse<Signed>();
      if (!signed) {
        // In a transaction of its own, so that every try counts.
        const number = await phone.spendSignInCode(deps, body, from);
        signed = await runIdempotent((tx) => phone.signInWithNumber(tx, deps, number, from));
      }
      if (signed.deviceToken) setDeviceCookie(reply, deps.config, signed.deviceToken);
      return signed.outcome;
    },
    RATE_LIMIT,
  );

  serve(
    app,
    deps,
    registerByPhone,
    async ({ body, request, reply, runIdempotent }) => {
      const from = visitorOf(request);
      const { signedIn, deviceToken } = await runIdempotent((tx) =>
        phone.registerByNumber(tx, deps, body, from),
      );
      setDeviceCookie(reply, deps.config, deviceToken);
      return signedIn;
    },
    RATE_LIMIT,
  );

  serve(
    app,
    deps,
    sendOwnCode,
    ({ actor, request, runIdempotent }) =>
      runIdempotent((tx) => own.sendOwnCode(tx, deps, actor, neighbourOf(request))),
    RATE_LIMIT,
  );

  serve(
    app,
    deps,
    changeSignInPhone,
    ({ actor, body, request }) => change.changePhone(deps, actor, body, visitorOf(request)),
    RATE_LIMIT,
  );

  serve(app, deps, completePhoneChange, ({ body }) => change.completeChange(deps, body.token), RATE_LIMIT);

  serve(app, deps, removeSignInPhone, async ({ actor }) => {
    await removePhone(deps, actor);
    return {};
  });

  serve(
    app,
    deps,
    setPasswordByPhone,
    async ({ actor, body, request, reply }) => {
      const { tokens, deviceToken } = await setPassword(deps, actor, body, visitorOf(request));
      setDeviceCookie(reply, deps.config, deviceToken);
      return { access: tokens.access, refresh: tokens.refresh };
    },
    RATE_LIMIT,
  );

  serve(app, deps, mailConfirmation, ({ actor }) => change.mailConfirmation(deps, actor), RATE_LIMIT);

  serve(app, deps, confirmByLink, ({ body }) => change.confirmByLink(deps, body.token), RATE_LIMIT);
}
