import { and, eq, isNotNull } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { multipart } from '../../../test/factories.ts';
import { mailsTo } from '../../../test/mailbox.ts';
import { subscribers } from '../../db/schema/contact.ts';
import { mails } from '../../db/schema/service.ts';
import { MAIL_LIMITS } from '../../infra/mail/mail-kinds.ts';
import { fingerprint } from '../../infra/secret-tokens.ts';
import { purgeExpired } from '../system/jobs.ts';

const shop = testApp();
const limited = testApp({ RATE_LIMIT: '1000' });

const DAY = 86_400_000;
const ASK = '/api/newsletter/';
const CONFIRM = '/api/newsletter/confirm/';
const LEAVE = '/api/newsletter/unsubscribe/';
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

let people = 0;
let email = '';
beforeEach(() => {
  email = `reader_${++people}@example.com`;
});

const post = (url: string, payload?: object | string | Buffer, headers: Record<string, string> = {}) =>
  shop.app.inject({ method: 'POST', url, headers, ...(payload === undefined ? {} : { payload }) });

const mailed = () => mailsTo(shop, email);

async function row() {
  const [found] = await shop.deps.db.select().from(subscribers).where(eq(subscribers.email, email));
  return found;
}

async function age(milliseconds: number): Promise<void> {
  const expires = (await row())?.confirmExpiresAt?.getTime() ?? 0;
  await shop.deps.db
    .update(subscribers)
    .set({ confirmExpiresAt: new Date(expires - milliseconds) })
    .where(eq(subscribers.email, email));
}

async function asked(): Promise<string> {
  const response = await post(ASK, { email });
  expect(response.statusCode).toBe(201);
  const [mail] = await mailed();
  return /\/newsletter\/confirm\?token=([\w-]{43})\n/.exec(mail?.text ?? '')?.[1] ?? '';
}

async function subscribed(): Promise<string> {
  const response = await post(CONFIRM, { token: await asked() });
  expect(response.statusCode).toBe(200);
  const [welcome] = await mailed();
  return (welcome?.unsubscribeUrl ?? '').replace('http://naap.test', '');
}

describe('subscribing', () => {
  test('mails a link, and stores only the hash of its token', async () => {
    const response = await post(ASK, { email: ` ${email.toUpperCase()} ` });
    expect(response.statusCode).toBe(201);
    expect(response.json()).toEqual({ message: expect.stringContaining('confirm') });
    const [mail, ...more] = await mailed();
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ subject: 'Confirm your subscription to Naap', unsubscribeUrl: undefined });
    const [, token = ''] =
      /http:\/\/naap\.test\/newsletter\/confirm\?token=([\w-]{43})/.exec(mail?.text ?? '') ?? [];
    const kept = await row();
    expect(kept?.confirmHash).toEqual(fingerprint(token));
    expect(JSON.stringify(kept)).not.toContain(token);
    const days = ((kept?.confirmExpiresAt?.getTime() ?? 0) - Date.now()) / DAY;
    expect(days).toBeGreaterThan(6.99);
    expect(days).toBeLessThanOrEqual(7);
    expect(kept?.confirmedAt).toBeNull();
  });

  test('responds alike for a new, a pending and a subscribed address, and mails the last that it is subscribed', async () => {
    const fresh = await post(ASK, { email });
    const waiting = await post(ASK, { email });
    expect(await mailed()).toHaveLength(1);
    const [mail] = await mailed();
    await post(CONFIRM, { token: /token=([\w-]+)/.exec(mail?.text ?? '')?.[1] });
    const subscribedAlready = await post(ASK, { email });
    for (const response of [waiting, subscribedAlready]) {
      expect(response.statusCode).toBe(fresh.statusCode);
      expect(response.body).toBe(fresh.body);
    }
    const [already] = await mailed();
    expect(already?.text).toContain('You are already subscribed');
    expect((await mailed()).map(({ subject }) => subject)).toEqual([
      'You are already subscribed to Naap',
      'Welcome to the newsletter of Naap',
      'Confirm your subscription to Naap',
    ]);
  });

  test('mails a subscribed address an unsubscribe link, within the hourly limit', async () => {
    await subscribed();
    await shop.deps.db
      .update(subscribers)
      .set({ unsubscribeHash: fingerprint('a token of the old secret') })
      .where(eq(subscribers.email, email));
    for (let times = 0; times < 7; times += 1) await post(ASK, { email });
    const [already] = await mailed();
    const sent = () =>
      shop.deps.db.$count(
        mails,
        and(
          eq(mails.recipient, email),
          eq(mails.kind, 'newsletter.already-subscribed'),
          isNotNull(mails.sentAt),
        ),
      );
    await expect.poll(sent, { timeout: 15_000 }).toBe(MAIL_LIMITS.customer.perHour);
    const unsubscribeLink = (already?.unsubscribeUrl ?? '').replace('http://naap.test', '');
    expect((await post(unsubscribeLink)).statusCode).toBe(200);
    expect((await row())?.unsubscribedAt).toBeInstanceOf(Date);
  });

  test('mails another link after an hour, which voids the first', async () => {
    const first = await asked();
    await age(3601_000);
    const second = await asked();
    expect(second).not.toBe(first);
    expect((await post(CONFIRM, { token: first })).statusCode).toBe(400);
    expect((await post(CONFIRM, { token: second })).statusCode).toBe(200);
  });

  test('sends one mail for concurrent requests', async () => {
    await Promise.all([post(ASK, { email }), post(ASK, { email }), post(ASK, { email })]);
    expect(await mailed()).toHaveLength(1);
  });

  test.each(['', 'nobody', 'a@example.com\r\nBcc: b@example.com', null, 5])('refuses %j', async (address) => {
    const response = await post(ASK, { email: address });
    expect(response.statusCode).toBe(400);
    expect(Object.keys(response.json())).toEqual(['email']);
  });
});

