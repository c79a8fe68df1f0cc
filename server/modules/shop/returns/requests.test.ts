import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { testApp } from '../../../../test/app.ts';
import { jpeg, multipart, type SignedUp, signUp } from '../../../../test/factories.ts';
import { deliveredGoods, walkParcel } from '../../../../test/factories-returns.ts';
import { mailsTo } from '../../../../test/mailbox.ts';
import { files } from '../../../db/schema/files.ts';
import { goodsReturns, refunds } from '../../../db/schema/shop.ts';
import { RECORD_PURGES } from '../../privacy/export-service.ts';
import { verifyData } from '../../system/verification-service.ts';
import { completeOwed } from '../refunds/cash-refund-service.ts';
import { resealAccounts } from './account-service.ts';

const shop = testApp({ JOBS: 'false' });

const IBAN = 'PK36 SCBL 0000 0011 2345 6702';
let support: SignedUp;

beforeAll(async () => {
  support = await signUp(shop, { userType: 'support' });
});

type Goods = Awaited<ReturnType<typeof deliveredGoods>>;

interface Asked {
  fields?: Record<string, string>;
  quantity?: number;
  pictures?: Record<string, Buffer>;
  by?: SignedUp;
}

function ask({ id, part, customer, lines }: Goods, { fields, quantity = 1, pictures, by }: Asked = {}) {
  const items = JSON.stringify([{ line: lines[0]?.line, quantity }]);
  const form = multipart({ part: String(part), items, reason: 'FAULTY', ...fields }, pictures ?? {});
  return shop.app.inject({
    method: 'POST',
    url: `/api/shop/orders/${id}/returns/`,
    payload: form.payload,
    headers: { ...form.headers, ...(by ?? customer).headers, 'idempotency-key': randomUUID() },
  });
}

function post(path: string, by: SignedUp, payload: object = {}) {
  const headers = { ...by.headers, 'idempotency-key': randomUUID() };
  return shop.app.inject({ method: 'POST', url: `/api/${path}`, payload, headers });
}

const answer = (id: number, by: SignedUp, payload: object) =>
  post(`goods-returns/${id}/answer/`, by, payload);

async function listed(by: SignedUp, query = 'state=REQUESTED') {
  return (await shop.app.inject({ url: `/api/goods-returns/?${query}`, headers: by.headers })).json().results;
}

