import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { isIPv6 } from 'node:net';
import ipaddr from 'ipaddr.js';

/** The unit of rate limits: an IPv4 address or the /64 of an IPv6 address. Mapped IPv4 counts as IPv4. */
export function networkOf(ip: string): string {
  if (!isIPv6(ip)) return ip;
  const address = ipaddr.process(ip);
  if (address.kind() === 'ipv4') return address.toString();
  return `${new ipaddr.IPv6([...(address as ipaddr.IPv6).parts.slice(0, 4), 0, 0, 0, 0])}/64`;
}

const REQUEST_ID = /^[\w.-]{1,64}$/;

/** `x-request-id` where it is short and plain, else a new id. */
export function requestId({ headers }: { headers: IncomingHttpHeaders }): string {
  const given = String(headers['x-request-id'] ?? '');
  return REQUEST_ID.test(given) ? given : randomUUID();
}
