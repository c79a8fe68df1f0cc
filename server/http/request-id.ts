import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

const REQUEST_ID = /^[\w.-]{1,64}$/;

/** `x-request-id` where it is short and plain, else a new id. */
export function requestId({ headers }: { headers: IncomingHttpHeaders }): string {
  const given = String(headers['x-request-id'] ?? '');
  return REQUEST_ID.test(given) ? given : randomUUID();
}
