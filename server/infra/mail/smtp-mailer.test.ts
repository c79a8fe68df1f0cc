import { once } from 'node:events';
import { afterEach, expect, test } from 'vitest';
import { Postbox } from '../../../test/postbox.ts';
import type { Mail } from './mailer.ts';
import { isPermanentFailure } from './retries.ts';
import { SmtpMailer } from './smtp-mailer.ts';

const mail: Mail = { id: 7, to: 'ayesha@example.com', subject: 'Hello', text: 'Text', html: '<p>HTML</p>' };

let closing: Array<() => void> = [];
afterEach(() => {
  for (const close of closing) close();
  closing = [];
});

async function set(): Promise<{ postbox: Postbox; mailer: SmtpMailer }> {
  const postbox = new Postbox();
  const mailer = new SmtpMailer({ url: await postbox.open(), from: 'Naap <support@naap.example>' });
  closing.push(
    () => mailer.close(),
    () => postbox.server.close(),
  );
  return { postbox, mailer };
}

test('sends a mail, and a retry with the same Message-ID on the same connection', async () => {
  const { postbox, mailer } = await set();
  await mailer.send(mail);
  await mailer.send(mail);
  const [first, second] = postbox.received;
  expect(first?.commands.filter((line) => /^(MAIL|RCPT)/.test(line)).join('\n')).toMatch(
    /^MAIL FROM:<support@naap\.example>.*\nRCPT TO:<ayesha@example\.com>$/,
  );
  expect(first?.message).toContain('Subject: Hello');
  expect(first?.message).toContain('<p>HTML</p>');
  const id = /^Message-ID: <7\.[0-9a-f]{24}@naap\.example>$/m;
  expect(first?.message.match(id)?.[0]).toBeDefined();
  expect(second?.message.match(id)?.[0]).toBe(first?.message.match(id)?.[0]);
  expect(postbox.connections).toBe(1);
});

test('a refusal is thrown with its reason, and later mails are sent', async () => {
  const { postbox, mailer } = await set();
  const full = await mailer.send({ ...mail, to: 'full@example.com' }).catch((error) => error);
  expect(full).toMatchObject({ responseCode: 452 });
  expect(isPermanentFailure(full)).toBe(false);
  const gone = await mailer.send({ ...mail, to: 'gone@example.com' }).catch((error) => error);
  expect(gone).toMatchObject({ responseCode: 550 });
  expect(isPermanentFailure(gone)).toBe(true);
  await mailer.send(mail);
  expect(postbox.received).toHaveLength(1);
});

test('throws without a server, and recovers once there is one', async () => {
  const postbox = new Postbox();
  const url = await postbox.open();
  const { port } = new URL(url);
  postbox.server.close();
  await once(postbox.server, 'close');
  const mailer = new SmtpMailer({ url, from: 'support@naap.example' });
  closing.push(() => mailer.close());
  await expect(mailer.send(mail)).rejects.toMatchObject({ code: 'ESOCKET' });
  const later = new Postbox();
  await once(later.server.listen(Number(port), '127.0.0.1'), 'listening');
  closing.push(() => later.server.close());
  await mailer.send(mail);
  expect(later.received).toHaveLength(1);
});

test('addresses cannot inject commands', async () => {
  const { postbox, mailer } = await set();
  const to = 'a@example.com>\r\nRCPT TO:<evil@example.com';
  await expect(mailer.send({ ...mail, to })).rejects.toThrow('exactly one plain address');
  expect(postbox.connections).toBe(0);
});

test('close ends idle connections', async () => {
  const { postbox, mailer } = await set();
  await mailer.send(mail);
  mailer.close();
  postbox.server.close();
  await once(postbox.server, 'close');
});
