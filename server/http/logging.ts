import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';
import { type DestinationStream, pino } from 'pino';

/**
 * Query parameters whose values never reach the log, also when they stand in an address that is itself a value
 * (`?next=%2Freset-password%3Ftoken%3D…`).
 */
const SECRET_PARAMETERS =
  /((?:[?&]|%3F|%26)[\w.-]{0,30}(?:token|access|refresh|signature|password|secret|code|email|phone|number|card|cvv)[\w.-]{0,30}(?:=|%3D))[^&#]*/gi;

/** An address with the secrets in its query blanked. */
function withoutSecrets(url: string): string {
  return url.replace(SECRET_PARAMETERS, '$1…');
}

/** JSON logs with request ids. Bodies and headers are never logged, addresses only without secrets. */
export function createLog(config: { logLevel: string }, to?: DestinationStream): FastifyBaseLogger {
  const options = {
    level: config.logLevel,
    // The reader of forms logs all headers at the level `trace`, the bearer token among them.
    redact: { paths: ['busboyOptions'], remove: true },
    serializers: {
      req: (request: FastifyRequest) => ({
        method: request.method,
        url: withoutSecrets(request.url),
        remoteAddress: request.ip,
      }),
      res: (reply: { statusCode: number }) => ({ statusCode: reply.statusCode }),
      err: describeError,
    },
  };
  return to ? pino(options, to) : pino(options);
}

/** An error without the values it happened with: a failed query carries them in its message and its details. */
function describeError(error: Error): object {
  const { code, query, constraint } = error as Error & Record<'code' | 'query' | 'constraint', unknown>;
  const message = query === undefined ? withoutValue(error.message, code) : `Failed query: ${query}`;
  const frames = (error.stack ?? '').split('\n').filter((line) => line.trimStart().startsWith('at '));
  return {
    type: error.name,
    message,
    ...(code === undefined ? {} : { code }),
    ...(constraint === undefined ? {} : { constraint }),
    stack: [`${error.name}: ${message}`, ...frames].join('\n'),
    ...(error.cause instanceof Error ? { cause: describeError(error.cause) } : {}),
  };
}

/** What PostgreSQL could not read (its class 22) it cites in quotation marks. */
function withoutValue(message: string, code: unknown): string {
  return /^22[0-9A-Z]{3}$/.test(String(code)) ? message.replace(/".*"/s, '"…"') : message;
}

/** One line for every answer: what was asked, the status, and the milliseconds it took. */
export function logAnswers(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      { req: request, res: reply, responseTime: Math.round(reply.elapsedTime * 10) / 10 },
      'answered',
    );
  });
}
