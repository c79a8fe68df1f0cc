import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { testApp } from '../../../../test/app.ts';
import { multipart, type SignedUp, signUp } from '../../../../test/factories.ts';
import { deliveredGoods } from '../../../../test/factories-returns.ts';
import { mailsTo } from '../../../../test/mailbox.ts';
import { orders } from '../../../db/schema/orders.ts';
import { linkOf } from './withdrawal-service.ts';

const shop = testApp({ JOBS: 'false' });

let staff: SignedUp;

beforeAll(async () => {
  staff = await signUp(shop, { userType: 'support' });
});

async function asked(seller: 'brand' | 'shop' = 'brand') {
  const goods = await deliveredGoods(shop, 'cash', seller);
  const items = JSON.stringify([{ line: goods.lines[0]?.line, quantity: 1 }]);
  const form = multipart({ part: String(goods.part), items, reason: 'FAULTY' }, {});
  const answer = await shop.app.inject({
    method: 'POST',
    url: `/api/shop/orders/${goods.id}/returns/`,
    payload: form.payload,
    headers: { ...form.headers, ...goods.customer.headers, 'idempotency-key': randomUUID() },
  });
  return { ...goods, return: answer.json().returns[0].id as number };
}

const accept = (id: number, by: SignedUp) =>
  shop.app.inject({
    method: 'POST',
    url: `/api/goods-returns/${id}/answer/`,
    headers: by.headers,
    payload: { accepted: true, answer: 'Brand House\n12 Bano Market, Lahore' },
  });

const label = (id: number, by: SignedUp, size = 'a4') =>
  shop.app.inject({ url: `/api/shop/returns/${id}/label/?size=${size}`, headers: by.headers });

const labelByLink = (token: string, id: number) =>
  shop.app.inject({ method: 'POST', url: '/api/withdrawals/label/', payload: { token, return: id } });

describe('an accepted return has a label (returns-13)', () => {
  test('for its customer, in three sizes, from the acceptance to the end', async () => {
    const goods = await asked();
    const early = await label(goods.return, goods.customer);
    expect(early.json()).toMatchObject({ code: 'shop.return_without_label' });
    await accept(goods.return, goods.owner);
    for (const size of ['62mm', '80mm', 'a4']) {
      const printed = await label(goods.return, goods.customer, size);
      expect(printed.headers['content-type']).toBe('application/pdf');
      expect(printed.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
      expect(printed.headers['content-disposition']).toContain(`return-label-${goods.return}.pdf`);
    }
    expect((await label(goods.return, goods.customer, 'a5')).json()).toHaveProperty('size');
    await shop.app.inject({
      method: 'POST',
      url: `/api/shop/returns/${goods.return}/withdraw/`,
      headers: goods.customer.headers,
      payload: {},
    });
    expect((await label(goods.return, goods.customer)).statusCode).toBe(409);
  });

  test("of the shop's goods for staff; others read 404 or are refused", async () => {
    const goods = await asked('shop');
    await accept(goods.return, staff);
    const url = `/api/staff/goods-returns/${goods.return}/label/`;
    const byStaff = await shop.app.inject({ url, headers: staff.headers });
    expect(byStaff.statusCode).toBe(200);
    expect((await label(goods.return, await signUp(shop))).statusCode).toBe(404);
    for (const by of [goods.customer, goods.owner])
      expect((await shop.app.inject({ url, headers: by.headers })).statusCode).toBe(403);
    expect((await shop.app.inject({ url })).statusCode).toBe(401);
  });

  test('for a guest by the link, which the mail of the answer brings; not of another order', async () => {
    const [goods, other] = [await asked(), await asked()];
    await accept(other.return, other.owner);
    const email = `guest_${randomUUID().slice(0, 8)}@mail.example`;
    await shop.deps.db.update(orders).set({ customerId: null, email }).where(eq(orders.id, goods.id));
    await accept(goods.return, goods.owner);
    const said = (await mailsTo(shop, email)).map(({ text }) => text).join();
    const [, token = ''] = /withdraw-goods\?token=([\w-]+)/.exec(said) ?? [];
    expect((await labelByLink(token, goods.return)).statusCode).toBe(200);
    expect((await labelByLink(token, other.return)).statusCode).toBe(404);
    expect((await labelByLink(linkOf(shop.deps.config, other.id), goods.return)).statusCode).toBe(404);
    expect((await labelByLink('made-up', goods.return)).json()).toMatchObject({
      code: 'shop.withdrawal_link_invalid',
    });
  });
});
