import { isIPv6 } from 'node:net';
import ipaddr from 'ipaddr.js';

/**
 * What counts as one address in limits: an IPv4 address itself, and the /64 network of an IPv6 address, because a
 * household has all the addresses below it. IPv4 mapped into IPv6 counts as IPv4.
 */
export function networkOf(ip: string): string {
  if (!isIPv6(ip)) return ip;
  const address = ipaddr.process(ip);
  if (address.kind() === 'ipv4') return address.toString();
  return `${new ipaddr.IPv6([...(address as ipaddr.IPv6).parts.slice(0, 4), 0, 0, 0, 0])}/64`;
}
