import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { testApp } from '../../../../test/app.ts';
import { type SignedUp, signUp } from '../../../../test/factories.ts';
import { makeBrand, makeProduct, makeShopOrder } from '../../../../test/factories-shop.ts';
import { orderForm, sendOrder } from '../../../../test/factories-shop-orders.ts';
import { orderEvents } from '../../../db/schema/order-events.ts';
import { sellerOrders } from '../../../db/schema/shop.ts';

const shop = testApp();

async function makeSeller() {
  const seller = await signUp(shop, { userType: 'brand' });
  const brand = await makeBrand(shop, { userId: seller.id });
  return { seller, brand };
}

function get(path: string, who?: SignedUp) {
  return shop.app.inject({ method: 'GET', url: `/api/workshop/${path}`, headers: who?.headers ?? {} });
}

function step(id: number, who: SignedUp, body: object) {
  return shop.app.inject({
    method: 'POST',
    url: `/api/seller-orders/${id}/steps/`,
    payload: body,
    headers: who.headers,
  });
}

/** Places an order with two sellers; the first sells two kurtas for Rs 1,000 each. */
async function placed() {
  const { seller, brand } = await makeSeller();
  const other = await makeSeller();
  const own = await makeProduct(shop, { brandId: brand.id, price: 1000 });
  const foreign = await makeProduct(shop, { brandId: other.brand.id, price: 4000 });
  const lines = [
    { product: own, variant: own.variants[0] as { id: number }, quantity: 2 },
    { product: foreign, variant: foreign.variants[0] as { id: number } },
  ];
  const customer = await signUp(shop);
  const order = (await sendOrder(shop, orderForm(lines), { by: customer })).json();
  const part = order.parts.find(({ seller: { id } }: { seller: { id: number } }) => id === brand.id);
  return { seller, other, brand, own, customer, order, id: part.id as number };
}

test('lists what is to pack with the own items only', async () => {
  const { seller, order, id, own } = await placed();
  const list = (await get('seller-orders/', seller)).json();
  expect(list).toMatchObject({
    count: 1,
    next: null,
    previous: null,
    counts: { PLACED: 1, PACKED: 0, SHIPPED: 0 },
  });
  expect(list.results).toHaveLength(1);
  expect(list.results[0]).toMatchObject({
    id,
    tracking_id: order.tracking_id,
    status: 'PLACED',
    recipient: 'Ayesha Siddiqui',
    city: 'Lahore',
    sub_total: 2000,
    pieces: 2,
    payment_method: 'cashOnDelivery',
    is_payment_due: false,
    actions: ['pack', 'cancel'],
  });
  expect(list.results[0].items.map(({ product }: { product: number }) => product)).toEqual([own.id]);
  expect((await get('seller-orders/?status=PACKED', seller)).json().results).toEqual([]);
  const found = await get(`seller-orders/?search=${order.tracking_id.toLowerCase()}`, seller);
  expect(found.json().results.map((row: { id: number }) => row.id)).toEqual([id]);
  expect((await get('seller-orders/?search=NP-0000000000', seller)).json().results).toEqual([]);
  expect((await get('seller-orders/?status=UNCONFIRMED', seller)).statusCode).toBe(400);
});

test('shows what shipping needs, and nothing else of the customer or of other sellers (shop-18)', async () => {
  const { seller, id, customer, other } = await placed();
  const response = await get(`seller-orders/${id}/`, seller);
  const detail = response.json();
  expect(detail.shipping).toEqual({
    full_name: 'Ayesha Siddiqui',
    address: '27-B, Block H, Gulberg III',
    city: 'Lahore',
    postal_code: '54660',
    country: 'PK',
    phone: expect.stringMatching(/^\+92/),
  });
  expect(detail.collect).toBe(2000);
  expect(detail.events).toEqual([expect.objectContaining({ action: 'place', to: 'PLACED', by: 'customer' })]);
  expect(response.payload).not.toContain(customer.email);
  expect(response.payload).not.toContain(customer.username);
  expect(response.payload).not.toContain(other.brand.name);
  expect(response.payload, 'the total of the order').not.toMatch(/:4000\b/);
});

