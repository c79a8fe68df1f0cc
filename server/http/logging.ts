import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';
import { type DestinationStream, pino } from 'pino';

/**
 * Query parameters whose values never reach the log, also when they stand in an address that is itself a value
 * (`?next=%2Freset-password%3Ftoken%3D…`).
 */
const SECRET_PARAMETERS =
  /((?:[?&]|%3F|%26)[\w.-]{0,30}(?:token|access|refresh|signature|password|secret|code|email|phone|number|card|cvv)[\w.-]{0,30}(?:=|%3D))[^&#]*/gi;

/** Tracking numbers in paths: whoever has one may follow the order. */
const TRACKING_NUMBERS = /(\/(?:order-tracking|invoice)\/)[^/?#]+|NP(?:-|%2D)?[0-9A-Z]{10}(?![0-9A-Z])/gi;

/** An address with the secrets in its path and query blanked. */
function withoutSecrets(url: string): string {
  return url.replace(TRACKING_NUMBERS, '$1…').replace(SECRET_PARAMETERS, '$1…');
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

/** How much of a statement is logged, in characters. */
const STATEMENT_LIMIT = 300;

/**
 * An error without the values it happened with. A failed query is told by its innermost cause, which says what
 * PostgreSQL or the network refused, and by its statement, whose values stand in parameters.
 */
function describeError(error: Error): object {
  const cause = innermost(error);
  const { code, constraint } = cause as Error & Record<'code' | 'constraint', unknown>;
  const query = queryOf(error);
  const message = query === undefined ? withoutValue(error) : withoutValue(cause);
  const frames = (error.stack ?? '').split('\n').filter((line) => line.trimStart().startsWith('at '));
  return {
    type: error.name,
    message,
    ...(code === undefined ? {} : { code }),
    ...(constraint === undefined ? {} : { constraint }),
    ...(query === undefined ? {} : { query: query.slice(0, STATEMENT_LIMIT) }),
    stack: [`${error.name}: ${message}`, ...frames].join('\n'),
    ...(error.cause instanceof Error ? { cause: describeError(error.cause) } : {}),
  };
}

/** The statement of a failed query; its message repeats the statement with all its values. */
function queryOf(error: Error): string | undefined {
  const { query } = error as Error & { query?: unknown };
  return typeof query === 'string' ? query : undefined;
}

function innermost(error: Error): Error {
  return error.cause instanceof Error ? innermost(error.cause) : error;
}

/**
 * The message; of an error without any, as a refused connection to two addresses has none, its code. What PostgreSQL
 * could not read (its class 22) it cites in quotation marks, whose form depends on its language.
 */
function withoutValue(error: Error): string {
  const { code } = error as NodeJS.ErrnoException;
  if (/^22[0-9A-Z]{3}$/.test(String(code))) return error.message.replace(/["«»„“”'‘`].*/s, '"…"');
  return error.message || String(code ?? '');
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
