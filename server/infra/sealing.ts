import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts texts in the database (AES-256-GCM), so that the database alone does not reveal them. */
export class Sealer {
  readonly #key: Buffer;

  /** `secret`: the shop's own (`JWT_SECRET`); `purpose`: what is sealed, so that no two uses share a key. */
  constructor(secret: string, purpose: string) {
    this.#key = Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
  }

  seal(text: string): Buffer {
    const iv = randomBytes(IV_BYTES);
    const cipher = createCipheriv('aes-256-gcm', this.#key, iv);
    return Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
  }

  /** Throws when the bytes were changed, or sealed with another secret or for another purpose. */
  unseal(sealed: Buffer): string {
    const decipher = createDecipheriv('aes-256-gcm', this.#key, sealed.subarray(0, IV_BYTES), {
      authTagLength: TAG_BYTES,
    });
    decipher.setAuthTag(sealed.subarray(-TAG_BYTES));
    const text = decipher.update(sealed.subarray(IV_BYTES, -TAG_BYTES), undefined, 'utf8');
    return text + decipher.final('utf8');
  }
}
