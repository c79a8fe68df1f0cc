import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { dayInKarachi } from '../../../contract/dates.ts';
import { usualDaysOff } from '../../../contract/holidays.ts';
import { promisedDay } from '../../../contract/promised-day.ts';
import { testApp } from '../../../test/app.ts';
import { makeMeasurement, makeTailor, multipart, type SignedUp, signUp } from '../../../test/factories.ts';
import { orderAddresses, orders } from '../../db/schema/orders.ts';

const shop = testApp();

const HOME = {
  full_name: 'Ayesha Khan',
  phone: '0300 1234567',
  address: 'House 12, Street 4',
  city: 'Lahore',
  postal_code: '54660',
  country: 'PK',
};
const ABROAD = { ...HOME, phone: '+44 7400 123456', address: '9 High Street', city: 'Leeds', country: 'GB' };
const FORM = {
  dress_type: 'Shalwar_Kameez',
  fabric_type: 'Cotton',
  measurement_source: 'STORE',
  is_contact_same_as_register: 'true',
  payment_type: 'COD',
  delivery_type: 'NORMAL',
  pickup: 'BY_OWN',
  delivery: 'BY_OWN',
};
const FROM_ABROAD = { country: 'GB', pickup: 'BY_SHOP', delivery: 'BY_SHOP', payment_type: 'ADVANCE' };

async function measuredCustomer(): Promise<SignedUp> {
  const customer = await signUp(shop);
  await makeMeasurement(shop, customer);
  return customer;
}

async function place(customer: SignedUp, change: Record<string, string>) {
  const { payload, headers } = multipart({ ...FORM, ...change });
  const url = '/tailor_module/single-order/create/';
  return shop.app.inject({ method: 'POST', url, payload, headers: { ...headers, ...customer.headers } });
}

const call = async (customer: SignedUp, url: string, payload?: object) =>
  shop.app.inject({
    method: payload ? 'POST' : 'GET',
    url,
    headers: customer.headers,
    ...(payload && { payload }),
  });
const keep = async (customer: SignedUp, form: object) =>
  (await call(customer, '/user_module/addresses/', form)).json();
const book = async (customer: SignedUp) => (await call(customer, '/user_module/addresses/')).json();

