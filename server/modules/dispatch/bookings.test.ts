import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { signUp } from '../../../test/factories.ts';
import { bookingCalls, packParcel, setPickup } from '../../../test/factories-dispatch.ts';
import { placeGarment, sendStep } from '../../../test/factories-orders.ts';
import { makeBrand } from '../../../test/factories-shop.ts';
import { FakePostEx } from '../../../test/fake-postex.ts';
import { courierBookings } from '../../db/schema/courier-bookings.ts';
import { orderAddresses } from '../../db/schema/orders.ts';
import { dropCancelled, trackParcels } from './tracking-service.ts';
import { askOfUnsettled } from './unsettled-service.ts';

const postex = new FakePostEx();
const origin = await postex.start();
const shop = testApp({
  JOBS: 'false',
  POSTEX_TOKEN: postex.token,
  POSTEX_ORIGIN: origin,
  POSTEX_PICKUP: '001',
  POSTEX_PICKUPS: 'brand:7777=042',
});
const { read, book, cancel, labels } = bookingCalls(shop);
afterAll(() => postex.stop());

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000);
const rowsOf = (orderId: number) =>
  shop.deps.db.select().from(courierBookings).where(eq(courierBookings.orderId, orderId));
const booked = (reference: string) =>
  [...postex.parcels.values()].filter(({ orderRefNumber }) => orderRefNumber === reference);

/** The courier has a parcel of this reference that we do not know of. */
const bookElsewhere = (orderRefNumber: string) =>
  fetch(`${origin}/services/integration/api/order/v3/create-order`, {
    method: 'POST',
    headers: { token: postex.token, 'content-type': 'application/json' },
    body: JSON.stringify({ orderRefNumber, invoicePayment: '0' }),
  });

async function packedForBrand() {
  const seller = await signUp(shop, { userType: 'brand' });
  const brand = await makeBrand(shop, { id: 7777 + seller.id, userId: seller.id });
  setPickup(shop, `brand:${brand.id}`, '042');
  return { seller, ...(await packParcel(shop, { brand })) };
}

async function garmentToSend(city = 'Lahore') {
  const order = await placeGarment(shop, { delivery: 'BY_SHOP' });
  for (const [by, action] of [
    [order.customer, 'confirm'],
    [order.tailor, 'accept'],
    [order.tailor, 'start'],
    [order.tailor, 'check'],
  ] as const) {
    const response = await sendStep(shop, order.id, by, { action });
    expect(response.statusCode, response.body).toBe(200);
  }
  await shop.deps.db
    .update(orderAddresses)
    .set({ city, phone: '0300 1234567' })
    .where(eq(orderAddresses.orderId, order.id));
  return order;
}

