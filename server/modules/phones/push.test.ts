import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { type SignedUp, signUp } from '../../../test/factories.ts';
import { placeGarment, sendStep } from '../../../test/factories-orders.ts';
import { mailsTo } from '../../../test/mailbox.ts';
import { PushBrowser, PushServer, VAPID, vapidClaims } from '../../../test/push-server.ts';
import { messages, pushSubscriptions } from '../../db/schema/messages.ts';
import { MessageOutbox } from '../../infra/messages/message-outbox.ts';
import { PushSender } from '../../infra/messages/push-sender.ts';
import { vapidKeysOf } from '../../vapid-keys.ts';

const service = new PushServer();
const shop = testApp({ JOBS: 'false', ...VAPID });
/** As that of the shop, but its push service is the test's. */
let outbox: MessageOutbox;

beforeAll(async () => {
  await service.start();
  const { deps, config } = shop;
  const push = new PushSender({
    ...{ db: deps.db, keys: config.vapid, contact: 'mailto:support@naap.example', fetch: service.fetch },
    timeoutMs: 300,
  });
  outbox = new MessageOutbox({
    db: deps.db,
    jobs: {
      send: async () => undefined,
      handle: () => undefined,
      schedule: () => undefined,
      start: async () => undefined,
      stop: async () => undefined,
    },
    senders: { push, sms: push, whatsapp: push },
    mails: deps.outbox,
    secrets: config.jwtSecrets,
    log: { warn: () => undefined },
  });
});
afterAll(() => service.stop());

beforeEach(async () => {
  service.pushed.length = 0;
  service.refusals.clear();
  await shop.deps.db.delete(messages);
  await shop.deps.db.delete(pushSubscriptions);
  await set('news_by_push = true, quiet_from = 0, quiet_until = 0');
});

const set = (what: string) => shop.deps.db.execute(sql`update order_settings set ${sql.raw(what)}`);
const send = () => outbox.resume(false);
const makeDue = () => shop.deps.db.execute(sql`update messages set next_attempt_at = now()`);
const stored = () => shop.deps.db.select().from(messages).orderBy(messages.id);
const kept = () => shop.deps.db.select().from(pushSubscriptions).orderBy(pushSubscriptions.id);
const subjectsTo = async ({ email }: SignedUp) => (await mailsTo(shop, email)).map(({ subject }) => subject);

const PUSH = '/api/notifications/push/';
const list = (who: SignedUp) => shop.app.inject({ url: PUSH, headers: who.headers });
const add = (who: SignedUp, payload: object) =>
  shop.app.inject({ method: 'PUT', url: PUSH, headers: who.headers, payload });
const remove = (who: SignedUp, id: number) =>
  shop.app.inject({ method: 'DELETE', url: `${PUSH}${id}/`, headers: who.headers });
const choose = (who: SignedUp, payload: object) =>
  shop.app.inject({ method: 'PATCH', url: '/api/notifications/channel/', headers: who.headers, payload });
const channelOf = async (who: SignedUp) =>
  (await shop.app.inject({ url: '/api/notifications/channel/', headers: who.headers })).json();

/** Another session of the same account, as from another device. */
async function signInAgain(who: SignedUp): Promise<SignedUp> {
  const payload = { email: who.email, password: who.password };
  const response = await shop.app.inject({ method: 'POST', url: '/auth/login/', payload });
  return { ...who, headers: { authorization: `Bearer ${response.json().access}` } };
}

let browsers = 0;
function newBrowser(): PushBrowser {
  browsers += 1;
  return new PushBrowser(`browser-${browsers}`);
}

/** A customer who gets news by web push in one browser, with news that wait. */
async function waitingNews(language = 'en') {
  const order = await placeGarment(shop);
  expect((await sendStep(shop, order.id, order.customer, { action: 'confirm' })).statusCode).toBe(200);
  await shop.deps.db.delete(messages);
  const browser = newBrowser();
  expect((await add(order.customer, browser.subscription)).statusCode).toBe(200);
  const chosen = await choose(order.customer, { channel: 'push', language });
  expect(chosen.statusCode, chosen.body).toBe(200);
  await sendStep(shop, order.id, order.tailor, { action: 'accept' });
  return { ...order, browser };
}
const ACCEPTED = /is accepted/;

