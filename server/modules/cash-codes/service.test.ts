import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { makeAddress, makeMeasurement, type SignedUp, signUp } from '../../../test/factories.ts';
import { placeGarment, sendStep } from '../../../test/factories-orders.ts';
import { makeProduct, makeShopOrder } from '../../../test/factories-shop.ts';
import { cardToken, orderForm } from '../../../test/factories-shop-orders.ts';
import { sentCodes } from '../../../test/sent-codes.ts';
import { orders } from '../../db/schema/orders.ts';

const shop = testApp({ JOBS: 'false' });
const codes = sentCodes(shop);

let numbers = 1_000_000;
let phone = '';
let product: Awaited<ReturnType<typeof makeProduct>>;

const set = (values: string) => shop.deps.db.execute(sql.raw(`update order_settings set ${values}`));

beforeEach(async () => {
  numbers += 1;
  phone = `+92333${numbers}`;
  product ??= await makeProduct(shop, { type: 'culture', sizes: [null], price: 1200, stock: 1000 });
  await set('cash_code_from = 1000, phone_proof_days = 90');
});
afterAll(() => set('cash_code_from = 0'));

interface From {
  by?: SignedUp | undefined;
  device?: string | undefined;
}

function post(url: string, payload: object, { by, device }: From = {}) {
  return shop.app.inject({
    method: 'POST',
    url,
    remoteAddress: `10.2.${Math.floor(Math.random() * 250)}.${Math.floor(Math.random() * 250)}`,
    payload,
    headers: { 'idempotency-key': randomUUID(), ...by?.headers },
    ...(device && { cookies: { phone_device: device } }),
  });
}

const goods = (more: Record<string, unknown> = {}) =>
  orderForm([{ product }], { phone, email: `${randomUUID()}@mail.example`, ...more });
const order = (from: From = {}, more: Record<string, unknown> = {}) =>
  post('/api/shop/orders/', goods(more), from);
const isNeeded = async (from: From, number = phone) =>
  (await post('/api/phones/check/', { phone: number }, from)).json().needed;

async function prove(from: From): Promise<void> {
  expect((await post('/api/phones/codes/', { phone }, from)).statusCode).toBe(201);
  const [sent] = await codes.to(phone);
  const proven = await post('/api/phones/codes/prove/', { phone, code: sent?.code }, from);
  expect(proven.statusCode).toBe(200);
}

const provenAt = async (id: number) =>
  (await shop.deps.db.select({ at: orders.phoneProvenAt }).from(orders).where(eq(orders.id, id)))[0]?.at;

describe('goods in cash from the sum on (payments-27)', () => {
  test("need a guest's phone proven by a code, which the order keeps (payments-29)", async () => {
    const device = randomUUID();
    const stock = async () =>
      (await shop.deps.db.execute(sql`select sum(stock)::int as stock from variants`)).rows;
    const before = await stock();
    const refused = await order({ device });
    expect([refused.statusCode, refused.json()]).toEqual([
      409,
      { code: 'phones.code_needed', detail: expect.stringMatching(/Rs 1,000.*or pay in advance/) },
    ]);
    expect(await stock()).toEqual(before);
    expect(await isNeeded({ device })).toBe(true);
    await prove({ device });
    expect(await isNeeded({ device })).toBe(false);
    const placed = await order({ device });
    expect(placed.statusCode, placed.body).toBe(201);
    expect(await provenAt(placed.json().id)).toBeInstanceOf(Date);
    const support = await signUp(shop, { userType: 'support' });
    const page = await shop.app.inject({
      url: `/api/staff/orders/${placed.json().id}/`,
      headers: support.headers,
    });
    expect(page.json().line.customer).toMatchObject({ phone, phone_proven_at: expect.any(String) });
    // Not asked again, with the same number on the same device only.
    expect((await order({ device })).statusCode).toBe(201);
    expect((await order({ device: randomUUID() })).statusCode).toBe(409);
    expect((await order({})).statusCode).toBe(409);
    expect((await order({ device }, { phone: '0333 7654321' })).statusCode).toBe(409);
  });

  test('need a mobile number: an e-mail address or a landline is not enough', async () => {
    for (const number of [undefined, '042 35761234']) {
      const refused = await order({ device: randomUUID() }, { phone: number });
      expect([refused.statusCode, refused.json().code]).toEqual([409, 'phones.mobile_needed']);
    }
  });

  test('are asked for again after the days that staff sets', async () => {
    const by = await signUp(shop, { phoneNumber: phone });
    await prove({ by });
    expect((await order({ by })).statusCode).toBe(201);
    await shop.deps.db.execute(sql`update phone_proofs set proven_at = now() - interval '91 days'`);
    expect((await order({ by })).json().code).toBe('phones.code_needed');
    await set('phone_proof_days = 92');
    expect((await order({ by })).statusCode).toBe(201);
  });

  test('use the number of the account where none is left', async () => {
    const by = await signUp(shop, { phoneNumber: phone });
    await prove({ by });
    expect((await order({ by }, { phone: undefined })).statusCode).toBe(201);
  });

  test('are not asked about below the sum, with a card, or while the sum is 0', async () => {
    const token = await cardToken(shop);
    const card = { payment_method: 'creditCard', payment_token: token };
    expect((await order({}, card)).statusCode).toBe(201);
    await set('cash_code_from = 1201');
    expect((await order()).statusCode).toBe(201);
    await set('cash_code_from = 1200');
    expect((await order()).statusCode).toBe(409);
    await set('cash_code_from = 0');
    const placed = await order();
    expect(placed.statusCode).toBe(201);
    expect(await provenAt(placed.json().id)).toBeNull();
    expect(await isNeeded({})).toBe(false);
  });
});