describe('Booking (couriers-21, couriers-22)', () => {
  test('books what is due at the door from the address of the seller, and prints the label', async () => {
    const { part, seller, support, trackingNumber, order } = await packedForBrand();
    const before = (await read(seller, `seller_order=${part}`)).json();
    expect(before).toMatchObject({
      tracking_id: trackingNumber,
      couriers: ['postex'],
      can_book: true,
      booking: null,
    });
    const answer = await book(seller, { seller_order: part, boxes: 2 });
    expect(answer.statusCode, answer.body).toBe(200);
    const { booking, cash } = answer.json();
    expect(booking).toMatchObject({ state: 'BOOKED', boxes: 2, cash, courier: 'postex' });
    expect(cash).toBe(3000);
    const sent = postex.parcels.get(booking.number);
    expect(sent).toMatchObject({
      orderRefNumber: `${trackingNumber}-${part}-1`,
      invoicePayment: String(cash),
      pickupAddressCode: '042',
      items: 2,
      cityName: 'Lahore',
      orderType: 'Normal',
    });
    expect(sent?.customerPhone).toMatch(/^03\d{9}$/);
    const label = await labels(seller, [booking.id]);
    expect([label.statusCode, label.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(label.body).toContain(booking.number);
    expect((await labels(support, [booking.id])).statusCode).toBe(200);
    expect((await rowsOf(order))[0]?.bookedBy).toBe(seller.id);
  });

  test('a second press returns the same booking', async () => {
    const { part, support, trackingNumber } = await packParcel(shop);
    const both = await Promise.all([
      book(support, { seller_order: part }),
      book(support, { seller_order: part }),
    ]);
    const again = await book(support, { seller_order: part, boxes: 3 });
    for (const one of [...both, again]) expect(one.statusCode, one.body).toBe(200);
    expect(again.json().booking).toMatchObject({ state: 'BOOKED', boxes: 1 });
    expect(booked(`${trackingNumber}-${part}-1`)).toHaveLength(1);
  });

  test('a stitched order is booked by its tailor or staff, from where the tailor works', async () => {
    const { id, tailor, tailorId, trackingNumber } = await garmentToSend(' rahim yar  khan ');
    const other = await signUp(shop, { userType: 'tailor' });
    expect((await read(tailor, `order=${id}`)).json().couriers).toEqual([]);
    expect((await book(tailor, { order: id })).json().code).toBe('couriers.not_bookable');
    setPickup(shop, `tailor:${tailorId}`, '009');
    expect((await book(other, { order: id })).statusCode).toBe(404);
    const answer = await book(tailor, { order: id });
    expect(answer.statusCode, answer.body).toBe(200);
    const { booking, cash } = answer.json();
    expect(postex.parcels.get(booking.number)).toMatchObject({
      orderRefNumber: `${trackingNumber}-1`,
      cityName: 'Rahim Yar Khan',
      pickupAddressCode: '009',
      invoicePayment: String(cash),
    });
    expect((await labels(other, [booking.id])).statusCode).toBe(404);
  });

  test('is only for the seller, the tailor and staff', async () => {
    const { part, customer, support, order } = await packParcel(shop);
    const brand = await signUp(shop, { userType: 'brand' });
    await makeBrand(shop, { userId: brand.id });
    const { id } = (await book(support, { seller_order: part })).json().booking;
    for (const [by, status] of [
      [undefined, 401],
      [customer, 403],
      [brand, 404],
    ] as const) {
      expect((await read(by, `seller_order=${part}`)).statusCode).toBe(status);
      expect((await book(by, { seller_order: part })).statusCode).toBe(status);
      expect((await cancel(by, id)).statusCode).toBe(status);
      expect((await labels(by, [id])).statusCode).toBe(status);
    }
    expect((await read(brand, `order=${order}`)).statusCode).toBe(404);
    expect((await read(support, `order=1&seller_order=${part}`)).statusCode).toBe(400);
    expect((await book(support, { seller_order: part, boxes: 11 })).json().boxes).toBeDefined();
    expect((await book(support, { seller_order: part, courier: 'dhl' })).json().courier).toBeDefined();
  });

  test('what the courier does not serve is said before anything is sent', async () => {
    const { part, support, order } = await packParcel(shop);
    const set = (values: Partial<typeof orderAddresses.$inferInsert>) =>
      shop.deps.db.update(orderAddresses).set(values).where(eq(orderAddresses.orderId, order));
    await set({ city: 'Gilgit' });
    const refused = (await book(support, { seller_order: part })).json();
    expect(refused.code).toBe('couriers.city_not_served');
    expect(refused.detail).toContain('Gilgit');
    await set({ city: 'Lahore', country: 'GB' });
    expect((await book(support, { seller_order: part })).json().code).toBe('couriers.abroad');
    expect((await read(support, `seller_order=${part}`)).json().couriers).toEqual([]);
    expect(await rowsOf(order)).toEqual([]);
  });

  test('without settings everything is by hand', async () => {
    const { part, support } = await packParcel(shop);
    const { couriers } = shop.deps;
    shop.deps.couriers = new Map();
    try {
      expect((await read(support, `seller_order=${part}`)).json()).toMatchObject({ couriers: [] });
      expect((await book(support, { seller_order: part })).json().code).toBe('couriers.not_bookable');
    } finally {
      shop.deps.couriers = couriers;
    }
  });
});

describe('Without an answer (couriers-23)', () => {
  test('a lost answer is asked for by our reference, and found', async () => {
    const { part, support, trackingNumber } = await packParcel(shop);
    postex.troubles.push({ call: /create-order/, trouble: 'after' });
    const first = (await book(support, { seller_order: part })).json();
    expect(first.booking).toMatchObject({ state: 'SENDING', number: '' });
    expect((await cancel(support, first.booking.id)).json().code).toBe('couriers.unsettled');
    // A second press within two minutes asks nobody.
    expect((await book(support, { seller_order: part })).json().booking.state).toBe('SENDING');
    await askOfUnsettled(shop.deps, inMinutes(3));
    const { booking } = (await read(support, `seller_order=${part}`)).json();
    const [parcel, ...others] = booked(`${trackingNumber}-${part}-1`);
    expect([booking.state, booking.number]).toEqual(['BOOKED', parcel?.trackingNumber]);
    expect(others).toEqual([]);
  });

  test('what was not booked can be booked again, by the same reference', async () => {
    const { part, support, trackingNumber } = await packParcel(shop);
    postex.troubles.push({ call: /create-order/, trouble: 'error' });
    expect((await book(support, { seller_order: part })).json().booking.state).toBe('SENDING');
    postex.troubles.push({ call: /get-unbooked/, trouble: 'nonsense' });
    await askOfUnsettled(shop.deps, inMinutes(3));
    expect((await read(support, `seller_order=${part}`)).json().booking.state).toBe('SENDING');
    await askOfUnsettled(shop.deps, inMinutes(6));
    expect((await read(support, `seller_order=${part}`)).json().booking.state).toBe('NOT_BOOKED');
    postex.calls.length = 0;
    expect((await book(support, { seller_order: part })).json().booking.state).toBe('BOOKED');
    expect(postex.calls.findIndex((call) => call.includes('unbooked'))).toBeLessThan(
      postex.calls.findIndex((call) => call.includes('create-order')),
    );
    expect(booked(`${trackingNumber}-${part}-1`)).toHaveLength(1);
  });

  test('a list without rows is empty also where it comes as a refusal', async () => {
    const { part, support } = await packParcel(shop);
    postex.troubles.push({ call: /create-order/, trouble: 'failed inside' });
    expect((await book(support, { seller_order: part })).json().booking.state).toBe('SENDING');
    for (const call of [/get-unbooked/, /get-all-order/])
      postex.troubles.push({ call, trouble: 'no record' });
    await askOfUnsettled(shop.deps, inMinutes(3));
    expect((await read(support, `seller_order=${part}`)).json().booking.state).toBe('NOT_BOOKED');
  });

  test('staff ends what the courier has not answered for in two hours, and what turns up later is cancelled', async () => {
    const { part, support, trackingNumber, order } = await packParcel(shop);
    postex.troubles.push({ call: /create-order/, trouble: 'after' });
    const { booking } = (await book(support, { seller_order: part })).json();
    expect((await cancel(support, booking.id)).json().code).toBe('couriers.unsettled');
    await shop.deps.db
      .update(courierBookings)
      .set({ at: inMinutes(-121) })
      .where(eq(courierBookings.id, booking.id));
    expect((await read(support, `seller_order=${part}`)).json().can_cancel).toBe(true);
    expect((await cancel(support, booking.id)).json().booking.state).toBe('CANCELLED');
    const anew = (await book(support, { seller_order: part })).json().booking;
    expect(anew.state).toBe('BOOKED');
    const [first] = booked(`${trackingNumber}-${part}-1`);
    expect(first?.status).toBe('Un-Assigned By Me');
    expect((await rowsOf(order)).find(({ id }) => id === booking.id)?.number).toBe(first?.trackingNumber);
  });

  test('an unsettled booking is not ended by a seller', async () => {
    const { part, seller } = await packedForBrand();
    postex.troubles.push({ call: /create-order/, trouble: 'error' });
    const { booking } = (await book(seller, { seller_order: part })).json();
    await shop.deps.db
      .update(courierBookings)
      .set({ at: inMinutes(-121) })
      .where(eq(courierBookings.id, booking.id));
    expect((await read(seller, `seller_order=${part}`)).json().can_cancel).toBe(false);
    expect((await cancel(seller, booking.id)).json().code).toBe('couriers.unsettled');
  });

  test('a parcel that turns up after all is taken, not made twice', async () => {
    const { part, support, trackingNumber } = await packParcel(shop);
    postex.troubles.push({ call: /create-order/, trouble: 'refuse' });
    const refused = (await book(support, { seller_order: part })).json().booking;
    expect(refused).toMatchObject({ state: 'NOT_BOOKED', refusal: 'INVALID ADDRESS' });
    await bookElsewhere(`${trackingNumber}-${part}-1`);
    const { booking } = (await book(support, { seller_order: part })).json();
    expect(booking.state).toBe('BOOKED');
    expect(booked(`${trackingNumber}-${part}-1`)).toHaveLength(1);
  });

  test('a refused token is said and named nowhere', async () => {
    const { part, support } = await packParcel(shop);
    postex.troubles.push({ call: /create-order/, trouble: '401' });
    const answer = await book(support, { seller_order: part });
    expect(answer.json().booking).toMatchObject({ state: 'NOT_BOOKED', refusal: 'INVALID TOKEN' });
    expect(answer.body).not.toContain(postex.token);
  });
});

describe('Cancelling (couriers-24)', () => {
  test('a cancelled booking can be made anew, by another reference', async () => {
    const { part, support, trackingNumber, step } = await packParcel(shop);
    const { booking } = (await book(support, { seller_order: part })).json();
    expect((await cancel(support, booking.id)).json().booking.state).toBe('CANCELLED');
    expect(postex.parcels.get(booking.number)?.status).toBe('Un-Assigned By Me');
    const anew = (await book(support, { seller_order: part })).json().booking;
    expect(postex.parcels.get(anew.number)?.orderRefNumber).toBe(`${trackingNumber}-${part}-2`);
    await step({ action: 'ship', courier: 'PostEx', courier_number: anew.number });
    expect((await cancel(support, anew.id)).json().code).toBe('couriers.on_its_way');
  });

  test('a booking is cancelled while its parcel is on its way under another number', async () => {
    const { part, support, step } = await packParcel(shop);
    const { booking } = (await book(support, { seller_order: part })).json();
    await step({ action: 'ship', courier: 'TCS', courier_number: '7714' });
    expect((await read(support, `seller_order=${part}`)).json()).toMatchObject({ can_cancel: true });
    expect((await cancel(support, booking.id)).json()).toMatchObject({ booking: { state: 'CANCELLED' } });
    expect(postex.parcels.get(booking.number)?.status).toBe('Un-Assigned By Me');
  });

  test('a lost answer is asked for; what the courier has collected stays', async () => {
    const { part, support } = await packParcel(shop);
    const { booking } = (await book(support, { seller_order: part })).json();
    postex.troubles.push({ call: /cancel-order/, trouble: 'after' });
    expect((await cancel(support, booking.id)).json().booking.state).toBe('CANCELLED');
    const { booking: second } = (await book(support, { seller_order: part })).json();
    postex.say(second.number, 'Picked By PostEx');
    expect((await cancel(support, second.id)).json().code).toBe('couriers.not_cancelled');
    postex.troubles.push({ call: /cancel-order/, trouble: 'error' });
    expect((await cancel(support, second.id)).json().code).toBe('couriers.unavailable');
  });

  test('the booking of a cancelled order is cancelled by a job', async () => {
    const { part, support, step } = await packParcel(shop);
    const { booking } = (await book(support, { seller_order: part })).json();
    // Another sum is no reason to leave it at the courier.
    const parcel = postex.parcels.get(booking.number);
    if (parcel) parcel.invoicePayment = '1';
    await trackParcels(shop.deps);
    expect((await read(support, `seller_order=${part}`)).json().booking.problem).toBe('OTHER_SUM');
    await step({ action: 'cancel', reason: 'Sold elsewhere.' });
    await dropCancelled(shop.deps, inMinutes(20));
    expect(postex.parcels.get(booking.number)?.status).toBe('Un-Assigned By Me');
    expect((await read(support, `seller_order=${part}`)).json().booking.state).toBe('CANCELLED');
  });

  test('what was not booked of a cancelled order is looked for once more', async () => {
    const { part, support, step, trackingNumber } = await packParcel(shop);
    postex.troubles.push({ call: /create-order/, trouble: 'refuse' });
    expect((await book(support, { seller_order: part })).json().booking.state).toBe('NOT_BOOKED');
    await bookElsewhere(`${trackingNumber}-${part}-1`);
    await step({ action: 'cancel', reason: 'Sold elsewhere.' });
    await dropCancelled(shop.deps, inMinutes(20));
    expect(booked(`${trackingNumber}-${part}-1`)[0]?.status).toBe('Un-Assigned By Me');
    expect((await read(support, `seller_order=${part}`)).json().booking.state).toBe('CANCELLED');
  });
});