describe('the browsers of an account (messages-26)', () => {
  test('are added for the session, listed with their names, and removed', async () => {
    const customer = await signUp(shop);
    const publicKey = vapidKeysOf(VAPID.VAPID_PRIVATE_KEY)?.publicKey;
    expect((await list(customer)).json()).toEqual({ key: publicKey, results: [] });
    const browser = newBrowser();
    const added = await add(customer, browser.subscription);
    expect(added.statusCode, added.body).toBe(200);
    const device = { device: expect.any(String), added_at: expect.any(String), last_sent_at: null };
    expect(added.json().results).toEqual([{ id: expect.any(Number), ...device, current: true }]);
    expect((await add(customer, browser.subscription)).json()).toEqual(added.json());
    const elsewhere = await signInAgain(customer);
    expect((await list(elsewhere)).json().results).toMatchObject([{ current: false }]);
    const { id } = added.json().results[0];
    expect((await remove(elsewhere, id)).statusCode).toBe(204);
    expect((await list(customer)).json().results).toEqual([]);
    expect((await remove(customer, id)).statusCode).toBe(404);
  });

  test('are nobody else’s', async () => {
    expect((await shop.app.inject({ url: PUSH })).statusCode).toBe(401);
    const [customer, other] = [await signUp(shop), await signUp(shop)];
    const { results } = (await add(customer, newBrowser().subscription)).json();
    expect((await remove(other, results[0].id)).statusCode).toBe(404);
    expect((await list(other)).json().results).toEqual([]);
    expect(await kept()).toHaveLength(1);
  });

  test.each([
    'http://updates.push.services.mozilla.com/x',
    'https://updates.push.services.mozilla.com:8443/x',
    'https://user@updates.push.services.mozilla.com/x',
    'https://push.services.mozilla.com.evil.example/x',
    'https://evilpush.apple.com.example/x',
    'https://127.0.0.1/x',
    'https://[::1]/x',
    'https://169.254.169.254/latest/meta-data',
    'https://localhost/x',
    'https://naap.example/api/orders/',
    'file:///etc/passwd',
    'not an address',
  ])('have an address of a known push service, so not %s (messages-25)', async (endpoint) => {
    const refused = await add(await signUp(shop), { ...newBrowser().subscription, endpoint });
    expect([refused.statusCode, Object.keys(refused.json())]).toEqual([400, ['endpoint']]);
    expect(await kept()).toEqual([]);
  });

  test.each([
    'https://fcm.googleapis.com/fcm/send/abc:def',
    'https://web.push.apple.com/abc',
    'https://wns2-by3p.notify.windows.com/w/?token=abc',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
  ])('may have %s', async (endpoint) => {
    const added = await add(await signUp(shop), { ...newBrowser().subscription, endpoint });
    expect(added.statusCode, added.body).toBe(200);
  });

  test('are refused with what no browser gives', async () => {
    const customer = await signUp(shop);
    const { endpoint, keys } = newBrowser().subscription;
    const offCurve = Buffer.concat([Buffer.from([4]), Buffer.alloc(64, 7)]).toString('base64url');
    for (const bad of [
      { endpoint, keys: { ...keys, p256dh: offCurve } },
      { endpoint, keys: { ...keys, p256dh: 'x' } },
      { endpoint, keys: { ...keys, auth: '' } },
      { endpoint, keys: { auth: keys.auth } },
      { endpoint: `${endpoint}${'x'.repeat(1000)}`, keys },
      { endpoint },
      {},
    ]) {
      expect((await add(customer, bad)).statusCode).toBe(400);
    }
    expect(await kept()).toEqual([]);
  });

  test('are ten at most, one for each session', async () => {
    const customer = await signUp(shop);
    for (let n = 0; n < 10; n += 1) {
      expect((await add(await signInAgain(customer), newBrowser().subscription)).statusCode).toBe(200);
    }
    const refused = await add(customer, newBrowser().subscription);
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'push.too_many']);
    const { results } = (await list(customer)).json();
    await remove(customer, results[0].id);
    expect((await add(customer, newBrowser().subscription)).statusCode).toBe(200);
    expect((await add(customer, newBrowser().subscription)).json().results).toHaveLength(10);
  });

  test('belong to the account that has signed in last, and to nobody who only knows the address', async () => {
    const [before, after] = [await signUp(shop), await signUp(shop)];
    const browser = newBrowser();
    await add(before, browser.subscription);
    const stranger = { ...newBrowser().subscription, endpoint: browser.subscription.endpoint };
    expect((await add(after, stranger)).statusCode).toBe(400);
    expect((await list(before)).json().results).toHaveLength(1);
    expect((await add(after, browser.subscription)).statusCode).toBe(200);
    expect((await list(before)).json().results).toEqual([]);
  });

  test('end with the session, wherever it is ended (messages-27)', async () => {
    const order = await waitingNews();
    const elsewhere = await signInAgain(order.customer);
    await shop.app.inject({ method: 'DELETE', url: '/auth/sessions/', headers: elsewhere.headers });
    expect((await list(elsewhere)).json().results).toEqual([]);
    expect(await channelOf(elsewhere)).toMatchObject({ channel: 'mail' });
    await send();
    expect(service.pushed).toEqual([]);
    expect(await stored()).toMatchObject([{ state: 'failed', fellBackTo: 'mail' }]);
    expect(await subjectsTo(order.customer)).toContainEqual(expect.stringMatching(ACCEPTED));
  });
});

