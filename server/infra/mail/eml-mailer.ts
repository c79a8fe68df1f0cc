import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Mail, Mailer } from './mailer.ts';
import { messageOf, senderOf } from './message.ts';

/**
 * Writes every mail as `<id>-<subject>.eml` into a folder, readable by the server's own user only: what happens to mail
 * while no SMTP server is set (product.md §4). A mail sent again replaces its file.
 */
export class EmlMailer implements Mailer {
  readonly #folder: string;
  readonly #from: ReturnType<typeof senderOf>;

  /** `folder`: made with the first mail; `from`: `Name <address>`. Throws RangeError when `from` is no address. */
  constructor({ folder, from }: { folder: string; from: string }) {
    this.#folder = folder;
    this.#from = senderOf(from);
  }

  async send(mail: Mail): Promise<void> {
    const { createTransport } = await import('nodemailer');
    const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
    const { message } = await transport.sendMail(messageOf(mail, this.#from));
    await mkdir(this.#folder, { recursive: true, mode: 0o700 });
    const unfinished = join(this.#folder, `.${mail.id}.unfinished`);
    try {
      await writeFile(unfinished, message, { mode: 0o600, flush: true });
      await rename(unfinished, join(this.#folder, `${mail.id}-${slugOf(mail.subject)}.eml`));
    } catch (error) {
      await rm(unfinished, { force: true });
      throw error;
    }
  }

  close(): void {}
}

function slugOf(subject: string): string {
  const letters = subject.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const words = letters.match(/[a-z0-9]+/g) ?? ['mail'];
  return words.join('-').slice(0, 60).replace(/-$/, '');
}