describe('an order that the shop collects and delivers (orders-13)', () => {
  test('keeps a copy of the chosen addresses', async () => {
    const customer = await measuredCustomer();
    await keep(customer, HOME);
    const office = await keep(customer, { ...HOME, address: 'Office 9' });
    const placed = await place(customer, {
      pickup: 'BY_SHOP',
      delivery: 'BY_SHOP',
      delivery_address: String(office.id),
    });
    expect(placed.statusCode, placed.body).toBe(201);
    const kept = { ...HOME, phone: '+923001234567' };
    expect(placed.json()).toMatchObject({
      collection_address: kept,
      delivery_address: { ...kept, address: 'Office 9' },
      price: { collection_fee: 200, delivery_fee: 250 },
    });
    await shop.app.inject({
      method: 'DELETE',
      url: `/user_module/addresses/${office.id}/`,
      headers: customer.headers,
    });
    const later = await call(customer, `/tailor_module/single-order/${placed.json().id}/`);
    expect(later.json().delivery_address.address).toBe('Office 9');
  });

  test('takes a new address, and keeps it in the address book on request', async () => {
    const customer = await measuredCustomer();
    const once = { delivery: 'BY_SHOP', delivery_address: JSON.stringify(HOME) };
    expect((await place(customer, once)).json()).toMatchObject({
      delivery_address: { address: HOME.address },
      collection_address: null,
    });
    expect(await book(customer)).toEqual([]);
    const kept = await place(customer, {
      ...once,
      delivery_address: JSON.stringify({ ...HOME, keep: true }),
    });
    expect(kept.statusCode).toBe(201);
    expect(await book(customer)).toMatchObject([{ address: HOME.address, is_default: true }]);
  });

  test('keeps nothing where the customer comes by', async () => {
    const customer = await measuredCustomer();
    const { id, ...order } = (
      await place(customer, { delivery_address: JSON.stringify({ ...HOME, keep: true }) })
    ).json();
    expect(order).toMatchObject({ collection_address: null, delivery_address: null, country: 'PK' });
    expect(await book(customer)).toEqual([]);
    const rows = await shop.deps.db.select().from(orderAddresses).where(eq(orderAddresses.orderId, id));
    expect(rows).toEqual([]);
  });

  test.each([
    ['pickup', 'collection_address', undefined, 'Choose an address, or enter one.'],
    ['delivery', 'delivery_address', undefined, 'Choose an address, or enter one.'],
    ['delivery', 'delivery_address', '999999', 'This address is not in your address book.'],
    ['delivery', 'delivery_address', 'House 12', /./],
    ['delivery', 'delivery_address', '[]', /./],
    ['delivery', 'delivery_address', '99999999999', /./],
    ['delivery', 'delivery_address', JSON.stringify({ ...HOME, city: '' }), 'city: This field is required.'],
    [
      'delivery',
      'delivery_address',
      JSON.stringify({ ...HOME, phone: '12' }),
      /^phone: Enter a phone number/,
    ],
    [
      'delivery',
      'delivery_address',
      JSON.stringify({ ...HOME, country: 'XX' }),
      'country: Choose a country.',
    ],
    ['delivery', 'delivery_address', JSON.stringify({ ...HOME, address: 'x'.repeat(2000) }), /./],
    ['delivery', 'delivery_address', JSON.stringify({ ...HOME, address: '4242424242424242' }), /card number/],
  ])('%s by the shop refuses %s %j', async (way, field, value, sentence) => {
    const response = await place(await measuredCustomer(), {
      [way]: 'BY_SHOP',
      ...(value && { [field]: value }),
    });
    expect(response.statusCode).toBe(400);
    expect(Object.keys(response.json())).toEqual([field]);
    expect(response.json()[field][0]).toMatch(sentence);
  });

  test("refuses somebody else's address", async () => {
    const { id } = await keep(await signUp(shop), HOME);
    const response = await place(await measuredCustomer(), {
      delivery: 'BY_SHOP',
      delivery_address: String(id),
    });
    expect(response.json()).toEqual({ delivery_address: ['This address is not in your address book.'] });
  });

  test('prints its addresses on the invoice, and never tells them in public', async () => {
    const customer = await measuredCustomer();
    const address = JSON.stringify(HOME);
    const order = (await place(customer, { delivery: 'BY_SHOP', delivery_address: address })).json();
    const url = `/tailor_module/single-order/${order.id}/checkout/`;
    const confirmed = await shop.app.inject({ method: 'PATCH', url, headers: customer.headers });
    expect(confirmed.statusCode, confirmed.body).toBe(200);
    const invoice = await call(customer, `/tailor_module/single-order/invoice/${order.id}/`);
    expect(invoice.statusCode).toBe(200);
    const tracked = await shop.app.inject(`/tailor_module/order-tracking/${order.tracking_id}/`);
    expect(tracked.statusCode).toBe(200);
    for (const secret of [HOME.address, 'Ayesha Khan', '3001234567'])
      expect(tracked.body).not.toContain(secret);
  });
});

