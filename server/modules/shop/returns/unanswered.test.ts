import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testApp } from '../../../../test/app.ts';
import { multipart, type SignedUp, signUp } from '../../../../test/factories.ts';
import { deliveredGoods } from '../../../../test/factories-returns.ts';
import { mailsTo } from '../../../../test/mailbox.ts';
import { orderSettings } from '../../../db/schema/fees.ts';
import { orders } from '../../../db/schema/orders.ts';
import { goodsReturns } from '../../../db/schema/shop.ts';
import { verifyData } from '../../system/verification-service.ts';
import { chaseReturns } from './overdue-service.ts';
import { chaseAnswers } from './unanswered-service.ts';

const shop = testApp({ JOBS: 'false' });
let support: SignedUp;

beforeAll(async () => {
  support = await signUp(shop, { userType: 'support' });
});

const get = async (path: string, by: SignedUp) =>
  (await shop.app.inject({ url: `/api/${path}`, headers: by.headers })).json();

function ask(goods: Awaited<ReturnType<typeof deliveredGoods>>) {
  const items = JSON.stringify([{ line: goods.lines[0]?.line, quantity: 1 }]);
  const form = multipart({ part: String(goods.part), items, reason: 'FAULTY' }, {});
  return shop.app.inject({
    method: 'POST',
    url: `/api/shop/orders/${goods.id}/returns/`,
    payload: form.payload,
    headers: { ...form.headers, ...goods.customer.headers, 'idempotency-key': randomUUID() },
  });
}

/** A request that was made so many days ago and that nobody has answered. */
async function requested(days: number) {
  const goods = await deliveredGoods(shop);
  const asked = await ask(goods);
  expect(asked.statusCode, asked.body).toBe(201);
  const [{ id }] = asked.json().returns;
  await shop.deps.db.execute(
    sql`update goods_returns set asked_at = now() - make_interval(days => ${days}) where id = ${id}`,
  );
  return { ...goods, return: id as number };
}

const rowOf = async (id: number) =>
  (await shop.deps.db.select().from(goodsReturns).where(eq(goodsReturns.id, id)))[0];
const subjectsTo = async (email: string) => (await mailsTo(shop, email)).map(({ subject }) => subject);

describe('a request that nobody answers (returns-21)', () => {
  test('is reminded of once after half of the days, to its seller and the shop', async () => {
    const young = await requested(2);
    const goods = await requested(3);
    await chaseAnswers(shop.deps);
    await chaseAnswers(shop.deps);
    const told = (await subjectsTo(goods.owner.email)).filter((one) => one.includes('waits'));
    expect(told).toEqual([`The return of order ${goods.number} waits`]);
    const shops = await subjectsTo(shop.deps.config.support.email);
    expect(shops).toContain(`Return ${goods.return} of order ${goods.number} waits`);
    expect(await rowOf(goods.return)).toMatchObject({
      answerRemindedAt: expect.any(Date),
      escalatedAt: null,
    });
    expect(await rowOf(young.return)).toMatchObject({ answerRemindedAt: null });
    const [shown] = (await get(`shop/orders/${goods.id}/returns/`, goods.customer)).returns;
    expect(shown).toMatchObject({ state: 'REQUESTED', escalated_at: null });
    expect(shown.answer_by).toMatch(/^\d{4}-\d\d-\d\d$/);
  });

  test('goes to staff after all of them, is not refused, and its customer is told', async () => {
    const goods = await requested(6);
    await chaseAnswers(shop.deps);
    await chaseAnswers(shop.deps);
    const shops = await subjectsTo(shop.deps.config.support.email);
    const ours = `Return ${goods.return} of order ${goods.number} is ours to answer`;
    expect(shops.filter((one) => one === ours)).toHaveLength(1);
    const subject = `We look into your return of order ${goods.number}`;
    expect((await subjectsTo(goods.customer.email)).filter((one) => one === subject)).toHaveLength(1);
    const [shown] = (await get(`shop/orders/${goods.id}/returns/`, goods.customer)).returns;
    expect(shown).toMatchObject({ state: 'REQUESTED', answer_by: null, escalated_at: expect.any(String) });
    const answered = await shop.app.inject({
      method: 'POST',
      url: `/api/goods-returns/${goods.return}/answer/`,
      payload: { accepted: true, answer: 'Send it to Bano Market.' },
      headers: support.headers,
    });
    expect(answered.json()).toMatchObject({ state: 'ACCEPTED' });
  });

  test('brings a guest a link, and what was answered meanwhile is left alone', async () => {
    const goods = await requested(6);
    const email = `guest_${randomUUID().slice(0, 8)}@mail.example`;
    await shop.deps.db.update(orders).set({ customerId: null, email }).where(eq(orders.id, goods.id));
    const decided = await requested(6);
    await shop.deps.db
      .update(goodsReturns)
      .set({ state: 'REFUSED', decidedAt: new Date() })
      .where(eq(goodsReturns.id, decided.return));
    await chaseAnswers(shop.deps);
    expect((await mailsTo(shop, email))[0]?.text).toMatch(/\/withdraw-goods\?token=[\w-]+/);
    expect(await rowOf(decided.return)).toMatchObject({ escalatedAt: null });
  });
});

