import { and, desc, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { dayInKarachi } from '../../../contract/dates.ts';
import { testApp } from '../../../test/app.ts';
import { type SignedUp, signUp } from '../../../test/factories.ts';
import { makeBrand, makeProduct, makeShopOrder } from '../../../test/factories-shop.ts';
import { auditEntries } from '../../db/schema/audit.ts';
import { brands } from '../../db/schema/catalogue.ts';
import { brandStatements, earnings } from '../../db/schema/earnings.ts';
import { orderSettings } from '../../db/schema/fees.ts';
import { orderEvents } from '../../db/schema/order-events.ts';
import { documents } from '../../db/schema/orders.ts';
import { sellerOrders } from '../../db/schema/shop.ts';
import { countGoods } from './entry-service.ts';

const shop = testApp({ JOBS: 'false' });
const today = dayInKarachi();
const MONTH = today.slice(0, 7);
const YEAR = Number(today.slice(0, 4));
/** A past month. */
const PAST = `${YEAR - 1}-03`;

let owner: SignedUp;
let brandId: number;
let staff: SignedUp;
let admin: SignedUp;

beforeEach(async () => {
  owner = await signUp(shop, { userType: 'brand' });
  brandId = (await makeBrand(shop, { userId: owner.id })).id;
  staff ??= await signUp(shop, { userType: 'support' });
  admin ??= await signUp(shop, { userType: 'admin' });
  await shop.deps.db
    .update(orderSettings)
    .set({ commissionPercent: 0, goodsCommissionPercent: 0, withheldTaxPercent: 0 });
});

const get = (path = '', by = owner) =>
  shop.app.inject({ url: `/api/workshop/earnings/${path}`, headers: by.headers });

/** The seller order of one product, sent. */
async function sent(price = 4000): Promise<number> {
  const product = await makeProduct(shop, { brandId, price });
  const order = await makeShopOrder(shop, await signUp(shop), product, 'SHIPPED');
  const [part] = await shop.deps.db.select().from(sellerOrders).where(eq(sellerOrders.orderId, order.id));
  return part?.id ?? 0;
}

async function step(id: number, action: string) {
  const response = await shop.app.inject({
    method: 'POST',
    url: `/api/seller-orders/${id}/steps/`,
    headers: staff.headers,
    payload: { action, ...(action === 'return' ? { reason: 'Too small' } : {}) },
  });
  expect(response.statusCode, response.body).toBe(200);
}

const entriesOf = (id: number) =>
  shop.deps.db.select().from(earnings).where(eq(earnings.sellerOrderId, id)).orderBy(earnings.id);

describe('what a brand earns (earnings-6)', () => {
  test('a delivery earns the goods, less commission and tax of that day (earnings-8, earnings-9)', async () => {
    await shop.deps.db.update(orderSettings).set({ goodsCommissionPercent: 15, withheldTaxPercent: 1 });
    const part = await sent(4050);
    await step(part, 'deliver');
    await shop.deps.db.update(orderSettings).set({ goodsCommissionPercent: 50, withheldTaxPercent: 9 });
    const sums = {
      ...{
        delivered: 1,
        alterations: 0,
        stitching: 0,
        urgent_surcharge: 0,
        goods: 4050,
        discount: 0,
        refunds: 0,
      },
      ...{ commission: 608, withheld: 41, net: 3401 },
    };
    expect((await get()).json()).toEqual({
      year: YEAR,
      years: [YEAR],
      kind: 'brand',
      commission_percent: 50,
      withheld_percent: 9,
      balance: 3401,
      totals: sums,
      paid_out: 0,
      months: [{ month: MONTH, is_over: false, statement: null, ...sums, paid_out: 0, balance: 3401 }],
      payments: [],
    });
    const { entries } = (await get(`${MONTH}/`)).json();
    expect(entries).toMatchObject([
      { kind: 'GOODS', seller_order: part, goods: 4050, commission: 608, withheld: 41, net: 3401 },
    ]);
    expect(entries[0].garment).toMatch(/^Product \d+/);
    expect((await get(`${MONTH}/csv/`)).body).toContain(',0,0,4050,0,608,41,3401,0\r\n');
  });

  test('goods that come back take all of it back, with commission and tax (earnings-10)', async () => {
    await shop.deps.db.update(orderSettings).set({ goodsCommissionPercent: 33, withheldTaxPercent: 7 });
    const part = await sent(999);
    await step(part, 'deliver');
    await shop.deps.db.update(orderSettings).set({ goodsCommissionPercent: 5, withheldTaxPercent: 0 });
    await step(part, 'return');
    expect(await entriesOf(part)).toMatchObject([
      { kind: 'GOODS', goods: 999, commission: 330, withheld: 70 },
      { kind: 'GOODS_REFUND', goods: -999, commissionPercent: 33, commission: -330, withheld: -70 },
    ]);
    expect((await get()).json()).toMatchObject({ balance: 0, totals: { goods: 999, refunds: 999, net: 0 } });
  });

  test('the shop earns nothing by goods of its own, and its commission of a brand goes before the settings', async () => {
    const own = await makeProduct(shop, { type: 'culture', price: 3000 });
    const order = await makeShopOrder(shop, await signUp(shop), own, 'SHIPPED');
    const [part] = await shop.deps.db.select().from(sellerOrders).where(eq(sellerOrders.orderId, order.id));
    await step(part?.id ?? 0, 'deliver');
    expect(await entriesOf(part?.id ?? 0)).toEqual([]);

    const url = `/api/staff/sellers/${owner.id}/commission/`;
    const read = await shop.app.inject({ url, headers: admin.headers });
    expect(read.json()).toMatchObject({ percent: null, general: 0 });
    const save = (percent: unknown, version: number, by = admin) =>
      shop.app.inject({ method: 'PUT', url, headers: by.headers, payload: { version, percent } });
    const { version } = read.json();
    expect((await save(101, version)).json()).toMatchObject({ percent: expect.anything() });
    expect((await save(12, version, staff)).statusCode).toBe(403);
    expect((await save(12, version)).json()).toMatchObject({ percent: 12 });
    expect((await save(13, version)).json()).toMatchObject({ code: 'edits.outdated' });
    const sold = await sent(1000);
    await step(sold, 'deliver');
    expect(await entriesOf(sold)).toMatchObject([{ commissionPercent: 12, commission: 120 }]);
    const [entry] = await shop.deps.db
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.userId, owner.id), eq(auditEntries.action, 'sellers.commission-set')));
    expect(entry?.data).toEqual({ commission: 'as in the settings → 12 %' });
    const unknown = await shop.app.inject({
      url: `/api/staff/sellers/${staff.id}/commission/`,
      headers: admin.headers,
    });
    expect(unknown.statusCode).toBe(404);
  });
});

