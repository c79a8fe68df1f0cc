import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Mail, Mailer } from './mailer.ts';
import { messageOf, senderOf } from './message.ts';

const RETENTION_MS = 30 * 24 * 3600_000;
const MAX_FILES = 10_000;

const OWN_NAME = /^(?:\d+-[a-z0-9-]+\.eml|\.\d+\.unfinished)$/;

/** Writes `<id>-<subject>.eml` files; used while no SMTP server is configured (mail-5). */
export class EmlMailer implements Mailer {
  readonly #folder: string;
  readonly #from: ReturnType<typeof senderOf>;
  readonly #maxFiles: number;

  /** `from` is `Name <address>`; `maxFiles` survive a purge. Throws RangeError for an invalid `from`. */
  constructor({ folder, from, maxFiles = MAX_FILES }: { folder: string; from: string; maxFiles?: number }) {
    this.#folder = folder;
    this.#from = senderOf(from);
    this.#maxFiles = maxFiles;
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

  /** Deletes its own files after a month, and the oldest beyond `maxFiles`. */
  async purge(): Promise<void> {
    const written = await this.#ownFiles();
    const oldestKept = Date.now() - RETENTION_MS;
    const newestFirst = written.toSorted((one, other) => other.writtenAt - one.writtenAt);
    for (const [at, { path, writtenAt }] of newestFirst.entries()) {
      if (writtenAt < oldestKept || at >= this.#maxFiles) await rm(path, { force: true });
    }
  }

  close(): void {}

  async #ownFiles(): Promise<{ path: string; writtenAt: number }[]> {
    const names = await readdir(this.#folder).catch(() => []);
    const files: { path: string; writtenAt: number }[] = [];
    for (const name of names.filter((one) => OWN_NAME.test(one))) {
      const path = join(this.#folder, name);
      const found = await stat(path).catch(() => undefined);
      if (found?.isFile()) files.push({ path, writtenAt: found.mtimeMs });
    }
    return files;
  }
}

function slugOf(subject: string): string {
  const letters = subject.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const words = letters.match(/[a-z0-9]+/g) ?? ['mail'];
  return words.join('-').slice(0, 60).replace(/-$/, '');
}
