import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { Failure } from '../fail.ts';
import { networkOf } from './network.ts';

/**
 * Limits the calls an address makes in a minute, those behind a freshly rendered page among them; assets and kept pages
 * are not counted. `perMinute` 0 means no limit.
 */
export async function limitRates(app: FastifyInstance, perMinute: number): Promise<void> {
  if (perMinute === 0) return;
  await app.register(rateLimit, {
    global: true,
    max: perMinute,
    timeWindow: '1 minute',
    cache: 20_000,
    keyGenerator: (request) => networkOf(request.ip),
    errorResponseBuilder: (_request, context) =>
      new Failure('request.too_many', { retryAfter: Math.ceil(context.ttl / 1000) }),
  });
}