describe('confirming', () => {
  test('starts the subscription and mails a welcome with unsubscribe links', async () => {
    const response = await post(CONFIRM, { token: await asked() });
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({ email });
    expect(await row()).toMatchObject({ confirmHash: null, confirmExpiresAt: null, unsubscribedAt: null });
    expect((await row())?.confirmedAt).toBeInstanceOf(Date);
    const [welcome] = await mailed();
    expect(welcome?.unsubscribeUrl).toMatch(
      /^http:\/\/naap\.test\/api\/newsletter\/unsubscribe\/\?token=[\w-]{43}$/,
    );
    expect(welcome?.text).toMatch(
      /Unsubscribe: http:\/\/naap\.test\/newsletter\/unsubscribe\?token=[\w-]{43}/,
    );
  });

  test('works once', async () => {
    const token = await asked();
    expect((await post(CONFIRM, { token })).statusCode).toBe(200);
    const again = await post(CONFIRM, { token });
    expect(again.statusCode).toBe(400);
    expect(again.json()).toMatchObject({ code: 'newsletter.link_invalid' });
    expect(await mailed()).toHaveLength(2);
  });

  test('works once under concurrency', async () => {
    const token = await asked();
    const responses = await Promise.all([1, 2, 3, 4].map(() => post(CONFIRM, { token })));
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400, 400, 400]);
    expect(await mailed()).toHaveLength(2);
  });

  test('works for seven days', async () => {
    const token = await asked();
    await age(7 * DAY - 60_000);
    expect((await post(CONFIRM, { token })).statusCode).toBe(200);
    email = `late_${email}`;
    const late = await asked();
    await age(7 * DAY + 1000);
    expect((await post(CONFIRM, { token: late })).json()).toMatchObject({ code: 'newsletter.link_invalid' });
    expect((await row())?.confirmedAt).toBeNull();
  });

  test('refuses forged and unsubscribe tokens', async () => {
    const unsubscribeToken = new URLSearchParams((await subscribed()).split('?')[1]).get('token');
    for (const token of ['x'.repeat(43), unsubscribeToken]) {
      expect((await post(CONFIRM, { token })).json()).toMatchObject({ code: 'newsletter.link_invalid' });
    }
    expect((await post(CONFIRM, {})).statusCode).toBe(400);
    expect((await post(CONFIRM, { token: 'short' })).statusCode).toBe(400);
  });
});

