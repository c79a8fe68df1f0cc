import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const IV_BYTES = 12;
const TAG_BYTES = 16;

/** One secret, or several: the first signs and seals, all verify and open. */
export type Secrets = string | readonly string[];

export class Sealer {
  readonly #keys: Buffer[];

  /** `secrets`: `config.jwtSecrets`; each `purpose` has its own keys. */
  constructor(secrets: Secrets, purpose: string) {
    this.#keys = [secrets].flat().map((secret) => Buffer.from(hkdfSync('sha256', secret, '', purpose, 32)));
  }

  seal(text: string): Buffer {
    const iv = randomBytes(IV_BYTES);
    const cipher = createCipheriv('aes-256-gcm', this.#keys[0] as Buffer, iv);
    return Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
  }

  /** Throws for changed bytes, another secret or another purpose. */
  unseal(sealed: Buffer): string {
    const [first, ...others] = this.#keys as [Buffer, ...Buffer[]];
    try {
      return unsealWith(first, sealed);
    } catch (error) {
      for (const key of others) {
        try {
          return unsealWith(key, sealed);
        } catch {}
      }
      throw error;
    }
  }
}

function unsealWith(key: Buffer, sealed: Buffer): string {
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, IV_BYTES), {
    authTagLength: TAG_BYTES,
  });
  decipher.setAuthTag(sealed.subarray(-TAG_BYTES));
  const text = decipher.update(sealed.subarray(IV_BYTES, -TAG_BYTES), undefined, 'utf8');
  return text + decipher.final('utf8');
}
