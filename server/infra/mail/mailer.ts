/** `id` is the outbox row; `to` is one bare address. */
export interface Mail {
  readonly id: number;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** One bare address. */
  readonly replyTo?: string | undefined;
  /** For one-click unsubscription (RFC 8058). */
  readonly unsubscribeUrl?: string | undefined;
}

export interface Mailer {
  /** Retries carry the same Message-ID. Throws for anything but one address, and on delivery errors. */
  send(mail: Mail): Promise<void>;
  purge(): Promise<void>;
  /** Closes idle connections; a running delivery finishes first. */
  close(): void;
}
