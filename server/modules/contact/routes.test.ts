import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { desc } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { signUp } from '../../../test/factories.ts';
import { mailsTo } from '../../../test/mailbox.ts';
import { contactMessages } from '../../db/schema/contact.ts';
import { idempotencyRecords, mails } from '../../db/schema/service.ts';

const shop = testApp({ SUPPORT_EMAIL: 'support@naap.test' });
const limited = testApp({ RATE_LIMIT: '1000' });

const MESSAGE = {
  name: 'Ayesha Khan',
  email: 'Ayesha@Example.com',
  subject: 'Custom Tailoring',
  message: 'Do you stitch sherwanis?\n\nI need one by March.',
  phone: '0300 1234567',
};

function write(payload: object, headers: Record<string, string> = {}) {
  return shop.app.inject({ method: 'POST', url: '/contact/contact-us/', payload, headers });
}

const kept = () => shop.deps.db.select().from(contactMessages).orderBy(desc(contactMessages.id));
const mailed = () => mailsTo(shop);

beforeEach(async () => {
  await shop.deps.db.delete(contactMessages);
  await shop.deps.db.delete(mails);
  await shop.deps.db.delete(idempotencyRecords);
});

describe('a message', () => {
  test('of a visitor is stored and mailed to support, with the visitor as Reply-To', async () => {
    const response = await write(MESSAGE);
    expect(response.statusCode).toBe(201);
    expect(response.json().message).toMatch(/Thank you/);
    expect(response.headers['cache-control']).toBe('private, no-store');
    expect(await kept()).toMatchObject([
      { ...MESSAGE, email: 'ayesha@example.com', customerId: null, answer: null },
    ]);
    const [mail, ...more] = await mailed();
    expect(more).toEqual([]);
    expect(mail).toMatchObject({
      recipient: 'support@naap.test',
      replyTo: 'ayesha@example.com',
      subject: 'Custom Tailoring: Ayesha Khan',
    });
    for (const words of ['Do you stitch sherwanis?', 'I need one by March.', '0300 1234567']) {
      expect(mail?.text).toContain(words);
      expect(mail?.html).toContain(words);
    }
  });

  test("of a signed-in customer has the customer's id", async () => {
    const customer = await signUp(shop);
    expect((await write(MESSAGE, customer.headers)).statusCode).toBe(201);
    expect(await kept()).toMatchObject([{ customerId: customer.id }]);
    expect((await mailed())[0]?.text).toContain(`customer ${customer.id}`);
  });

  test('with an expired token is 401, so that the browser refreshes it', async () => {
    expect((await write(MESSAGE, { authorization: 'Bearer nonsense' })).statusCode).toBe(401);
    expect(await kept()).toEqual([]);
  });

  test('needs no phone', async () => {
    const { phone: _, ...silent } = MESSAGE;
    expect((await write(silent)).statusCode).toBe(201);
    expect(await kept()).toMatchObject([{ phone: '' }]);
  });

  test('sent twice with one key is stored once', async () => {
    const key = { 'idempotency-key': 'the form, once' };
    const first = await write(MESSAGE, key);
    const again = await write(MESSAGE, key);
    expect([first.statusCode, again.statusCode]).toEqual([201, 201]);
    expect(again.json()).toEqual(first.json());
    expect(await kept()).toHaveLength(1);
    expect(await mailed()).toHaveLength(1);
    expect((await write({ ...MESSAGE, message: 'Another' }, key)).statusCode).toBe(422);
  });

  test('is shown verbatim and cannot inject mail headers', async () => {
    const evil = 'Eve\r\nBcc: everybody@example.com\r\n\r\n<img src=x onerror=alert(1)>';
    expect((await write({ ...MESSAGE, message: evil, subject: `Other\n${evil}` })).statusCode).toBe(201);
    const [mail] = await mailed();
    expect(mail?.html).not.toContain('<img');
    expect(mail).toMatchObject({ recipient: 'support@naap.test', replyTo: 'ayesha@example.com' });
  });
});

test('the mail has exactly one Reply-To, whatever the message contains', async () => {
  const folder = join(shop.config.dataDir, 'mail');
  const word = 'a word to know it by';
  await write({ ...MESSAGE, subject: `Eve\r\nBcc: everybody@example.com`, message: word });
  const sent = async () => {
    const names = await readdir(folder).catch(() => []);
    const files = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
    return files.filter((file) => file.includes(word));
  };
  await expect.poll(sent, { timeout: 15_000 }).toHaveLength(1);
  const head = String((await sent())[0]).split('\r\n\r\n')[0];
  expect(head).toContain('\r\nReply-To: ayesha@example.com\r\n');
  expect(head).toContain('\r\nTo: support@naap.test\r\n');
  expect(head).not.toMatch(/^Bcc:/im);
});

describe('missing and invalid fields', () => {
  test.each([
    ['name', ''],
    ['name', '   '],
    ['name', 'x'.repeat(201)],
    ['name', 'Eve\r\nBcc: everybody@example.com'],
    ['name', 'Win at evil.example/now'],
    ['name', '4242 4242 4242 4242'],
    ['phone', '4242 4242 4242 4242'],
    ['email', ''],
    ['email', 'nobody'],
    ['email', 'a@example.com\r\nBcc: b@example.com'],
    ['email', 'a@example.com, b@example.com'],
    ['subject', ''],
    ['message', ''],
    ['message', 'x'.repeat(5001)],
    ['message', 'nul \0'],
    ['message', 'My card is 4242 4242 4242 4242, please charge it'],
    ['subject', '4242424242424242'],
    ['phone', '0'.repeat(33)],
    ['phone', 42],
  ])('%s: %j', async (field, value) => {
    const response = await write({ ...MESSAGE, [field]: value });
    expect(response.statusCode).toBe(400);
    expect(Object.keys(response.json())).toEqual([field]);
    expect(await kept()).toEqual([]);
  });

  test('are reported together', async () => {
    const response = await write({});
    expect(response.statusCode).toBe(400);
    expect(Object.keys(response.json()).sort()).toEqual(['email', 'message', 'name', 'subject']);
  });
});

test('a filled honeypot field gets the same response, and nothing is stored', async () => {
  const person = await write(MESSAGE, { 'idempotency-key': 'person' });
  await shop.deps.db.delete(contactMessages);
  await shop.deps.db.delete(mails);
  const trapped = await write({ ...MESSAGE, website: 'https://spam.example' }, { 'idempotency-key': 'bot' });
  expect(trapped.statusCode).toBe(person.statusCode);
  expect(trapped.json()).toEqual(person.json());
  expect(await kept()).toEqual([]);
  expect(await mailed()).toEqual([]);
  expect(await shop.deps.db.select().from(idempotencyRecords)).toHaveLength(1);
});

test('the visitors of one address may send 50 messages a minute', async () => {
  const statuses: number[] = [];
  for (let at = 0; at < 51; at++) {
    const response = await limited.app.inject({
      method: 'POST',
      url: '/contact/contact-us/',
      payload: MESSAGE,
      remoteAddress: '198.51.100.7',
    });
    statuses.push(response.statusCode);
  }
  expect(statuses).toEqual([...Array(50).fill(201), 429]);
});
