import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { dayInKarachi } from '../../../contract/dates.ts';
import { testApp } from '../../../test/app.ts';
import { type SignedUp, signUp } from '../../../test/factories.ts';
import { makeCode } from '../../../test/factories-discounts.ts';
import { walkParcel } from '../../../test/factories-returns.ts';
import { IBAN } from '../../../test/factories-sellers.ts';
import { makeBrand, makeProduct } from '../../../test/factories-shop.ts';
import { type CartOf, orderForm, sendOrder } from '../../../test/factories-shop-orders.ts';
import { auditEntries } from '../../db/schema/audit.ts';
import { discountCodes } from '../../db/schema/discounts.ts';
import { earnings } from '../../db/schema/earnings.ts';
import { orderSettings } from '../../db/schema/fees.ts';
import { sellerOrderItems, sellerOrders } from '../../db/schema/shop.ts';
import { refund } from '../shop/refunds/service.ts';
import { verifyData } from '../system/verification-service.ts';

const shop = testApp({ JOBS: 'false' });
const MONTH = dayInKarachi().slice(0, 7);
let count = 0;

let owner: SignedUp;
let brandId: number;
let admin: SignedUp;
let stranger: SignedUp;

beforeAll(async () => {
  admin = await signUp(shop, { userType: 'admin' });
  stranger = await signUp(shop, { userType: 'brand' });
  await makeBrand(shop, { userId: stranger.id });
});

beforeEach(async () => {
  owner = await signUp(shop, { userType: 'brand' });
  brandId = (await makeBrand(shop, { userId: owner.id })).id;
  await shop.deps.db
    .update(orderSettings)
    .set({ commissionPercent: 0, goodsCommissionPercent: 10, withheldTaxPercent: 0 });
});

function newCode(more: object = {}) {
  count += 1;
  return { code: `BORNE-${process.pid}-${count}`, percent: 20, starts_on: '2026-01-01', ...more };
}

const send = (by: SignedUp, path: string, payload: object = {}) =>
  shop.app.inject({ method: 'POST', url: path, headers: by.headers, payload });
const offer = (more: object = {}) =>
  send(admin, '/api/staff/discounts/', newCode({ seller: brandId, seller_percent: 50, ...more }));
const create = (more: object = {}, by = owner) => send(by, '/api/workshop/discounts/', newCode(more));
const answer = (id: number, accept: boolean, by = owner) =>
  send(by, `/api/workshop/discounts/${id}/answer/`, { accept });
const list = (query = '', by = owner) =>
  shop.app.inject({ url: `/api/workshop/discounts/${query}`, headers: by.headers });

const goodsOf = async (price: number, quantity = 1, brand = brandId): Promise<CartOf> => {
  const product = await makeProduct(shop, { brandId: brand, price });
  return { product, variant: product.variants[0] ?? { id: 0 }, quantity };
};

/** An order with the code, which takes `off` off its goods. */
async function place(lines: CartOf[], code: string, off: number, buyer?: SignedUp) {
  const form = orderForm(lines, { email: undefined });
  const by = buyer ?? (await signUp(shop));
  const placed = await sendOrder(shop, { ...form, code, total: form.total - off }, { by });
  expect(placed.statusCode, placed.body).toBe(201);
  return placed.json();
}

const entriesOf = (part: number) =>
  shop.deps.db.select().from(earnings).where(eq(earnings.sellerOrderId, part)).orderBy(earnings.id);

async function check(code: string) {
  return shop.app.inject({
    method: 'POST',
    url: '/api/shop/cart/check/',
    payload: { items: orderForm([await goodsOf(1000)]).items, code },
  });
}

