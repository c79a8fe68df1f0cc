import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Check, Courier, CourierLine, Parcel } from '../../../contract/couriers.ts';
import { testApp } from '../../../test/app.ts';
import { type SignedUp, signUp } from '../../../test/factories.ts';
import {
  bookFile,
  COLUMNS,
  remittanceFile,
  sendParcel,
  sendRemittance,
} from '../../../test/factories-couriers.ts';
import { placeGarment, sendStep } from '../../../test/factories-orders.ts';
import { auditEntries } from '../../db/schema/audit.ts';
import { courierEntries, courierParcels, couriers } from '../../db/schema/couriers.ts';
import { orders } from '../../db/schema/orders.ts';
import { verifyData } from '../system/verification-service.ts';
import { countCash } from './entry-service.ts';

const shop = testApp({ JOBS: 'false' });
const URL = '/api/staff/couriers/';
let admin: SignedUp;
let support: SignedUp;
let made = 0;

beforeAll(async () => {
  admin = await signUp(shop, { userType: 'admin' });
  support = await signUp(shop, { userType: 'support' });
});

const get = (path: string, by = support) => shop.app.inject({ url: `${URL}${path}`, headers: by.headers });

const post = (url: string, by: SignedUp, payload: object, key: string = randomUUID()) =>
  shop.app.inject({ method: 'POST', url, headers: { 'idempotency-key': key, ...by.headers }, payload });

const freshCourier = () => `Courier ${++made}`;

async function lineOf(name: string): Promise<CourierLine | undefined> {
  const { results } = (await get('')).json<{ results: CourierLine[] }>();
  return results.find((one) => one.name === name);
}

async function idOf(name: string): Promise<number> {
  return (await lineOf(name))?.id ?? 0;
}

const read = async (id: number) => (await get(`${id}/`)).json<Courier>();

const parcelsOf = async (id: number, query = '') =>
  (await get(`${id}/parcels/?size=100${query}`)).json<{ results: Parcel[] }>().results;

/** A garment that a courier brings. */
async function sendGarmentBy(courier: string, number: string) {
  const order = await placeGarment(shop, { delivery: 'BY_SHOP' });
  await sendStep(shop, order.id, order.customer, { action: 'confirm' });
  for (const action of ['accept', 'start', 'check']) await sendStep(shop, order.id, order.tailor, { action });
  await sendStep(shop, order.id, order.tailor, { action: 'ship', courier, courier_number: number });
  const answer = await sendStep(shop, order.id, order.tailor, { action: 'deliver' });
  expect(answer.statusCode, answer.body).toBe(200);
  return order;
}

const cashOf = async (orderId: number) => {
  const { rows } = await shop.deps.db.execute<{
    cash: number;
  }>(sql`select e.amount as cash from courier_entries e
    join courier_parcels p on p.id = e.parcel_id where p.order_id = ${orderId} and e.kind = 'COLLECTED'`);
  return rows[0]?.cash ?? 0;
};

