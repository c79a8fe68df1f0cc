import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { goodsValue } from '../../../../contract/duty.ts';
import { testApp } from '../../../../test/app.ts';
import { type SignedUp, signUp } from '../../../../test/factories.ts';
import { addGarment, type PlacedGarment, placeGarment, sendStep } from '../../../../test/factories-orders.ts';
import { readPdf } from '../../../../test/pdf-reader.ts';
import { auditEntries } from '../../../db/schema/audit.ts';
import { orderAddresses } from '../../../db/schema/orders.ts';
import type { Declared } from '../../customs/service.ts';
import { valueOfGoods } from '../../documents/commercial-invoice-document.ts';
import { composeCommercialInvoice } from './commercial-invoice-service.ts';
import { commercialLines } from './commercial-lines.ts';

const shop = testApp({ JOBS: 'false' });
let agent: SignedUp;

beforeAll(async () => {
  agent = await signUp(shop, { userType: 'support' });
});

const STAFF = (id: number | string) => `/api/staff/orders/${id}/commercial-invoice/`;
const WORK = (id: number | string) => `/api/workshop/orders/${id}/commercial-invoice/`;
const get = (url: string, who?: Pick<SignedUp, 'headers'>) =>
  shop.app.inject({ url, headers: who?.headers ?? {} });

const goTo = (country: string, { id }: PlacedGarment) =>
  shop.deps.db.update(orderAddresses).set({ country }).where(eq(orderAddresses.orderId, id));

/** Sent abroad only after the confirmation, because the price depends on the country. */
async function confirm(order: PlacedGarment, country = 'GB'): Promise<PlacedGarment> {
  const response = await sendStep(shop, order.id, order.customer, { action: 'confirm' });
  if (response.statusCode !== 200) throw new Error(response.body);
  await goTo(country, order);
  return order;
}

const place = (change: Record<string, string> = {}) => placeGarment(shop, { delivery: 'BY_SHOP', ...change });

async function confirmed({ country = 'GB', ...change }: Record<string, string> = {}) {
  return confirm(await place(change), country);
}

describe('the commercial invoice of a stitched order abroad (abroad-8)', () => {
  test('is a PDF for its tailor and for staff, named by the tracking number and recorded', async () => {
    const { id, tailor, trackingNumber } = await confirmed();
    for (const response of [await get(WORK(id), tailor), await get(STAFF(id), agent)]) {
      expect(response.statusCode, response.body).toBe(200);
      expect(response.headers['content-type']).toBe('application/pdf');
      expect(response.headers['content-disposition']).toContain(`commercial-invoice-${trackingNumber}.pdf`);
      expect(readPdf(response.rawPayload).sizes).toHaveLength(1);
    }
    const entries = await shop.deps.db
      .select({ by: auditEntries.actorId })
      .from(auditEntries)
      .where(eq(auditEntries.action, 'orders.commercial-invoice-printed'));
    expect(entries.map(({ by }) => by)).toEqual([tailor.id, agent.id]);
  });

  test.each([
    ['the customer', (order: PlacedGarment) => order.customer, [403, 403]],
    ['another tailor', () => signUp(shop, { userType: 'tailor' }), [404, 403]],
    ['a brand', () => signUp(shop, { userType: 'brand' }), [403, 403]],
    ['an admin', () => signUp(shop, { userType: 'admin' }), [403, 200]],
    ['a visitor', () => undefined, [401, 401]],
  ] as const)('%s: %o', async (_, person, statuses) => {
    const order = await confirmed();
    const who = await person(order);
    const responses = [await get(WORK(order.id), who), await get(STAFF(order.id), who)];
    expect(responses.map(({ statusCode }) => statusCode)).toEqual(statuses);
  });

  test.each([
    ['within Pakistan', { country: 'PK' }],
    ['collected by its customer', { delivery: 'BY_OWN' }],
  ])('there is none of an order %s', async (_, change) => {
    const { id, tailor } = await confirmed(change);
    expect([(await get(WORK(id), tailor)).statusCode, (await get(STAFF(id), agent)).statusCode]).toEqual([
      404, 404,
    ]);
  });

  test('there is none before it is confirmed, and none of a cancelled one', async () => {
    const order = await place();
    const { id, tailor, customer } = order;
    await goTo('GB', order);
    expect((await get(WORK(id), tailor)).statusCode, 'tailors see confirmed orders').toBe(404);
    expect((await get(STAFF(id), agent)).json().code).toBe('orders.not_to_print');
    await goTo('PK', order);
    await confirm(order);
    expect((await get(STAFF(id), agent)).statusCode).toBe(200);
    await sendStep(shop, id, customer, { action: 'cancel', reason: 'Not needed' });
    const response = await get(STAFF(id), agent);
    expect([response.statusCode, response.json().code]).toEqual([409, 'orders.not_to_print']);
  });

  test('an unknown or unreadable id is 404', async () => {
    for (const id of [999_999_999, 'x', '1e3', '99999999999999999999']) {
      expect((await get(STAFF(id), agent)).statusCode).toBe(404);
    }
  });

  test('has the value of the goods as the customer pays it, without fees (abroad-9)', async () => {
    const order = await place({ delivery_type: 'URGENT', is_requested_sample: 'true' });
    await addGarment(shop, order, { dress_type: 'Kurta' });
    await confirm(order);
    const { price } = (await get(`/api/orders/${order.id}/`, order.customer)).json();
    expect(price.delivery_fee + price.sample_fee).toBeGreaterThan(0);
    const { invoice } = await composeCommercialInvoice(shop.deps, 'all', order.id);
    expect(valueOfGoods(invoice)).toBe(goodsValue(price));
    expect(invoice).toMatchObject({
      number: order.trackingNumber,
      exporter: { name: shop.config.brandName },
      consignee: { name: 'Ayesha Khan' },
      destination: 'United Kingdom',
      discount: 0,
      returned: 0,
    });
    expect(invoice.invoice).toMatch(/^NP-INV-\d{6}$/);
    const line = { detail: 'Fabric: Cotton', origin: 'Pakistan', quantity: 1 };
    expect(invoice.lines).toMatchObject([
      { ...line, hsCode: '621132' },
      { ...line, hsCode: '620520' },
    ]);
    expect(invoice.lines.map(({ words }) => words)).toEqual([
      "Men's shalwar kameez (tunic and trousers), woven",
      "Men's kurta (long shirt), woven",
    ]);
  });
});

