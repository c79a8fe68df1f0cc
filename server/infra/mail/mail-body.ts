import { Sealer, type Secrets } from '../sealing.ts';

export interface MailBody {
  text: string;
  html: string;
  unsubscribeUrl?: string | undefined;
}

const PLAIN = 0;
const SEALED = 1;

export class MailBodies {
  readonly #sealer: Sealer;

  constructor(secrets: Secrets) {
    this.#sealer = new Sealer(secrets, 'mail bodies');
  }

  seal(body: MailBody): Buffer {
    return Buffer.concat([Buffer.of(SEALED), this.#sealer.seal(JSON.stringify(body))]);
  }

  /** Throws if the body was sealed with another secret. */
  open(kept: Buffer): MailBody {
    const rest = kept.subarray(1);
    const { text, html, unsubscribeUrl } = JSON.parse(
      kept[0] === PLAIN ? rest.toString('utf8') : this.#sealer.unseal(rest),
    );
    return { text, html, unsubscribeUrl: unsubscribeUrl ?? undefined };
  }
}