describe('what a courier holds', () => {
  test('the cash of delivered goods and garments, in whatever way its name was typed (couriers-1)', async () => {
    const name = freshCourier();
    const goods = await sendParcel(shop, { courier: name });
    await sendParcel(shop, { courier: name, isDelivered: false });
    const garment = await sendGarmentBy(name.toUpperCase().replace(' ', '-'), 'G-1');
    const [sold, stitched] = [await cashOf(goods.order), await cashOf(garment.id)];
    expect(sold).toBe(goods.cash);
    const [order] = await shop.deps.db.select().from(orders).where(eq(orders.id, garment.id));
    expect(stitched).toBe(order?.total);
    const line = await lineOf(name);
    expect(line).toMatchObject({ parcels: 2, differences: 0, held: sold + stitched });
    const parcels = await parcelsOf(line?.id ?? 0);
    expect(parcels.map(({ order: { kind }, number, collected }) => [kind, number, collected])).toEqual([
      ['goods', goods.number, sold],
      ['single', 'G-1', stitched],
    ]);
    const found = await parcelsOf(line?.id ?? 0, `&search=${goods.trackingNumber.toLowerCase()}`);
    expect(found.map(({ number }) => number)).toEqual([goods.number]);
    expect(await verifyData(shop.deps.db)).toEqual([]);
  });

  test('not what was paid in advance or by hand, nor what a customer collects', async () => {
    const before = (await get('')).json<{ results: CourierLine[] }>().results;
    const order = await placeGarment(shop, { delivery: 'BY_OWN' });
    await sendStep(shop, order.id, order.customer, { action: 'confirm' });
    for (const action of ['accept', 'start', 'check', 'make_ready', 'deliver'])
      expect((await sendStep(shop, order.id, order.tailor, { action })).statusCode).toBe(200);
    const paid = await placeGarment(shop, { delivery: 'BY_SHOP' });
    await sendStep(shop, paid.id, paid.customer, { action: 'confirm' });
    await sendStep(shop, paid.id, support, { action: 'record_payment' });
    for (const action of ['accept', 'start', 'check']) await sendStep(shop, paid.id, paid.tailor, { action });
    const ship = { action: 'ship', courier: freshCourier(), courier_number: 'P-1' };
    await sendStep(shop, paid.id, paid.tailor, ship);
    await sendStep(shop, paid.id, paid.tailor, { action: 'deliver' });
    expect((await get('')).json<{ results: CourierLine[] }>().results).toEqual(before);
    expect(await verifyData(shop.deps.db)).toEqual([]);
  });

  test('a payment that is reversed after the delivery is taken off (couriers-2)', async () => {
    const name = freshCourier();
    const { id } = await sendGarmentBy(name, 'G-2');
    const { rows } = await shop.deps.db.execute<{ id: number }>(
      sql`select id from bill_payments where order_id = ${id}`,
    );
    const wrong = { action: 'reverse_payment', payment: rows[0]?.id, reason: 'He has not paid' };
    expect((await sendStep(shop, id, support, wrong)).statusCode).toBe(200);
    expect(await lineOf(name)).toMatchObject({ held: 0, parcels: 0 });
    expect(await verifyData(shop.deps.db)).toEqual([]);
  });

  test('cash that is recorded anew after that is held by the same courier, and taken off again (couriers-36)', async () => {
    const name = freshCourier();
    const { id } = await sendGarmentBy(name, 'G-36');
    const total = (await lineOf(name))?.held ?? 0;
    const standing = async () => {
      const { rows } = await shop.deps.db.execute<{ id: number }>(
        sql`select id from bill_payments where order_id = ${id} and reverses is null and reversed_at is null`,
      );
      return rows.map((row) => row.id);
    };
    const take = async (body: Record<string, unknown>) => {
      const response = await sendStep(shop, id, support, body);
      expect(response.statusCode, response.body).toBe(200);
    };
    const takeBack = async () => {
      for (const payment of await standing())
        await take({ action: 'reverse_payment', payment, reason: 'Another sum' });
    };
    await takeBack();
    await take({ action: 'record_payment', amount: total - 100, method: 'CASH' });
    await take({ action: 'record_payment', amount: 100, method: 'RAAST', reference: `R-${id}` });
    expect(await lineOf(name)).toMatchObject({ held: total - 100, parcels: 1 });
    const [parcel, ...others] = await parcelsOf(await idOf(name));
    expect([parcel?.number, others]).toEqual(['G-36', []]);
    expect(await verifyData(shop.deps.db)).toEqual([]);
    await takeBack();
    expect(await lineOf(name)).toMatchObject({ held: 0, parcels: 0 });
    await take({ action: 'record_payment', method: 'CASH' });
    expect(await lineOf(name)).toMatchObject({ held: total, parcels: 1 });
    expect(await countCash(shop.deps.db)).toBe(0);
    expect(await verifyData(shop.deps.db)).toEqual([]);
  });

  test('parcels that were delivered before are entered at the start, once (couriers-3)', async () => {
    const name = freshCourier();
    const goods = await sendParcel(shop, { courier: name });
    const garment = await sendGarmentBy(name, 'G-3');
    const held = (await lineOf(name))?.held;
    // As if release 1.0.0 had delivered them.
    await shop.deps.db.execute(sql`alter table courier_entries disable trigger courier_entries_unchanged`);
    const both = sql`parcel_id in (select id from courier_parcels where order_id in (${goods.order}, ${garment.id}))`;
    await shop.deps.db.execute(sql`delete from courier_entries where ${both}`);
    await shop.deps.db.execute(sql`alter table courier_entries enable trigger courier_entries_unchanged`);
    await shop.deps.db.delete(courierParcels).where(sql`order_id in (${goods.order}, ${garment.id})`);
    expect((await verifyData(shop.deps.db)).map(({ count }) => count)).toEqual([2]);
    expect(await countCash(shop.deps.db)).toBe(2);
    expect(await countCash(shop.deps.db)).toBe(0);
    expect(await lineOf(name)).toMatchObject({ held, parcels: 2 });
    expect(await verifyData(shop.deps.db)).toEqual([]);
  });

  test('a courier may be named in Urdu, or not at all', async () => {
    await sendParcel(shop, { courier: 'لیپرڈز', number: 'L~1 [2]' });
    const id = await idOf('لیپرڈز');
    expect((await parcelsOf(id, '&search=l12')).map(({ number }) => number)).toEqual(['L~1 [2]']);
    await sendParcel(shop, { courier: '', number: '' });
    expect(await lineOf('UNNAMED')).toMatchObject({ parcels: 1 });
  });

  test('what is held is downloaded as CSV, and recorded (couriers-9)', async () => {
    const name = freshCourier();
    const { number, trackingNumber, cash } = await sendParcel(shop, { courier: name });
    const id = await idOf(name);
    const file = await get(`${id}/csv/`);
    expect(file.headers['content-type']).toContain('text/csv');
    expect(file.body.split('\r\n')[1]).toContain(`${number},${trackingNumber},`);
    expect(file.body.trimEnd().endsWith(`,${cash},0,0,${cash}`)).toBe(true);
    const found = await shop.deps.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.action, 'couriers.exported'));
    expect(found.length).toBe(1);
  });
});

