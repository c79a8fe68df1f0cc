import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  addPasskey,
  confirmOwnerByPasskey,
  passkeyOptions,
  passkeySignInOptions,
  removePasskey,
  signInWithPasskey,
} from '../../../../contract/sign-in.ts';
import type { Deps } from '../../../deps.ts';
import { serve } from '../../../http/serve.ts';
import { setDeviceCookie, visitorOf } from '../../../http/visitor.ts';
import * as ways from '../sign-in-ways-service.ts';
import {
  addNewPasskey,
  CHALLENGE_TTL_MS,
  confirmByPasskey,
  optionsToAdd,
  optionsToSignIn,
  PasskeyChallenges,
  signInByPasskey,
} from './service.ts';

/** Attempts per address. */
const RATE_LIMIT = { perMinute: 20 };

const COOKIE = 'passkey_challenge';
const COOKIE_PATH = '/auth/passkeys';

/** Passkeys (accounts-22, decision 0065). */
export function passkeyRoutes(app: FastifyInstance, deps: Deps): void {
  const challenges = new PasskeyChallenges(deps.config.jwtSecrets);
  const challengeOf = (request: FastifyRequest) => challenges.open(request.cookies[COOKIE]);
  const keep = (reply: FastifyReply, challenge: string, userId: number | null) =>
    reply.setCookie(COOKIE, challenges.seal(challenge, userId), {
      path: COOKIE_PATH,
      httpOnly: true,
      sameSite: 'strict',
      secure: deps.config.publicUrl.startsWith('https:'),
      maxAge: CHALLENGE_TTL_MS / 1000,
    });

  serve(app, deps, passkeyOptions, async ({ actor, body, request, reply }) => {
    const options = await optionsToAdd(deps, actor, body.current_password, visitorOf(request));
    keep(reply, options.challenge, actor.id);
    return { ...options };
  });

  serve(app, deps, addPasskey, ({ actor, body, request }) =>
    addNewPasskey(deps, actor, body, challengeOf(request)),
  );

  serve(app, deps, removePasskey, async ({ actor, params }) => {
    await ways.removePasskey(deps, actor, params.id);
    return {};
  });

  serve(
    app,
    deps,
    passkeySignInOptions,
    async ({ reply }) => {
      const options = await optionsToSignIn(deps);
      keep(reply, options.challenge, null);
      return { ...options };
    },
    { perMinute: 60 },
  );

  serve(
    app,
    deps,
    confirmOwnerByPasskey,
    async ({ actor, body, request }) => {
      await confirmByPasskey(deps, actor, body, challengeOf(request), visitorOf(request));
      return {};
    },
    RATE_LIMIT,
  );

  serve(
    app,
    deps,
    signInWithPasskey,
    async ({ body, request, reply }) => {
      const { signedIn, deviceToken } = await signInByPasskey(
        deps,
        body,
        challengeOf(request),
        visitorOf(request),
      );
      setDeviceCookie(reply, deps.config, deviceToken);
      return signedIn;
    },
    RATE_LIMIT,
  );
}
