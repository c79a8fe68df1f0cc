import { and, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { staffOrders } from '../../../contract/staff-orders.ts';
import { testApp } from '../../../test/app.ts';
import { jpeg, makeMeasurement, type SignedUp, signUp } from '../../../test/factories.ts';
import {
  addGarment,
  placeGarment,
  sendGarmentStep,
  sendStep,
  signUpTailor,
} from '../../../test/factories-orders.ts';
import { makeProduct } from '../../../test/factories-shop.ts';
import { orderForm, sendOrder } from '../../../test/factories-shop-orders.ts';
import { auditEntries } from '../../db/schema/audit.ts';
import { ordersExport } from './order-service.ts';

const shop = testApp({ JOBS: 'false' });
let agent: SignedUp;

beforeAll(async () => {
  agent = await signUp(shop, { userType: 'support' });
});

const get = (url: string, by: SignedUp = agent) => shop.app.inject({ url, headers: by.headers });

/** An order of a shalwar kameez of Bilal and a kurta of Hamza. */
async function several(change: Record<string, string> = {}, second: Record<string, string> = {}) {
  const customer = await signUp(shop);
  const own = await makeMeasurement(shop, customer, { label: 'Bilal' });
  const other = await makeMeasurement(shop, customer, { label: 'Hamza' });
  const tailor = await signUpTailor(shop);
  const pictures = { measurement_picture: await jpeg() };
  const order = await placeGarment(
    shop,
    { measurement: String(own.id), ...change },
    { customer, tailor, pictures },
  );
  const kurta = { dress_type: 'Kurta', measurement: String(other.id), ...second };
  const ids = await addGarment(shop, order, kurta, pictures);
  return { ...order, ids };
}

describe('an order of several garments in the back office', () => {
  test('is listed and exported with how many others it has (backoffice-21)', async () => {
    const { id, trackingNumber } = await several();
    const one = await placeGarment(shop);
    const itemOf = async (number: string) =>
      (await get(`/api/staff/orders/?search=${number}`)).json().results[0].item;
    expect(await itemOf(trackingNumber)).toMatchObject({ dress_type: 'Shalwar_Kameez', others: 1 });
    expect(await itemOf(one.trackingNumber)).toMatchObject({ dress_type: 'Shalwar_Kameez', others: 0 });
    const { read } = ordersExport(shop.config);
    const filters = { ...staffOrders.query.parse({}), search: trackingNumber };
    const { rows } = await read(shop.deps.db, {
      actor: { id: agent.id, role: 'support' },
      filters,
      after: undefined,
      limit: 10,
    });
    const column = ordersExport(shop.config).columns.find(({ name }) => name === 'Item');
    expect(rows.map((row) => [row.id, column?.value(row)])).toEqual([[id, 'Shalwar kameez and 1 more']]);
  });

  test('is exported with all garments that are stitched and their number (backoffice-21)', async () => {
    const { id, ids, customer, trackingNumber } = await several();
    const shirt = { dress_type: 'Kurta', length_choice: 'TAILOR' };
    await addGarment(shop, { id, customer }, shirt);
    const exportOf = async (number: string) => {
      const { read, columns } = ordersExport(shop.config);
      const { rows } = await read(shop.deps.db, {
        actor: { id: agent.id, role: 'support' },
        filters: { ...staffOrders.query.parse({}), search: number },
        after: undefined,
        limit: 10,
      });
      const asked = columns.filter(({ name }) => ['Calls', 'Garments', 'Number of garments'].includes(name));
      return rows.map((row) => asked.map(({ name, value }) => [name, value(row)]));
    };
    const last = (garments: string | null, count: number | null) => [
      [
        ['Calls', 0],
        ['Garments', garments],
        ['Number of garments', count],
      ],
    ];
    expect(await exportOf(trackingNumber)).toEqual(last('Shalwar kameez; Kurta; Kurta', 3));
    await sendStep(shop, id, customer, { action: 'confirm' });
    const cancel = { action: 'cancel', reason: 'Two are enough' };
    expect((await sendGarmentStep(shop, id, ids[0] ?? 0, customer, cancel)).statusCode).toBe(200);
    expect(await exportOf(trackingNumber)).toEqual(last('Kurta; Kurta', 2));
    const product = await makeProduct(shop);
    const goods = await sendOrder(shop, orderForm([{ product, variant: product.variants[0] }]), {
      by: customer,
    });
    expect(await exportOf(goods.json().tracking_id)).toEqual(last(null, null));
  });

  test('has each with fabric, whose it is and its price, without measures', async () => {
    const { id, ids } = await several({}, { fabric_type: 'Linen' });
    const { order } = (await get(`/api/staff/orders/${id}/`)).json();
    expect(order).toMatchObject({ has_measures: true, measures_due: [] });
    expect(order.garments).toMatchObject([
      {
        id: ids[0],
        dress_type: 'Shalwar_Kameez',
        measurement_label: 'Bilal',
        stitching: 2500,
        measures_due: [],
      },
      {
        id: ids[1],
        dress_type: 'Kurta',
        fabric_type: 'Linen',
        measurement_label: 'Hamza',
        stitching: 1900,
      },
    ]);
    expect(JSON.stringify(order)).not.toContain('chest');
  });
});

describe('the measures of several garments (backoffice-20)', () => {
  test('are shown together, and the look is recorded once', async () => {
    const { id, ids } = await several();
    const read = await get(`/api/staff/orders/${id}/measures/`);
    expect(read.json()).toMatchObject({
      ...{ label: 'Bilal', finished: null },
      garments: [
        { id: ids[0], measures: { label: 'Bilal', values: { chest: 980 } }, finished: null },
        { id: ids[1], measures: { label: 'Hamza' }, finished: null },
      ],
    });
    const entries = await shop.deps.db
      .select({ action: auditEntries.action, actorId: auditEntries.actorId })
      .from(auditEntries)
      .where(and(eq(auditEntries.subjectId, String(id)), eq(auditEntries.actorId, agent.id)));
    expect(entries).toEqual([{ action: 'orders.measures-read', actorId: agent.id }]);
  });

  test('with what was measured of each finished garment', async () => {
    const { id, ids, customer, tailor } = await several();
    for (const [by, action] of [
      [customer, 'confirm'],
      [tailor, 'accept'],
      [tailor, 'start'],
    ] as const)
      expect((await sendStep(shop, id, by, { action })).statusCode).toBe(200);
    await shop.app.inject({
      method: 'PUT',
      url: `/api/workshop/orders/${id}/finished-measures/`,
      payload: { unit: 'cm', values: { chest: 99 }, garment: ids[1] },
      headers: tailor.headers,
    });
    const read = (await get(`/api/staff/orders/${id}/measures/`)).json();
    expect(read.finished).toBeNull();
    expect(read.garments[1].finished).toMatchObject({ unit: 'cm', values: { chest: 990 } });
  });

  test('are found where only a later garment has some, and nowhere where none has', async () => {
    const later = await several({ measurement_source: 'UPLOAD' });
    const read = (await get(`/api/staff/orders/${later.id}/measures/`)).json();
    expect(read).toMatchObject({
      label: 'Hamza',
      garments: [{ measures: null }, { measures: { label: 'Hamza' } }],
    });
    expect((await get(`/api/staff/orders/${later.id}/`)).json().order.has_measures).toBe(true);
    const none = await several({ measurement_source: 'UPLOAD' }, { measurement_source: 'UPLOAD' });
    expect((await get(`/api/staff/orders/${none.id}/measures/`)).statusCode).toBe(404);
    expect((await get(`/api/staff/orders/${none.id}/`)).json().order.has_measures).toBe(false);
  });

  test('are for staff only', async () => {
    const { id, customer, tailor } = await several();
    for (const by of [customer, tailor])
      expect((await get(`/api/staff/orders/${id}/measures/`, by)).statusCode).toBe(403);
  });
});
