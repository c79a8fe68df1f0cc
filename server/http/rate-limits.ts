import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Failure } from '../fail.ts';
import type { AccessTokens } from '../infra/access-tokens.ts';
import { type ApiKeys, isApiKey } from '../infra/api-keys.ts';
import { limitOfNeighbours, type Neighbour } from '../infra/neighbours.ts';
import type { Redis } from '../infra/redis.ts';
import { sharedCounts } from './shared-counts.ts';
import type { VisitorCookies } from './visitor-cookies.ts';

/** Accounts, visitors and networks counted in memory at a time, per limit. */
const MAX_CALLERS = 20_000;

/** Calls of an account, from all addresses together. */
const CALLS_OF_ACCOUNT = 600;
const CALLS_OF_VISITOR = 300;
const CALLS_OF_KEY = 300;
/** How many times the limit of those without a cookie the visitors with one have, behind one address together. */
const VISITORS_TO_NEWCOMERS = 5;

interface Caller {
  kind: 'account' | 'key' | 'visitor' | 'network';
  key: string;
  /** Of a visitor: counts those of a network together. */
  neighbour?: Neighbour;
}

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | null;
  }
}

interface RateLimitParts {
  accessTokens: Pick<AccessTokens, 'verifyIncomplete'>;
  apiKeys: Pick<ApiKeys, 'of'>;
  visitors: VisitorCookies;
  redis?: Redis | undefined;
}

/**
 * Limits calls per minute: by account for calls with a session, by API key (connecting-5), by the visitor's cookie, otherwise by network; visitors
 * of a network have a limit together too (wire-12). In-process reads of pages count, assets and cached pages do not.
 * 0 means no limit. With Redis all processes count together.
 */
export async function limitRates(
  app: FastifyInstance,
  perMinute: number,
  { accessTokens, apiKeys, visitors, redis }: RateLimitParts,
): Promise<void> {
  if (perMinute === 0) return;
  const callerOf = async (request: FastifyRequest): Promise<Caller> => {
    const { endpoint } = request.routeOptions.config;
    const reads = endpoint !== undefined && endpoint.session !== 'none';
    const [, token] = reads ? (request.headers.authorization?.split(' ') ?? []) : [];
    const key = token && isApiKey(token) ? await apiKeys.of(request, token) : undefined;
    if (key) return { kind: 'key', key: `key ${key.actor.keyId}` };
    const actor = token ? await accessTokens.verifyIncomplete(token) : null;
    if (actor) return { kind: 'account', key: `account ${actor.id}` };
    const neighbour = visitors.neighbourOf(request);
    const { visitor, neighbours } = neighbour;
    return visitor === null
      ? { kind: 'network', key: neighbours }
      : { kind: 'visitor', key: `visitor ${visitor}`, neighbour };
  };
  app.decorateRequest('caller', null);
  await app.register(rateLimit, {
    global: true,
    max: (request) => {
      if (request.caller?.kind === 'account') return Math.min(perMinute, CALLS_OF_ACCOUNT);
      if (request.caller?.kind === 'key') return Math.min(perMinute, CALLS_OF_KEY);
      return request.caller?.kind === 'visitor' ? Math.min(perMinute, CALLS_OF_VISITOR) : perMinute;
    },
    timeWindow: '1 minute',
    cache: MAX_CALLERS,
    ...(redis ? { store: sharedCounts(redis, MAX_CALLERS) } : {}),
    keyGenerator: async (request) => {
      request.caller ??= await callerOf(request);
      return request.caller.key;
    },
    errorResponseBuilder: (_request, { ttl }) => tooMany(ttl),
  });
  const countVisitors = app.createRateLimit({
    max: ({ caller, routeOptions: { config } }) =>
      config.perMinute
        ? limitOfNeighbours(caller?.neighbour?.kind ?? 'new', config.perMinute)
        : perMinute * VISITORS_TO_NEWCOMERS,
    keyGenerator: ({ caller, routeOptions: { config, method, url } }) =>
      `${config.perMinute ? `${method} ${url} ` : ''}${caller?.neighbour?.neighbours}`,
  });
  // After the limits of the caller, so that what these refuse costs its neighbours nothing.
  app.addHook('preParsing', async (request) => {
    if (!request.caller?.neighbour) return;
    const counted = await countVisitors(request);
    if (!counted.isAllowed && counted.isExceeded) throw tooMany(counted.ttl);
  });
}

/** The limit of one call: `perMinute` for an account or a visitor, and a few times that for a network. */
export function routeLimit(perMinute: number) {
  return {
    perMinute,
    rateLimit: {
      max: ({ caller }: FastifyRequest) =>
        caller?.kind === 'network' ? limitOfNeighbours('withoutCookie', perMinute) : perMinute,
      timeWindow: '1 minute',
    },
  };
}

function tooMany(ttlMs: number): Failure {
  return new Failure('request.too_many', { retryAfter: Math.ceil(ttlMs / 1000) });
}