describe('an order from abroad (orders-40)', () => {
  test('goes by courier, with the fees of the country, and is paid in advance', async () => {
    const customer = await measuredCustomer();
    const tailor = await makeTailor(shop, { rates: { Shalwar_Kameez: 2000 }, leadTimeDays: 10 });
    const address = JSON.stringify(ABROAD);
    const placed = await place(customer, {
      ...FROM_ABROAD,
      tailor: String(tailor.id),
      collection_address: JSON.stringify(HOME),
      delivery_address: address,
    });
    expect(placed.statusCode, placed.body).toBe(201);
    const today = dayInKarachi();
    const abroad = promisedDay(today, { inHouse: false, leadTimeDays: 10 }, 'NORMAL', usualDaysOff(today), {
      before: 1,
      after: 12,
    });
    expect(placed.json()).toMatchObject({
      country: 'GB',
      payment_type: 'ADVANCE',
      price: { collection_fee: 200, delivery_fee: 4600, total: 6800 },
      expected_delivery_date: abroad,
    });
    const [row] = await shop.deps.db.select().from(orders).where(eq(orders.id, placed.json().id));
    expect(row?.paymentMethod).toBe('ADVANCE');
    const both = await place(customer, {
      ...FROM_ABROAD,
      collection_address: address,
      delivery_address: address,
    });
    expect(both.json().price).toMatchObject({ collection_fee: 3800, delivery_fee: 4600 });
  });

  test.each([
    [{ pickup: 'BY_OWN' }, 'pickup'],
    [{ delivery: 'BY_OWN' }, 'delivery'],
    [{ payment_type: 'COD' }, 'payment_type'],
    [{ country: 'XX' }, 'country'],
  ])('refuses %j', async (change, field) => {
    const address = JSON.stringify(ABROAD);
    const addresses = { collection_address: address, delivery_address: address };
    const response = await place(await measuredCustomer(), { ...FROM_ABROAD, ...addresses, ...change });
    expect(response.statusCode).toBe(400);
    expect(Object.keys(response.json())).toEqual([field]);
  });

  test('pays in cash where the garment is delivered within Pakistan, and only there in cash', async () => {
    const customer = await measuredCustomer();
    const addresses = { collection_address: JSON.stringify(HOME), delivery_address: JSON.stringify(HOME) };
    expect((await place(customer, { ...FROM_ABROAD, ...addresses, payment_type: 'COD' })).statusCode).toBe(
      201,
    );
    const refused = await place(customer, { ...FROM_ABROAD, ...addresses });
    expect(Object.keys(refused.json())).toEqual(['payment_type']);
    expect(Object.keys((await place(customer, { payment_type: 'ADVANCE' })).json())).toEqual([
      'payment_type',
    ]);
  });
});

describe('the courier of an order abroad (orders-44)', () => {
  const toGb = {
    ...FROM_ABROAD,
    collection_address: JSON.stringify(ABROAD),
    delivery_address: JSON.stringify(ABROAD),
  };

  test('is economy unless express is chosen, which costs more and takes fewer days', async () => {
    const customer = await measuredCustomer();
    const economy = (await place(customer, toGb)).json();
    const express = (await place(customer, { ...toGb, courier: 'EXPRESS' })).json();
    expect([economy.courier, express.courier]).toEqual(['ECONOMY', 'EXPRESS']);
    expect(economy.price).toMatchObject({ collection_fee: 3800, delivery_fee: 4600 });
    expect(express.price).toMatchObject({ collection_fee: 6800, delivery_fee: 8300 });
    expect(express.expected_delivery_date < economy.expected_delivery_date).toBe(true);
    const confirmed = await shop.app.inject({
      method: 'PATCH',
      url: `/tailor_module/single-order/${express.id}/checkout/`,
      headers: customer.headers,
    });
    expect(confirmed.json()).toMatchObject({ status: 'CONFIRMED', total_bill: express.total_bill });
  });

  test.each([
    ['where staff has set no price of it', { ...ABROAD, country: 'NO' }],
    ['within Pakistan', HOME],
  ])('is not express %s', async (_where, address) => {
    const customer = await measuredCustomer();
    const isHome = address === HOME;
    const response = await place(customer, {
      ...toGb,
      ...(isHome ? { country: 'PK', payment_type: 'COD' } : {}),
      courier: 'EXPRESS',
      collection_address: JSON.stringify(address),
      delivery_address: JSON.stringify(address),
    });
    expect([response.statusCode, response.json()]).toEqual([
      400,
      { courier: ['There is no express courier for these addresses. Choose economy.'] },
    ]);
  });

  test('is one of the two', async () => {
    const customer = await measuredCustomer();
    const response = await place(customer, { ...toGb, courier: 'PIGEON' });
    expect([response.statusCode, Object.keys(response.json())]).toEqual([400, ['courier']]);
  });
});