test('a return of which nothing came has a word and a tab of its own (returns-22)', async () => {
  const goods = await requested(70);
  await shop.deps.db.execute(sql`update goods_returns set state = 'ACCEPTED',
    decided_at = now() - interval '62 days', reminded_at = now() - interval '30 days' where id = ${goods.return}`);
  await chaseReturns(shop.deps);
  expect(await rowOf(goods.return)).toMatchObject({ state: 'WITHDRAWN', isNotSent: true });
  const [shown] = (await get(`shop/orders/${goods.id}/returns/`, goods.customer)).returns;
  expect(shown.state).toBe('NOT_SENT');
  const ids = async (state: string) =>
    (await get(`goods-returns/?state=${state}`, goods.owner)).results.map(({ id }: { id: number }) => id);
  expect(await ids('NOT_SENT')).toEqual([goods.return]);
  expect(await ids('WITHDRAWN')).toEqual([]);
});

describe('the days for a return (returns-20)', () => {
  const set = (returnDays: number) => shop.deps.db.update(orderSettings).set({ returnDays });

  afterAll(() => set(30));

  test('are a setting: page, request and steps follow it', async () => {
    const goods = await deliveredGoods(shop);
    await shop.deps.db.execute(
      sql`update order_events set at = now() - interval '20 days' where order_id = ${goods.id}`,
    );
    const read = async () => ({
      parts: (await get(`shop/orders/${goods.id}/returns/`, goods.customer)).parts.length,
      staff: (await get(`staff/orders/${goods.id}/`, support)).order.parts[0].actions.includes('return'),
      brand: (await get(`workshop/seller-orders/${goods.part}/`, goods.owner)).actions.includes('return'),
    });
    expect(await read()).toEqual({ parts: 1, staff: true, brand: true });
    await set(10);
    expect(await read()).toEqual({ parts: 0, staff: false, brand: false });
    expect((await ask(goods)).json()).toMatchObject({ code: 'shop.not_returnable' });
    await set(40);
    expect(await read()).toEqual({ parts: 1, staff: true, brand: true });

    // An accepted request stays possible for staff and brand after the days.
    const [{ id }] = (await ask(goods)).json().returns;
    await shop.deps.db
      .update(goodsReturns)
      .set({ state: 'ACCEPTED', decidedAt: new Date() })
      .where(eq(goodsReturns.id, id));
    await set(10);
    expect(await read()).toEqual({ parts: 0, staff: true, brand: true });
  });
});

test('the data of the shop is found whole', async () => {
  expect(await verifyData(shop.deps.db)).toEqual([]);
});