describe('a customer asks to send goods back', () => {
  test('with pictures; the brand accepts, records what came, and the card is refunded (returns-2 to returns-4)', async () => {
    const goods = await deliveredGoods(shop, 'card');
    const asked = await ask(goods, {
      quantity: 2,
      fields: { note: 'The collar is torn.' },
      pictures: { photo_1: await jpeg(), photo_2: await jpeg() },
    });
    expect(asked.statusCode).toBe(201);
    expect(asked.json()).toMatchObject({
      parts: [],
      returns: [{ state: 'REQUESTED', note: 'The collar is torn.', items: [{ quantity: 2, received: 0 }] }],
    });
    const [{ id, pictures }] = asked.json().returns;
    expect(pictures).toHaveLength(2);
    expect(await listed(goods.owner)).toMatchObject([{ id, tracking_id: goods.number, is_own: false }]);
    const dashboard = await shop.app.inject({
      url: '/api/staff/dashboard/?days=7',
      headers: support.headers,
    });
    expect(dashboard.json().to_do).toContainEqual({ what: 'returns', count: 1 });
    const mails = await mailsTo(shop, goods.customer.email);
    expect(mails.map(({ subject }) => subject)).toContain(`We have your return of order ${goods.number}`);

    const silent = await answer(id, goods.owner, { accepted: true });
    expect(silent.json()).toHaveProperty('answer');
    await answer(id, goods.owner, { accepted: true, answer: 'Send it to Bano Market, Lahore.' });
    const own = await shop.app.inject({
      url: `/api/shop/orders/${goods.id}/returns/`,
      headers: goods.customer.headers,
    });
    expect(own.json().returns).toMatchObject([
      { state: 'ACCEPTED', answer: 'Send it to Bano Market, Lahore.', send_to: null },
    ]);

    // The accepted goods may be on their way for long.
    await shop.deps.db.execute(
      sql`update order_events set at = at - interval '40 days' where seller_order_id = ${goods.part}`,
    );
    const items = [{ line: goods.lines[0]?.line, quantity: 1, restock: true }];
    const received = await post(`goods-returns/${id}/receive/`, goods.owner, { items });
    expect(received.json()).toMatchObject({ state: 'RECEIVED', items: [{ quantity: 2, received: 1 }] });
    const made = await shop.deps.db.select().from(refunds).where(eq(refunds.orderId, goods.id));
    expect(made).toMatchObject([{ amount: 1000, returnId: id }]);
    expect(await answer(id, goods.owner, { accepted: false, answer: 'No' })).toMatchObject({
      statusCode: 409,
    });
    expect(await verifyData(shop.deps.db)).toEqual([]);
  });

  test('and reads why it was refused; another request is possible then', async () => {
    const goods = await deliveredGoods(shop);
    const [{ id }] = (await ask(goods)).json().returns;
    expect((await ask(goods)).json()).toMatchObject({ code: 'shop.return_open' });
    expect((await answer(id, support, { accepted: false, answer: 'It was worn.' })).statusCode).toBe(200);
    const mails = await mailsTo(shop, goods.customer.email);
    expect(mails.map(({ text }) => text).join()).toContain('It was worn.');
    expect((await ask(goods)).statusCode).toBe(201);
  });

  test('keeps them after all, and the brand is told once (returns-16)', async () => {
    const goods = await deliveredGoods(shop);
    const [{ id }] = (await ask(goods)).json().returns;
    const other = await signUp(shop);
    expect((await post(`shop/returns/${id}/withdraw/`, other)).statusCode).toBe(404);
    const kept = await post(`shop/returns/${id}/withdraw/`, goods.customer);
    expect(kept.json()).toMatchObject({ returns: [{ state: 'WITHDRAWN' }], parts: [{ id: goods.part }] });
    expect((await answer(id, goods.owner, { accepted: true, answer: 'Yes' })).statusCode).toBe(409);
    expect((await post(`shop/returns/${id}/withdraw/`, goods.customer)).statusCode).toBe(409);
    const told = (await mailsTo(shop, goods.owner.email)).map(({ subject }) => subject);
    expect(told.filter((subject) => subject === `No return of order ${goods.number}`)).toHaveLength(1);
    const news = await shop.app.inject({ url: '/api/notifications/', headers: goods.owner.headers });
    expect(news.json().results[0]).toMatchObject({ title: `No return of order ${goods.number}` });
  });

  test('of a brand only where they are faulty, of the shop for any reason (returns-5)', async () => {
    const ofBrand = await deliveredGoods(shop);
    const refused = await ask(ofBrand, { fields: { reason: 'CHANGED_MIND' } });
    expect(refused.json()).toHaveProperty('reason');
    const ofShop = await deliveredGoods(shop, 'cash', 'shop');
    const [{ id }] = (await ask(ofShop, { fields: { reason: 'CHANGED_MIND' } })).json().returns;
    expect(await listed(ofBrand.owner, '')).toEqual([]);
    await answer(id, support, { accepted: true });
    const own = await shop.app.inject({
      url: `/api/shop/orders/${ofShop.id}/returns/`,
      headers: ofShop.customer.headers,
    });
    expect(own.json().returns[0].send_to).toContain(shop.deps.config.support.address);
  });

  test('of the own order, within the days, and not more than was bought', async () => {
    const goods = await deliveredGoods(shop);
    const other = await signUp(shop);
    expect((await ask(goods, { by: other })).statusCode).toBe(404);
    expect((await ask(goods, { quantity: 4 })).json()).toHaveProperty('items');
    await shop.deps.db.execute(
      sql`update order_events set at = at - interval '31 days' where seller_order_id = ${goods.part}`,
    );
    expect((await ask(goods)).json()).toMatchObject({ code: 'shop.not_returnable' });
  });

  test('the seller cannot pass over an open request', async () => {
    const goods = await deliveredGoods(shop);
    await ask(goods);
    await expect(walkParcel(shop, goods.part, 'return')).rejects.toMatchObject({ code: 'shop.return_open' });
  });

  test('another brand reads and decides nothing', async () => {
    const goods = await deliveredGoods(shop);
    const [{ id }] = (await ask(goods)).json().returns;
    const other = await deliveredGoods(shop);
    expect((await answer(id, other.owner, { accepted: false, answer: 'No' })).statusCode).toBe(404);
    const items = [{ line: goods.lines[0]?.line, quantity: 1 }];
    expect((await post(`goods-returns/${id}/receive/`, other.owner, { items })).statusCode).toBe(404);
    expect(await listed(other.owner)).toEqual([]);
  });

  test('once, however often it is recorded at the same time', async () => {
    const goods = await deliveredGoods(shop);
    const [{ id }] = (await ask(goods)).json().returns;
    const items = [{ line: goods.lines[0]?.line, quantity: 1, restock: true }];
    const answers = await Promise.all([
      post(`goods-returns/${id}/receive/`, goods.owner, { items }),
      post(`goods-returns/${id}/receive/`, goods.owner, { items }),
      post(`shop/returns/${id}/withdraw/`, goods.customer),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
    expect(await verifyData(shop.deps.db)).toEqual([]);
  });
});

describe('the account of the customer (returns-7)', () => {
  const accountOf = (id: number, by: SignedUp) =>
    shop.app.inject({ url: `/api/staff/goods-returns/${id}/account/`, headers: by.headers });

  const sealedOf = async (id: number) =>
    (await shop.deps.db.select().from(goodsReturns).where(eq(goodsReturns.id, id)))[0]?.sealedAccount;

  test('is sealed, read by staff only, and deleted with the refund', async () => {
    const goods = await deliveredGoods(shop);
    const fields = { iban: IBAN, account_title: 'Ayesha Siddiqui' };
    const [{ id }] = (await ask(goods, { fields })).json().returns;
    expect((await sealedOf(id))?.toString('latin1')).not.toContain('SCBL');
    expect((await accountOf(id, goods.owner)).statusCode).toBe(403);
    expect((await accountOf(id, support)).json()).toEqual({
      iban: IBAN.replaceAll(' ', ''),
      title: 'Ayesha Siddiqui',
    });
    const rotated = { ...shop.deps.config, jwtSecret: 'n'.repeat(40) };
    const jwtSecrets: [string, ...string[]] = [rotated.jwtSecret, shop.deps.config.jwtSecret];
    expect(await resealAccounts({ db: shop.deps.db, config: { ...rotated, jwtSecrets } })).toBeGreaterThan(0);
    expect(await resealAccounts({ db: shop.deps.db, config: { ...rotated, jwtSecrets } })).toBe(0);
    const items = [{ line: goods.lines[0]?.line, quantity: 1 }];
    await post(`goods-returns/${id}/receive/`, goods.owner, { items });
    const [owed] = await shop.deps.db.select().from(refunds).where(eq(refunds.orderId, goods.id));
    expect(await sealedOf(id)).not.toBeNull();
    await shop.deps.db.transaction((tx) => completeOwed(tx, shop.deps, owed?.id ?? 0));
    expect(await sealedOf(id)).toBeNull();
    expect((await accountOf(id, support)).statusCode).toBe(404);
  });

  test('is not kept where a card was charged, nor of a return that is refused', async () => {
    const byCard = await deliveredGoods(shop, 'card');
    const [first] = (await ask(byCard, { fields: { iban: IBAN } })).json().returns;
    expect(await sealedOf(first.id)).toBeNull();
    const byCash = await deliveredGoods(shop);
    const [second] = (await ask(byCash, { fields: { iban: IBAN } })).json().returns;
    await answer(second.id, byCash.owner, { accepted: false, answer: 'No' });
    expect(await sealedOf(second.id)).toBeNull();
    const wrong = await ask(byCash, { fields: { iban: 'PK00SCBL0000001123456702' } });
    expect(wrong.json()).toHaveProperty('iban');
  });
});

test('words and pictures are deleted 180 days after the end (returns-8)', async () => {
  const goods = await deliveredGoods(shop);
  const asked = await ask(goods, { fields: { note: 'Torn.' }, pictures: { photo_1: await jpeg() } });
  const [{ id }] = asked.json().returns;
  await answer(id, goods.owner, { accepted: false, answer: 'No' });
  const count = async () =>
    (await shop.deps.db.select().from(files).where(eq(files.ownerId, goods.customer.id))).length;
  expect(await count()).toBe(1);
  await shop.deps.db.execute(
    sql`update goods_returns set decided_at = decided_at - interval '181 days' where id = ${id}`,
  );
  for (const purge of RECORD_PURGES) await purge(shop.deps.db, shop.deps.storage);
  expect(await count()).toBe(0);
  const [row] = await shop.deps.db.select().from(goodsReturns).where(eq(goodsReturns.id, id));
  expect(row).toMatchObject({ note: '', answer: '', state: 'REFUSED' });
});
