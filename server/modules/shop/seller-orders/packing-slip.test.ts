import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { inLocale } from '#words';
import { testApp } from '../../../../test/app.ts';
import { type SignedUp, signUp } from '../../../../test/factories.ts';
import { makeBrand, makeProduct } from '../../../../test/factories-shop.ts';
import { orderForm, sendOrder } from '../../../../test/factories-shop-orders.ts';
import { mailsTo } from '../../../../test/mailbox.ts';
import { readPdf } from '../../../../test/pdf-reader.ts';
import { auditEntries } from '../../../db/schema/audit.ts';
import { variants } from '../../../db/schema/catalogue.ts';
import { cashCode } from '../../../infra/cash-codes.ts';
import { renderPackingSlips } from './packing-slip-document.ts';

const shop = testApp({ JOBS: 'false' });

const get = (path: string, who?: SignedUp) =>
  shop.app.inject({ url: `/api/workshop/seller-orders/${path}`, headers: who?.headers ?? {} });

/** Places an order with two sellers: two kurtas for Rs 1,000 each, and a shawl. */
async function placed() {
  const seller = await signUp(shop, { userType: 'brand' });
  const other = await signUp(shop, { userType: 'brand' });
  const brand = await makeBrand(shop, { userId: seller.id });
  const otherBrand = await makeBrand(shop, { userId: other.id });
  const own = await makeProduct(shop, { brandId: brand.id, name: 'Khaddar kurta', price: 1000 });
  const foreign = await makeProduct(shop, { brandId: otherBrand.id, name: 'Foreign shawl', price: 4000 });
  await shop.deps.db
    .update(variants)
    .set({ sku: 'KK-17' })
    .where(eq(variants.id, own.variants[0]?.id ?? 0));
  const lines = [
    { product: own, variant: own.variants[0] as { id: number }, quantity: 2 },
    { product: foreign, variant: foreign.variants[0] as { id: number } },
  ];
  const customer = await signUp(shop);
  const order = (await sendOrder(shop, orderForm(lines), { by: customer })).json();
  const part = order.parts.find((one: { seller: { id: number } }) => one.seller.id === brand.id);
  return {
    seller,
    other,
    customer,
    brand,
    line: lines[0] as (typeof lines)[number],
    id: part.id as number,
    trackingNumber: order.tracking_id as string,
  };
}

