import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { errorSentence } from '../../../../contract/errors.ts';
import { testApp } from '../../../../test/app.ts';
import { type SignedUp, signUp } from '../../../../test/factories.ts';
import { makeBrand, makeProduct } from '../../../../test/factories-shop.ts';
import { type CartOf, cardToken, orderForm, sendOrder } from '../../../../test/factories-shop-orders.ts';
import { mailsTo } from '../../../../test/mailbox.ts';
import { visitorCookie } from '../../../../test/visitor-cookie.ts';
import { discountCodes, discountUses, wrongCodes } from '../../../db/schema/discounts.ts';
import { refunds, sellerOrderItems, sellerOrders } from '../../../db/schema/shop.ts';
import { capture } from '../payments/capture-service.ts';
import { stepSellerOrder } from '../seller-orders/service.ts';

const shop = testApp({ JOBS: 'false' });
const STAFF = { id: 466, role: 'support', sessionId: 0 } as const;
let count = 0;

beforeEach(async () => {
  await shop.deps.db.delete(wrongCodes);
});

async function makeCode(traits: Partial<typeof discountCodes.$inferInsert> = {}) {
  count += 1;
  const [code] = await shop.deps.db
    .insert(discountCodes)
    .values({
      code: `SALE${count}`,
      startsOn: '2020-01-01',
      ...(traits.amount ? {} : { percent: 10 }),
      ...traits,
    })
    .returning();
  if (!code) throw new Error('No code was made');
  return code;
}

const check = (
  items: object[],
  code: unknown,
  { by, from = '10.9.8.7', visitor }: { by?: SignedUp; from?: string; visitor?: string } = {},
) =>
  shop.app.inject({
    method: 'POST',
    url: '/api/shop/cart/check/',
    remoteAddress: from,
    payload: { items, code },
    headers: { ...by?.headers },
    ...(visitor && { cookies: { visitor } }),
  });

async function cart(...prices: number[]): Promise<CartOf[]> {
  return Promise.all(
    prices.map(async (price) => {
      const product = await makeProduct(shop, { price });
      return { product, variant: product.variants[0] ?? { id: 0 } };
    }),
  );
}

async function place(lines: CartOf[], code: string, off: number, more: object = {}, by?: SignedUp) {
  const form = orderForm(lines);
  return sendOrder(shop, { ...form, code, total: form.total - off, ...more }, { by });
}

