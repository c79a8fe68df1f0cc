/** A mail on its way out. `id` is its row in the outbox; `to` is one bare address. */
export interface Mail {
  readonly id: number;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Who gets the answer when it is not the sender: one bare address. */
  readonly replyTo?: string | undefined;
  /** An http(s) address that ends the mailing this mail belongs to, by one POST (RFC 8058). */
  readonly unsubscribeUrl?: string | undefined;
}

/** Hands mails over to whoever delivers them. */
export interface Mailer {
  /**
   * Resolves once the mail is handed over. The same mail sent twice carries the same Message-ID. Throws when an
   * address is not exactly one, and whatever the delivery says.
   */
  send(mail: Mail): Promise<void>;
  /** Deletes old copies of mails, where it keeps any. */
  purge(): Promise<void>;
  /** Ends idle connections, so that nothing keeps the process alive; a mail that is being sent is finished first. */
  close(): void;
}