describe('news by web push', () => {
  test('need a browser, and staff who offer it', async () => {
    const customer = await signUp(shop);
    expect((await channelOf(customer)).offered).toEqual(['mail', 'push']);
    const refused = await choose(customer, { channel: 'push' });
    expect([refused.statusCode, Object.keys(refused.json())]).toEqual([400, ['channel']]);
    await add(customer, newBrowser().subscription);
    expect((await choose(customer, { channel: 'push' })).json()).toMatchObject({
      channel: 'push',
      phone: null,
    });
    await set('news_by_push = false');
    expect((await choose(customer, { channel: 'push' })).json().code).toBe('phones.channel_off');
  });

  test('are encrypted for the browser, signed for its push service, and sent once (messages-25)', async () => {
    const { browser, customer, trackingNumber } = await waitingNews();
    expect(await stored()).toMatchObject([{ channel: 'push', recipient: customer.email, state: 'waiting' }]);
    await send();
    await makeDue();
    await send();
    expect(service.pushed).toHaveLength(1);
    const [{ headers, body, path } = { headers: {}, body: Buffer.alloc(0), path: '' }] = service.pushed;
    expect(path).toBe(browser.path);
    expect(vapidClaims(headers)).toMatchObject({
      aud: 'https://updates.push.services.mozilla.com',
      sub: 'mailto:support@naap.example',
      key: vapidKeysOf(VAPID.VAPID_PRIVATE_KEY)?.publicKey,
    });
    expect(headers).toMatchObject({ ttl: '259200', urgency: 'normal' });
    expect(body.includes('accepted')).toBe(false);
    expect(JSON.parse(browser.decrypt(body))).toEqual({
      title: 'Your order is accepted',
      body: 'Press to read more.',
      path: `/order_tracking?number=${trackingNumber}`,
      tag: headers.topic,
      lang: 'en',
      dir: 'ltr',
    });
    expect(await stored()).toMatchObject([{ state: 'sent', price: 0, body: null, fallback: null }]);
    expect(await subjectsTo(customer)).not.toContainEqual(expect.stringMatching(ACCEPTED));
    expect((await list(customer)).json().results[0].last_sent_at).not.toBeNull();
  });

  test('are in the language of the person, and open the page in it (messages-28)', async () => {
    const { browser, trackingNumber } = await waitingNews('ur');
    await send();
    const shown = JSON.parse(browser.decrypt(service.pushed[0]?.body ?? Buffer.alloc(0)));
    expect(shown).toMatchObject({
      title: 'آپ کا آرڈر قبول ہو گیا',
      path: `/ur/order_tracking?number=${trackingNumber}`,
      lang: 'ur',
      dir: 'rtl',
    });
  });

  test('reach every browser of the account, and cost nothing', async () => {
    await set('message_part_price = 200');
    const { customer, browser } = await waitingNews();
    const other = newBrowser();
    await add(await signInAgain(customer), other.subscription);
    await send();
    expect(service.pushed.map(({ path }) => path).sort()).toEqual([browser.path, other.path].sort());
    expect(await stored()).toMatchObject([{ state: 'sent', price: 0 }]);
    await set('message_part_price = 0');
  });

  test('wait for the end of the quiet hours', async () => {
    await waitingNews();
    await set(`quiet_from = extract(hour from now() at time zone 'Asia/Karachi'),
      quiet_until = (extract(hour from now() at time zone 'Asia/Karachi')::int + 2) % 24`);
    await send();
    expect(service.pushed).toEqual([]);
    expect(await stored()).toMatchObject([{ state: 'waiting' }]);
  });

  test.each([404, 410])(
    'forget a browser that is gone (%i), and go by mail without another one',
    async (status) => {
      const { customer, browser } = await waitingNews();
      service.refusals.set(browser.path, status);
      await send();
      expect(await kept()).toEqual([]);
      expect(await stored()).toMatchObject([
        { state: 'failed', fellBackTo: 'mail', lastError: 'No browser takes it any more.' },
      ]);
      expect(await subjectsTo(customer)).toContainEqual(expect.stringMatching(ACCEPTED));
    },
  );

  test('go on in the other browsers', async () => {
    const { customer, browser } = await waitingNews();
    const other = newBrowser();
    await add(await signInAgain(customer), other.subscription);
    service.refusals.set(browser.path, 410);
    await send();
    expect(service.pushed.map(({ path }) => path)).toEqual([other.path]);
    expect(await stored()).toMatchObject([{ state: 'sent', fellBackTo: null }]);
    expect(await kept()).toHaveLength(1);
  });

  test('go by mail where the push service refuses them for good, whose browser stays', async () => {
    const { customer, browser } = await waitingNews();
    service.refusals.set(browser.path, 403);
    await send();
    expect(await stored()).toMatchObject([{ state: 'failed', fellBackTo: 'mail' }]);
    expect(await subjectsTo(customer)).toContainEqual(expect.stringMatching(ACCEPTED));
    expect(await kept()).toHaveLength(1);
  });

  test.each([429, 503, 'hang'] as const)(
    'wait while the push service answers %s, then go once',
    async (refusal) => {
      const { browser } = await waitingNews();
      service.refusals.set(browser.path, refusal);
      await send();
      expect(await stored()).toMatchObject([{ state: 'waiting', attempts: 1, fellBackTo: null }]);
      service.refusals.clear();
      await makeDue();
      await send();
      expect(service.pushed).toHaveLength(1);
      expect(await stored()).toMatchObject([{ state: 'sent', attempts: 2 }]);
    },
  );

  test('of a push service that is down for an hour, wait and go once; after 16 hours they are mail', async () => {
    const order = await waitingNews();
    service.refusals.set(order.browser.path, 503);
    for (let minute = 0; minute < 60; minute += 10) {
      await makeDue();
      await send();
    }
    expect(await stored()).toMatchObject([{ state: 'waiting', attempts: 6, fellBackTo: null }]);
    service.refusals.clear();
    await makeDue();
    await send();
    await send();
    expect(service.pushed).toHaveLength(1);

    await sendStep(shop, order.id, order.tailor, { action: 'start' });
    service.refusals.set(order.browser.path, 503);
    await makeDue();
    await send();
    await shop.deps.db.execute(sql`update messages set expires_at = now() where state = 'waiting'`);
    await send();
    expect(await stored()).toMatchObject([{ state: 'sent' }, { state: 'expired', fellBackTo: 'mail' }]);
    expect(await subjectsTo(order.customer)).toContainEqual(expect.stringMatching(/in production/));
  });

  test('of a process that was killed while sending are sent again under the same topic (messages-29)', async () => {
    await waitingNews();
    await shop.deps.db.execute(
      sql`update messages set attempts = 1, claimed_until = now() - interval '1 second'`,
    );
    await send();
    const [{ createdAt, id } = { createdAt: new Date(0), id: 0 }] = await stored();
    expect(service.pushed.map(({ headers }) => headers.topic)).toEqual([`${createdAt.getTime()}-${id}`]);
    expect(await stored()).toMatchObject([{ state: 'sent', attempts: 2 }]);
  });

  test('go by mail once the last browser is removed, or another way is chosen', async () => {
    const first = await waitingNews();
    const { results } = (await list(first.customer)).json();
    await remove(first.customer, results[0].id);
    const second = await waitingNews();
    await choose(second.customer, { channel: 'mail' });
    await send();
    expect(service.pushed).toEqual([]);
    for (const { customer } of [first, second]) {
      expect(await subjectsTo(customer)).toContainEqual(expect.stringMatching(ACCEPTED));
    }
  });

  test('are listed for staff by the address of the account (messages-8)', async () => {
    const { customer } = await waitingNews();
    await send();
    const agent = await signUp(shop, { userType: 'support' });
    const url = `/api/staff/messages/?channel=push&search=${encodeURIComponent(customer.email)}`;
    const found = await shop.app.inject({ url, headers: agent.headers });
    expect(found.json()).toMatchObject({ count: 1, results: [{ channel: 'push', state: 'sent' }] });
  });
});

