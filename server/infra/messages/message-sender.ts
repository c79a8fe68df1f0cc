import type { Template } from './templates.ts';

export interface Message {
  /** The row of the outbox. */
  readonly id: number;
  /** The same for every attempt, so that a provider that knows keys sends the message once. */
  readonly key: string;
  readonly kind: string;
  /** E.164; of web push, for staff only: the address of the account. */
  readonly to: string;
  readonly userId: number | null;
  readonly text: string;
  /** Sent in place of the text by a channel that takes no free text at present. */
  readonly template?: Template | undefined;
}

/** A channel by which messages leave. */
export interface MessageSender {
  /** Whether the provider refuses a key that it has seen, so that a cut-off attempt can be repeated. */
  readonly knowsKeys: boolean;
  /** Whether the provider reports what has become of a message. */
  readonly reportsDelivery: boolean;
  /**
   * Returns the provider's own id, if it gives one. Throws `NotSentError` if the message surely did not leave, and any
   * other error if nobody knows.
   */
  send(message: Message): Promise<string | undefined>;
  purge(): Promise<void>;
}

/** `message` is a reason for staff: it holds neither text nor answer, which may contain a code. */
export class NotSentError extends Error {
  override name = 'NotSentError';
  /** Whether another attempt would fail as well. */
  readonly isFinal: boolean;

  constructor(message: string, { isFinal = false } = {}) {
    super(message);
    this.isFinal = isFinal;
  }
}
