import { mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { EmlMailer } from './eml-mailer.ts';
import type { Mail } from './mailer.ts';

const mail: Mail = {
  id: 42,
  to: 'ayesha@example.com',
  subject: 'Your order NP-7K3QX9Z2MA is confirmed',
  text: 'Dear Ayesha,\n\nthank you.\n',
  html: '<p>Dear Ayesha, thank you.</p>',
};

let parent = '';
let folder = '';
beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'naap-mail-'));
  folder = join(parent, 'mail');
});
afterEach(() => rm(parent, { recursive: true, force: true }));

async function sent(part: Partial<Mail> = {}, from = 'Naap <support@naap.example>'): Promise<string> {
  await new EmlMailer({ folder, from }).send({ ...mail, ...part });
  const names = await readdir(folder);
  expect(names).toHaveLength(1);
  return readFile(join(folder, names[0] ?? ''), 'latin1');
}

function headersOf(message: string): string[] {
  const head = message.slice(0, message.indexOf('\r\n\r\n')).replace(/\r\n[ \t]+/g, ' ');
  return head.split('\r\n');
}

function header(message: string, name: string): string[] {
  return headersOf(message).filter((line) => line.toLowerCase().startsWith(`${name.toLowerCase()}:`));
}

test('writes one file per mail, with both bodies and mode 0600', async () => {
  const message = await sent();
  expect(await readdir(folder)).toEqual(['42-your-order-np-7k3qx9z2ma-is-confirmed.eml']);
  expect(header(message, 'From')).toEqual(['From: Naap <support@naap.example>']);
  expect(header(message, 'To')).toEqual(['To: ayesha@example.com']);
  expect(header(message, 'Subject')).toEqual(['Subject: Your order NP-7K3QX9Z2MA is confirmed']);
  expect(header(message, 'Auto-Submitted')).toEqual(['Auto-Submitted: auto-generated']);
  expect(message).toContain('Dear Ayesha,\r\n\r\nthank you.');
  expect(message).toContain('<p>Dear Ayesha, thank you.</p>');
  const [name = ''] = await readdir(folder);
  expect((await stat(join(folder, name))).mode & 0o077).toBe(0);
  expect((await stat(folder)).mode & 0o077).toBe(0);
});

test('a retry replaces the file and keeps the Message-ID; another mail has another', async () => {
  const [first] = header(await sent(), 'Message-ID');
  expect(first).toMatch(/^Message-ID: <42\.[0-9a-f]{24}@naap\.example>$/);
  expect(header(await sent(), 'Message-ID')).toEqual([first]);
  await rm(folder, { recursive: true });
  expect(header(await sent({ text: 'Something else' }), 'Message-ID')).not.toEqual([first]);
});

test('the file is named after the subject, whatever it contains', async () => {
  await sent({ subject: '../../../etc/passwd\0 — Übergrößen' });
  expect(await readdir(folder)).toEqual(['42-etc-passwd-ubergro-en.eml']);
  await rm(folder, { recursive: true });
  await sent({ subject: 'آپ کا آرڈر' });
  expect(await readdir(folder)).toEqual(['42-mail.eml']);
  await rm(folder, { recursive: true });
  await sent({ subject: 'word '.repeat(100) });
  expect((await readdir(folder))[0]?.length).toBeLessThan(80);
});

test('every script is preserved', async () => {
  const subject = 'آپ کا آرڈر “Shalwar” ✓';
  const [line = ''] = header(await sent({ subject }), 'Subject');
  const words = [...line.matchAll(/=\?UTF-8\?B\?([^?]+)\?=/gi)].map(([, word = '']) =>
    Buffer.from(word, 'base64'),
  );
  expect(Buffer.concat(words).toString('utf8')).toBe(subject);
});

test('sets Reply-To', async () => {
  expect(header(await sent(), 'Reply-To')).toEqual([]);
  await rm(folder, { recursive: true });
  const message = await sent({ replyTo: 'visitor@example.com' });
  expect(header(message, 'Reply-To')).toEqual(['Reply-To: visitor@example.com']);
  expect(header(message, 'From')).toEqual(['From: Naap <support@naap.example>']);
});

test('a mailing has List-Unsubscribe by one click and by mail', async () => {
  expect(header(await sent(), 'List-Unsubscribe')).toEqual([]);
  await rm(folder, { recursive: true });
  const url = `https://naap.example/api/newsletter/unsubscribe/?token=${'a-Z_9'.repeat(9)}`;
  const message = await sent({ unsubscribeUrl: url });
  expect(header(message, 'List-Unsubscribe')).toEqual([
    `List-Unsubscribe: <${url}>, <mailto:support@naap.example?subject=unsubscribe>`,
  ]);
  expect(header(message, 'List-Unsubscribe-Post')).toEqual([
    'List-Unsubscribe-Post: List-Unsubscribe=One-Click',
  ]);
});

