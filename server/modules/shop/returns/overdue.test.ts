import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { testApp } from '../../../../test/app.ts';
import { multipart, type SignedUp } from '../../../../test/factories.ts';
import { deliveredGoods } from '../../../../test/factories-returns.ts';
import { mailsTo } from '../../../../test/mailbox.ts';
import { mailOptOuts } from '../../../db/schema/notifications.ts';
import { orders } from '../../../db/schema/orders.ts';
import { goodsReturns, sellerOrders } from '../../../db/schema/shop.ts';
import { chaseReturns } from './overdue-service.ts';

const shop = testApp({ JOBS: 'false' });

function post(path: string, by: SignedUp, payload: object) {
  const headers = { ...by.headers, 'idempotency-key': randomUUID() };
  return shop.app.inject({ method: 'POST', url: `/api/${path}`, payload, headers });
}

/** A return that its brand accepted so many days ago. */
async function accepted({ days, reminded }: { days: number; reminded?: number }) {
  const goods = await deliveredGoods(shop);
  const items = JSON.stringify([{ line: goods.lines[0]?.line, quantity: 1 }]);
  const fields = { part: String(goods.part), items, reason: 'FAULTY', iban: 'PK36SCBL0000001123456702' };
  const form = multipart(fields, {});
  const asked = await shop.app.inject({
    method: 'POST',
    url: `/api/shop/orders/${goods.id}/returns/`,
    payload: form.payload,
    headers: { ...form.headers, ...goods.customer.headers, 'idempotency-key': randomUUID() },
  });
  const [{ id }] = asked.json().returns;
  await post(`goods-returns/${id}/answer/`, goods.owner, { accepted: true, answer: 'Bano Market, Lahore.' });
  await shop.deps.db.execute(sql`update goods_returns set
    decided_at = now() - make_interval(days => ${days}),
    reminded_at = now() - make_interval(days => ${reminded ?? null}) where id = ${id}`);
  return { ...goods, return: id as number };
}

const rowOf = async (id: number) =>
  (await shop.deps.db.select().from(goodsReturns).where(eq(goodsReturns.id, id)))[0];

async function subjectsTo({ email }: { email: string }) {
  return (await mailsTo(shop, email)).map(({ subject }) => subject);
}

const times = (subjects: string[], wanted: string) => subjects.filter((one) => one === wanted).length;

describe('an accepted return of which nothing comes', () => {
  test('is reminded of once, after 30 days, with address and day (returns-18)', async () => {
    const young = await accepted({ days: 29 });
    const goods = await accepted({ days: 30 });
    await chaseReturns(shop.deps);
    await chaseReturns(shop.deps);
    const subject = `Have you sent your return of order ${goods.number}?`;
    const mails = (await mailsTo(shop, goods.customer.email)).filter((mail) => mail.subject === subject);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain('Bano Market, Lahore.');
    expect(mails[0]?.text).toContain(`/orders?tab=brand&order=${goods.id}`);
    expect(await rowOf(goods.return)).toMatchObject({ state: 'ACCEPTED', remindedAt: expect.any(Date) });
    expect(await rowOf(young.return)).toMatchObject({ state: 'ACCEPTED', remindedAt: null });
  });

  test('brings a guest a new link, in Urdu where the order is; who wants no reminders gets none', async () => {
    const goods = await accepted({ days: 31 });
    const email = `guest_${randomUUID().slice(0, 8)}@mail.example`;
    await shop.deps.db
      .update(orders)
      .set({ customerId: null, email, locale: 'ur' })
      .where(eq(orders.id, goods.id));
    const quiet = await accepted({ days: 31 });
    await shop.deps.db.insert(mailOptOuts).values({ userId: quiet.customer.id, topic: 'reminders' });
    await chaseReturns(shop.deps);
    const [mail] = await mailsTo(shop, email);
    expect(mail?.subject).toBe(`کیا آپ نے آرڈر ${goods.number} کا سامان واپس بھیج دیا؟`);
    expect(mail?.text).toMatch(/\/ur\/withdraw-goods\?token=[\w-]+/);
    expect((await subjectsTo(quiet.customer)).join()).not.toContain('Have you sent');
  });

  test('ends once after 60 days; customer and brand are told (returns-16, returns-17)', async () => {
    const goods = await accepted({ days: 61, reminded: 31 });
    const lastDay = await accepted({ days: 60, reminded: 30 });
    expect((await rowOf(goods.return))?.sealedAccount).not.toBeNull();
    await Promise.all([chaseReturns(shop.deps), chaseReturns(shop.deps)]);
    await chaseReturns(shop.deps);
    expect(await rowOf(goods.return)).toMatchObject({ state: 'WITHDRAWN', sealedAccount: null });
    expect(await rowOf(lastDay.return)).toMatchObject({ state: 'ACCEPTED' });
    const { number } = goods;
    expect(times(await subjectsTo(goods.customer), `Your return of order ${number} has ended`)).toBe(1);
    expect(times(await subjectsTo(goods.owner), `The return of order ${number} has ended`)).toBe(1);
    const news = await shop.app.inject({ url: '/api/notifications/', headers: goods.owner.headers });
    expect(news.json().results[0]).toMatchObject({ title: `The return of order ${number} has ended` });
  });

  test('is reminded of first, and stays open for a week, however late that is', async () => {
    const goods = await accepted({ days: 90 });
    await chaseReturns(shop.deps);
    await chaseReturns(shop.deps, new Date(Date.now() + 7 * 86_400_000));
    expect(await rowOf(goods.return)).toMatchObject({ state: 'ACCEPTED' });
    await chaseReturns(shop.deps, new Date(Date.now() + 8 * 86_400_000));
    expect(await rowOf(goods.return)).toMatchObject({ state: 'WITHDRAWN' });
    expect(
      times(await subjectsTo(goods.customer), `Have you sent your return of order ${goods.number}?`),
    ).toBe(1);
  });

  test('stays where its goods are being recorded at the moment (returns-17)', async () => {
    const goods = await accepted({ days: 61, reminded: 31 });
    await shop.deps.db.transaction(async (tx) => {
      await tx
        .select({ id: orders.id })
        .from(orders)
        .innerJoin(sellerOrders, eq(sellerOrders.orderId, orders.id))
        .where(eq(sellerOrders.id, goods.part))
        .for('update');
      await chaseReturns(shop.deps);
    });
    const items = [{ line: goods.lines[0]?.line, quantity: 1 }];
    const received = await post(`goods-returns/${goods.return}/receive/`, goods.owner, { items });
    expect(received.json()).toMatchObject({ state: 'RECEIVED' });
    await chaseReturns(shop.deps);
    expect(await rowOf(goods.return)).toMatchObject({ state: 'RECEIVED' });
    expect((await subjectsTo(goods.customer)).join()).not.toContain('has ended');
  });
});
