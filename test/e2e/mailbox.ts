import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DATA } from './address.ts';
import { expect } from './shop.ts';

/** The plain text of the mails to an address, oldest first. */
export async function mailsTo(address: string): Promise<string[]> {
  const folder = join(DATA, 'mail');
  const names = await readdir(folder).catch(() => []);
  const mails = await Promise.all(
    names
      .filter((name) => name.endsWith('.eml'))
      .sort((a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10))
      .map((name) => readFile(join(folder, name), 'utf8')),
  );
  return mails.filter((mail) => mail.includes(`To: ${address}\r\n`)).map(unquoted);
}

/** Skips the first `seen` links. */
export function resetLinkTo(address: string, seen = 0): Promise<string> {
  return linkTo(address, '/reset-password', seen);
}

/** Waits for the newest link with a token to a page. Skips the first `seen` links. */
export async function linkTo(address: string, page: string, seen = 0): Promise<string> {
  const pattern = new RegExp(`http://[^\\s/]+${page}\\?token=[\\w.-]+`);
  const links = async () => (await mailsTo(address)).flatMap((mail) => pattern.exec(mail)?.[0] ?? []);
  await expect.poll(async () => (await links()).length, { timeout: 20_000 }).toBeGreaterThan(seen);
  return (await links()).at(-1) ?? '';
}

/** Decodes quoted-printable. */
function unquoted(mail: string): string {
  const end = mail.indexOf('\r\n\r\n');
  const body = mail
    .slice(end)
    .replace(/=\r\n/g, '')
    .replace(/=([\dA-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return mail.slice(0, end) + body;
}
