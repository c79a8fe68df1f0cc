import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Message, MessageSender } from './message-sender.ts';

const RETENTION_MS = 30 * 24 * 3600_000;
const OWN_NAME = /^(?:\d+-[a-z0-9.-]+\.txt|\.\d+\.unfinished)$/;

/** Writes `<id>-<kind>.txt` files; used while no provider is configured (messages-1). */
export class FileSender implements MessageSender {
  readonly knowsKeys = true;
  readonly reportsDelivery = false;
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  async send({ id, kind, to, text, template }: Message): Promise<undefined> {
    await mkdir(this.#folder, { recursive: true, mode: 0o700 });
    const unfinished = join(this.#folder, `.${id}.unfinished`);
    const note = template ? `Template: ${template.name}, ${template.language}\n` : '';
    try {
      await writeFile(unfinished, `To: ${to}\n${note}\n${text}\n`, { mode: 0o600, flush: true });
      await rename(unfinished, join(this.#folder, `${id}-${kind}.txt`));
    } catch (error) {
      await rm(unfinished, { force: true });
      throw error;
    }
  }

  /** Deletes its own files after a month. */
  async purge(): Promise<void> {
    const oldestKept = Date.now() - RETENTION_MS;
    const names = await readdir(this.#folder).catch(() => []);
    for (const name of names.filter((one) => OWN_NAME.test(one))) {
      const path = join(this.#folder, name);
      const found = await stat(path).catch(() => undefined);
      if (found?.isFile() && found.mtimeMs < oldestKept) await rm(path, { force: true });
    }
  }
}