test('staff set the sum, and pages learn it before an order is placed (payments-27, payments-30)', async () => {
  const admin = await signUp(shop, { userType: 'admin' });
  const settings = async () =>
    (await shop.app.inject({ url: '/api/staff/settings/', headers: admin.headers })).json().surcharges;
  const { updated_at: _at, updated_by: _by, ...before } = await settings();
  const save = (values: object) =>
    shop.app.inject({
      method: 'PUT',
      url: '/api/staff/settings/surcharges/',
      headers: admin.headers,
      payload: { ...before, ...values },
    });
  const saved = await save({ cash_code_from: 7500, message_part_price: 235 });
  expect(saved.json()).toMatchObject({ cash_code_from: 7500, message_part_price: 235, codes_per_day: 500 });
  await vi.waitFor(async () => {
    const { order_rules: rules } = (await shop.app.inject({ url: '/api/settings/' })).json();
    expect(rules.cash_code_from).toBe(7500);
  });
  const { cash_code_from: _from, phone_proof_days: _days, codes_per_day: _codes, ...older } = before;
  const { version } = saved.json();
  const kept = await shop.app.inject({
    method: 'PUT',
    url: '/api/staff/settings/surcharges/',
    headers: admin.headers,
    payload: { ...older, version, message_part_price: undefined },
  });
  expect(kept.json()).toMatchObject({ cash_code_from: 7500, message_part_price: 235 });
  expect((await save({ cash_code_from: -1 })).json()).toHaveProperty('cash_code_from');
});

describe('own history (payments-28)', () => {
  /** What has become of a parcel of the customer. */
  async function parcel(by: SignedUp, event: { to: string; action: string; note?: string }) {
    const { id } = await makeShopOrder(shop, by, product);
    await shop.deps.db.execute(sql`
      insert into order_events (order_id, seller_order_id, action, from_status, to_status, note_code)
      select ${id}, id, ${event.action}, 'SHIPPED', ${event.to}, ${event.note ?? null}
      from seller_orders where order_id = ${id}`);
  }

  test('who has received an order is not asked, until a parcel is refused', async () => {
    const by = await signUp(shop);
    expect((await order({ by })).statusCode).toBe(409);
    await parcel(by, { action: 'deliver', to: 'DELIVERED' });
    expect(await isNeeded({ by })).toBe(false);
    const placed = await order({ by });
    expect(placed.statusCode).toBe(201);
    expect(await provenAt(placed.json().id)).toBeNull();
    await parcel(by, { action: 'fail_delivery', to: 'PACKED', note: 'REFUSED' });
    expect(await isNeeded({ by })).toBe(true);
    expect((await order({ by })).statusCode).toBe(409);
  });

  test("nobody else's orders count, not even of the same number", async () => {
    const [known, other] = [await signUp(shop), await signUp(shop)];
    await parcel(known, { action: 'deliver', to: 'DELIVERED' });
    expect(await isNeeded({ by: other })).toBe(true);
    expect(await isNeeded({})).toBe(true);
  });
});

describe('stitched orders in cash from the sum on (payments-27)', () => {
  async function withMeasures(customer: SignedUp): Promise<SignedUp> {
    await makeMeasurement(shop, customer);
    await makeAddress(shop, customer);
    return customer;
  }
  const confirm = (id: number, by: SignedUp) => sendStep(shop, id, by, { action: 'confirm' });

  test('are confirmed once the phone is proven, which the order keeps', async () => {
    await set('cash_code_from = 1000');
    const customer = await signUp(shop, { phoneNumber: phone });
    const placed = await placeGarment(shop, {}, { customer: await withMeasures(customer) });
    const refused = await confirm(placed.id, customer);
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'phones.code_needed']);
    expect(await provenAt(placed.id)).toBeNull();
    await prove({ by: customer });
    const confirmed = await confirm(placed.id, customer);
    expect(confirmed.statusCode, confirmed.body).toBe(200);
    expect(await provenAt(placed.id)).toBeInstanceOf(Date);
  });

  test('what is paid in advance is no cash', async () => {
    const customer = await signUp(shop, { phoneNumber: phone });
    const { id } = await placeGarment(shop, {}, { customer: await withMeasures(customer) });
    const [row] = await shop.deps.db.select({ total: orders.total }).from(orders).where(eq(orders.id, id));
    await set(`cash_code_from = ${row?.total}, advance_new_percent = 10`);
    const agreed = await sendStep(shop, id, customer, {
      action: 'confirm',
      advance: Math.ceil((row?.total ?? 0) / 10),
    });
    expect(agreed.statusCode, agreed.body).toBe(200);
    await set('advance_new_percent = 0');
  });
});
