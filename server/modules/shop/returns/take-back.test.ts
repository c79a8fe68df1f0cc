import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { testApp } from '../../../../test/app.ts';
import { type SignedUp, signUp } from '../../../../test/factories.ts';
import { deliveredGoods } from '../../../../test/factories-returns.ts';
import { makeBrand } from '../../../../test/factories-shop.ts';
import { refunds } from '../../../db/schema/shop.ts';
import { refund } from '../refunds/service.ts';

const shop = testApp({ JOBS: 'false' });

const delivered = (pays: 'cash' | 'card' = 'card') => deliveredGoods(shop, pays);

interface Came {
  line: number | undefined;
  quantity: number;
  returned: number;
  restock?: boolean;
}

const takeBack = (part: number, by: SignedUp, items: Came[], key: string = randomUUID()) =>
  shop.app.inject({
    method: 'POST',
    url: `/api/seller-orders/${part}/returns/`,
    headers: { ...by.headers, 'idempotency-key': key },
    payload: { items, reason: 'FAULTY' },
  });

const read = (part: number, by: SignedUp, items: object[] = []) =>
  shop.app.inject({
    url: `/api/seller-orders/${part}/returns/?items=${encodeURIComponent(JSON.stringify(items))}`,
    headers: by.headers,
  });

const refundsOf = async (orderId: number) =>
  (await shop.deps.db.select().from(refunds).where(eq(refunds.orderId, orderId)).orderBy(refunds.id)).map(
    ({ amount }) => amount,
  );

