import { randomBytes } from 'node:crypto';

const KEY = /^[a-z0-9][a-z0-9-]{3,63}$/;

export function newFileKey(): string {
  return BigInt(`0x${randomBytes(16).toString('hex')}`)
    .toString(32)
    .padStart(26, '0');
}

/** Such a text contains no path and needs no escaping. */
export function isFileKey(text: string): boolean {
  return KEY.test(text);
}
