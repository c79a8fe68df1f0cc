import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { ReturnedParcel } from '../../../contract/returned-parcels.ts';
import { testApp } from '../../../test/app.ts';
import { type SignedUp, signUp } from '../../../test/factories.ts';
import { clothSeller, from, ship } from '../../../test/factories-cloth.ts';
import { byWhatsApp, packParcel } from '../../../test/factories-dispatch.ts';
import { placeGarment, sendStep } from '../../../test/factories-orders.ts';
import { mailsTo } from '../../../test/mailbox.ts';
import { WHATSAPP } from '../../../test/whatsapp-server.ts';
import { variants } from '../../db/schema/catalogue.ts';
import { orderAddresses, orders } from '../../db/schema/orders.ts';
import { verifyData } from '../system/verification-service.ts';

const shop = testApp({ JOBS: 'false', WHATSAPP_API: 'http://127.0.0.1:9', ...WHATSAPP });
const { makeCloth, take, takeOfSeller, partOf, confirmed } = clothSeller(shop);

const ADDRESS = {
  full_name: 'Bilal Khan',
  phone: '0301 7654321',
  address: '5 Canal Road',
  city: 'Multan',
  postal_code: '60000',
  country: 'PK',
};

const list = async (by: SignedUp): Promise<ReturnedParcel[]> =>
  (await shop.app.inject({ url: '/api/staff/returned-parcels/', headers: by.headers })).json().results;
const again = (by: SignedUp | undefined, payload: object, key = randomUUID()) =>
  shop.app.inject({
    method: 'POST',
    url: '/api/staff/returned-parcels/next-try/',
    headers: { 'idempotency-key': key, ...by?.headers },
    payload,
  });

/** A garment whose parcel was refused at the door; `paid` in advance. */
async function refusedGarment(paid = 0, failure = 'REFUSED') {
  const order = await placeGarment(shop, { delivery: 'BY_SHOP' });
  const support = await signUp(shop, { userType: 'support' });
  const take = async (by: SignedUp, body: { action: string } & Record<string, unknown>, status = 200) => {
    const response = await sendStep(shop, order.id, by, body);
    expect(response.statusCode, `${body.action}: ${response.body}`).toBe(status);
    return response.json();
  };
  await take(order.customer, { action: 'confirm' });
  for (const action of ['accept', 'start', 'check']) await take(order.tailor, { action });
  if (paid > 0) await take(support, { action: 'record_payment', amount: paid, method: 'TRANSFER' });
  await take(order.tailor, { action: 'ship', courier: 'TCS', courier_number: '1' });
  await take(order.tailor, { action: 'come_back', failure });
  return { ...order, support, take };
}

