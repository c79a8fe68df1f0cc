import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { testApp } from '../../../../test/app.ts';
import { type SignedUp, signUp } from '../../../../test/factories.ts';
import { makeBrand, makeProduct } from '../../../../test/factories-shop.ts';
import { cardToken, orderForm, sendOrder } from '../../../../test/factories-shop-orders.ts';
import { products } from '../../../db/schema/catalogue.ts';
import { valueOfGoods } from '../../documents/commercial-invoice-document.ts';
import { composeParcelInvoice } from './parcel-invoice-service.ts';

const shop = testApp({ JOBS: 'false' });
let agent: SignedUp;

beforeAll(async () => {
  agent = await signUp(shop, { userType: 'support' });
});

const OWN = (id: number | string) => `/api/workshop/seller-orders/${id}/commercial-invoice/`;
const STAFF = (id: number | string) => `/api/staff/seller-orders/${id}/commercial-invoice/`;
const get = (url: string, who?: Pick<SignedUp, 'headers'>) =>
  shop.app.inject({ url, headers: who?.headers ?? {} });

const compose = async (id: number) => (await composeParcelInvoice(shop.deps, 'any', id)).invoice;

const ABROAD = {
  address: '9 High Street',
  city: 'Leeds',
  postal_code: 'LS1 1AA',
  country: 'GB',
  delivery: 'courier',
};

/** Two kurtas of a brand for Rs 1,000 each and something of another seller for Rs 4,000, paid by card. */
async function placed(change: object = ABROAD) {
  const seller = await signUp(shop, { userType: 'brand' });
  const brand = await makeBrand(shop, { userId: seller.id, name: `Gul Weaves ${seller.id}`, city: 'Multan' });
  const own = await makeProduct(shop, { brandId: brand.id, name: 'Khaddar kurta', price: 1000 });
  const foreign = await makeProduct(shop, {
    name: 'Foreign shawl',
    price: 4000,
  });
  const lines = [
    { product: own, variant: own.variants[0] as { id: number }, quantity: 2 },
    { product: foreign, variant: foreign.variants[0] as { id: number } },
  ];
  const customer = await signUp(shop);
  const card = { payment_method: 'creditCard', payment_token: await cardToken(shop) };
  const form = orderForm(lines, { ...card, phone: '+44 7400 123456', ...change });
  const response = await sendOrder(shop, form, { by: customer });
  if (response.statusCode !== 201) throw new Error(response.body);
  const order = response.json();
  const partOf = (id: number | null) =>
    order.parts.find((one: { seller: { id: number | null } }) => (one.seller.id ?? null) === id);
  return {
    ...{ seller, customer, brand, own, orderId: order.id as number },
    id: partOf(brand.id).id as number,
    otherId: order.parts.find((one: { id: number }) => one.id !== partOf(brand.id).id).id as number,
    trackingNumber: order.tracking_id as string,
  };
}

describe('the commercial invoice of a parcel abroad (abroad-8)', () => {
  test('is a PDF for its seller and for staff, with the goods of the parcel alone', async () => {
    const { seller, brand, own, id, trackingNumber } = await placed();
    await shop.deps.db
      .update(products)
      .set({ hsCode: '6205200010', customsWords: "Men's khaddar kurta" })
      .where(eq(products.id, own.id));
    for (const response of [await get(OWN(id), seller), await get(STAFF(id), agent)]) {
      expect(response.statusCode, response.body).toBe(200);
      expect(response.headers['content-disposition']).toContain(
        `commercial-invoice-${trackingNumber}-${id}.pdf`,
      );
    }
    const { invoice } = await composeParcelInvoice(shop.deps, brand.id, id);
    expect(invoice).toMatchObject({
      exporter: { name: brand.name, lines: ['Multan', 'Pakistan'] },
      consignee: {
        name: 'Ayesha Siddiqui',
        lines: ['9 High Street', 'Leeds LS1 1AA', 'United Kingdom', '+447400123456'],
      },
      destination: 'United Kingdom',
      lines: [
        {
          ...{ words: "Men's khaddar kurta", detail: 'Khaddar kurta · indigo · S', hsCode: '6205200010' },
          ...{ origin: 'Pakistan', quantity: 2, unitValue: 1000 },
        },
      ],
    });
    expect(valueOfGoods(invoice)).toBe(2000);
  });

  test.each([
    ['the customer', (order: { customer: SignedUp }) => order.customer, [403, 403]],
    ['another brand', () => signUp(shop, { userType: 'brand' }), [404, 403]],
    ['a tailor', () => signUp(shop, { userType: 'tailor' }), [403, 403]],
    ['an admin', () => signUp(shop, { userType: 'admin' }), [403, 200]],
    ['a visitor', () => undefined, [401, 401]],
  ] as const)('%s: %o', async (name, person, statuses) => {
    const order = await placed();
    const who = await person(order);
    if (name === 'another brand' && who) await makeBrand(shop, { userId: who.id });
    const responses = [await get(OWN(order.id), who), await get(STAFF(order.id), who)];
    expect(responses.map(({ statusCode }) => statusCode)).toEqual(statuses);
  });

  test('there is none within Pakistan, of an unknown parcel, or of a cancelled one', async () => {
    const home = await placed({ phone: '0321 4000001' });
    expect((await get(OWN(home.id), home.seller)).statusCode).toBe(404);
    expect((await get(STAFF(home.id), agent)).statusCode).toBe(404);
    expect((await get(STAFF(999_999_999), agent)).statusCode).toBe(404);
    expect((await get(OWN('x'), home.seller)).statusCode).toBe(404);
    const { id, seller } = await placed();
    await shop.app.inject({
      method: 'POST',
      url: `/api/seller-orders/${id}/steps/`,
      headers: seller.headers,
      payload: { action: 'cancel', note: 'Sold out' },
    });
    const response = await get(OWN(id), seller);
    expect([response.statusCode, response.json().code]).toEqual([409, 'shop.not_to_send']);
  });

  test("the shop's own goods are exported by the shop", async () => {
    const { customer } = await placed();
    const product = await makeProduct(shop, { type: 'culture', name: 'Own shawl', price: 4000 });
    const line = { product, variant: product.variants[0] as { id: number } };
    const card = { payment_method: 'creditCard', payment_token: await cardToken(shop) };
    const form = orderForm([line], { ...card, phone: '+44 7400 123456', ...ABROAD });
    const [part] = (await sendOrder(shop, form, { by: customer })).json().parts;
    expect((await get(STAFF(part.id), agent)).statusCode).toBe(200);
    const invoice = await compose(part.id);
    expect(invoice.exporter.name).toBe(shop.config.brandName);
    expect(valueOfGoods(invoice)).toBe(4000);
  });

  test("the value is less by the parcel's part of the discount (abroad-9)", async () => {
    const { orderId, id, otherId } = await placed();
    await shop.deps.db.execute(
      sql`with parts as (update seller_orders set discount = null where order_id = ${orderId})
        update goods_order_details set discount = 601 where order_id = ${orderId}`,
    );
    expect([valueOfGoods(await compose(id)), valueOfGoods(await compose(otherId))]).toEqual([1800, 3599]);
  });
});
