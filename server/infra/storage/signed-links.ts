import { createHmac, timingSafeEqual } from 'node:crypto';
import { addressOf, filePath } from '../../../contract/paths.ts';
import type { Secrets } from '../sealing.ts';

const MAX_CACHED_LINKS = 4096;

/** Expiring links to private files (files-2). */
export class SignedLinks {
  readonly #keys: Buffer[];
  readonly #now: () => number;
  readonly #recent = new Map<string, string>();

  /** `now` is in milliseconds. The first secret signs, all verify. Keys are derived from the secrets. */
  constructor(secrets: Secrets, now: () => number = Date.now) {
    this.#keys = [secrets]
      .flat()
      .map((secret) => createHmac('sha256', secret).update('links to files').digest());
    this.#now = now;
  }

  /**
   * Valid for `lifetimeSeconds` to a quarter more: the expiry is rounded, so that repeated pages have the same,
   * cacheable links.
   */
  sign(key: string, lifetimeSeconds: number): string {
    const expires = this.#expiry(lifetimeSeconds);
    const name = `${expires}/${key}`;
    const known = this.#recent.get(name);
    if (known) return known;
    const link = addressOf(filePath, { key }, { expires, signature: this.#signature(key, expires) });
    if (this.#recent.size >= MAX_CACHED_LINKS) this.#recent.delete(this.#recent.keys().next().value ?? '');
    this.#recent.set(name, link);
    return link;
  }

  /** The query of a signed link to another address, valid as long as a link of `sign`. */
  stamp(name: string, lifetimeSeconds: number): { expires: number; signature: string } {
    const expires = this.#expiry(lifetimeSeconds);
    return { expires, signature: this.#signature(name, expires) };
  }

  #expiry(lifetimeSeconds: number): number {
    const step = Math.ceil(lifetimeSeconds / 4);
    return Math.ceil((this.#now() / 1000 + lifetimeSeconds) / step) * step;
  }

  /** `expires` is in seconds since 1970. */
  verify(key: string, expires: number, signature: string): boolean {
    if (!Number.isSafeInteger(expires) || expires * 1000 <= this.#now()) return false;
    const given = Buffer.from(signature);
    return this.#keys.some((secret) => {
      const wanted = Buffer.from(this.#signature(key, expires, secret));
      return wanted.length === given.length && timingSafeEqual(wanted, given);
    });
  }

  #signature(key: string, expires: number, secret = this.#keys[0] as Buffer): string {
    return createHmac('sha256', secret).update(`${expires}/${key}`).digest('base64url');
  }
}
