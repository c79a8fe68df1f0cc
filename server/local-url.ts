import { isIP, isIPv6 } from 'node:net';
import ipaddr from 'ipaddr.js';

/** What stands for this machine when it listens on it, or on all its addresses. */
const HERE = ['127.0.0.1', '0.0.0.0', '::1', '::'];

/** The address under which a browser on this machine reaches what listens on `host` and `port`. */
export function localUrl(host: string, port: number): string {
  const name = isIPv6(host) ? `[${host}]` : host;
  return `http://${HERE.includes(host) ? 'localhost' : name}:${port}`;
}

/** Whether a host, in a URL or as a setting, is reached from this machine only. */
export function isLoopback(host: string): boolean {
  const name = host.replace(/^\[|\]$/g, '').toLowerCase();
  return name === 'localhost' || (isIP(name) > 0 && ipaddr.process(name).range() === 'loopback');
}
