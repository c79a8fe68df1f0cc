import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { Failure } from '../fail.ts';
import { networkOf } from './network.ts';

/**
 * Per address and minute, in-process reads of pages included; assets and cached pages are not counted. 0 is no limit.
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
