import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { testApp } from '../../../../test/app.ts';
import { type SignedUp, signUp } from '../../../../test/factories.ts';
import { placeGarment, sendStep } from '../../../../test/factories-orders.ts';
import { courierBookings } from '../../../db/schema/courier-bookings.ts';
import { creditEntries } from '../../../db/schema/credit.ts';

const shop = testApp({ JOBS: 'false' });

/** Ready to be sent, with credit of its customer. */
async function checked() {
  const order = await placeGarment(shop, { delivery: 'BY_SHOP' });
  const { id, customer, tailor } = order;
  const take = async (by: SignedUp, body: Record<string, unknown>) => {
    const response = await sendStep(shop, id, by, body);
    expect(response.statusCode, response.body).toBe(200);
  };
  await take(customer, { action: 'confirm' });
  for (const action of ['accept', 'start', 'check']) await take(tailor, { action });
  await shop.deps.db
    .insert(creditEntries)
    .values({ customerId: customer.id, kind: 'GOODWILL', amount: 5000 });
  const post = async (url: string, payload: Record<string, unknown>) => {
    const response = await shop.app.inject({ method: 'POST', url, payload, headers: customer.headers });
    return response.statusCode === 200 || response.statusCode === 201 ? 'paid' : response.json().code;
  };
  return {
    ...order,
    take,
    payWithCredit: () => post(`/api/orders/${id}/credit/`, { credit: 100 }),
    payByWallet: () => post(`/api/orders/${id}/wallet-payment/`, { gateway: 'sandbox_wallet' }),
    ways: async () =>
      (await shop.app.inject({ url: `/api/orders/${id}/how-to-pay/`, headers: customer.headers })).json(),
  };
}

const ship = { action: 'ship', courier: 'TCS', courier_number: '7714' };

test('nothing is paid with credit or by wallet while a courier has the parcel, until it comes back (payments-31)', async () => {
  const order = await checked();
  expect(await order.ways()).toMatchObject({ with_courier: false, wallets: ['sandbox_wallet'] });
  await order.take(order.tailor, ship);
  expect(await order.ways()).toMatchObject({ with_courier: true, wallets: [] });
  expect(await order.payWithCredit()).toBe('payments.with_courier');
  expect(await order.payByWallet()).toBe('payments.with_courier');
  await order.take(await signUp(shop, { userType: 'support' }), { action: 'come_back', failure: 'REFUSED' });
  expect(await order.payWithCredit()).toBe('paid');
  expect(await order.payByWallet()).toBe('paid');
});

test('nor while a courier is asked for it with the cash of its label, or may be', async () => {
  const order = await checked();
  const { db } = shop.deps;
  const [booking] = await db
    .insert(courierBookings)
    .values({
      ...{ courier: 'postex', orderId: order.id, reference: `${order.trackingNumber}-1` },
      ...{ number: 'CX-1', pickup: '001', cash: 2750, boxes: 1 },
    })
    .returning();
  const set = (state: 'BOOKED' | 'NOT_BOOKED' | 'CANCELLED') =>
    db
      .update(courierBookings)
      .set({ state })
      .where(eq(courierBookings.id, booking?.id ?? 0));
  expect(await order.payWithCredit(), 'SENDING').toBe('payments.with_courier');
  await set('BOOKED');
  expect(await order.ways()).toMatchObject({ with_courier: true, wallets: [] });
  expect(await order.payWithCredit()).toBe('payments.with_courier');
  expect(await order.payByWallet()).toBe('payments.with_courier');
  await set('NOT_BOOKED');
  expect(await order.payByWallet()).toBe('paid');
  await set('BOOKED');
  await order.take(order.tailor, ship);
  await order.take(order.tailor, { action: 'come_back', failure: 'NOT_REACHED' });
  expect(await order.payWithCredit(), 'a parcel that is back').toBe('paid');
  await set('CANCELLED');
  expect(await order.payWithCredit()).toBe('paid');
});

test('an attempt at a wallet that was opened before the booking cannot be left for any more', async () => {
  const order = await checked();
  const started = await shop.app.inject({
    method: 'POST',
    url: `/api/orders/${order.id}/wallet-payment/`,
    payload: { gateway: 'sandbox_wallet' },
    headers: order.customer.headers,
  });
  await shop.deps.db.insert(courierBookings).values({
    ...{ courier: 'postex', orderId: order.id, reference: `${order.trackingNumber}-1` },
    ...{ number: 'CX-1', pickup: '001', cash: 2750, boxes: 1, state: 'BOOKED' },
  });
  const url = `/api/payments/wallet/${started.json().reference}/leave/`;
  expect((await shop.app.inject({ method: 'POST', url })).json().code).toBe('payments.over');
});

test('staff records no payment of which a booked courier collects the cash, unless they say so (couriers-37)', async () => {
  const order = await checked();
  const support = await signUp(shop, { userType: 'support' });
  const record = async (more: Record<string, unknown> = {}) => {
    const response = await sendStep(shop, order.id, support, {
      ...{ action: 'record_payment', amount: 100, method: 'CASH', ...more },
    });
    return response.statusCode === 200 ? 'recorded' : response.json();
  };
  const [booking] = await shop.deps.db
    .insert(courierBookings)
    .values({
      ...{ courier: 'postex', orderId: order.id, reference: `${order.trackingNumber}-1`, state: 'BOOKED' },
      ...{ number: 'CX-2', pickup: '001', cash: 2750, boxes: 1 },
    })
    .returning();
  const refused = await record();
  expect(refused.code).toBe('payments.booked_with_cash');
  expect(refused.detail).toContain('Rs 2,750');
  expect(await record({ method: 'TRANSFER', reference: `T-${order.id}` })).toMatchObject({
    code: 'payments.booked_with_cash',
  });
  expect(await record({ despite_booking: true })).toBe('recorded');
  await order.take(order.tailor, ship);
  expect((await record()).code).toBe('payments.booked_with_cash');
  await order.take(order.tailor, { action: 'come_back', failure: 'NOT_REACHED' });
  expect(await record(), 'a parcel that is back').toBe('recorded');
  const set = (values: Partial<typeof courierBookings.$inferInsert>) =>
    shop.deps.db
      .update(courierBookings)
      .set(values)
      .where(eq(courierBookings.id, booking?.id ?? 0));
  await set({ askedAt: new Date() });
  expect((await record()).code).toBe('payments.booked_with_cash');
  await set({ cash: 0 });
  expect(await record(), 'nothing to collect').toBe('recorded');
  await set({ cash: 2750, state: 'CANCELLED' });
  expect(await record(), 'cancelled').toBe('recorded');
});
