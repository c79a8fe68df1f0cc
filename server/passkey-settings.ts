import { isIP } from 'node:net';
import { isLoopback } from './local-url.ts';

/** On a loopback address passkeys work under the name `localhost`. */
export function passkeysOf(publicUrl: string): { id: string; origin: string } | undefined {
  const url = new URL(publicUrl);
  if (isLoopback(url.hostname)) url.hostname = 'localhost';
  return isIP(url.hostname.replace(/^\[|\]$/g, '')) ? undefined : { id: url.hostname, origin: url.origin };
}
