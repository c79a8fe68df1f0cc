import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { inLocale } from '#words';
import type { Endpoint } from '../../contract/endpoint.ts';
import { ERRORS, type ErrorCode, errorSentence } from '../../contract/errors.ts';
import { isUnavailable } from '../db/unavailable.ts';
import { Failure } from '../fail.ts';
import { BusyError } from '../infra/busy-error.ts';
import { pageAddress } from './page-address.ts';
import { localeOf } from './request-locale.ts';

const FRAMEWORK_ERRORS: Record<string, ErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'request.too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'request.unsupported_type',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'request.malformed',
  FST_ERR_CTP_INVALID_JSON_BODY: 'request.malformed',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'request.malformed',
  FST_PARTS_LIMIT: 'request.too_large',
  FST_FILES_LIMIT: 'request.too_large',
  FST_FIELDS_LIMIT: 'request.too_large',
  FST_REQ_FILE_TOO_LARGE: 'request.too_large',
  FST_PROTO_VIOLATION: 'request.malformed',
  FST_INVALID_MULTIPART_CONTENT_TYPE: 'request.unsupported_type',
};

const RETRY_AFTER_SECONDS = 2;

/** The only place that knows the shape of an error response (wire-3). */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | Failure, request, reply) => {
    if (error instanceof Failure) return sendFailure(reply, error);
    if (error.code === 'FST_ERR_HANDLER_TIMEOUT') {
      request.log.warn('request took too long');
      return sendFailure(reply, new Failure('server.unavailable', { retryAfter: RETRY_AFTER_SECONDS }));
    }
    const code = FRAMEWORK_ERRORS[error.code] ?? codeOfStatus(error.statusCode);
    if (code !== 'server.failed') return sendFailure(reply, new Failure(code));
    request.log.error({ err: error }, 'request failed');
    if (error instanceof BusyError || isUnavailable(error))
      return sendFailure(reply, new Failure('server.unavailable', { retryAfter: RETRY_AFTER_SECONDS }));
    return sendFailure(reply, new Failure('server.failed'));
  });
}

function sendFailure(reply: FastifyReply, failure: Failure) {
  if (failure.retryAfter !== undefined) reply.header('retry-after', failure.retryAfter);
  // The rest of the body may never come.
  if (failure.status === 408) reply.header('connection', 'close');
  if (failure.status === 401) reply.header('www-authenticate', 'Bearer');
  const locale = localeOf(reply.request);
  const body = inLocale(
    locale,
    () => failure.fields ?? { detail: failure.sentence, code: failure.code, ...failure.data },
  );
  return reply
    .status(failure.status)
    .type('application/json; charset=utf-8')
    .header('content-language', locale)
    .header('vary', 'accept-language')
    .header('cache-control', 'no-store')
    .send(body);
}

function codeOfStatus(status: number | undefined): ErrorCode {
  if (status === undefined || status >= 500 || status < 400) return 'server.failed';
  const match = (Object.keys(ERRORS) as ErrorCode[]).find(
    (code) => code.startsWith('request.') && ERRORS[code].status === status,
  );
  return match ?? 'request.malformed';
}

export function sendUnknownRoute(
  request: FastifyRequest,
  reply: FastifyReply,
  endpoints: readonly Endpoint[],
) {
  const [path = ''] = (pageAddress(request.url) ?? '').split('?', 1);
  const parts = partsOf(path);
  const methods = endpoints
    .filter((endpoint) => {
      const expected = partsOf(endpoint.path);
      return (
        parts.length === expected.length &&
        expected.every((part, at) => (part.startsWith('{') ? parts[at] !== '' : part === parts[at]))
      );
    })
    .flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
  return methods.length > 0
    ? sendMethodNotAllowed(reply, methods)
    : sendFailure(reply, new Failure('request.not_found'));
}

/** Segments of the path, ignoring a trailing slash. */
function partsOf(path: string): string[] {
  return (path.endsWith('/') ? path.slice(0, -1) : path).split('/');
}

export function sendMethodNotAllowed(reply: FastifyReply, methods: readonly string[]) {
  return sendFailure(reply.header('allow', methods.join(', ')), new Failure('request.method_not_allowed'));
}

export function sendBadUrl(reply: FastifyReply): void {
  sendFailure(reply, new Failure('request.not_found'));
}

/** Responds to a request that timed out or is not HTTP, and closes the connection. */
export function handleClientError(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const code: ErrorCode = error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 'request.timeout' : 'request.malformed';
  const body = JSON.stringify({ detail: errorSentence(code), code });
  const head = [
    `HTTP/1.1 ${ERRORS[code].status} ${STATUS_CODES[ERRORS[code].status]}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}
