import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DATA } from './address.ts';
import { expect } from './shop.ts';

/** The newest code in a message to the number; waits for it. */
export function codeTo(phone: string): Promise<string> {
  return findTo(phone, /\b\d{6}\b/);
}

/** What the newest message to the number that matches has there; waits for it. */
export async function findTo(phone: string, pattern: RegExp): Promise<string> {
  const folder = join(DATA, 'messages');
  const number = `+92${phone.replace(/\D/g, '').replace(/^(?:0|92)/, '')}`;
  const find = async () => {
    const written = await readdir(folder).catch(() => []);
    // One that is still being written is renamed in a moment.
    const names = written.filter((name) => !name.startsWith('.'));
    const inOrder = names.toSorted((one, other) => Number.parseInt(one, 10) - Number.parseInt(other, 10));
    const texts = await Promise.all(inOrder.map((name) => readFile(join(folder, name), 'utf8')));
    const found = texts
      .filter((text) => text.startsWith(`To: ${number}\n`))
      .flatMap((text) => pattern.exec(text) ?? []);
    return found.at(-1);
  };
  await expect.poll(find, { timeout: 20_000 }).toBeTruthy();
  return (await find()) ?? '';
}