describe('A parcel that has come back (couriers-30 to couriers-33)', () => {
  test('is listed until it is sent again or ended', async () => {
    const { part, support, step, trackingNumber, variant } = await packParcel(shop);
    const stockOf = async () =>
      (await shop.deps.db.select().from(variants).where(eq(variants.id, variant)))[0]?.stock;
    expect(await list(support)).toEqual([]);
    await step({ action: 'ship', courier: 'TCS', courier_number: '1' });
    await step({ action: 'come_back', failure: 'WRONG_ADDRESS', reason: 'House 12, not 21.' });
    expect(await list(support)).toMatchObject([
      {
        tracking_id: trackingNumber,
        seller_order: part,
        kind: 'goods',
        failure: 'WRONG_ADDRESS',
        city: 'Lahore',
      },
    ]);
    await step({ action: 'ship', courier: 'TCS', courier_number: '2' });
    expect(await list(support)).toEqual([]);
    await step({ action: 'come_back', failure: 'REFUSED' });
    const before = (await stockOf()) ?? 0;
    await step({ action: 'fail_delivery', failure: 'REFUSED', restock: true });
    expect([await list(support), await stockOf()]).toEqual([[], before + 2]);
    expect(await verifyData(shop.deps.db)).toEqual([]);
  });

  test('a parcel that is packed for the first time is no such case', async () => {
    const { part, support } = await packParcel(shop);
    const refused = await shop.app.inject({
      method: 'POST',
      url: `/api/seller-orders/${part}/steps/`,
      headers: support.headers,
      payload: { action: 'fail_delivery', failure: 'REFUSED' },
    });
    expect(refused.statusCode).toBe(409);
    expect((await again(support, { seller_order: part })).json().code).toBe('couriers.not_back');
  });

  test('goods go to a corrected address, and the customer hears of it', async () => {
    const { part, order, support, step, customer, trackingNumber } = await packParcel(shop);
    await step({ action: 'ship', courier: 'TCS', courier_number: '1' });
    await step({ action: 'come_back', failure: 'WRONG_ADDRESS' });
    const answer = await again(support, { seller_order: part, address: ADDRESS });
    expect([answer.statusCode, answer.json()], answer.body).toEqual([200, { advance_due: 0 }]);
    const [to] = await shop.deps.db.select().from(orderAddresses).where(eq(orderAddresses.orderId, order));
    expect(to).toMatchObject({ fullName: 'Bilal Khan', city: 'Multan' });
    const [row] = await shop.deps.db.select().from(orders).where(eq(orders.id, order));
    expect(row?.phone).toBe('+923017654321');
    const [mail] = await mailsTo(shop, customer.email);
    expect(mail?.subject).toBe(`We send your order ${trackingNumber} once more`);
    expect(mail?.text).toContain('5 Canal Road, Multan');
    expect(
      (await again(support, { seller_order: part, address: { ...ADDRESS, phone: '1' } })).statusCode,
    ).toBe(400);
  });

  test('cloth goes to its tailor: neither the address nor the phone of the customer changes', async () => {
    const order = await confirmed(from(await makeCloth()));
    await take(order, order.tailor, { action: 'accept' });
    const part = await partOf(order);
    await takeOfSeller(part, { action: 'pack' }, ship, { action: 'come_back', failure: 'WRONG_ADDRESS' });
    const support = await signUp(shop, { userType: 'support' });
    const { db } = shop.deps;
    const seen = async () => [
      await db.select().from(orderAddresses).where(eq(orderAddresses.orderId, order.id)),
      (await db.select().from(orders).where(eq(orders.id, order.id)))[0]?.phone,
    ];
    const before = await seen();
    const refused = await again(support, { seller_order: part, address: ADDRESS });
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'couriers.goes_to_tailor']);
    expect((await again(support, { seller_order: part })).json()).toEqual({ advance_due: 0 });
    expect(await seen()).toEqual(before);
  });

  test('the next try is told by the channel of the customer (messages-11)', async () => {
    const garment = await refusedGarment();
    const texts = await byWhatsApp(shop, garment.customer);
    await again(garment.support, { order: garment.id, advance: 'ALL' });
    expect((await texts()).at(-1)).toMatch(/waits for the advance of Rs 2,750\. See http/);
    const goods = await packParcel(shop);
    await goods.step({ action: 'ship', courier: 'TCS', courier_number: '1' });
    await goods.step({ action: 'come_back', failure: 'REFUSED' });
    const ofGoods = await byWhatsApp(shop, goods.customer);
    await again(goods.support, { seller_order: goods.part });
    expect((await ofGoods()).at(-1)).toContain(`We send your order ${goods.trackingNumber} once more`);
  });

  test('a garment is sent again once its new advance is paid', async () => {
    const { id, support, tailor, take, customer } = await refusedGarment();
    expect((await again(support, { order: id, advance: 'ALL' })).json()).toEqual({ advance_due: 2750 });
    expect((await list(support)).find(({ order }) => order === id)).toMatchObject({
      advance_due: 2750,
      paid: 0,
    });
    const [mail] = await mailsTo(shop, customer.email);
    expect(mail?.text).toContain('Rs 2,750');
    const refused = await take(tailor, { action: 'ship', courier: 'TCS', courier_number: '2' }, 409);
    expect(refused.code).toBe('orders.not_paid_yet');
    await take(support, { action: 'record_payment', amount: 2750, method: 'TRANSFER' });
    await take(tailor, { action: 'ship', courier: 'TCS', courier_number: '2' });
    expect(await take(tailor, { action: 'deliver' })).toMatchObject({ status: 'DELIVERED' });
    expect(await verifyData(shop.deps.db)).toEqual([]);
  });

  test('it is kept: without a new advance it goes as it is', async () => {
    const { id, support, tailor, take } = await refusedGarment();
    expect((await again(support, { order: id, address: ADDRESS })).json()).toEqual({ advance_due: 0 });
    await take(tailor, { action: 'ship', courier: 'TCS', courier_number: '2' });
  });

  test('the advance is kept by its rule when the order ends, and the rest goes back', async () => {
    const { id, support, take, customer } = await refusedGarment(2750);
    await again(support, { order: id, advance: 'ALL' });
    const ended = { action: 'fail_delivery', failure: 'REFUSED' };
    expect((await take(support, { ...ended, kept: 2751 }, 400)).kept).toEqual([
      'At most Rs 2,750 can be kept.',
    ]);
    expect((await take(support, { ...ended, failure: 'LOST', kept: 1 }, 400)).kept).toBeDefined();
    const view = await take(support, { ...ended, kept: 2000 });
    expect(view).toMatchObject({ status: 'CANCELLED', actions: expect.arrayContaining(['record_refund']) });
    const [mail] = await mailsTo(shop, customer.email);
    expect(mail?.text).toContain('we keep Rs 2,000');
    expect(mail?.text).toContain('We send back the rest.');
    await take(support, { action: 'record_refund' });
    expect(await verifyData(shop.deps.db)).toEqual([]);
    const { db } = shop.deps;
    const [row] = await db.select().from(orders).where(eq(orders.id, id));
    expect([row?.keptAmount, row?.billStatus]).toEqual([2000, 'REFUNDED']);
  });

  test('nothing is kept of an order without an advance, and nothing is owed where all of it is kept', async () => {
    const without = await refusedGarment(1000);
    const ended = { action: 'fail_delivery', failure: 'REFUSED' };
    await without.take(without.support, { ...ended, kept: 1 }, 400);
    const { id, support, take } = await refusedGarment(2750);
    await again(support, { order: id, advance: 'ALL' });
    const view = await take(support, { ...ended, kept: 2750 });
    expect(view.actions).not.toContain('record_refund');
    expect(await verifyData(shop.deps.db)).toEqual([]);
  });

  test('only staff decide', async () => {
    const { id, tailor, customer } = await refusedGarment();
    for (const [by, status] of [
      [undefined, 401],
      [tailor, 403],
      [customer, 403],
    ] as const) {
      expect((await again(by, { order: id })).statusCode).toBe(status);
    }
  });
});
