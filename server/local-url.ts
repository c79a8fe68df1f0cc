import { isIP, isIPv6 } from 'node:net';
import ipaddr from 'ipaddr.js';

const LOCAL_ADDRESSES = ['127.0.0.1', '0.0.0.0', '::1', '::'];

export function localUrl(host: string, port: number): string {
  const name = isIPv6(host) ? `[${host}]` : host;
  return `http://${LOCAL_ADDRESSES.includes(host) ? 'localhost' : name}:${port}`;
}

export function isLoopback(host: string): boolean {
  const name = host.replace(/^\[|\]$/g, '').toLowerCase();
  return name === 'localhost' || (isIP(name) > 0 && ipaddr.process(name).range() === 'loopback');
}
