import type { SMTPPoolOptions, SMTPPoolSentMessageInfo, Transporter } from 'nodemailer';
import type { Mail, Mailer } from './mailer.ts';
import { messageOf, senderOf } from './message.ts';

export class SmtpMailer implements Mailer {
  readonly #url: string;
  readonly #from: ReturnType<typeof senderOf>;
  #transport: Promise<Transporter<SMTPPoolSentMessageInfo, SMTPPoolOptions>> | undefined;

  /** `url`: smtp(s)://user:password@host:port; `from`: `Name <address>`. Throws RangeError for an invalid `from`. */
  constructor({ url, from }: { url: string; from: string }) {
    this.#url = url;
    this.#from = senderOf(from);
  }

  async send(mail: Mail): Promise<void> {
    const message = messageOf(mail, this.#from);
    this.#transport ??= this.#connect();
    const transport = await this.#transport;
    await transport.sendMail(message);
  }

  async purge(): Promise<void> {}

  close(): void {
    this.#transport?.then((transport) => transport.close());
    this.#transport = undefined;
  }

  async #connect() {
    const { createTransport } = await import('nodemailer');
    return createTransport({
      url: this.#url,
      pool: true,
      maxConnections: 2,
      idleTimeout: 30_000,
      connectionTimeout: 15_000,
      greetingTimeout: 15_000,
      socketTimeout: 60_000,
    });
  }
}
