import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DATA } from './address.ts';
import { expect } from './shop.ts';

/** The newest code in a message to the number; waits for it. */
export async function codeTo(phone: string): Promise<string> {
  const folder = join(DATA, 'messages');
  const number = `+92${phone.replace(/\D/g, '').replace(/^(?:0|92)/, '')}`;
  const find = async () => {
    const names = await readdir(folder).catch(() => []);
    const inOrder = names.toSorted((one, other) => Number.parseInt(one, 10) - Number.parseInt(other, 10));
    const texts = await Promise.all(inOrder.map((name) => readFile(join(folder, name), 'utf8')));
    return texts.filter((text) => text.startsWith(`To: ${number}\n`)).at(-1);
  };
  await expect.poll(find, { timeout: 20_000 }).toBeTruthy();
  return /\b\d{6}\b/.exec((await find()) ?? '')?.[0] ?? '';
}
