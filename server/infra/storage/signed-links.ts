import { createHmac, timingSafeEqual } from 'node:crypto';
import { addressOf, additional as ours } from '../../../contract/paths.ts';

const REMEMBERED = 4096;

/** Links to private files that expire (files-2). Whoever holds a link may read the file while it lasts. */
export class SignedLinks {
  readonly #secret: Buffer;
  readonly #now: () => number;
  /** Links made lately: a list shows the same pictures to every request. */
  readonly #recent = new Map<string, string>();

  /** `now` answers in milliseconds. The signing key is derived, so the secret may serve other purposes too. */
  constructor(secret: string | Buffer, now: () => number = Date.now) {
    this.#secret = createHmac('sha256', secret).update('links to files').digest();
    this.#now = now;
  }

  /**
   * The address of a file, good for at least `lifetimeSeconds` and at most a quarter longer: the expiry is rounded up
   * to a quarter of the lifetime, so that a page loaded twice carries the same address and browsers keep the picture.
   */
  sign(key: string, lifetimeSeconds: number): string {
    const step = Math.ceil(lifetimeSeconds / 4);
    const expires = Math.ceil((this.#now() / 1000 + lifetimeSeconds) / step) * step;
    const name = `${expires}/${key}`;
    const known = this.#recent.get(name);
    if (known) return known;
    const link = addressOf(ours.file, { key }, { expires, signature: this.#signature(key, expires) });
    if (this.#recent.size >= REMEMBERED) this.#recent.delete(this.#recent.keys().next().value ?? '');
    this.#recent.set(name, link);
    return link;
  }

  /** Whether a link was signed here and has not expired. `expires`: seconds since 1970, as the link carries it. */
  verify(key: string, expires: number, signature: string): boolean {
    if (!Number.isSafeInteger(expires) || expires * 1000 <= this.#now()) return false;
    const wanted = Buffer.from(this.#signature(key, expires));
    const given = Buffer.from(signature);
    return wanted.length === given.length && timingSafeEqual(wanted, given);
  }

  #signature(key: string, expires: number): string {
    return createHmac('sha256', this.#secret).update(`${expires}/${key}`).digest('base64url');
  }
}
