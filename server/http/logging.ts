import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';
import { type DestinationStream, pino } from 'pino';

/** Also matched inside nested addresses (`?next=%2Freset-password%3Ftoken%3D…`), encoded up to four times. */
const SECRET_PARAMETERS =
  /((?:[?&]|%(?:25){0,3}(?:3F|26))[\w.-]{0,30}(?:token|access|refresh|signature|password|secret|key|code|email|phone|number|card|cvv|search)[\w.-]{0,30}(?:=|%(?:25){0,3}3D))[^&#]*/gi;

/** The shop's search parameter, because people also type names, numbers and addresses; nested ones match too. */
const SEARCHED_WORDS = /((?:[?&]|%(?:25){0,3}(?:3F|26))q(?:=|%(?:25){0,3}3D))[^&#]*/gi;

/** A tracking number grants access to its order. */
const TRACKING_NUMBERS = /(\/(?:order-tracking|invoice)\/)[^/?#]+|NP(?:-|%2D)?[0-9A-Z]{10}(?![0-9A-Z])/gi;

/** API keys are sent in headers only; one that somebody puts into an address is not logged either. */
const API_KEYS = /naap_[\w-]{6,}/gi;

function redactUrl(url: string): string {
  return url
    .replace(TRACKING_NUMBERS, '$1…')
    .replace(API_KEYS, 'naap_…')
    .replace(SECRET_PARAMETERS, '$1…')
    .replace(SEARCHED_WORDS, '$1…');
}

/** Never logs bodies or headers, and blanks secrets in addresses. */
export function createLog(config: { logLevel: string }, to?: DestinationStream): FastifyBaseLogger {
  const options = {
    level: config.logLevel,
    // At `trace` the multipart reader would log the bearer token.
    redact: { paths: ['busboyOptions'], remove: true },
    serializers: {
      req: (request: FastifyRequest) => ({
        method: request.method,
        url: redactUrl(request.url),
        remoteAddress: request.ip,
      }),
      res: (reply: { statusCode: number }) => ({ statusCode: reply.statusCode }),
      err: describeError,
    },
  };
  return to ? pino(options, to) : pino(options);
}

const STATEMENT_LIMIT = 300;

/** An error without values: innermost cause and statement, no parameters. */
function describeError(error: Error): object {
  const cause = innermost(error);
  const { code, constraint } = cause as Error & Record<'code' | 'constraint', unknown>;
  const query = queryOf(error);
  const message = query === undefined ? redactedMessage(error) : redactedMessage(cause);
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

function queryOf(error: Error): string | undefined {
  const { query } = error as Error & { query?: unknown };
  return typeof query === 'string' ? query : undefined;
}

function innermost(error: Error): Error {
  return error.cause instanceof Error ? innermost(error.cause) : error;
}

/**
 * The message, or the code where it is empty. PostgreSQL quotes unreadable input (class 22), so quotations are removed.
 */
function redactedMessage(error: Error): string {
  const { code } = error as NodeJS.ErrnoException;
  if (/^22[0-9A-Z]{3}$/.test(String(code))) return error.message.replace(/["«»„“”'‘`].*/s, '"…"');
  return error.message || String(code ?? '');
}

export function logResponses(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      { req: request, res: reply, responseTime: Math.round(reply.elapsedTime * 10) / 10 },
      'answered',
    );
  });
}
