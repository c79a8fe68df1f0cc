import { randomBytes } from 'node:crypto';
import type { Readable } from 'node:stream';

/** Keys are from `newFileKey()` or seeds: lower-case letters, digits and hyphens. */
export interface Storage {
  readonly place: string;
  /** Durable when it resolves; replaces an existing file atomically. */
  put(key: string, bytes: Buffer, mediaType: string): Promise<void>;
  /** Throws MissingFileError. The caller must consume or destroy the stream. */
  read(key: string): Promise<Readable>;
  remove(key: string): Promise<void>;
  list(before: Date): AsyncIterable<string>;
  owner(): Promise<string | undefined>;
  setOwner(id: string): Promise<void>;
}

export class MissingFileError extends Error {
  readonly key: string;

  constructor(key: string, options?: ErrorOptions) {
    super(`No file is kept under "${key}"`, options);
    this.name = 'MissingFileError';
    this.key = key;
  }
}

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
