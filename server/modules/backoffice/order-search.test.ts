import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { addressOf } from '../../../contract/paths.ts';
import { testApp } from '../../../test/app.ts';
import { makeAddress, makeMeasurement, type SignedUp, signUp } from '../../../test/factories.ts';
import { addGarment, type PlacedGarment, placeGarment, sendGarment } from '../../../test/factories-orders.ts';
import { makeProduct } from '../../../test/factories-shop.ts';
import { orderForm, sendOrder } from '../../../test/factories-shop-orders.ts';
import { users } from '../../db/schema/accounts.ts';
import { singleOrderDetails } from '../../db/schema/order-details.ts';

const shop = testApp({ JOBS: 'false' });
let agent: SignedUp;
let customer: SignedUp;
let garment: PlacedGarment;
let goods: number;

beforeAll(async () => {
  agent = await signUp(shop, { userType: 'support' });
  customer = await signUp(shop, {
    firstName: 'Zubaida',
    lastName: 'قریشی',
    phoneNumber: '+923214567891',
  });
  await makeMeasurement(shop, customer);
  await makeAddress(shop, customer);
  garment = await placeGarment(shop, { delivery: 'BY_SHOP' }, { customer });
  const product = await makeProduct(shop, { name: 'Phulkari Dupatta' });
  const [variant] = product.variants;
  if (!variant) throw new Error('The product has no variant');
  const form = orderForm([{ product, variant }], { full_name: 'Gulnaz Soomro', city: 'Hyderabad' });
  goods = (await sendOrder(shop, form)).json().id;
});

async function found(query: object): Promise<number[]> {
  const response = await shop.app.inject({
    url: addressOf('GET /api/staff/orders/', {}, { ...query }),
    headers: agent.headers,
  });
  expect(response.statusCode, response.body).toBe(200);
  return response.json().results.map(({ id }: { id: number }) => id);
}

describe('the search of orders (backoffice-6)', () => {
  test('finds by tracking number, in any case, by its beginning, and by order number', async () => {
    const number = garment.trackingNumber;
    for (const search of [
      number,
      number.toLowerCase(),
      number.slice(3),
      number.slice(0, 8),
      String(garment.id),
    ]) {
      expect(await found({ search }), search).toEqual([garment.id]);
    }
  });

  test('finds by name, e-mail address and phone, as people write them', async () => {
    for (const search of [
      'zubaida',
      'ZUBAI',
      'قریشی',
      'zubaida قریشی',
      customer.username,
      customer.email,
      customer.email.toUpperCase(),
      '+923214567891',
      '0321 4567891',
      '0321-4567',
    ]) {
      expect(await found({ search }), search).toEqual([garment.id]);
    }
  });

  test("finds by what is ordered, in the catalogue's spellings, and a guest by the name on the parcel", async () => {
    expect(await found({ search: 'shalwar kameez' })).toEqual([garment.id]);
    expect(await found({ search: 'qameez zubaida' })).toEqual([garment.id]);
    expect(await found({ search: 'fulkari' })).toEqual([goods]);
    expect(await found({ search: 'soomro' })).toEqual([goods]);
    expect(await found({ search: 'kameez soomro' })).toEqual([]);
  });

  test('finds by the dress type, fabric and person of any garment, as they are now', async () => {
    const order = await placeGarment(shop);
    const { id: record } = await makeMeasurement(shop, order.customer, { label: 'Shahmeer' });
    const kurta = { dress_type: 'Kurta', measurement: String(record) };
    const [, second] = await addGarment(shop, order, kurta);
    for (const search of ['kurta', 'shahmeer', 'kurta shalwar', `${order.customer.username} shahmeer`])
      expect(await found({ search }), search).toEqual([order.id]);
    await sendGarment(shop, order, { change: { ...kurta, fabric_type: 'Linen' }, garment: second });
    expect(await found({ search: 'linen' })).toEqual([order.id]);
    const removed = await shop.app.inject({
      method: 'DELETE',
      url: `/api/orders/${order.id}/garments/${second}/`,
      headers: order.customer.headers,
    });
    expect(removed.statusCode, removed.body).toBe(200);
    expect(await found({ search: 'shahmeer' })).toEqual([]);
    expect(await found({ search: 'kurta' })).toEqual([]);
    expect(await found({ search: order.customer.username })).toEqual([order.id]);
  });

  test('finds what release 1.0.0 writes, which knows the first garment only', async () => {
    const order = await placeGarment(shop);
    const { db } = shop.deps;
    await db
      .update(singleOrderDetails)
      .set({ dressType: 'Sherwani' })
      .where(eq(singleOrderDetails.orderId, order.id));
    expect(await found({ search: 'sherwani' })).toEqual([order.id]);
  });

  test('takes operators and wildcards of the database literally', async () => {
    for (const search of ["' | 'a", '%', '\\', "a'b", ':*', '!zubaida & x', '((']) {
      expect(Array.isArray(await found({ search })), search).toBe(true);
    }
    expect(await found({ search: '%' })).toEqual([]);
  });

  test('knows an order by what its customer is called now', async () => {
    await shop.deps.db.update(users).set({ firstName: 'Rukhsana' }).where(eq(users.id, customer.id));
    expect(await found({ search: 'zubaida' })).toEqual([]);
    expect(await found({ search: 'rukhsana' })).toEqual([garment.id]);
  });

  test('filters by the city of the delivery', async () => {
    expect(await found({ city: 'hyderabad' })).toEqual([goods]);
    expect(await found({ city: 'Lahore' })).toEqual([garment.id]);
    expect(await found({ city: 'Quetta' })).toEqual([]);
  });
});