test('goods that were delivered before are entered at a start, once and without commission (earnings-11)', async () => {
  await shop.deps.db.update(orderSettings).set({ goodsCommissionPercent: 20 });
  const [kept, back] = [await sent(2000), await sent(700)];
  const delivered = {
    ...{ action: 'deliver' as const, fromStatus: 'SHIPPED' as const, toStatus: 'DELIVERED' as const },
  };
  for (const [id, status] of [
    [kept, 'DELIVERED'],
    [back, 'RETURNED'],
  ] as const) {
    const [part] = await shop.deps.db
      .update(sellerOrders)
      .set({ status, updatedAt: new Date(`${PAST}-20T10:00:00Z`) })
      .where(eq(sellerOrders.id, id))
      .returning();
    await shop.deps.db.insert(orderEvents).values({
      ...delivered,
      orderId: part?.orderId ?? 0,
      sellerOrderId: id,
      at: new Date(`${PAST}-15T10:00:00Z`),
    });
  }
  await countGoods(shop.deps.db);
  expect(await countGoods(shop.deps.db)).toBe(0);
  expect((await get(`?year=${YEAR - 1}`)).json()).toMatchObject({
    balance: 2000,
    months: [{ month: PAST, delivered: 2, goods: 2700, refunds: 700, commission: 0, net: 2000 }],
  });
});

test('a month that is over has a statement, the same for brand and admin (earnings-2, earnings-6)', async () => {
  await shop.deps.db.update(orderSettings).set({ goodsCommissionPercent: 10, withheldTaxPercent: 2 });
  const part = await sent();
  await step(part, 'deliver');
  await shop.deps.db
    .update(earnings)
    .set({ at: new Date(`${PAST}-15T10:00:00Z`) })
    .where(eq(earnings.sellerOrderId, part));
  const read = (path: string, by = admin, id = brandId) =>
    shop.app.inject({ url: `/api/staff/brands/${id}/earnings/${path}`, headers: by.headers });
  for (const path of [`?year=${YEAR - 1}`, `${PAST}/`, `${PAST}/csv/`])
    expect((await read(path)).body, path).toBe((await get(path)).body);
  const issued = await read(`${PAST}/statement/`);
  expect(issued.statusCode, issued.body).toBe(200);
  expect((await get(`${PAST}/statement/`)).rawPayload.equals(issued.rawPayload)).toBe(true);
  const [stored] = await shop.deps.db
    .select()
    .from(brandStatements)
    .where(eq(brandStatements.brandId, brandId));
  expect(stored?.month).toBe(`${PAST}-01`);
  const [statement] = await shop.deps.db
    .select()
    .from(documents)
    .where(eq(documents.kind, 'STATEMENT'))
    .orderBy(desc(documents.number));
  expect(statement?.content).toMatchObject({
    isBrand: true,
    totals: { goods: 4000, commission: 400, withheld: 80, net: 3520 },
    account: { opening: 0, payments: [] },
  });
  for (const path of ['', `${PAST}/`, `${PAST}/csv/`, `${PAST}/statement/`]) {
    expect((await read(path, admin, 999_999)).statusCode, path).toBe(404);
    expect((await read(path, staff)).statusCode, path).toBe(403);
    expect((await read(path, owner)).statusCode, path).toBe(403);
  }
});

test('nobody sees the earnings of another brand', async () => {
  const part = await sent();
  await step(part, 'deliver');
  const other = await signUp(shop, { userType: 'brand' });
  expect((await get('', other)).statusCode, 'no brand').toBe(404);
  await makeBrand(shop, { userId: other.id });
  expect((await get('', other)).json().months).toEqual([]);
  const [entry] = (await get(`${MONTH}/`)).json().entries;
  expect((await get(`${MONTH}/?after=${entry.id - 1}`, other)).json().entries).toEqual([]);
  expect((await get(`${MONTH}/csv/`, other)).body).not.toContain(entry.tracking_id);
  expect((await shop.app.inject('/api/workshop/earnings/')).statusCode).toBe(401);
  expect(await shop.deps.db.select().from(brands).where(eq(brands.id, brandId))).toHaveLength(1);
});