test('is 404 for another brand, and for brands only', async () => {
  const { id, other } = await placed();
  const stranger = await makeSeller();
  expect((await get(`seller-orders/${id}/`, stranger.seller)).statusCode).toBe(404);
  expect((await get(`seller-orders/${id}/`, other.seller)).statusCode).toBe(404);
  expect((await get('seller-orders/', stranger.seller)).json().results).toEqual([]);
  for (const path of ['seller-orders/', `seller-orders/${id}/`]) {
    expect((await get(path)).statusCode).toBe(401);
    for (const userType of ['customer', 'tailor', 'support', 'admin'] as const) {
      expect((await get(path, await signUp(shop, { userType }))).statusCode).toBe(403);
    }
  }
  const without = await signUp(shop, { userType: 'brand' });
  expect((await get('seller-orders/', without)).json().code).toBe('catalogue.brand_missing');
});

test('follows the parcel to its return, and then forgets the address', async () => {
  const { seller, id } = await placed();
  await step(id, seller, { action: 'pack' });
  await step(id, seller, { action: 'ship', courier: 'TCS', courier_number: '7714' });
  await step(id, seller, { action: 'deliver' });
  const delivered = (await get(`seller-orders/${id}/`, seller)).json();
  expect(delivered.actions).toEqual(['take_back', 'return']);
  expect(delivered.return_until).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  expect(delivered.events.map(({ to, by, courier }: Record<string, string>) => [to, by, courier])).toEqual([
    ['PLACED', 'customer', null],
    ['PACKED', 'you', null],
    ['SHIPPED', 'you', 'TCS'],
    ['DELIVERED', 'you', null],
  ]);
  await step(id, seller, { action: 'return', reason: 'Too small' });
  expect((await get('seller-orders/?status=RETURNED', seller)).json().results).toHaveLength(1);
  await shop.deps.db
    .update(orderEvents)
    .set({ at: new Date(Date.now() - 31 * 86_400_000) })
    .where(eq(orderEvents.sellerOrderId, id));
  const late = (await get(`seller-orders/${id}/`, seller)).json();
  expect([late.shipping, late.recipient, late.city]).toEqual([null, null, 'Lahore']);
});

test('shows no address of a cancelled order, and nothing of an unconfirmed one', async () => {
  const { seller, id } = await placed();
  await step(id, seller, { action: 'cancel', reason: 'Torn in the store' });
  const cancelled = (await get(`seller-orders/${id}/`, seller)).json();
  expect([cancelled.shipping, cancelled.collect, cancelled.actions]).toEqual([null, 0, []]);
  const open = await placed();
  await shop.deps.db.update(sellerOrders).set({ status: 'UNCONFIRMED' }).where(eq(sellerOrders.id, open.id));
  expect((await get(`seller-orders/${open.id}/`, open.seller)).statusCode).toBe(404);
});

test('has pages in both directions, the oldest to pack first', async () => {
  const { seller, brand } = await makeSeller();
  const product = await makeProduct(shop, { brandId: brand.id });
  const customer = await signUp(shop);
  for (let count = 0; count < 3; count += 1) await makeShopOrder(shop, customer, product, 'PLACED');
  const idsOf = (response: { json: () => { results: { id: number }[] } }) =>
    response.json().results.map(({ id }) => id);
  const all = idsOf(await get('seller-orders/', seller));
  expect(all).toEqual([...all].sort((one, other) => one - other));
  const first = (await get('seller-orders/?size=2', seller)).json();
  const second = await get(`seller-orders/?size=2&after=${first.next}`, seller);
  expect(idsOf(second)).toEqual(all.slice(2));
  expect(idsOf(await get(`seller-orders/?size=2&before=${second.json().previous}`, seller))).toEqual(
    all.slice(0, 2),
  );
  expect(idsOf(await get('seller-orders/?sort=-id', seller))).toEqual([...all].reverse());
});