describe('a code that the shop asks a seller to bear (discounts-11)', () => {
  test('waits for its seller, who is told and accepts; then it counts', async () => {
    const offered = await offer();
    expect(offered.statusCode, offered.body).toBe(201);
    const { id, code } = offered.json();
    expect(offered.json()).toMatchObject({ state: 'awaited', seller_percent: 50, accepted_at: null });
    expect((await check(code)).json()).toEqual({ code: ['This code cannot be used yet.'] });
    const news = await shop.app.inject({ url: '/api/notifications/', headers: owner.headers });
    expect(news.json().results[0]).toMatchObject({
      title: `Will you bear the code ${code}?`,
      path: '/workshop/codes',
    });
    const [seen] = (await list('?state=awaited')).json().results;
    expect(seen).toMatchObject({ id, code, state: 'awaited', seller_percent: 50, uses: 0, borne: 0 });
    expect(seen).not.toHaveProperty('created_by');

    expect((await answer(id, true)).json()).toMatchObject({ state: 'open' });
    expect((await answer(id, false)).json()).toMatchObject({ code: 'discounts.answered' });
    expect((await check(code)).json().discount_code).toEqual({ code, amount: 200 });
    const recorded = await shop.deps.db
      .select({ action: auditEntries.action, actor: auditEntries.actorId })
      .from(auditEntries)
      .where(eq(auditEntries.subjectId, String(id)));
    expect(recorded).toContainEqual({ action: 'discounts.code-accepted', actor: owner.id });
  });

  test('is over once its seller declines', async () => {
    const { id, code } = (await offer({ seller_percent: 100 })).json();
    expect((await answer(id, false)).json()).toMatchObject({
      state: 'over',
      declined_at: expect.any(String),
      accepted_at: null,
    });
    expect((await answer(id, true)).statusCode).toBe(409);
    expect((await check(code)).statusCode).toBe(400);
  });

  test('two answers at once: one counts', async () => {
    const { id } = (await offer()).json();
    const answers = await Promise.all([answer(id, true), answer(id, false), answer(id, true)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
  });

  test('names its seller, and is for whole per cents', async () => {
    expect((await offer({ seller: null })).json()).toHaveProperty('seller_percent');
    for (const seller_percent of [-1, 101, 1.5, 'much', null])
      expect((await offer({ seller_percent })).json()).toHaveProperty('seller_percent');
    const alone = await offer({ seller_percent: 0 });
    expect(alone.json(), 'the shop alone needs no consent').toMatchObject({ state: 'open' });
    expect((await answer(alone.json().id, true)).statusCode).toBe(409);
  });
});

describe('a code of the seller itself (discounts-12)', () => {
  test('is borne by it alone, and counts at once', async () => {
    const made = await create({ max_uses: 9 });
    expect(made.statusCode, made.body).toBe(201);
    expect(made.json()).toMatchObject({ state: 'open', seller_percent: 100, max_uses: 9 });
    const [listed] = (
      await shop.app.inject({
        url: `/api/staff/discounts/?search=${made.json().code}`,
        headers: admin.headers,
      })
    ).json().results;
    expect(listed).toMatchObject({ seller: { id: brandId }, seller_percent: 100 });
    expect((await create({ code: listed.code })).json()).toHaveProperty('code');
    expect((await create({ percent: 31 })).json(), 'below the lowest share').toHaveProperty('percent');
    expect((await create({ seller: 1, seller_percent: 0 })).json()).toMatchObject({ seller_percent: 100 });
  });

  test('has a limit for each brand', async () => {
    await shop.deps.db.insert(discountCodes).values(
      Array.from({ length: 50 }, (_, place) => ({
        ...{ code: `MANY-${brandId}-${place}`, percent: 5, startsOn: '2026-01-01', brandId },
        ...{ sellerPercent: 100, acceptedAt: new Date() },
      })),
    );
    expect((await create()).json()).toMatchObject({ code: 'discounts.too_many' });
  });

  test('another brand neither sees, answers nor ends it', async () => {
    const { id } = (await offer()).json();
    expect((await list('', stranger)).json().results).toEqual([]);
    expect((await answer(id, true, stranger)).statusCode).toBe(404);
    expect((await send(stranger, `/api/workshop/discounts/${id}/end/`)).statusCode).toBe(404);
    const customer = await signUp(shop);
    for (const by of [customer, admin]) {
      expect((await list('', by)).statusCode).toBe(403);
      expect((await create({}, by)).statusCode).toBe(403);
    }
  });

  test('its seller ends what it bears, not what the shop bears; orders keep it (discounts-14)', async () => {
    const { id, code } = (await create()).json();
    const order = await place([await goodsOf(1000)], code, 200);
    for (let twice = 0; twice < 2; twice++)
      expect((await send(owner, `/api/workshop/discounts/${id}/end/`)).json()).toMatchObject({
        state: 'over',
        uses: 1,
        given: 200,
        borne: 200,
      });
    expect((await check(code)).statusCode).toBe(400);
    await walkParcel(shop, order.parts[0].id, 'pack', 'ship', 'deliver');
    expect(await entriesOf(order.parts[0].id)).toMatchObject([{ discount: 200 }]);
    const ofShop = await makeCode(shop, { brandId });
    expect((await send(owner, `/api/workshop/discounts/${ofShop.id}/end/`)).statusCode).toBe(404);
  });
});

describe('what the seller bears lowers its earnings (earnings-19)', () => {
  test('half of a shared code, by line; commission of the price less that half', async () => {
    const { id, code } = (await offer({ seller_percent: 50, percent: 15 })).json();
    await answer(id, true);
    const other = await makeBrand(shop);
    const lines = [await goodsOf(999, 3), await goodsOf(1501), await goodsOf(2000, 1, other.id)];
    const order = await place(lines, code, 675);
    const part = order.parts.find(({ seller }: { seller: { id: number } | null }) => seller?.id === brandId);
    const [mine, theirs] = await shop.deps.db
      .select()
      .from(sellerOrders)
      .where(eq(sellerOrders.orderId, order.id))
      .orderBy(sellerOrders.brandId);
    expect(mine).toMatchObject({ brandId, subTotal: 4498, discount: 675, borne: 338 });
    expect(theirs).toMatchObject({ discount: 0, borne: 0 });
    const items = await shop.deps.db
      .select({ borne: sellerOrderItems.borne })
      .from(sellerOrderItems)
      .where(eq(sellerOrderItems.sellerOrderId, mine?.id ?? 0));
    expect(items.reduce((sum, { borne }) => sum + borne, 0)).toBe(338);
    expect(part === undefined || part.id === mine?.id).toBe(true);

    await walkParcel(shop, mine?.id ?? 0, 'pack', 'ship', 'deliver');
    // Rs 4,160 are left, of which the commission is 10 %.
    expect(await entriesOf(mine?.id ?? 0)).toMatchObject([{ goods: 4498, discount: 338, commission: 416 }]);
    const month = await shop.app.inject({
      url: `/api/workshop/earnings/${MONTH}/`,
      headers: owner.headers,
    });
    expect(month.json()).toMatchObject({
      ...{ goods: 4498, discount: 338, commission: 416, refunds: 0, net: 3744, balance: 3744 },
      entries: [{ discount: 338, net: 3744 }],
    });
    const csv = await shop.app.inject({
      url: `/api/workshop/earnings/${MONTH}/csv/`,
      headers: owner.headers,
    });
    expect(csv.body).toContain(',0,0,4498,338,416,0,3744,0\r\n');
    const balances = await shop.app.inject({ url: '/api/staff/payouts/balances/', headers: admin.headers });
    expect(
      balances
        .json()
        .results.find((one: { id: number; kind: string }) => one.kind === 'brand' && one.id === brandId),
    ).toMatchObject({ amount: 3744 });
  });

  test('a code of the shop leaves the full price (earnings-7)', async () => {
    const { code } = await makeCode(shop, { brandId, percent: 30 });
    const order = await place([await goodsOf(1000)], code, 300);
    await walkParcel(shop, order.parts[0].id, 'pack', 'ship', 'deliver');
    expect(await entriesOf(order.parts[0].id)).toMatchObject([{ goods: 1000, discount: 0, commission: 100 }]);
  });

  test('what comes back takes its share with it, and all of it leaves nothing (earnings-20)', async () => {
    const { code } = (await create({ percent: 20 })).json();
    const order = await place([await goodsOf(333, 3), await goodsOf(1000)], code, 400);
    const [part] = order.parts;
    await walkParcel(shop, part.id, 'pack', 'ship', 'deliver');
    const [three, one] = part.items;
    for (const [{ line }, returned] of [
      [three, 0],
      [three, 1],
      [one, 0],
      [three, 2],
    ] as const) {
      const taken = await send(owner, `/api/seller-orders/${part.id}/returns/`, {
        items: [{ line, quantity: 1, returned }],
        reason: 'FAULTY',
      });
      expect(taken.statusCode, taken.body).toBeLessThan(300);
      expect(
        (await verifyData(shop.deps.db)).filter(({ what }) => /bears|borne|entry|earned/.test(what)),
      ).toEqual([]);
    }
    const entries = await entriesOf(part.id);
    expect(entries).toHaveLength(5);
    for (const of of ['goods', 'discount', 'commission'] as const)
      expect(
        entries.reduce((sum, entry) => sum + entry[of], 0),
        of,
      ).toBe(0);
    expect(entries.slice(1).every(({ goods, discount }) => goods < 0 && discount < 0)).toBe(true);
  });

  test('a part that goes back to an account, then one as store credit, leaves books that add up (payments-36)', async () => {
    const { code } = (await create({ percent: 20 })).json();
    const buyer = await signUp(shop);
    const order = await place([await goodsOf(333, 3), await goodsOf(1000)], code, 400, buyer);
    const [part] = order.parts;
    await walkParcel(shop, part.id, 'pack', 'ship', 'deliver');
    const support = await signUp(shop, { userType: 'support' });
    const owed = async () =>
      (
        await shop.app.inject({ url: `/api/orders/${order.id}/owed-refunds/`, headers: buyer.headers })
      ).json();
    const put = (path: string, payload: object) =>
      shop.app.inject({ method: 'PUT', url: `/api/${path}`, headers: buyer.headers, payload });
    const takeBack = async (line: number, returned: number) => {
      const items = [{ line, quantity: 1, returned }];
      const taken = await send(owner, `/api/seller-orders/${part.id}/returns/`, { items, reason: 'FAULTY' });
      expect(taken.statusCode, taken.body).toBe(200);
      await refund(shop.deps, order.id);
    };

    await takeBack(part.items[0].line, 0);
    const [toAccount] = (await owed()).refunds;
    expect(toAccount.amount, 'a third of the line, less its share of the code').toBeLessThan(333);
    const account = { iban: IBAN, account_title: 'Zainab Ali' };
    expect((await put(`orders/${order.id}/refund-account/`, account)).statusCode).toBe(200);
    await send(support, `/api/staff/refunds/${toAccount.id}/hand-over/`);
    expect(await owed()).toMatchObject({ refunds: [], account: null, can_give_account: false });

    await takeBack(part.items[1].line, 0);
    const [asCredit] = (await owed()).refunds;
    await put(`owed-refunds/${asCredit.id}/`, { as_credit: true });
    const paid = await send(support, `/api/staff/refunds/${asCredit.id}/credit/`);
    expect(paid.statusCode, paid.body).toBe(200);
    const credit = await shop.app.inject({ url: '/api/credit/', headers: buyer.headers });
    expect(credit.json().balance).toBe(asCredit.amount);

    const entries = await entriesOf(part.id);
    const sum = (of: 'goods' | 'discount' | 'commission') =>
      entries.reduce((all, entry) => all + entry[of], 0);
    expect([sum('goods'), sum('discount')]).toEqual([666, 134]);
    const net = sum('goods') - sum('discount') - sum('commission');
    const month = await shop.app.inject({
      url: `/api/workshop/earnings/${MONTH}/`,
      headers: owner.headers,
    });
    expect(month.json()).toMatchObject({ net, balance: net });
    const csv = await shop.app.inject({
      url: `/api/workshop/earnings/${MONTH}/csv/`,
      headers: owner.headers,
    });
    const [head = [], ...lines] = csv.body.split('\r\n').map((line) => line.split(','));
    const nets = lines.map((line) => Number(line[head.indexOf('net')] ?? 0));
    expect(nets.slice(0, -2).reduce((all, one) => all + one, 0)).toBe(net);
    expect(nets.at(-2), 'the line of the totals').toBe(net);
    expect(await verifyData(shop.deps.db)).toEqual([]);
  });
});