describe('a remittance file', () => {
  test('is checked, and booked as it was seen: matched, differing and wrong rows (couriers-4 to couriers-6)', async () => {
    const name = freshCourier();
    const [one, two, three] = [
      await sendParcel(shop, { courier: name }),
      await sendParcel(shop, { courier: name }),
      await sendParcel(shop, { courier: name }),
    ];
    const id = await idOf(name);
    const csv = remittanceFile([
      [one.number, `"Rs ${one.cash.toLocaleString('en')}"`, 150, '27/11/2026'],
      [two.trackingNumber.toLowerCase(), two.cash - 100, '', '2026-11-27'],
      [one.number.replaceAll('-', ' '), one.cash, 0],
      ['ZZ-9', 500],
      [three.number, '0.5'],
      [three.number, '-20'],
      [three.number, 0],
      [three.number, '20 USD'],
      [three.number, '99999999999999999999'],
      [three.number, 100, 100],
      ['', 100],
      [three.number, 100, '', '31/02/2026'],
    ]);
    const checked = await sendRemittance(shop, support, `${id}/remittances/check/`, { csv });
    expect(checked.statusCode, checked.body).toBe(200);
    const check = checked.json<Check>();
    expect(check).toMatchObject({
      rows: 12,
      counts: {
        MATCHED: 1,
        DIFFERS: 1,
        DOUBLED: 1,
        UNKNOWN: 1,
        WRONG_AMOUNT: 5,
        WRONG_FEE: 1,
        NO_NUMBER: 1,
        WRONG_DATE: 1,
      },
      amount: one.cash + two.cash - 100,
      fees: 150,
    });
    expect(check.results[0]).toMatchObject({
      row: 3,
      outcome: 'DIFFERS',
      held: two.cash,
      order: two.trackingNumber,
    });
    expect(check.results.at(-1)).toMatchObject({ row: 2, outcome: 'MATCHED' });
    expect(await lineOf(name), 'nothing changes by the check').toMatchObject({ parcels: 3, differences: 0 });

    const fields = { ...COLUMNS, seen: check.seen, file_name: 'tcs.csv', reference: 'HBL 4711' };
    const key = randomUUID();
    const send = () => sendRemittance(shop, support, `${id}/remittances/`, { csv, fields, key });
    const booked = await send();
    expect(booked.statusCode, booked.body).toBe(201);
    expect(booked.json()).toMatchObject({
      parcels: 2,
      received: one.cash + two.cash - 250,
      fees: 150,
      left_out: 10,
      reference: 'HBL 4711',
    });
    expect((await send()).json()).toEqual(booked.json());
    const again = await bookFile(shop, support, id, csv);
    expect([again.statusCode, again.json().code]).toEqual([409, 'couriers.file_known']);
    const courier = await read(id);
    expect(courier).toMatchObject({ parcels: 2, held: three.cash + 100, differences: 11, columns: COLUMNS });
    expect(courier.rows_left_out[0]).toMatchObject({ row: 4, outcome: 'DOUBLED' });
    expect((await parcelsOf(id, '&state=differs')).map(({ held, order }) => [held, order.id])).toEqual([
      [100, two.order],
    ]);
    const other = await bookFile(shop, support, id, `${csv}\n`);
    expect([other.statusCode, other.json().file[0]], 'the same rows in another file').toEqual([
      400,
      'No row of this file belongs to a parcel whose cash the courier holds.',
    ]);
    expect(await verifyData(shop.deps.db)).toEqual([]);
  });

  test('is refused where something has changed since it was seen', async () => {
    const name = freshCourier();
    const parcel = await sendParcel(shop, { courier: name });
    const id = await idOf(name);
    const csv = remittanceFile([[parcel.number, parcel.cash]]);
    const { seen } = (await sendRemittance(shop, support, `${id}/remittances/check/`, { csv })).json<Check>();
    const more = remittanceFile([[parcel.number, parcel.cash - 1]]);
    const fields = { ...COLUMNS, seen };
    const path = `${id}/remittances/`;
    const refused = await sendRemittance(shop, support, path, { csv: more, fields });
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'couriers.changed_meanwhile']);
    const [first, second] = await Promise.all([
      sendRemittance(shop, support, path, { csv, fields }),
      sendRemittance(shop, admin, path, { csv, fields }),
    ]);
    expect([first.statusCode, second.statusCode].toSorted()).toEqual([201, 409]);
    expect(await lineOf(name)).toMatchObject({ held: 0, parcels: 0 });
    expect(await verifyData(shop.deps.db)).toEqual([]);
  });

  test('names what is wrong with it', async () => {
    const name = freshCourier();
    const parcel = await sendParcel(shop, { courier: name });
    const id = await idOf(name);
    const check = async (csv: string | Buffer | undefined, fields: Record<string, string> = COLUMNS) => {
      const response = await sendRemittance(shop, support, `${id}/remittances/check/`, { csv, fields });
      const [field, sentences] = Object.entries<string[]>(response.json())[0] ?? [];
      return [response.statusCode, field, sentences?.[0]?.split(' ').slice(0, 4).join(' ')];
    };
    expect(await check(undefined)).toEqual([400, 'file', 'Choose the CSV file']);
    expect(await check('CN,COD\n')).toEqual([400, 'fee', 'The first row of']);
    expect(await check(remittanceFile([]))).toEqual([400, 'file', 'The file has no']);
    expect(await check('CN,"COD\n')).toEqual([400, 'file', 'The file cannot be']);
    expect(await check(Buffer.from([0x43, 0xff, 0xfe]))).toEqual([400, 'file', 'The file cannot be']);
    expect((await check(remittanceFile([[parcel.number, 1]]), { number: 'CN' }))[0]).toBe(400);
    expect((await get(`999999/`)).statusCode).toBe(404);
    const unknown = await sendRemittance(shop, support, '999999/remittances/check/', { csv: 'A' });
    expect(unknown.statusCode).toBe(404);
  });

  test('of 200,000 rows with mistakes is refused at its limit, and one of 50,000 is read in time', async () => {
    const name = freshCourier();
    const parcel = await sendParcel(shop, { courier: name });
    const id = await idOf(name);
    const rows = (count: number) =>
      Array.from({ length: count }, (_, row) => [`X-${row}`, row % 3 ? row : '0.5']);
    const large = remittanceFile(rows(200_000));
    const refused = await sendRemittance(shop, support, `${id}/remittances/check/`, { csv: large });
    expect([refused.statusCode, refused.json().file[0]]).toEqual([
      400,
      'The file has more than 50,000 rows. Please import it in several files.',
    ]);
    const csv = remittanceFile([...rows(49_999), [parcel.number, parcel.cash]]);
    const before = performance.now();
    const checked = await sendRemittance(shop, support, `${id}/remittances/check/`, { csv });
    expect(performance.now() - before).toBeLessThan(20_000);
    expect(checked.json()).toMatchObject({ rows: 50_000, counts: { MATCHED: 1 } });
    expect(checked.json<Check>().results).toHaveLength(200);
    const booked = await bookFile(shop, support, id, csv);
    expect([booked.statusCode, booked.json().file[0]]).toEqual([
      400,
      'More than 1,000 rows cannot be booked. Mend the file or its columns first.',
    ]);
  }, 60_000);
});