describe('the lines of a commercial invoice (abroad-9)', () => {
  const declared = {
    byKey: (key: string): Declared => ({ hsCode: '620442', origin: 'PK', words: key }),
    byProduct: new Map([[7, { hsCode: '520852', origin: 'CN', words: 'Lawn' }]]),
  };
  const GARMENT = {
    ...{
      itemType: 'dress' as const,
      dressType: 'Kurta',
      gender: 'female' as const,
      measurementSnapshot: null,
    },
    ...{ fabricType: null, shoeSize: null, stitchingPrice: 1000, clothPrice: null, clothQuantity: null },
    ...{ cloth: null, bought: null },
  };
  const sumOf = (lines: ReturnType<typeof commercialLines>) =>
    lines.reduce((sum, { quantity, unitValue }) => sum + quantity * unitValue, 0);

  test('add up to stitching, surcharge and cloth of the shop, whatever the garments cost', () => {
    const rupees = fc.integer({ min: 1, max: 500_000 });
    const garment = fc.record({
      stitchingPrice: rupees,
      clothPrice: fc.option(rupees),
      clothQuantity: fc.integer({ min: 1, max: 9 }),
    });
    const all = fc.record({
      garments: fc.array(garment, { minLength: 1, maxLength: 12 }),
      cancelled: fc.array(garment, { maxLength: 3 }),
      urgent: fc.integer({ min: 0, max: 1_000_000 }),
    });
    fc.assert(
      fc.property(all, ({ garments, cancelled, urgent }) => {
        const lines = commercialLines(
          {
            garments: garments.map((one) => ({ ...GARMENT, ...one })),
            cancelledGarments: cancelled.map((one) => ({ ...GARMENT, ...one })),
            urgentSurcharge: urgent,
          },
          declared,
        );
        const cloth = [...garments, ...cancelled].reduce((sum, one) => sum + (one.clothPrice ?? 0), 0);
        const stitching = garments.reduce((sum, one) => sum + one.stitchingPrice, 0);
        expect(sumOf(lines)).toBe(goodsValue({ stitching, urgent_surcharge: urgent, cloth }));
        expect(lines.every(({ unitValue }) => Number.isInteger(unitValue) && unitValue > 0)).toBe(true);
      }),
    );
  });

  test('cloth that the customer brought has no value, cloth of the shop has its price', () => {
    const own = { ...GARMENT, fabricType: 'Silk' };
    const sold = {
      ...GARMENT,
      clothPrice: 3000,
      cloth: { product: 7, name: 'Summer lawn' },
      bought: { name: 'Summer lawn', quantity: 2 },
    };
    const lines = commercialLines(
      { garments: [own, sold], cancelledGarments: [], urgentSurcharge: 0 },
      declared,
    );
    expect(lines).toMatchObject([
      { words: 'ladies-Kurta', detail: 'Fabric: Silk', quantity: 1, unitValue: 1000 },
      { words: 'ladies-Kurta', detail: 'Summer lawn', quantity: 1, unitValue: 4000 },
    ]);
  });

  test('the uncut cloth of a cancelled garment is declared as cloth, others not at all', () => {
    const sold = {
      ...GARMENT,
      clothPrice: 3000,
      clothQuantity: 2,
      cloth: { product: 7, name: 'Summer lawn' },
    };
    const gone = { ...sold, cloth: null, bought: { name: 'Winter lawn', quantity: 7 } };
    const cancelledGarments = [GARMENT, sold, gone];
    const lines = commercialLines({ garments: [], cancelledGarments, urgentSurcharge: 0 }, declared);
    expect(lines).toEqual([
      { words: 'Lawn', detail: 'Summer lawn', hsCode: '520852', origin: 'CN', quantity: 2, unitValue: 1500 },
      {
        ...{ words: 'goods-unstitched-womens', detail: 'Winter lawn', hsCode: '620442', origin: 'PK' },
        ...{ quantity: 1, unitValue: 3000 },
      },
    ]);
  });

  test('shoes say their number', () => {
    const shoes = { ...GARMENT, itemType: 'shoes' as const, dressType: null, shoeSize: 42 };
    const [line] = commercialLines(
      { garments: [shoes], cancelledGarments: [], urgentSurcharge: 0 },
      declared,
    );
    expect(line).toMatchObject({ words: 'shoes', detail: 'Size 42' });
  });
});
