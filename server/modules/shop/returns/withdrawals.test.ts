import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import { testApp } from '../../../../test/app.ts';
import { multipart } from '../../../../test/factories.ts';
import { placeGarment } from '../../../../test/factories-orders.ts';
import { deliveredGoods } from '../../../../test/factories-returns.ts';
import { mailsTo } from '../../../../test/mailbox.ts';
import { orders } from '../../../db/schema/orders.ts';
import type { JobData } from '../../../infra/jobs/jobs.ts';
import { mailWithdrawal } from './withdrawal-service.ts';

const shop = testApp({ JOBS: 'false' });

/** What a guest leaves is mailed to; the order has no account. */
async function guestOrder() {
  const goods = await deliveredGoods(shop);
  const email = `guest_${randomUUID().slice(0, 8)}@mail.example`;
  await shop.deps.db
    .update(orders)
    .set({ customerId: null, email, phone: '0300 7654321' })
    .where(eq(orders.id, goods.id));
  return { ...goods, email };
}

/** Asks, and runs the jobs that it has sent. */
async function ask(number: string, contact: string) {
  const sent: JobData['shop.withdrawal'][] = [];
  const send = vi.spyOn(shop.deps.jobs, 'send').mockImplementation(async (_tx, name, data) => {
    if (name === 'shop.withdrawal') sent.push(data as JobData['shop.withdrawal']);
  });
  const payload = { number, contact };
  const answer = await shop.app.inject({ method: 'POST', url: '/api/withdrawals/', payload });
  send.mockRestore();
  for (const data of sent) await mailWithdrawal(shop.deps, data);
  return { status: answer.statusCode, body: answer.json(), jobs: sent.length };
}

async function tokenTo(email: string): Promise<string> {
  for (const { text } of await mailsTo(shop, email)) {
    const [, token] = /withdraw-goods\?token=([\w-]+)/.exec(text) ?? [];
    if (token) return token;
  }
  throw new Error('No link was mailed');
}

const open = (token: string) =>
  shop.app.inject({ method: 'POST', url: '/api/withdrawals/open/', payload: { token } });

describe('a guest withdraws (returns-9)', () => {
  test('by number and e-mail address, or phone number, with a mailed link and a receipt', async () => {
    const { number, email, part, lines } = await guestOrder();
    expect(await ask(number.toLowerCase(), '+92 300 7654321')).toMatchObject({ status: 200, body: {} });
    const token = await tokenTo(email);
    expect((await open(token)).json()).toMatchObject({ tracking_id: number, parts: [{ id: part }] });
    const items = JSON.stringify([{ line: lines[0]?.line, quantity: 1 }]);
    const form = multipart({ token, part: String(part), items, reason: 'DAMAGED', note: 'Torn.' }, {});
    const asked = await shop.app.inject({
      method: 'POST',
      url: '/api/withdrawals/returns/',
      payload: form.payload,
      headers: { ...form.headers, 'idempotency-key': randomUUID() },
    });
    expect(asked.statusCode, asked.payload).toBe(201);
    expect(asked.json().returns).toMatchObject([{ state: 'REQUESTED', note: 'Torn.' }]);
    const subjects = (await mailsTo(shop, email)).map(({ subject }) => subject);
    expect(subjects).toContain(`We have your return of order ${number}`);
    const kept = await shop.app.inject({
      method: 'POST',
      url: '/api/withdrawals/keep/',
      payload: { token, return: asked.json().returns[0].id },
    });
    expect(kept.json().returns).toMatchObject([{ state: 'WITHDRAWN' }]);
  });

  test('the receipt goes to the address of the account too if the order was found by it (returns-9)', async () => {
    const email = () => `other_${randomUUID().slice(0, 8)}@mail.example`;
    const counts = [];
    for (const [ofOrder, by] of [
      [email(), 'account'],
      [email(), 'order'],
      ['', 'phone'],
    ] as const) {
      const goods = await deliveredGoods(shop);
      const account = goods.customer.email;
      await shop.deps.db
        .update(orders)
        .set({ email: ofOrder || null, phone: '0300 7654321' })
        .where(eq(orders.id, goods.id));
      const contact = { account: account.toUpperCase(), order: ofOrder, phone: '0300 7654321' }[by];
      await ask(goods.number, contact);
      const items = JSON.stringify([{ line: goods.lines[0]?.line, quantity: 1 }]);
      const token = await tokenTo(ofOrder || account);
      const form = multipart({ token, part: String(goods.part), items, reason: 'DAMAGED' }, {});
      const asked = await shop.app.inject({
        method: 'POST',
        url: '/api/withdrawals/returns/',
        payload: form.payload,
        headers: { ...form.headers, 'idempotency-key': randomUUID() },
      });
      expect(asked.statusCode, asked.payload).toBe(201);
      const receipts = async (to: string) =>
        (await mailsTo(shop, to)).filter(({ subject }) => subject.startsWith('We have your return')).length;
      counts.push([by, ofOrder && (await receipts(ofOrder)), await receipts(account)]);
    }
    expect(counts).toEqual([
      ['account', 1, 1],
      ['order', 1, 0],
      ['phone', '', 1],
    ]);
  });

  test('the answer is the same for an unknown number and for the contact of another order', async () => {
    const { number, email } = await guestOrder();
    const known = await ask(number, email);
    const { jobs: _jobs, ...wrong } = await ask(number, 'somebody@mail.example');
    const unknown = await ask('NP-ZZZZZZZZZZ', email);
    expect({ ...wrong, jobs: 1 }).toEqual(known);
    expect(unknown).toEqual(known);
    expect((await mailsTo(shop, email)).length).toBe(1);
  });

  test('at most five times a day for a number and contact, known or not (returns-10)', async () => {
    const { number, email } = await guestOrder();
    for (const wanted of [number, 'NP-YYYYYYYYYY']) {
      const jobs: number[] = [];
      for (let time = 0; time < 6; time += 1) jobs.push((await ask(wanted, email)).jobs);
      expect(jobs).toEqual([1, 1, 1, 1, 1, 0]);
      expect((await ask(wanted, `other-${email}`)).jobs).toBe(1);
    }
  });

  test('a link is of one order, and ends after seven days', async () => {
    const first = await guestOrder();
    await ask(first.number, first.email);
    const token = await tokenTo(first.email);
    expect((await open(`${token.slice(0, -4)}AAAA`)).json()).toMatchObject({
      code: 'shop.withdrawal_link_invalid',
    });
    vi.useFakeTimers({ now: Date.now() + 8 * 86_400_000, toFake: ['Date'] });
    const late = await open(token);
    vi.useRealTimers();
    expect(late.json()).toMatchObject({ code: 'shop.withdrawal_link_invalid' });
  });

  test('made-to-measure garments are explained', async () => {
    const { id, customer } = await placeGarment(shop);
    const [order] = await shop.deps.db.select().from(orders).where(eq(orders.id, id));
    await ask(order?.trackingNumber ?? '', customer.email);
    const mails = await mailsTo(shop, customer.email);
    expect(mails.map(({ text }) => text).join()).toContain('made to your measures');
  });
});
