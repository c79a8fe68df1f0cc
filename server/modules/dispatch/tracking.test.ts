import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { signUp } from '../../../test/factories.ts';
import { bookingCalls, byWhatsApp, packParcel, setPickup } from '../../../test/factories-dispatch.ts';
import { placeGarment, sendStep } from '../../../test/factories-orders.ts';
import { FakePostEx } from '../../../test/fake-postex.ts';
import { mailsTo } from '../../../test/mailbox.ts';
import { WHATSAPP } from '../../../test/whatsapp-server.ts';
import { courierParcels } from '../../db/schema/couriers.ts';
import { orderAddresses, orders } from '../../db/schema/orders.ts';
import { sellerOrders } from '../../db/schema/shop.ts';
import { verifyData } from '../system/verification-service.ts';
import { trackParcels } from './tracking-service.ts';

const postex = new FakePostEx();
const shop = testApp({
  JOBS: 'false',
  POSTEX_TOKEN: postex.token,
  POSTEX_ORIGIN: await postex.start(),
  POSTEX_PICKUP: '001',
  WHATSAPP_API: 'http://127.0.0.1:9',
  ...WHATSAPP,
});
const { read, book, cancel } = bookingCalls(shop);
afterAll(() => postex.stop());

let hours = 0;
/** An hour later than the last time. */
const track = () => trackParcels(shop.deps, new Date(Date.now() + ++hours * 3_600_000));

async function bookedParcel() {
  const packed = await packParcel(shop);
  const { booking } = (await book(packed.support, { seller_order: packed.part })).json();
  const look = async () => (await read(packed.support, `seller_order=${packed.part}`)).json().booking;
  const status = async () =>
    (await shop.deps.db.select().from(sellerOrders).where(eq(sellerOrders.id, packed.part)))[0]?.status;
  return { ...packed, number: booking.number as string, cash: booking.cash as number, look, status };
}

const tracked = async (number: string) =>
  (await shop.app.inject({ url: `/tailor_module/order-tracking/${number}/` })).json();
const bill = async (id: number) =>
  (await shop.deps.db.select().from(orders).where(eq(orders.id, id)))[0]?.billStatus;
const heldOf = (id: number) =>
  shop.deps.db.select().from(courierParcels).where(eq(courierParcels.orderId, id));

