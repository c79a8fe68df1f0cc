import { randomBytes } from 'node:crypto';

const KEY = /^[a-z0-9][a-z0-9-]{3,63}$/;

/** A new key nobody guesses: 128 random bits as 26 digits of base 32. */
export function newFileKey(): string {
  return BigInt(`0x${randomBytes(16).toString('hex')}`)
    .toString(32)
    .padStart(26, '0');
}

/** Whether a text can be a key at all. Such a text names no folder and needs no escaping in an address. */
export function isFileKey(text: string): boolean {
  return KEY.test(text);
}