describe('a code at the checkout', () => {
  test('is part of the discount, of the order, its lines, its mail and its copy (discounts-1, -4)', async () => {
    const { code } = await makeCode();
    const by = await signUp(shop);
    const lines = await cart(999, 1001, 333);
    const checked = await check(orderForm(lines).items, ` ${code.toLowerCase()} `, { by });
    expect(checked.json()).toMatchObject({
      bill: { sub_total: 2333, discount: 233, total: 2100 },
      discount_code: { code, amount: 233 },
    });
    const placed = await place(lines, code, 233, {}, by);
    expect([placed.statusCode, placed.json().discount_code]).toEqual([201, { code, amount: 233 }]);
    const { id } = placed.json();
    const parts = await shop.deps.db.select().from(sellerOrders).where(eq(sellerOrders.orderId, id));
    const items = await shop.deps.db
      .select({ discount: sellerOrderItems.discount })
      .from(sellerOrderItems)
      .innerJoin(sellerOrders, eq(sellerOrders.id, sellerOrderItems.sellerOrderId))
      .where(eq(sellerOrders.orderId, id));
    for (const shares of [parts, items]) {
      expect(shares.reduce((sum, { discount }) => sum + (discount ?? 0), 0)).toBe(233);
    }
    const read = await shop.app.inject({ url: `/api/shop/orders/${id}/`, headers: by.headers });
    expect(read.json()).toMatchObject({ discount_code: { code, amount: 233 }, bill: { discount: 233 } });
  });

  test('without a code nothing changes', async () => {
    const lines = await cart(1000);
    expect((await check(orderForm(lines).items, '')).json()).toMatchObject({
      bill: { discount: 0 },
      discount_code: null,
    });
  });

  test.each([
    ['discounts.unknown', 'NOSUCHCODE', {}],
    ['discounts.over', null, { endsOn: '2020-01-02' }],
    ['discounts.over', null, { endedAt: new Date() }],
    ['discounts.not_yet', null, { startsOn: '2199-01-01' }],
    ['discounts.needs_account', null, { isFirstOrder: true }],
    ['discounts.minimum', null, { minimum: 5000 }],
  ] as const)('%s names the field, at the check and the order (discounts-2)', async (code, typed, traits) => {
    const sent = typed ?? (await makeCode(traits)).code;
    const lines = await cart(1000);
    for (const response of [await check(orderForm(lines).items, sent), await place(lines, sent, 100)]) {
      expect(response.statusCode).toBe(400);
      expect(response.json()).toEqual({ code: [expect.stringMatching(/\w{3}.*\.$/)] });
      expect(response.json().code[0].slice(0, 20)).toBe(errorSentence(code).slice(0, 20));
    }
  });

  test('of another seller is refused; of this one it is for its goods only', async () => {
    const [mine, other] = [await makeBrand(shop), await makeBrand(shop)];
    const { code } = await makeCode({ brandId: mine.id });
    const goods = async (brandId: number, price: number) => {
      const product = await makeProduct(shop, { brandId, price });
      return { product, variant: product.variants[0] ?? { id: 0 } };
    };
    const lines = [await goods(mine.id, 1000), await goods(other.id, 3000)];
    expect((await check(orderForm(lines.slice(1)).items, code)).statusCode).toBe(400);
    const placed = await place(lines, code, 100);
    expect(placed.json().discount_code).toEqual({ code, amount: 100 });
    const parts = await shop.deps.db
      .select({ brand: sellerOrders.brandId, discount: sellerOrders.discount })
      .from(sellerOrders)
      .where(eq(sellerOrders.orderId, placed.json().id));
    expect(new Map(parts.map(({ brand, discount }) => [brand, discount]))).toEqual(
      new Map([
        [mine.id, 100],
        [other.id, 0],
      ]),
    );
  });

  test.each([['x'.repeat(41)], [12], [{ $gt: '' }], ['A\u0000B']])(
    'a text that is none is refused at the field: %j',
    async (typed) => {
      const response = await check(orderForm(await cart(1000)).items, typed);
      expect([response.statusCode, Object.keys(response.json())]).toEqual([400, ['code']]);
    },
  );

  test('another total than the one with the code is refused (shop-4)', async () => {
    const { code } = await makeCode();
    const placed = await place(await cart(1000), code, 0);
    expect([placed.statusCode, placed.json().code]).toEqual([409, 'shop.cart_changed']);
  });
});

describe('how often', () => {
  test('the last use goes to one of twelve at once (discounts-5)', async () => {
    const { id, code } = await makeCode({ maxUses: 3 });
    const lines = await cart(1000);
    const answers = await Promise.all(Array.from({ length: 12 }, () => place(lines, code, 100)));
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 201)).toHaveLength(3);
    expect(statuses.filter((status) => status === 400)).toHaveLength(9);
    const uses = await shop.deps.db.select().from(discountUses).where(eq(discountUses.codeId, id));
    expect(uses).toHaveLength(3);
  });

  test('one customer in two tabs gets a first order once', async () => {
    const { code } = await makeCode({ isFirstOrder: true });
    const by = await signUp(shop);
    const lines = await cart(1000);
    const answers = await Promise.all([1, 2, 3].map(() => place(lines, code, 100, {}, by)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 400, 400]);
  });

  test('a cancelled order gives its use back, and a repeated call places once', async () => {
    const { code } = await makeCode({ maxUses: 1 });
    const by = await signUp(shop);
    const lines = await cart(1000);
    const form = { ...orderForm(lines), code, total: 900 };
    const key = randomUUID();
    const first = await sendOrder(shop, form, { by, key });
    const again = await sendOrder(shop, form, { by, key });
    expect([first.statusCode, again.json().id]).toEqual([201, first.json().id]);
    expect((await place(lines, code, 100)).statusCode).toBe(400);
    await shop.app.inject({
      method: 'POST',
      url: `/api/shop/orders/${first.json().id}/cancel/`,
      headers: { 'idempotency-key': randomUUID(), ...by.headers },
      payload: {},
    });
    expect((await place(lines, code, 100, {}, by)).statusCode).toBe(201);
  });

  test('one customer with two first codes by card at once gets one of them (discounts-6)', async () => {
    const codes = await Promise.all([1, 2].map(() => makeCode({ isFirstOrder: true })));
    const by = await signUp(shop);
    const lines = await cart(1000);
    const answers = await Promise.all(
      codes.map(async ({ code }) =>
        place(lines, code, 100, { payment_method: 'creditCard', payment_token: await cardToken(shop) }, by),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 400]);
    const refused = answers.find(({ statusCode }) => statusCode === 400);
    expect(refused?.json().code).toEqual([errorSentence('discounts.first_order')]);
  });

  test('a card order that repeats its call gets its first answer', async () => {
    const { code } = await makeCode({ maxUses: 1 });
    const form = {
      ...orderForm(await cart(1000), { payment_method: 'creditCard', payment_token: await cardToken(shop) }),
      ...{ code, total: 900 },
    };
    const key = randomUUID();
    const first = await sendOrder(shop, form, { key });
    const again = await sendOrder(shop, form, { key });
    expect([first.statusCode, again.statusCode, again.json().id]).toEqual([201, 201, first.json().id]);
  });
});

