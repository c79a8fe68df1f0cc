import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import { pino } from 'pino';

/** Query parameters whose values never reach the log. */
const SECRET_PARAMETERS = /([?&](?:token|access|refresh|signature|password|email|phone|number)=)[^&#]*/gi;

/** An address with the secrets in its query blanked. */
export function withoutSecrets(url: string): string {
  return url.replace(SECRET_PARAMETERS, '$1…');
}

/** JSON logs with request ids. Bodies and headers are never logged, addresses only without secrets. */
export function createLog(config: { logLevel: string }): FastifyBaseLogger {
  return pino({
    level: config.logLevel,
    serializers: {
      req: (request: FastifyRequest) => ({
        method: request.method,
        url: withoutSecrets(request.url),
        remoteAddress: request.ip,
      }),
      res: (reply: { statusCode: number }) => ({ statusCode: reply.statusCode }),
      err: pino.stdSerializers.err,
    },
  });
}
