import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { Failure } from '../fail.ts';
import type { Redis } from '../infra/redis.ts';
import { networkOf } from './network.ts';
import { sharedCounts } from './shared-counts.ts';

/** Addresses that are counted in memory at the same time, for each limit. */
const MAX_ADDRESSES = 20_000;

/**
 * Per address and minute, in-process reads of pages included; assets and cached pages are not counted. 0 is no limit.
 * With Redis all processes count together.
 */
export async function limitRates(app: FastifyInstance, perMinute: number, redis?: Redis): Promise<void> {
  if (perMinute === 0) return;
  await app.register(rateLimit, {
    global: true,
    max: perMinute,
    timeWindow: '1 minute',
    cache: MAX_ADDRESSES,
    ...(redis ? { store: sharedCounts(redis, MAX_ADDRESSES) } : {}),
    keyGenerator: (request) => networkOf(request.ip),
    errorResponseBuilder: (_request, context) =>
      new Failure('request.too_many', { retryAfter: Math.ceil(context.ttl / 1000) }),
  });
}