test('is a PDF named by the tracking number, for the brand of the order alone (shop-19)', async () => {
  const { seller, other, customer, id, trackingNumber } = await placed();
  const response = await get(`${id}/packing-slip/`, seller);
  expect(response.statusCode, response.body).toBe(200);
  expect(response.headers['content-type']).toBe('application/pdf');
  expect(response.headers['content-disposition']).toContain(`packing-slip-${trackingNumber}.pdf`);
  expect(response.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  expect((await get(`${id}/packing-slip/`, other)).statusCode).toBe(404);
  expect((await get(`${id}/packing-slip/`, customer)).statusCode).toBe(403);
  expect((await get(`${id}/packing-slip/`)).statusCode).toBe(401);
  expect((await get('kurta/packing-slip/', seller)).statusCode).toBe(404);
});

test('says the cash that is collected, whatever becomes of other sellers after it is printed (shop-17)', async () => {
  const { seller, other, id, trackingNumber } = await placed();
  // A delivery fee, which the first seller order carries.
  await shop.deps.db.execute(
    sql`update orders set total = total + 250 where tracking_id = ${trackingNumber}`,
  );
  const [theirs] = (await get('?status=PLACED', other)).json().results;
  const collect = async (part: number, who: SignedUp) => (await get(`${part}/`, who)).json().collect;
  expect([await collect(id, seller), await collect(theirs.id, other)]).toEqual([2250, 4000]);
  await get(`${theirs.id}/packing-slip/`, other);
  const step = (part: number, action: string, who: SignedUp) =>
    shop.app.inject({
      method: 'POST',
      url: `/api/seller-orders/${part}/steps/`,
      headers: who.headers,
      payload: { action },
    });
  await step(id, 'cancel', seller);
  expect(await collect(theirs.id, other)).toBe(4000);
  for (const action of ['pack', 'ship', 'deliver']) await step(theirs.id, action, other);
  const { rows } = await shop.deps.db.execute(sql`
    select (content->>'total')::int as total from documents d join orders o on o.id = d.order_id
    where o.tracking_id = ${trackingNumber} and d.kind = 'INVOICE'`);
  expect(rows, 'the invoice is over what was collected').toEqual([{ total: 4000 }]);
});

test('the tracking page and the mail have the sum of each parcel and its code (payments-11)', async () => {
  const { seller, id, trackingNumber } = await placed();
  const tracked = async () =>
    (await shop.app.inject({ url: `/tailor_module/order-tracking/${trackingNumber}/` })).json();
  const step = (action: string) =>
    shop.app.inject({
      method: 'POST',
      url: `/api/seller-orders/${id}/steps/`,
      headers: seller.headers,
      payload: { action },
    });
  await step('pack');
  expect(await tracked()).toMatchObject({ is_paid: false, cash: [] });
  await get(`${id}/packing-slip/`, seller);
  const [cash, ...others] = (await tracked()).cash;
  expect([cash.amount, others]).toEqual([2000, []]);
  const { cashKey } = shop.deps.config;
  expect(cash.code).toBe(cashCode(cashKey, { trackingNumber, sellerOrderId: id, amount: 2000 }));
  await step('ship');
  const mails = (await mailsTo(shop)).filter(({ subject }) => subject.includes(trackingNumber));
  expect(mails.map(({ text }) => text).join('\n')).toContain(
    `Please pay Rs 2,000 at the handover, nothing else. The parcel has the code ${cash.code}`,
  );
  await step('deliver');
  expect((await tracked()).cash).toEqual([]);
});

test('has the address, the own goods with their SKUs and the cash to collect, and no price or goods of others', async () => {
  const { seller, customer, brand, id, trackingNumber } = await placed();
  const order = (await get(`${id}/`, seller)).json();
  const trackingUrl = `https://naap.test/order_tracking?number=${trackingNumber}`;
  const skus = new Map([[order.items[0].variant, 'KK-17']]);
  const slip = { order, shipping: order.shipping, skus, cashCode: 'K7Q2MX', trackingUrl };
  const pdf = await renderPackingSlips([slip], {
    brand: 'Naap',
    seller: brand.name,
    support: { phone: '042 1112233', email: 'help@naap.test' },
    compress: false,
  });
  const text = readPdf(pdf)
    .pages.flat()
    .map((run) => run.text)
    .join(' ');
  for (const part of [
    ...[trackingNumber, brand.name, 'Ayesha Siddiqui', '27-B, Block H', 'Lahore 54660', 'Pakistan'],
    ...[
      'Khaddar kurta',
      'size S',
      'KK-17',
      '2 pieces',
      'If it cannot be delivered: Naap, 042 1112233, help@naap.test',
      `Cash to collect: Rs ${order.collect.toLocaleString('en')}`,
      'with the code K7Q2MX',
    ],
  ]) {
    expect(text).toContain(part);
  }
  expect(pdf.toString('latin1')).toContain(trackingUrl);
  for (const secret of ['Foreign shawl', 'Rs 1,000', 'Rs 4,000', customer.email]) {
    expect(text).not.toContain(secret);
  }
});

test('in Urdu it is worded and mirrored, with the address as it was written', async () => {
  const { seller, id, trackingNumber } = await placed();
  const order = (await get(`${id}/`, seller)).json();
  const bytes = await inLocale('ur', () =>
    renderPackingSlips(
      [
        {
          order,
          shipping: order.shipping,
          skus: new Map(),
          cashCode: 'K7Q2MX',
          trackingUrl: 'https://naap.test/',
        },
      ],
      {
        brand: 'Naap',
        seller: 'Gul Weaves',
        support: { phone: '042 1112233', email: 'help@naap.test' },
        compress: false,
      },
    ),
  );
  const pdf = readPdf(bytes);
  const runs = pdf.pages.flat();
  const text = runs.map((run) => run.text);
  // Groups of digits keep their order beside Urdu.
  for (const part of [trackingNumber, '042 1112233', 'help@naap.test', 'Lahore 54660', 'Pakistan']) {
    expect(text).toContain(part);
  }
  for (const part of ['پیکنگ پرچی', 'عام ڈیلیوری', 'بنام', 'نقد لینا ہے', 'تعداد', 'سائز', 'عدد']) {
    expect(pdf.actualTexts.join('\n')).toContain(part);
  }
  const number = runs.find((run) => run.text === trackingNumber);
  expect((number?.x ?? 0) + (number?.width ?? 0)).toBeCloseTo(545.28, 0);
});

test('is not printed once the brand sees the address no more', async () => {
  const { seller, id } = await placed();
  const cancelled = await shop.app.inject({
    method: 'POST',
    url: `/api/seller-orders/${id}/steps/`,
    headers: seller.headers,
    payload: { action: 'cancel', note: 'Sold out' },
  });
  expect(cancelled.statusCode, cancelled.body).toBe(200);
  const response = await get(`${id}/packing-slip/`, seller);
  expect([response.statusCode, response.json().code]).toEqual([409, 'shop.not_to_send']);
});

test('several are one PDF, each on its page; with one of another brand nothing is printed', async () => {
  const { seller, other, customer, id, line } = await placed();
  const again = (await sendOrder(shop, orderForm([line]), { by: customer })).json();
  const print = (ids: string, who?: SignedUp) =>
    shop.app.inject({
      url: `/api/workshop/packing-slips/?seller_orders=${ids}`,
      headers: who?.headers ?? {},
    });
  const both = await print(`${id},${again.parts[0].id}`, seller);
  expect(both.statusCode, both.body).toBe(200);
  expect(both.headers['content-disposition']).toContain('packing-slips.pdf');
  expect(readPdf(both.rawPayload).sizes).toHaveLength(2);

  const fresh = await placed();
  expect((await print(`${fresh.id},${id}`, fresh.seller)).statusCode).toBe(404);
  const { rows } = await shop.deps.db.execute(sql`select cash from seller_orders where id = ${fresh.id}`);
  expect(rows, 'the cash is not fixed').toEqual([{ cash: null }]);

  expect((await print(String(id), other)).statusCode).toBe(404);
  expect((await print(String(id), customer)).statusCode).toBe(403);
  expect((await print(String(id))).statusCode).toBe(401);
  const many = Array.from({ length: 41 }, (_, place) => place + 1).join(',');
  expect((await print(many, seller)).statusCode).toBe(400);
  expect((await print('', seller)).statusCode).toBe(400);
});

test('staff prints the packing slips of the shop’s own goods, and of no brand (couriers-38)', async () => {
  const { id: ofBrand, seller, customer } = await placed();
  const support = await signUp(shop, { userType: 'support' });
  const product = await makeProduct(shop, { type: 'culture', brandId: null, name: 'Ajrak', price: 1500 });
  const line = { product, variant: product.variants[0] as { id: number } };
  const parts: number[] = [];
  for (let count = 0; count < 2; count++) {
    const order = (await sendOrder(shop, orderForm([line]), { by: customer })).json();
    parts.push(order.parts[0].id);
  }
  const print = (ids: readonly number[], who?: SignedUp) =>
    shop.app.inject({
      url: `/api/staff/packing-slips/?seller_orders=${ids.join(',')}`,
      headers: who?.headers ?? {},
    });
  const slips = await print(parts, support);
  expect(slips.statusCode, slips.body).toBe(200);
  expect(slips.headers['content-disposition']).toContain('packing-slips.pdf');
  const { pages } = readPdf(slips.rawPayload);
  expect(pages).toHaveLength(2);
  const read = await shop.deps.db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.action, 'orders.packing-slip-printed'));
  expect(read.map(({ actorId, userId }) => [actorId, userId])).toEqual([
    [support.id, customer.id],
    [support.id, customer.id],
  ]);
  expect((await print([ofBrand], support)).statusCode).toBe(404);
  expect((await print([...parts, ofBrand], support)).statusCode).toBe(404);
  expect((await print(parts, seller)).statusCode).toBe(403);
  expect((await get(`${parts[0]}/packing-slip/`, seller)).statusCode).toBe(404);
  expect((await print(parts)).statusCode).toBe(401);
  expect((await print([], support)).statusCode).toBe(400);
});
