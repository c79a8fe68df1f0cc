import { isIPv6 } from 'node:net';

/**
 * What counts as one address when calls and failures are counted: an IPv4 address itself, of an IPv6 address the first 64 bits,
 * since every household has all the addresses below them. IPv4 inside IPv6 counts as IPv4.
 */
export function networkOf(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped) return mapped;
  const address = ip.replace(/%.*$/, '');
  if (!isIPv6(address)) return ip;
  const [before = '', after] = address.split('::');
  const groups = before.split(':').filter(Boolean);
  if (after !== undefined) {
    const behind = after.split(':').filter(Boolean);
    groups.push(...Array(Math.max(0, 8 - groups.length - behind.length)).fill('0'), ...behind);
  }
  const network = groups.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(':')}::/64`;
}
