import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { testApp } from '../../../../test/app.ts';
import { multipart, type SignedUp, signUp } from '../../../../test/factories.ts';
import { addGarment, placeGarment, sendGarmentStep, sendStep } from '../../../../test/factories-orders.ts';
import { deliveredGoods } from '../../../../test/factories-returns.ts';
import { IBAN } from '../../../../test/factories-sellers.ts';
import { mailsTo } from '../../../../test/mailbox.ts';
import { goodsReturns } from '../../../db/schema/shop.ts';
import { verifyData } from '../../system/verification-service.ts';

const shop = testApp({ JOBS: 'false' });
let support: SignedUp;

beforeAll(async () => {
  support = await signUp(shop, { userType: 'support' });
});

const owed = (id: number, by: Pick<SignedUp, 'headers'> | null) =>
  shop.app.inject({ url: `/api/orders/${id}/owed-refunds/`, headers: { ...by?.headers } });
const choose = (id: number, by: Pick<SignedUp, 'headers'> | null, as_credit: unknown) =>
  shop.app.inject({
    method: 'PUT',
    url: `/api/owed-refunds/${id}/`,
    payload: { as_credit },
    headers: { ...by?.headers },
  });
const pay = (id: number, way: 'credit' | 'hand-over') =>
  shop.app.inject({
    method: 'POST',
    url: `/api/staff/refunds/${id}/${way}/`,
    payload: {},
    headers: support.headers,
  });
const pageOf = async (id: number) =>
  (await shop.app.inject({ url: `/api/staff/orders/${id}/`, headers: support.headers })).json();
const balanceOf = async ({ headers }: SignedUp) =>
  (await shop.app.inject({ url: '/api/credit/', headers })).json().balance;
const textsTo = async ({ email }: SignedUp) =>
  (await mailsTo(shop, email)).map(({ text }) => text).join('\n');

/** A stitched order of which a paid garment was cancelled. */
async function owedGarment() {
  const placed = await placeGarment(shop);
  const garments = await addGarment(shop, placed, { dress_type: 'Kurta' });
  await sendStep(shop, placed.id, placed.customer, { action: 'confirm' });
  await sendStep(shop, placed.id, support, { action: 'record_payment', method: 'TRANSFER' });
  await sendGarmentStep(shop, placed.id, garments[1] ?? 0, placed.customer, {
    action: 'cancel',
    reason: 'One less',
  });
  return placed;
}

describe('what is owed for a cancelled garment (credit-10)', () => {
  test('is wanted as credit, which staff see and pay', async () => {
    const { id, customer } = await owedGarment();
    const [refund] = (await owed(id, customer)).json().refunds;
    expect(refund).toEqual({ id: expect.any(Number), amount: 1900, as_credit: false });
    expect((await choose(refund.id, customer, true)).json()).toEqual({ ...refund, as_credit: true });
    expect((await pageOf(id)).refunds).toMatchObject([{ id: refund.id, is_owed: true, as_credit: true }]);
    expect((await pay(refund.id, 'credit')).statusCode).toBe(200);
    expect(await balanceOf(customer)).toBe(1900);
    expect((await owed(id, customer)).json()).toMatchObject({ refunds: [], can_give_account: false });
    expect(await textsTo(customer)).toContain('Rs 1,900 is in your store credit now');
    const late = await choose(refund.id, customer, false);
    expect([late.statusCode, late.json().code]).toEqual([409, 'credit.paid_back']);
  });

  test('is money again by another choice, and where staff have handed it over', async () => {
    const { id, customer } = await owedGarment();
    const [refund] = (await owed(id, customer)).json().refunds;
    await choose(refund.id, customer, true);
    expect((await choose(refund.id, customer, false)).json().as_credit).toBe(false);
    await choose(refund.id, customer, true);
    await pay(refund.id, 'hand-over');
    expect((await pageOf(id)).refunds).toMatchObject([{ is_owed: false, as_credit: false }]);
    expect(await balanceOf(customer)).toBe(0);
    expect(await textsTo(customer)).not.toContain('store credit');
  });

  test('of somebody else is not there (404), and bad choices are named', async () => {
    const { id, customer } = await owedGarment();
    const other = await signUp(shop);
    const [refund] = (await owed(id, customer)).json().refunds;
    expect((await owed(id, other)).statusCode).toBe(404);
    expect((await choose(refund.id, other, true)).statusCode).toBe(404);
    expect((await owed(id, null)).statusCode).toBe(401);
    expect((await choose(refund.id, null, true)).statusCode).toBe(401);
    expect(Object.keys((await choose(refund.id, customer, 'maybe')).json())).toEqual(['as_credit']);
    expect((await choose(999_999_999, customer, true)).statusCode).toBe(404);
    expect((await owed(id, customer)).json().refunds).toEqual([refund]);
  });
});

describe('a return of goods (credit-10)', () => {
  const ask = (order: Awaited<ReturnType<typeof deliveredGoods>>, more: Record<string, string>) => {
    const items = JSON.stringify([{ line: order.lines[0]?.line, quantity: 1 }]);
    const form = multipart({ part: String(order.part), items, reason: 'FAULTY', ...more });
    return shop.app.inject({
      method: 'POST',
      url: `/api/shop/orders/${order.id}/returns/`,
      payload: form.payload,
      headers: { ...form.headers, ...order.customer.headers },
    });
  };
  const receive = (id: number, line: number) =>
    shop.app.inject({
      method: 'POST',
      url: `/api/goods-returns/${id}/receive/`,
      payload: { items: [{ line, quantity: 1 }] },
      headers: support.headers,
    });

  test('that was asked for with credit is owed as credit, and needs no account', async () => {
    const order = await deliveredGoods(shop);
    const asked = await ask(order, { as_credit: 'true', iban: IBAN });
    expect(asked.statusCode, asked.body).toBe(201);
    const [one] = asked.json().returns;
    expect(one).toMatchObject({ as_credit: true });
    const [row] = await shop.deps.db.select().from(goodsReturns).where(eq(goodsReturns.id, one.id));
    expect(row?.sealedAccount).toBeNull();
    expect((await receive(one.id, order.lines[0]?.line ?? 0)).statusCode).toBe(200);
    const [refund] = (await pageOf(order.id)).refunds;
    expect(refund).toMatchObject({ amount: 1000, is_owed: true, as_credit: true });
    expect((await owed(order.id, order.customer)).json().refunds).toMatchObject([{ as_credit: true }]);
    await pay(refund.id, 'credit');
    expect(await balanceOf(order.customer)).toBe(1000);
    expect(await textsTo(order.customer)).toContain('Rs 1,000 is in your store credit now');
  });

  test('of a card order is refunded by its gateway, whatever was chosen', async () => {
    const order = await deliveredGoods(shop, 'card');
    const [one] = (await ask(order, { as_credit: 'true' })).json().returns;
    expect(one).toMatchObject({ as_credit: false });
    await receive(one.id, order.lines[0]?.line ?? 0);
    expect((await owed(order.id, order.customer)).json().refunds).toEqual([]);
  });
});

test('the books of all of it are whole', async () => {
  expect(await verifyData(shop.deps.db)).toEqual([]);
});
