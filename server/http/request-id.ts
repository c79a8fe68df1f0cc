import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** An id that may stand in a log and in a header. */
const REQUEST_ID = /^[\w.-]{1,64}$/;

/** The id of a request: the one that a proxy has given it (`x-request-id`) where that is short and plain, else a new one. */
export function requestId({ headers }: { headers: IncomingHttpHeaders }): string {
  const given = String(headers['x-request-id'] ?? '');
  return REQUEST_ID.test(given) ? given : randomUUID();
}