describe('the folder', () => {
  const DAY_S = 24 * 3600;

  async function age(name: string, days: number): Promise<void> {
    const at = Date.now() / 1000 - days * DAY_S;
    await utimes(join(folder, name), at, at);
  }

  test('is purged of mails after a month, but not of other files', async () => {
    const mailer = new EmlMailer({ folder, from: 'support@naap.example' });
    await mailer.purge();
    for (const id of [1, 2]) await mailer.send({ ...mail, id, subject: 'Hello' });
    const others = ['notes.txt', 'saved.eml', '3-Kept By Hand.eml', '.unfinished'];
    for (const name of [...others, '.9.unfinished']) await writeFile(join(folder, name), '');
    for (const name of [...others, '.9.unfinished', '1-hello.eml']) await age(name, 31);
    await age('2-hello.eml', 29);
    await mailer.purge();
    expect((await readdir(folder)).toSorted()).toEqual([...others, '2-hello.eml'].toSorted());
  });

  test('keeps the newest mails beyond the limit', async () => {
    const mailer = new EmlMailer({ folder, from: 'support@naap.example', maxFiles: 2 });
    for (const id of [1, 2, 3, 4]) {
      await mailer.send({ ...mail, id, subject: 'Hello' });
      await age(`${id}-hello.eml`, 5 - id);
    }
    await mailer.purge();
    expect((await readdir(folder)).toSorted()).toEqual(['3-hello.eml', '4-hello.eml']);
  });
});

describe('headers cannot be injected', () => {
  const breaks = ['\r\n', '\n', '\r', '\u2028', '\u0085', '\v', '\0'];
  const known = /^(From|To|Subject|Message-ID|Content-[A-Za-z-]+|Date|MIME-Version|Auto-Submitted): /;

  function expectOneMail(message: string): void {
    for (const line of headersOf(message)) expect(line).toMatch(known);
    expect(header(message, 'To')).toHaveLength(1);
    expect(message).not.toMatch(/^\s*(Bcc|X-Evil):/im);
  }

  test.each(breaks.map((text) => [JSON.stringify(text), text]))(
    'by %s in the subject',
    async (_name, text) => {
      expectOneMail(await sent({ subject: `Hello${text}Bcc: evil@example.com${text}${text}<b>body</b>` }));
    },
  );

  test.each(breaks.map((text) => [JSON.stringify(text), text]))(
    "by %s in the sender's name",
    async (_name, text) => {
      expectOneMail(await sent({}, `Naap${text}Bcc: evil@example.com <support@naap.example>`));
    },
  );

  test.each([
    'a@example.com\r\nBcc: evil@example.com',
    'a@example.com\nX-Evil: 1',
    'a@example.com, evil@example.com',
    'a@example.com;evil@example.com',
    'A <a@example.com>',
    'a@example.com>\r\nRCPT TO:<evil@example.com',
    'a b@example.com',
    'a@b@example.com',
    '"a"@example.com',
    'example.com',
    '@example.com',
    'a@',
    '',
  ])('by the address %j', async (to) => {
    const mailer = new EmlMailer({ folder, from: 'support@naap.example' });
    await expect(mailer.send({ ...mail, to })).rejects.toThrow('exactly one plain address');
  });

  test.each([
    'a@example.com\r\nBcc: evil@example.com',
    'a@example.com, evil@example.com',
    'A <a@example.com>',
    '',
  ])('by the address %j for the answer', async (replyTo) => {
    const mailer = new EmlMailer({ folder, from: 'support@naap.example' });
    await expect(mailer.send({ ...mail, replyTo })).rejects.toThrow('exactly one plain address');
  });

  test.each([
    'https://naap.example/?a=1>\r\nBcc: evil@example.com',
    'https://naap.example/?a=1>, <mailto:evil@example.com',
    'https://naap.example/ \n',
    'javascript:alert(1)',
    '',
  ])('by the way %j to leave a mailing', async (unsubscribeUrl) => {
    const mailer = new EmlMailer({ folder, from: 'support@naap.example' });
    await expect(mailer.send({ ...mail, unsubscribeUrl })).rejects.toThrow('by an http(s) address');
  });

  test('an invalid sender stops the start', () => {
    for (const from of [
      'Naap',
      'Naap <>',
      'Naap <a@b.example\nBcc: evil@example.com>',
      'a@b.example, c@d.example',
    ]) {
      expect(() => new EmlMailer({ folder, from })).toThrow('exactly one plain address');
    }
  });

  test("a sender's name may hold what addresses may not", async () => {
    const [line] = header(await sent({}, 'Naap, Lahore <Tailors> <support@naap.example>'), 'From');
    expect(line).toBe('From: "Naap, Lahore <Tailors>" <support@naap.example>');
  });
});
