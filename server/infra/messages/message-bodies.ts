import type { OutgoingMail } from '../mail/outbox.ts';
import { Sealer, type Secrets } from '../sealing.ts';
import type { Template } from './templates.ts';

export interface MessageBody {
  text: string;
  template?: Template | undefined;
}

/** What is sent if the channel fails. */
export interface Fallback {
  text: string;
  /** For WhatsApp, if that is the next channel. */
  template?: Template | undefined;
  /** By text message first. */
  smsToo: boolean;
  mail: Omit<OutgoingMail, 'news'> | undefined;
}

/** Texts of waiting messages, sealed: they may hold a code, or what somebody has ordered. */
export class MessageBodies {
  readonly #sealer: Sealer;

  constructor(secrets: Secrets) {
    this.#sealer = new Sealer(secrets, 'message bodies');
  }

  seal(content: MessageBody | Fallback): Buffer {
    return this.#sealer.seal(JSON.stringify(content));
  }

  /** Undefined for what another secret has sealed. */
  body(sealed: Buffer | null): MessageBody | undefined {
    const text = this.#open(sealed);
    if (text === undefined) return undefined;
    // The version before sealed the bare text.
    return text.startsWith('{"text":') ? (JSON.parse(text) as MessageBody) : { text };
  }

  fallback(sealed: Buffer | null): Fallback | undefined {
    const text = this.#open(sealed);
    return text === undefined ? undefined : (JSON.parse(text) as Fallback);
  }

  #open(sealed: Buffer | null): string | undefined {
    try {
      return sealed ? this.#sealer.unseal(sealed) : undefined;
    } catch {
      return undefined;
    }
  }
}
