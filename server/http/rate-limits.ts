import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Failure } from '../fail.ts';
import type { AccessTokens } from '../infra/access-tokens.ts';
import type { Redis } from '../infra/redis.ts';
import { networkOf } from './network.ts';
import { sharedCounts } from './shared-counts.ts';

/** Addresses counted in memory at a time, per limit. */
const MAX_ADDRESSES = 20_000;

/** Calls of an account, from all addresses together. */
const CALLS_OF_ACCOUNT = 600;
/** A mobile carrier puts hundreds of phones behind one address. */
const VISITORS_OF_NETWORK = 5;

const ACCOUNT_KEY = 'account ';

/**
 * Limits calls per minute: by account for calls with a session, otherwise by network. In-process reads of pages count,
 * assets and cached pages do not. 0 means no limit. With Redis all processes count together.
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

/** The limit of one call: `perMinute` for an account, and a few times that for a network. */
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
