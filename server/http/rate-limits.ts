import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Failure } from '../fail.ts';
import type { AccessTokens } from '../infra/access-tokens.ts';
import type { Redis } from '../infra/redis.ts';
import { networkOf } from './network.ts';
import { sharedCounts } from './shared-counts.ts';

/** Addresses that are counted in memory at the same time, for each limit. */
const MAX_ADDRESSES = 20_000;

/** Of an account, whatever address it comes from. */
const CALLS_OF_ACCOUNT = 600;
/** A mobile carrier puts hundreds of phones behind one address. */
const VISITORS_OF_NETWORK = 5;

const ACCOUNT_KEY = 'account ';

/**
 * Per minute: of an account where a call reads the session, of a network elsewhere. In-process reads of pages count,
 * assets and cached pages do not. 0 is no limit. With Redis all processes count together.
 */
export async function limitRates(
  app: FastifyInstance,
  perMinute: number,
  {
    accessTokens,
    redis,
  }: { accessTokens: Pick<AccessTokens, 'verifyIncomplete'>; redis?: Redis | undefined },
): Promise<void> {
  if (perMinute === 0) return;
  const keyOf = async (request: FastifyRequest): Promise<string> => {
    const { endpoint } = request.routeOptions.config;
    const reads = endpoint !== undefined && endpoint.session !== 'none';
    const [, token] = reads ? (request.headers.authorization?.split(' ') ?? []) : [];
    const actor = token ? await accessTokens.verifyIncomplete(token) : null;
    return actor ? `${ACCOUNT_KEY}${actor.id}` : networkOf(request.ip);
  };
  await app.register(rateLimit, {
    global: true,
    max: (_request, key) => (isOfAccount(key) ? Math.min(perMinute, CALLS_OF_ACCOUNT) : perMinute),
    timeWindow: '1 minute',
    cache: MAX_ADDRESSES,
    ...(redis ? { store: sharedCounts(redis, MAX_ADDRESSES) } : {}),
    keyGenerator: keyOf,
    errorResponseBuilder: (_request, context) =>
      new Failure('request.too_many', { retryAfter: Math.ceil(context.ttl / 1000) }),
  });
}

/** The limit of one call: `perMinute` for an account, a few times that for all visitors of a network. */
export function routeLimit(perMinute: number) {
  return {
    max: (_request: FastifyRequest, key: string) =>
      isOfAccount(key) ? perMinute : perMinute * VISITORS_OF_NETWORK,
    timeWindow: '1 minute',
  };
}

function isOfAccount(key: string): boolean {
  return key.startsWith(ACCOUNT_KEY);
}