describe('afterwards', () => {
  test('a remittance is undone as a whole, and its file booked again (couriers-7)', async () => {
    const name = freshCourier();
    const { number, cash } = await sendParcel(shop, { courier: name });
    const id = await idOf(name);
    const csv = remittanceFile([[number, cash - 10, 5]]);
    const { id: remittance } = (await bookFile(shop, support, id, csv)).json();
    const [parcel] = await parcelsOf(id);
    const closing = { closing: 'WRITTEN_OFF', reason: 'Too little to ask for' };
    const close = (held: number, by = admin) =>
      post(`/api/staff/courier-parcels/${parcel?.id}/closing/`, by, { ...closing, held });
    expect((await close(9)).json().code).toBe('couriers.changed_meanwhile');
    expect((await close(10, support)).statusCode).toBe(403);
    const closed = await close(10);
    expect(closed.json()).toMatchObject({ held: 0, closing: 'WRITTEN_OFF', received: cash - 15, fees: 5 });
    expect(await lineOf(name)).toMatchObject({ held: 0, differences: 0 });
    const undo = (by = admin) =>
      post(`/api/staff/remittances/${remittance}/undoing/`, by, { reason: 'Wrong file' });
    expect((await undo(support)).statusCode).toBe(403);
    const undone = await undo();
    expect(undone.statusCode, undone.body).toBe(200);
    expect((await undo()).json().code).toBe('couriers.undone');
    expect(await lineOf(name)).toMatchObject({ held: cash, parcels: 1, differences: 0 });
    expect(await verifyData(shop.deps.db)).toEqual([]);
    expect((await bookFile(shop, support, id, csv)).statusCode).toBe(201);
    expect(await verifyData(shop.deps.db)).toEqual([]);
  });

  test('a closing is taken back, a row that was left out is closed', async () => {
    const name = freshCourier();
    const [{ number, cash }, other] = [
      await sendParcel(shop, { courier: name }),
      await sendParcel(shop, { courier: name }),
    ];
    const id = await idOf(name);
    await bookFile(
      shop,
      support,
      id,
      remittanceFile([
        [number, cash],
        ['ZZ-1', 70],
      ]),
    );
    const [parcel] = await parcelsOf(id, '&state=held');
    const url = `/api/staff/courier-parcels/${parcel?.id}`;
    expect((await post(`${url}/reopening/`, admin, { reason: 'No' })).json().code).toBe(
      'couriers.not_closed',
    );
    const lost = { held: other.cash, closing: 'OTHER', reason: 'Stolen' };
    expect((await post(`${url}/closing/`, admin, lost)).statusCode).toBe(200);
    const open = await post(`${url}/reopening/`, admin, { reason: 'It was found' });
    expect(open.json()).toMatchObject({ held: other.cash, closing: null });
    const [row] = (await read(id)).rows_left_out;
    expect(row).toMatchObject({ number: 'ZZ-1', amount: 70, outcome: 'UNKNOWN' });
    const closeRow = () =>
      post(`/api/staff/remittance-rows/${row?.id}/closing/`, admin, {
        closing: 'RETURNED',
        reason: 'Not ours',
      });
    expect((await closeRow()).statusCode).toBe(200);
    expect((await closeRow()).json().code).toBe('couriers.undone');
    expect(await lineOf(name)).toMatchObject({ differences: 0, held: other.cash });
    expect(await verifyData(shop.deps.db)).toEqual([]);
  });

  test('cash is handed over without a file, once (couriers-8)', async () => {
    const name = freshCourier();
    await sendParcel(shop, { courier: name });
    await sendParcel(shop, { courier: name });
    const id = await idOf(name);
    const parcels = (await parcelsOf(id)).map((one) => ({ id: one.id, held: one.held }));
    const hand = (body: object, by = support) => post(`${URL}${id}/handovers/`, by, body);
    const [first, second] = parcels;
    expect((await hand({ parcels: [{ ...first, held: 1 }] })).json().code).toBe('couriers.changed_meanwhile');
    expect((await hand({ parcels: [] })).statusCode).toBe(400);
    const [one, two] = await Promise.all([hand({ parcels }), hand({ parcels: [second] })]);
    expect([one.statusCode, two.statusCode].toSorted()).toEqual([201, 409]);
    expect((await lineOf(name))?.parcels).toBe(one.statusCode === 201 ? 0 : 1);
    expect(await verifyData(shop.deps.db)).toEqual([]);
  });

  test('entries never change, and only staff see them', async () => {
    const name = freshCourier();
    await sendParcel(shop, { courier: name });
    const id = await idOf(name);
    await expect(shop.deps.db.update(courierEntries).set({ amount: 1 })).rejects.toThrow();
    await expect(shop.deps.db.delete(courierEntries)).rejects.toThrow();
    const customer = await signUp(shop);
    const brand = await signUp(shop, { userType: 'brand' });
    for (const by of [customer, brand])
      for (const path of ['', `${id}/`, `${id}/parcels/`, `${id}/csv/`])
        expect((await get(path, by)).statusCode, path).toBe(403);
    const known = await shop.deps.db.select().from(couriers).where(eq(couriers.id, id));
    expect(known[0]?.name).toBe(name);
  });
});