describe('wrong codes (discounts-7)', () => {
  test('an account may try ten an hour, whatever it does at once, and others go on', async () => {
    const { code } = await makeCode();
    const { items } = orderForm(await cart(1000));
    const by = await signUp(shop);
    const answers = await Promise.all(
      Array.from({ length: 25 }, (_, n) => check(items, `GUESS${n}`, { by })),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(15);
    const refused = await check(items, code, { by });
    expect([refused.statusCode, refused.json().code]).toEqual([429, [expect.any(String)]]);
    expect((await check(items, code, { by: await signUp(shop) })).statusCode).toBe(200);
    await shop.deps.db.update(wrongCodes).set({ at: sql`now() - interval '61 minutes'` });
    expect((await check(items, code, { by })).statusCode).toBe(200);
  });

  test('a visitor may try ten an hour, and takes nothing from the neighbours', async () => {
    const { code } = await makeCode();
    const { items } = orderForm(await cart(1000));
    const from = '10.9.8.6';
    const { visitor } = visitorCookie(shop);
    const statuses = [];
    for (let n = 0; n < 11; n += 1) {
      statuses.push((await check(items, `GUESS${n}`, { from, visitor })).statusCode);
    }
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
    expect((await check(items, code, { from, ...visitorCookie(shop) })).statusCode).toBe(200);
  });

  test('thousands of right codes from one address are counted by nobody', async () => {
    const { code } = await makeCode();
    const { items } = orderForm(await cart(1000));
    for (let n = 0; n < 320; n += 1) expect((await check(items, code)).statusCode).toBe(200);
    expect(await shop.deps.db.$count(wrongCodes)).toBe(0);
  });
});

describe('what goes back', () => {
  test('is what was paid for the part: all parts together the total, to the rupee (discounts-4)', async () => {
    const { code } = await makeCode({ percent: 17 });
    const lines = await cart(999, 1777, 333);
    const payment = { payment_method: 'creditCard', payment_token: await cardToken(shop) };
    const form = orderForm(lines, payment);
    const off = Math.round(form.total * 0.17);
    const placed = await place(lines, code, off, payment, await signUp(shop));
    expect(placed.statusCode).toBe(201);
    const { id, parts } = placed.json();
    await capture(shop.deps, id);
    for (const part of parts) {
      await shop.deps.db.transaction((tx) => stepSellerOrder(tx, shop.deps, STAFF, part.id, 'cancel'));
    }
    const rows = await shop.deps.db.select().from(refunds).where(eq(refunds.orderId, id));
    expect(rows.reduce((sum, { amount }) => sum + amount, 0)).toBe(form.total - off);
    const shares = await shop.deps.db.select().from(sellerOrders).where(eq(sellerOrders.orderId, id));
    for (const share of shares) {
      const back = rows.find(({ sellerOrderId }) => sellerOrderId === share.id)?.amount;
      expect(back).toBe(share.subTotal - (share.discount ?? 0));
    }
  });
});

test('the mail names the code', async () => {
  const { code } = await makeCode();
  const by = await signUp(shop);
  await place(await cart(1000), code, 100, { email: by.email }, by);
  expect(JSON.stringify(await mailsTo(shop, by.email))).toContain(code);
});