describe('unsubscribing', () => {
  const forms: [
    name: string,
    payload: string | Buffer | object | undefined,
    headers: Record<string, string>,
  ][] = [
    ['one click as a form (RFC 8058)', 'List-Unsubscribe=One-Click', FORM],
    ['one click as form data (RFC 8058)', ...formData({ 'List-Unsubscribe': 'One-Click' })],
    ['JSON', {}, {}],
    ['nothing at all', undefined, {}],
  ];

  test.each(forms)('by %s, without a cookie or a session', async (_name, payload, headers) => {
    const address = await subscribed();
    const response = await post(address, payload, headers);
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({ message: expect.stringContaining('unsubscribed') });
    expect((await row())?.unsubscribedAt).toBeInstanceOf(Date);
  });

  test('is idempotent and keeps the first timestamp', async () => {
    const address = await subscribed();
    await post(address, 'List-Unsubscribe=One-Click', FORM);
    const first = (await row())?.unsubscribedAt;
    expect((await post(address, 'List-Unsubscribe=One-Click', FORM)).statusCode).toBe(200);
    expect((await row())?.unsubscribedAt).toEqual(first);
  });

  test('needs a POST: a GET redirects to the page with the button', async () => {
    const address = await subscribed();
    const opened = await shop.app.inject(address);
    expect(opened.statusCode).toBe(303);
    expect(opened.headers.location).toBe(`/newsletter/unsubscribe?${address.split('?')[1]}`);
    const inUrdu = await shop.app.inject({ url: address, headers: { 'accept-language': 'ur' } });
    expect(inUrdu.headers.location).toBe(`/ur${opened.headers.location}`);
    expect((await row())?.unsubscribedAt).toBeNull();
  });

  test('refuses a forged or missing token', async () => {
    const address = await subscribed();
    const forged = await post(`${LEAVE}?token=${'x'.repeat(43)}`, 'List-Unsubscribe=One-Click', FORM);
    expect(forged.statusCode).toBe(400);
    expect(forged.json()).toMatchObject({ code: 'newsletter.unsubscribe_link_invalid' });
    expect((await post(LEAVE, 'List-Unsubscribe=One-Click', FORM)).statusCode).toBe(400);
    expect((await post(address.slice(0, -1), {})).statusCode).toBe(400);
    expect((await row())?.unsubscribedAt).toBeNull();
  });

  test('can be reverted by subscribing again, and the old links still work', async () => {
    const address = await subscribed();
    await post(address);
    const token = await asked();
    expect(token).not.toBe('');
    expect((await row())?.unsubscribedAt).toBeInstanceOf(Date);
    expect((await post(CONFIRM, { token })).statusCode).toBe(200);
    expect((await row())?.unsubscribedAt).toBeNull();
    await post(address);
    expect((await row())?.unsubscribedAt).toBeInstanceOf(Date);
  });

  test('works in new mails after the secret has changed', async () => {
    await post(await subscribed());
    await shop.deps.db
      .update(subscribers)
      .set({ unsubscribeHash: fingerprint('a token of the old secret') })
      .where(eq(subscribers.email, email));
    expect((await post(await subscribed())).statusCode).toBe(200);
    expect((await row())?.unsubscribedAt).not.toBeNull();
  });

  test('other endpoints refuse forms', async () => {
    expect((await post(ASK, `email=${email}`, FORM)).statusCode).toBe(415);
    expect((await post(CONFIRM, 'token=x', FORM)).statusCode).toBe(415);
  });
});

test('unconfirmed addresses are deleted a day after their link expired', async () => {
  await subscribed();
  const reader = email;
  email = `silent_${email}`;
  await asked();
  await age(7.9 * DAY);
  await purgeExpired(shop.deps);
  expect(await row()).toBeDefined();
  await age(0.2 * DAY);
  await purgeExpired(shop.deps);
  expect(await row()).toBeUndefined();
  email = reader;
  expect(await row()).toBeDefined();
});

test('the visitors of one address may send 100 requests a minute, valid or not', async () => {
  const statuses: number[] = [];
  for (let at = 0; at < 101; at++) {
    const response = await limited.app.inject({
      method: 'POST',
      url: ASK,
      payload: { email: 'nobody' },
      remoteAddress: '198.51.100.8',
    });
    statuses.push(response.statusCode);
  }
  expect(statuses).toEqual([...Array(100).fill(400), 429]);
});

function formData(fields: Record<string, string>): [Buffer, Record<string, string>] {
  const { payload, headers } = multipart(fields);
  return [payload, headers];
}