describe('What the courier reports (couriers-25 … couriers-28)', () => {
  test('sent, delivered and paid without anybody pressing; the cash is held by the courier', async () => {
    const { number, cash, order, part, trackingNumber, customer, look, status } = await bookedParcel();
    await track();
    expect([await status(), (await look()).courier_state]).toEqual(['PACKED', 'BOOKED']);
    postex.say(number, 'Picked By PostEx', {
      code: '0003',
      text: 'At PostEx Warehouse',
      at: '2026-11-27 10:00:00',
    });
    await track();
    expect(await status()).toBe('SHIPPED');
    const page = await tracked(trackingNumber);
    expect(page.shipments).toMatchObject([{ courier: 'PostEx', number }]);
    expect(page.courier_news).toMatchObject([{ courier: 'postex', number, state: 'ON_THE_WAY' }]);
    expect((await mailsTo(shop, customer.email))[0]?.text).toContain('Rs 3,000');
    postex.say(number, 'Delivered', { code: '0005', text: 'Delivered', at: '2026-11-28 12:00:00' });
    await track();
    expect([await status(), (await look()).state, await bill(order)]).toEqual([
      'DELIVERED',
      'DELIVERED',
      'PAID',
    ]);
    expect(await heldOf(order)).toMatchObject([{ sellerOrderId: part, held: cash, number }]);
    expect((await tracked(trackingNumber)).courier_news).toEqual([]);
    expect(await verifyData(shop.deps.db)).toEqual([]);
  });

  async function bookedGarment() {
    const order = await placeGarment(shop, { delivery: 'BY_SHOP' });
    setPickup(shop, `tailor:${order.tailorId}`, '009');
    for (const [by, action] of [
      [order.customer, 'confirm'],
      [order.tailor, 'accept'],
      [order.tailor, 'start'],
      [order.tailor, 'check'],
    ] as const)
      expect((await sendStep(shop, order.id, by, { action })).statusCode).toBe(200);
    await shop.deps.db
      .update(orderAddresses)
      .set({ phone: '0300 1234567', city: 'Lahore' })
      .where(eq(orderAddresses.orderId, order.id));
    const { booking } = (await book(order.tailor, { order: order.id })).json();
    return { ...order, booking, look: async () => (await read(order.tailor, `order=${order.id}`)).json() };
  }

  test('a stitched order goes the same way', async () => {
    const { booking, ...order } = await bookedGarment();
    postex.say(booking.number, 'Delivered', { code: '0005', text: 'Delivered' });
    await track();
    expect(await bill(order.id)).toBe('PAID');
    expect(await heldOf(order.id)).toMatchObject([{ held: booking.cash, number: booking.number }]);
    expect(await verifyData(shop.deps.db)).toEqual([]);
  });

  test('a stitched order that is paid after it was booked is a problem until its end', async () => {
    const { id, booking, look } = await bookedGarment();
    const support = await signUp(shop, { userType: 'support' });
    expect(booking.cash).toBe(2750);
    const paid = { action: 'record_payment', amount: 2750, method: 'TRANSFER', despite_booking: true };
    expect((await sendStep(shop, id, support, paid)).statusCode).toBe(200);
    await track();
    expect(await look()).toMatchObject({ cash: 0, booking: { state: 'BOOKED', problem: 'OTHER_SUM' } });
    postex.say(booking.number, 'Picked By PostEx');
    await track();
    expect(await look()).toMatchObject({ cash: 0, booking: { state: 'BOOKED', problem: 'OTHER_SUM' } });
    postex.say(booking.number, 'Delivered', { code: '0005', text: 'Delivered' });
    await track();
    expect((await look()).booking).toMatchObject({ state: 'DELIVERED', problem: 'OTHER_SUM' });
  });

  test('each failed attempt is told once, and stands on the page of tracking', async () => {
    const { number, trackingNumber, customer, status, look } = await bookedParcel();
    postex.say(number, 'Attempted', {
      code: '0013',
      text: 'Attempt Made: Customer not available, 0300 1234567',
      at: '2026-11-27 15:00:00',
    });
    await track();
    await track();
    expect(await status()).toBe('SHIPPED');
    const told = (mails: { subject: string }[]) =>
      mails.filter(({ subject }) => subject.includes('could not hand over'));
    const [mail, ...others] = told(await mailsTo(shop, customer.email)) as {
      subject: string;
      text: string;
    }[];
    expect([mail?.subject, others]).toEqual([
      `The courier could not hand over your order ${trackingNumber}`,
      [],
    ]);
    expect(mail?.text).toContain('Customer not available');
    const { courier_news: news } = await tracked(trackingNumber);
    expect(news).toMatchObject([{ state: 'ATTEMPTED', attempts: 1, at: '2026-11-27T10:00:00.000Z' }]);
    expect(news[0].text).toBe('Attempt Made: Customer not available, …');
    postex.say(number, 'Attempted', {
      code: '0013',
      text: 'Attempt Made: Refused',
      at: '2026-11-28 15:00:00',
    });
    await track();
    expect(told(await mailsTo(shop, customer.email))).toHaveLength(2);
    expect((await look()).attempts).toBe(2);
  });

  test('an attempt is not told any more with the delivery', async () => {
    const { number, customer, status } = await bookedParcel();
    postex.say(number, 'Attempted', { code: '0013', text: 'Not available', at: '2026-11-27 10:00:00' });
    postex.say(number, 'Delivered', { code: '0005', text: 'Delivered', at: '2026-11-28 12:00:00' });
    await track();
    expect(await status()).toBe('DELIVERED');
    const kinds = (await mailsTo(shop, customer.email)).map(({ kind }) => kind);
    expect(kinds).not.toContain('dispatch.attempted');
  });

  test('an attempt is told by the channel of the customer (messages-11)', async () => {
    const { number, customer, trackingNumber } = await bookedParcel();
    const texts = await byWhatsApp(shop, customer);
    postex.say(number, 'Attempted', { code: '0013', text: 'Attempt Made: Customer not available' });
    await track();
    const told = `The courier could not hand over your order ${trackingNumber}. See http`;
    expect(await texts()).toContainEqual(expect.stringContaining(told));
  });

  test('what is returned comes back, with the reason of the last attempt', async () => {
    const { number, status, look, customer, order } = await bookedParcel();
    postex.say(number, 'Out For Delivery', { code: '0004', text: 'Package on Route' });
    await track();
    postex.say(number, 'Returned', { code: '0013', text: 'Attempt Made: Refused to receive' });
    postex.say(number, 'Returned', { code: '0002', text: 'Returned' });
    await track();
    expect([await status(), (await look()).state]).toEqual(['PACKED', 'RETURNED']);
    const [mail] = await mailsTo(shop, customer.email);
    expect(mail?.text).toContain('It was refused at the door.');
    expect(await heldOf(order)).toEqual([]);
    expect(await verifyData(shop.deps.db)).toEqual([]);
  });

  test('an office is no phone that is switched off', async () => {
    const reached = [];
    for (const text of ['Attempt Made: Office closed', 'Attempt Made: Mobile switched off']) {
      const { number, customer } = await bookedParcel();
      postex.say(number, 'Out For Delivery', { code: '0004', text: 'Package on Route' });
      await track();
      postex.say(number, 'Returned', { code: '0013', text });
      postex.say(number, 'Returned', { code: '0002', text: 'Returned' });
      await track();
      reached.push((await mailsTo(shop, customer.email))[0]?.text.includes('Nobody could be reached.'));
    }
    expect(reached).toEqual([false, true]);
  });

  test('an unknown state is shown as it is and changes nothing', async () => {
    const { number, status, look } = await bookedParcel();
    postex.say(number, 'Held by the moon', { code: '0077', text: 'Delivered to the moon' });
    await track();
    expect(await status()).toBe('PACKED');
    expect(await look()).toMatchObject({
      state: 'BOOKED',
      courier_state: 'OTHER',
      courier_text: 'Delivered to the moon',
      history: [{ state: 'OTHER', text: 'Delivered to the moon' }],
    });
  });

  test('what staff has pressed by hand stays, and what does not fit is left to them', async () => {
    const one = await bookedParcel();
    await one.step({ action: 'ship', courier: 'PostEx', courier_number: one.number });
    await one.step({ action: 'come_back', failure: 'REFUSED' });
    postex.say(one.number, 'Out For Return');
    const other = await bookedParcel();
    await other.step({ action: 'ship', courier: 'TCS', courier_number: '7714' });
    postex.say(other.number, 'Delivered');
    await track();
    expect([await one.status(), (await one.look()).problem]).toEqual(['PACKED', null]);
    expect([await other.status(), (await other.look()).problem]).toEqual(['SHIPPED', 'STEP_REFUSED']);
  });

  test('after a parcel has come back by hand, its booking is over and never speaks of the next sending', async () => {
    const { number, part, support, step, status, look } = await bookedParcel();
    await step({ action: 'ship', courier: 'PostEx', courier_number: number });
    await step({ action: 'come_back', failure: 'REFUSED' });
    expect(await look()).toMatchObject({ state: 'RETURNED', number });
    await step({ action: 'ship', courier: 'TCS', courier_number: '7714' });
    postex.say(number, 'Returned', { code: '0002', text: 'Returned' });
    await track();
    expect([await status(), (await look()).problem]).toEqual(['SHIPPED', null]);
    await step({ action: 'come_back', failure: 'REFUSED' });
    const { booking } = (await book(support, { seller_order: part })).json();
    expect(booking).toMatchObject({ state: 'BOOKED' });
    expect(booking.number).not.toBe(number);
    postex.say(booking.number, 'Picked By PostEx');
    await track();
    expect(await status()).toBe('SHIPPED');
    expect(await verifyData(shop.deps.db)).toEqual([]);
  });

  test('a parcel that is booked anew is decided on only after that booking is cancelled (couriers-32)', async () => {
    const { number, part, support, step } = await bookedParcel();
    await step({ action: 'ship', courier: 'PostEx', courier_number: number });
    await step({ action: 'come_back', failure: 'REFUSED' });
    const decide = () =>
      shop.app.inject({
        method: 'POST',
        url: '/api/staff/returned-parcels/next-try/',
        headers: { 'idempotency-key': randomUUID(), ...support.headers },
        payload: { seller_order: part },
      });
    const { booking } = (await book(support, { seller_order: part })).json();
    expect((await decide()).json().code).toBe('couriers.is_booked');
    expect((await cancel(support, booking.id)).statusCode).toBe(200);
    expect((await decide()).statusCode).toBe(200);
  });

  test('a booking that a step by hand has ended is closed by the next one', async () => {
    const { number, part, support, step, status, look } = await bookedParcel();
    await step({ action: 'ship', courier: 'PostEx', courier_number: number });
    await step({ action: 'come_back', failure: 'REFUSED' });
    const { booking } = (await book(support, { seller_order: part })).json();
    expect([booking.state, booking.number === number]).toEqual(['BOOKED', false]);
    postex.say(booking.number, 'Picked By PostEx');
    postex.say(number, 'Returned', { code: '0002', text: 'Returned' });
    await track();
    expect([await status(), (await look()).state]).toEqual(['SHIPPED', 'BOOKED']);
  });

  test('a final report that contradicts a step by hand is a problem', async () => {
    const there = await bookedParcel();
    await there.step({ action: 'ship', courier: 'PostEx', courier_number: there.number });
    await there.step({ action: 'deliver' });
    postex.say(there.number, 'Returned', { code: '0002', text: 'Returned' });
    const back = await bookedParcel();
    await back.step({ action: 'ship', courier: 'PostEx', courier_number: back.number });
    await back.step({ action: 'come_back', failure: 'REFUSED' });
    const ended = await bookedParcel();
    await ended.step({ action: 'ship', courier: 'PostEx', courier_number: ended.number });
    await ended.step({ action: 'fail_delivery', failure: 'LOST', restock: false });
    for (const { number } of [back, ended])
      postex.say(number, 'Delivered', { code: '0005', text: 'Delivered' });
    const agreed = await bookedParcel();
    await agreed.step({ action: 'ship', courier: 'PostEx', courier_number: agreed.number });
    await agreed.step({ action: 'deliver' });
    postex.say(agreed.number, 'Delivered', { code: '0005', text: 'Delivered' });
    await track();
    const seen = [];
    for (const { status, look } of [there, back, ended, agreed]) {
      const { state, problem } = await look();
      seen.push([await status(), state, problem]);
    }
    expect(seen).toEqual([
      ['DELIVERED', 'RETURNED', 'STEP_REFUSED'],
      ['PACKED', 'DELIVERED', 'STEP_REFUSED'],
      ['CANCELLED', 'DELIVERED', 'STEP_REFUSED'],
      ['DELIVERED', 'DELIVERED', null],
    ]);
  });

  test('another sum than was booked is a problem', async () => {
    const { number, look } = await bookedParcel();
    const parcel = postex.parcels.get(number);
    if (parcel) parcel.invoicePayment = '1';
    await track();
    expect((await look()).problem).toBe('OTHER_SUM');
  });

  test('a courier that does not answer is left until the next hour, and nothing is lost', async () => {
    const parcels = await Promise.all(Array.from({ length: 8 }, bookedParcel));
    for (const { number } of parcels) {
      postex.say(number, 'Picked By PostEx');
      postex.troubles.push({ call: /track-order/, trouble: 'error' });
    }
    postex.calls.length = 0;
    await track();
    expect(postex.calls.length).toBeLessThan(10);
    postex.troubles.length = 0;
    await track();
    for (const { status } of parcels) expect(await status()).toBe('SHIPPED');
  });
});
