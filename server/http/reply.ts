import type { Readable } from 'node:stream';
import { isDeepStrictEqual } from 'node:util';
import type { FastifyReply } from 'fastify';
import type { Endpoint } from '../../contract/endpoint.ts';

export type Document = { filename: string } & (
  | { bytes: Buffer }
  | {
      /** Destroyed when the client disconnects. */
      stream: Readable;
    }
);

interface ReplyOptions {
  validateResponse: boolean;
  publicFor?: number | undefined;
}

export function sendResponse(
  reply: FastifyReply,
  endpoint: Endpoint,
  response: unknown,
  { validateResponse, publicFor }: ReplyOptions,
): FastifyReply {
  if (endpoint.responseType) return sendDocument(reply, endpoint.responseType, response as Document);
  reply.status(endpoint.status);
  const isPersonal = endpoint.session !== 'none' || endpoint.method !== 'GET';
  if (isPersonal) reply.header('cache-control', 'private, no-store');
  else reply.header('vary', 'accept-language');
  if (publicFor && !isPersonal) reply.header('cache-control', `public, max-age=${publicFor}`);
  if (endpoint.status === 204) return reply.send();
  if (validateResponse) assertMatchesContract(endpoint, response);
  return reply.send(response);
}

function sendDocument(reply: FastifyReply, type: string, document: Document): FastifyReply {
  if ('stream' in document) {
    document.stream.once('error', (error: NodeJS.ErrnoException) => {
      const hasClientLeft = error.code === 'ERR_STREAM_PREMATURE_CLOSE';
      if (!hasClientLeft) reply.log.error(error, 'A document broke off');
    });
  }
  return reply
    .type(type.startsWith('text/') ? `${type}; charset=utf-8` : type)
    .header('content-disposition', attachmentNamed(document.filename))
    .header('cache-control', 'private, no-store')
    .send('stream' in document ? document.stream : document.bytes);
}

const PLAIN_NAME = /^[\w .()-]+$/;

/** Names with other characters also get an ASCII fallback (RFC 6266). */
export function attachmentNamed(filename: string): string {
  if (PLAIN_NAME.test(filename)) return `attachment; filename="${filename}"`;
  const plain = filename.replace(/[^\w .()-]/g, '_');
  const encoded = encodeURIComponent(filename.toWellFormed()).replace(
    /['()*!]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

/** Prevents that a field missing in the contract becomes public by accident. */
function assertMatchesContract(endpoint: Endpoint, response: unknown): void {
  const parsed = endpoint.response.parse(response);
  if (!isDeepStrictEqual(JSON.parse(JSON.stringify(parsed)), JSON.parse(JSON.stringify(response)))) {
    throw new Error(`${endpoint.path} responds with more than its contract promises`);
  }
}
