import { Sealer } from '../sealing.ts';

/** The part of a mail that may hold a token. */
export interface MailBody {
  text: string;
  html: string;
  unsubscribeUrl?: string | undefined;
}

/** The first byte of a stored body. Bodies written before sealing was introduced are plain. */
const PLAIN = 0;
const SEALED = 1;

export class MailBodies {
  readonly #sealer: Sealer;

  /** `secret`: `JWT_SECRET`; what was sealed with another one cannot be read. */
  constructor(secret: string) {
    this.#sealer = new Sealer(secret, 'mail bodies');
  }

  seal(body: MailBody): Buffer {
    return Buffer.concat([Buffer.of(SEALED), this.#sealer.seal(JSON.stringify(body))]);
  }

  /** Throws when the body was sealed with another secret. */
  open(kept: Buffer): MailBody {
    const rest = kept.subarray(1);
    const { text, html, unsubscribeUrl } = JSON.parse(
      kept[0] === PLAIN ? rest.toString('utf8') : this.#sealer.unseal(rest),
    );
    return { text, html, unsubscribeUrl: unsubscribeUrl ?? undefined };
  }
}