describe('a parcel is recorded once (returns-11)', () => {
  test('by two people at the same time', async () => {
    const { id, part, owner, lines } = await delivered();
    const staff = await signUp(shop, { userType: 'support' });
    const items = [{ line: lines[0]?.line, quantity: 1, returned: 0, restock: true }];
    const answers = await Promise.all([owner, staff, owner].map((by) => takeBack(part, by, items)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
    const refused = answers.find(({ statusCode }) => statusCode === 409);
    expect(refused?.json()).toMatchObject({ code: 'shop.return_outdated' });
    await Promise.all([refund(shop.deps, id), refund(shop.deps, id)]);
    expect(await refundsOf(id)).toEqual([1000]);
  });

  test('by two people one after the other; what was read again is another parcel', async () => {
    const { id, part, owner, lines } = await delivered();
    const one = { line: lines[0]?.line, quantity: 1 };
    expect((await takeBack(part, owner, [{ ...one, returned: 0 }])).statusCode).toBe(200);
    expect((await takeBack(part, owner, [{ ...one, returned: 0 }])).statusCode).toBe(409);
    const other = { line: lines[1]?.line, quantity: 1, returned: 0 };
    expect((await takeBack(part, owner, [{ ...one, returned: 0 }, other])).statusCode).toBe(409);
    expect((await read(part, owner)).json().items).toMatchObject([{ returned: 1 }, { returned: 0 }]);
    expect((await takeBack(part, owner, [{ ...one, returned: 1 }])).statusCode).toBe(200);
    await refund(shop.deps, id);
    expect(await refundsOf(id)).toEqual([1000, 1000]);
  });

  test('by one who presses again with the same key, who reads the first answer', async () => {
    const { id, part, owner, lines } = await delivered();
    const key = randomUUID();
    const items = [{ line: lines[0]?.line, quantity: 1, returned: 0 }];
    const [first, again] = [await takeBack(part, owner, items, key), await takeBack(part, owner, items, key)];
    expect(first.statusCode).toBe(200);
    expect(again.json()).toEqual(first.json());
    await refund(shop.deps, id);
    expect(await refundsOf(id)).toEqual([1000]);
  });

  test('names the field of a count that is not one', async () => {
    const { part, owner, lines } = await delivered();
    const answer = await takeBack(part, owner, [{ line: lines[0]?.line, quantity: 1, returned: -1 }]);
    expect(answer.statusCode).toBe(400);
    expect(Object.keys(answer.json())).toEqual(['items']);
  });
});

describe('everything that is left comes back (returns-19)', () => {
  const takeRest = (part: number, by: SignedUp, seen: { returned?: number }) =>
    shop.app.inject({
      method: 'POST',
      url: `/api/seller-orders/${part}/steps/`,
      headers: { ...by.headers, 'idempotency-key': randomUUID() },
      payload: { action: 'return', expected_status: 'DELIVERED', restock: true, ...seen },
    });

  test('but not from a page that was opened before other pieces did', async () => {
    const { id, part, owner, lines } = await delivered();
    await takeBack(part, owner, [{ line: lines[0]?.line, quantity: 2, returned: 0 }]);
    for (const seen of [{}, { returned: 0 }, { returned: 1 }, { returned: 3 }]) {
      const refused = await takeRest(part, owner, seen);
      expect(refused.statusCode).toBe(409);
      expect(refused.json()).toMatchObject({ code: 'shop.return_outdated' });
    }
    const wrong = await takeRest(part, owner, { returned: -1 });
    expect([wrong.statusCode, Object.keys(wrong.json())]).toEqual([400, ['returned']]);
    await refund(shop.deps, id);
    expect(await refundsOf(id)).toEqual([2000]);
    const page = await shop.app.inject({
      url: `/api/workshop/seller-orders/${part}/`,
      headers: owner.headers,
    });
    expect(page.json().items).toMatchObject([{ returned: 2 }, { returned: 0 }]);
    expect((await takeRest(part, owner, { returned: 2 })).json()).toMatchObject({ status: 'RETURNED' });
    await refund(shop.deps, id);
    expect(await refundsOf(id)).toEqual([2000, 3500]);
    expect((await takeRest(part, owner, {})).json()).toMatchObject({ code: 'orders.status_changed' });
  });

  test('without a count where nothing has come back yet, such as from release 1.0.0', async () => {
    const { part, owner } = await delivered();
    expect((await takeRest(part, owner, { returned: 1 })).statusCode).toBe(409);
    expect((await takeRest(part, owner, {})).json()).toMatchObject({ status: 'RETURNED' });
  });
});

describe('before it is recorded, the refund is shown (returns-12)', () => {
  test('with its share of the discount, as it is then made', async () => {
    const { id, part, owner, lines } = await delivered();
    await shop.deps.db.execute(sql`update goods_order_details set discount = 333 where order_id = ${id}`);
    await shop.deps.db.execute(sql`update orders set total = total - 333 where id = ${id}`);
    await shop.deps.db.execute(sql`update payments set amount = amount - 333 where order_id = ${id}`);
    await shop.deps.db.execute(sql`update seller_orders set discount = 333 where id = ${part}`);
    await shop.deps.db.execute(sql`
      update seller_order_items set discount = case when price = 1000 then 200 else 133 end where seller_order_id = ${part}`);
    const shown = [];
    for (const [line, quantity, returned] of [
      [lines[0]?.line, 1, 0],
      [lines[0]?.line, 1, 1],
      [lines[1]?.line, 1, 0],
      [lines[0]?.line, 1, 2],
    ] as const) {
      const preview = (await read(part, owner, [{ line, quantity }])).json();
      shown.push(preview.refund);
      expect(preview.credit).toBe(0);
      expect((await takeBack(part, owner, [{ line, quantity, returned }])).statusCode).toBe(200);
      await refund(shop.deps, id);
    }
    expect(await refundsOf(id)).toEqual(shown);
    expect(shown.reduce((sum: number, one: number) => sum + one, 0)).toBe(5500 - 333);
  });

  test('for its seller and staff; others read 404, and customers are refused', async () => {
    const { part, owner, customer, lines } = await delivered();
    const [staff, other, tailor] = [
      await signUp(shop, { userType: 'support' }),
      await signUp(shop, { userType: 'brand' }),
      await signUp(shop, { userType: 'tailor' }),
    ];
    await makeBrand(shop, { userId: other.id });
    const statuses = [];
    for (const by of [owner, staff, other, tailor, customer])
      statuses.push((await read(part, by)).statusCode);
    expect(statuses).toEqual([200, 200, 404, 403, 403]);
    const tooMany = await read(part, owner, [{ line: lines[0]?.line, quantity: 4 }]);
    expect(tooMany.json()).toEqual({ items: [expect.stringContaining('more than there is')] });
  });
});