describe('an account without a mailbox (accounts-29)', () => {
  let phones = 3_000_000;

  /** Its news wait for web push. */
  async function withoutMailbox() {
    phones += 1;
    const phone = `+92345${phones}`;
    const order = await waitingNews();
    const { id } = order.customer;
    const { db } = shop.deps;
    const email = `phone-${id}@accounts.invalid`;
    await db.execute(sql`update users set email = ${email} where id = ${id}`);
    await db.execute(sql`insert into sign_in_phones (user_id, phone) values (${id}, ${phone})`);
    await db.execute(sql`insert into phone_proofs (user_id, phone) values (${id}, ${phone})`);
    await db.delete(messages);
    await sendStep(shop, order.id, order.tailor, { action: 'start' });
    return { ...order, phone, email };
  }

  test('gets by text message what no browser takes, and staff read its number', async () => {
    const { browser, phone, email } = await withoutMailbox();
    expect(await stored()).toMatchObject([{ channel: 'push', recipient: phone }]);
    service.refusals.set(browser.path, 410);
    await send();
    expect(await stored()).toMatchObject([
      { channel: 'push', state: 'failed', fellBackTo: 'sms' },
      { channel: 'sms', recipient: phone },
    ]);
    expect(await mailsTo(shop, email)).toEqual([]);
  });

  test('gets by text message what a push service refuses, once', async () => {
    const { browser, phone } = await withoutMailbox();
    service.refusals.set(browser.path, 403);
    await send();
    await send();
    expect(await stored()).toMatchObject([
      { channel: 'push', state: 'failed', fellBackTo: 'sms' },
      { channel: 'sms', recipient: phone, fellBackTo: 'mail' },
    ]);
  });

  test('gets it by WhatsApp where staff offer that', async () => {
    const { browser, phone } = await withoutMailbox();
    await set('news_by_whatsapp = true');
    service.refusals.set(browser.path, 410);
    await send();
    await set('news_by_whatsapp = false');
    expect((await stored())[0]).toMatchObject({ channel: 'push', fellBackTo: 'whatsapp' });
    expect((await stored())[1]).toMatchObject({ channel: 'whatsapp', recipient: phone });
  });

  test('reads where its news go once its last browser is removed, and gets what waits there', async () => {
    const { customer, phone } = await withoutMailbox();
    const { results } = (await list(customer)).json();
    expect((await remove(customer, results[0].id)).statusCode).toBe(204);
    expect(await stored()).toMatchObject([
      { channel: 'push', fellBackTo: 'sms' },
      { channel: 'sms', state: 'waiting', recipient: phone },
    ]);
    expect(await channelOf(customer)).toMatchObject({ channel: 'sms', phone });
  });
});
