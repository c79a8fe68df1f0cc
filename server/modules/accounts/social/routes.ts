import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { SOCIAL_PROVIDERS, type SocialProblem } from '../../../../contract/constants/accounts.ts';
import { localePath } from '../../../../contract/locale.ts';
import { socialCallbackPath } from '../../../../contract/paths.ts';
import {
  confirmSocialLink,
  connectSocialSignIn,
  disconnectSocialSignIn,
  finishSocialSignIn,
  mailSocialLink,
  registerSocially,
  signInWays,
  startSocialSignIn,
} from '../../../../contract/sign-in.ts';
import type { Deps } from '../../../deps.ts';
import { fail } from '../../../fail.ts';
import { routeLimit } from '../../../http/rate-limits.ts';
import { serve } from '../../../http/serve.ts';
import { setDeviceCookie, visitorOf } from '../../../http/visitor.ts';
import { disconnectSocial, listSignInWays } from '../sign-in-ways-service.ts';
import { connectAfterSignIn, connectByLink, LINK_TTL_MS, mailConnectLink } from './link-service.ts';
import { comeBack, finishSignIn, leaveForProvider, registerIdentity } from './service.ts';
import { type SocialState, SocialStates, ttlOf } from './state-service.ts';

/** Attempts per address. */
const RATE_LIMIT = { perMinute: 20 };

const COOKIE = 'social_sign_in';
/** Identifies the browser that asked for a mailed link. */
const LINK_COOKIE = 'social_link';
const COOKIE_PATH = '/auth/social';

/** Google and Facebook (accounts-14, accounts-20; decision 0065). */
export function socialRoutes(app: FastifyInstance, deps: Deps): void {
  const states = new SocialStates(deps.config.jwtSecrets);
  const isSecure = deps.config.publicUrl.startsWith('https:');

  const stateOf = (request: FastifyRequest) => states.open(request.cookies[COOKIE]);

  /** `lax`, because the visitor returns from another site. */
  const keep = (reply: FastifyReply, state: SocialState) =>
    reply.setCookie(COOKIE, states.seal(state), {
      path: COOKIE_PATH,
      httpOnly: true,
      sameSite: 'lax',
      secure: isSecure,
      maxAge: ttlOf(state) / 1000,
    });
  const forget = (reply: FastifyReply) => reply.clearCookie(COOKIE, { path: COOKIE_PATH });

  serve(
    app,
    deps,
    startSocialSignIn,
    async ({ body, actor, request, reply }) => {
      const { url, state } = await leaveForProvider(deps, body, actor, visitorOf(request));
      keep(reply, state);
      return { url };
    },
    RATE_LIMIT,
  );

  app.get<{ Params: { provider: string }; Querystring: Record<string, unknown> }>(
    socialCallbackPath.replace('{provider}', ':provider'),
    { config: routeLimit(RATE_LIMIT.perMinute) },
    async (request, reply) => {
      const { provider: name } = request.params;
      const provider = SOCIAL_PROVIDERS.find((known) => known === name) ?? fail('request.not_found');
      const left = stateOf(request);
      const back = comeBack(provider, request.query, left);
      reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');
      if ('problem' in back)
        return reply.redirect(localePath(left?.locale ?? 'en', problemPage(back.problem, left)), 303);
      keep(reply, back.state);
      return reply.redirect(localePath(back.state.locale, '/sign-in-return'), 303);
    },
  );

  serve(
    app,
    deps,
    finishSocialSignIn,
    async ({ actor, request, reply }) => {
      const { outcome, state, deviceToken } = await finishSignIn(
        deps,
        stateOf(request),
        actor,
        visitorOf(request),
      );
      if (state) keep(reply, state);
      else forget(reply);
      if (deviceToken) setDeviceCookie(reply, deps.config, deviceToken);
      return outcome;
    },
    RATE_LIMIT,
  );

  serve(
    app,
    deps,
    registerSocially,
    async ({ body, request, reply }) => {
      const registered = await registerIdentity(deps, stateOf(request), body, visitorOf(request));
      forget(reply);
      setDeviceCookie(reply, deps.config, registered.deviceToken);
      return registered.signedIn;
    },
    RATE_LIMIT,
  );

  serve(app, deps, connectSocialSignIn, async ({ actor, request, reply }) => {
    await connectAfterSignIn(deps, stateOf(request), actor);
    forget(reply);
    return {};
  });

  serve(
    app,
    deps,
    mailSocialLink,
    async ({ request, reply }) => {
      const { secret, ...answer } = await mailConnectLink(
        deps,
        stateOf(request),
        request.cookies[LINK_COOKIE],
      );
      reply.setCookie(LINK_COOKIE, secret, {
        path: COOKIE_PATH,
        httpOnly: true,
        sameSite: 'strict',
        secure: isSecure,
        maxAge: LINK_TTL_MS / 1000,
      });
      return answer;
    },
    RATE_LIMIT,
  );

  serve(
    app,
    deps,
    confirmSocialLink,
    ({ body, request }) => connectByLink(deps, body.token, request.cookies[LINK_COOKIE]),
    RATE_LIMIT,
  );

  serve(app, deps, disconnectSocialSignIn, async ({ actor, params }) => {
    await disconnectSocial(deps, actor, params.id);
    return {};
  });

  serve(app, deps, signInWays, ({ actor }) => listSignInWays(deps, actor));
}

/** The page that the visitor left from; never an external address. */
function problemPage(problem: SocialProblem, left: SocialState | undefined): string {
  if (left?.stage === 'left' && left.userId !== null) return `/profile?social=${problem}`;
  const next = left?.next ? `&next=${encodeURIComponent(left.next)}` : '';
  return `/login?social=${problem}${next}`;
}
