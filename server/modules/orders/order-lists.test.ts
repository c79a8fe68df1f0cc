import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { addDays, dayInKarachi } from '../../../contract/dates.ts';
import { testApp } from '../../../test/app.ts';
import { makeMeasurement, multipart, type SignedUp, signUp } from '../../../test/factories.ts';
import { makeProduct } from '../../../test/factories-shop.ts';
import { orderForm, sendOrder } from '../../../test/factories-shop-orders.ts';
import { orders } from '../../db/schema/orders.ts';

const shop = testApp();

const GARMENT = {
  dress_type: 'Shalwar_Kameez',
  fabric_type: 'Cotton',
  measurement_source: 'STORE',
  is_contact_same_as_register: 'true',
  payment_type: 'COD',
  delivery_type: 'NORMAL',
  pickup: 'BY_OWN',
  delivery: 'BY_OWN',
};

const LISTS = {
  single: '/tailor_module/single-orders/all/',
  bulk: '/user_module/bulk-order/sepcific-user/list/',
  goods: '/api/shop/orders/',
} as const;
type Kind = keyof typeof LISTS;

/** A later status of each kind. */
const LATER = { single: 'CANCELLED', bulk: 'CANCELLED', goods: 'CANCELLED' } as const;

interface Placed {
  id: number;
  tracking_id: string;
}

const place: Record<Kind, (by: SignedUp) => Promise<Placed>> = {
  async single(by) {
    const { payload, headers } = multipart(GARMENT);
    const response = await shop.app.inject({
      method: 'POST',
      url: '/tailor_module/single-order/create/',
      payload,
      headers: { ...headers, ...by.headers },
    });
    return response.json();
  },
  async bulk(by) {
    const response = await shop.app.inject({
      method: 'POST',
      url: '/tailor_module/bulk-order/create/',
      payload: {
        number_of_pieces: 40,
        item_type: 'School uniforms',
        expected_delivery_date: addDays(dayInKarachi(), 90),
        is_contact_same_as_register: true,
      },
      headers: by.headers,
    });
    return response.json();
  },
  async goods(by) {
    const product = await makeProduct(shop);
    const form = orderForm([{ product, variant: product.variants[0] }]);
    return (await sendOrder(shop, form, { by })).json();
  },
};

async function read(kind: Kind, by: SignedUp, query = '') {
  const response = await shop.app.inject({ url: LISTS[kind] + query, headers: by.headers });
  const { results, data = results, ...rest } = response.json();
  return {
    ...rest,
    statusCode: response.statusCode,
    body: response.json(),
    ids: data?.map(({ id }: Placed) => id),
  };
}

describe.each(['single', 'bulk', 'goods'] as const)('the list of %s orders (orders-19)', (kind) => {
  let customer: SignedUp;
  let other: SignedUp;
  let placed: Placed[];

  beforeAll(async () => {
    [customer, other] = [await signUp(shop), await signUp(shop)];
    for (const { id } of [customer, other]) await makeMeasurement(shop, { id });
    placed = [await place[kind](customer), await place[kind](customer), await place[kind](customer)];
    await place[kind](other);
    const [first] = placed;
    await shop.deps.db
      .update(orders)
      .set({ status: LATER[kind] })
      .where(eq(orders.id, first?.id ?? 0));
  });

  test('is newest first, and has only the own orders', async () => {
    expect(await read(kind, customer)).toMatchObject({ count: 3, ids: placed.map(({ id }) => id).reverse() });
    expect((await read(kind, other)).ids).not.toContain(placed[0]?.id);
  });

  test('is filtered by status, which the addresses of its pages keep', async () => {
    const [first] = placed;
    expect(await read(kind, customer, `?status=${LATER[kind]}`)).toMatchObject({
      count: 1,
      ids: [first?.id],
    });
    expect(await read(kind, customer, '?status=SHIPPED')).toMatchObject({ count: 0, ids: [] });
    expect((await read(kind, customer, '?status=')).count).toBe(3);
    const page = await read(kind, customer, `?status=${LATER[kind]}&page=2`);
    expect([page.statusCode, page.body.code]).toEqual([404, 'page.invalid']);
  });

  test('is searched by part of a tracking number, as people type it', async () => {
    const [, second] = placed;
    const number = String(second?.tracking_id);
    const characters = number.slice(3);
    for (const typed of [
      number,
      number.toLowerCase(),
      characters.slice(0, 7),
      `np ${characters.slice(0, 5)} - ${characters.slice(5)}`,
      characters.replaceAll('0', 'o').replaceAll('1', 'l'),
    ]) {
      expect((await read(kind, customer, `?search=${encodeURIComponent(typed)}`)).ids, typed).toEqual([
        second?.id,
      ]);
    }
    for (const typed of ["' or 1=1--", '%', 'UUUU', '💠']) {
      expect((await read(kind, customer, `?search=${encodeURIComponent(typed)}`)).ids, typed).toEqual([]);
    }
    expect((await read(kind, other, `?search=${number}`)).ids).toEqual([]);
    expect((await read(kind, customer, `?search=${number}&status=${LATER[kind]}`)).count).toBe(0);
  });

  test.each([
    ['status=LOST', 'status'],
    [`search=${'x'.repeat(41)}`, 'search'],
    ['page=0', 'page'],
  ])('refuses ?%s by its field', async (query, field) => {
    const { statusCode, body } = await read(kind, customer, `?${query}`);
    expect([statusCode, Object.keys(body)]).toEqual([400, [field]]);
  });

  test('needs a token', async () => {
    expect((await shop.app.inject({ url: LISTS[kind] })).statusCode).toBe(401);
  });
});

describe('the pages of the list of stitched orders', () => {
  const get = (url: string, { headers }: { headers: Record<string, string> }) =>
    shop.app.inject({ url, headers });
  const measuredCustomer = async () => {
    const customer = await signUp(shop);
    await makeMeasurement(shop, customer);
    return customer;
  };

  test("lists the customer's own orders, newest first, ten a page", async () => {
    const customer = await measuredCustomer();
    const ids: number[] = [];
    for (let index = 0; index < 11; index += 1) ids.push((await place.single(customer)).id);
    await place.single(await measuredCustomer());
    const first = (await get('/tailor_module/single-orders/all/', customer)).json();
    expect(first.count).toBe(11);
    expect(first.results.map((order: { id: number }) => order.id)).toEqual(ids.toReversed().slice(0, 10));
    expect(first.next).toBe('http://naap.test/tailor_module/single-orders/all/?page=2');
    expect(first.previous).toBeNull();
    const second = (await get('/tailor_module/single-orders/all/?page=2', customer)).json();
    expect(second.results).toHaveLength(1);
    expect(second).toMatchObject({
      next: null,
      previous: 'http://naap.test/tailor_module/single-orders/all/?page=1',
    });
  });

  test('is empty at first, and 404 for pages out of range', async () => {
    const customer = await signUp(shop);
    const url = '/tailor_module/single-orders/all/';
    expect((await get(url, customer)).json()).toEqual({ count: 0, next: null, previous: null, results: [] });
    const past = await get(`${url}?page=2`, customer);
    expect(past.statusCode).toBe(404);
    expect(past.json()).toEqual({ detail: 'Invalid page.', code: 'page.invalid' });
    expect((await get(`${url}?page=0`, customer)).statusCode).toBe(400);
    expect((await get(`${url}?page=one`, customer)).statusCode).toBe(400);
    expect((await get(url, { headers: {} })).statusCode).toBe(401);
  });
});
