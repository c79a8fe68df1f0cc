import type { FastifyInstance } from 'fastify';

const FORWARDED = ['x-forwarded-for', 'x-forwarded-proto', 'forwarded'] as const;

/** Warns once that visitors behind an untrusted proxy share one rate limit. */
export function warnOfUntrustedProxy(app: FastifyInstance, trustProxy: number): void {
  if (trustProxy > 0) return;
  let hasWarned = false;
  app.addHook('onRequest', (request, _reply, done) => {
    if (!hasWarned && FORWARDED.some((name) => name in request.headers)) {
      hasWarned = true;
      request.log.warn(
        'A request has passed a proxy while TRUST_PROXY is unset: all its visitors share one rate limit; set TRUST_PROXY to the number of your proxies.',
      );
    }
    done();
  });
}
