import { and, desc, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { dayInKarachi } from '../../../contract/dates.ts';
import { testApp } from '../../../test/app.ts';
import { multipart, type SignedUp, signUp } from '../../../test/factories.ts';
import {
  addGarment,
  type PlacedGarment,
  placeGarment,
  sendGarmentStep,
  sendStep,
  signUpTailor,
} from '../../../test/factories-orders.ts';
import { users } from '../../db/schema/accounts.ts';
import { auditEntries } from '../../db/schema/audit.ts';
import { earnings, tailorStatements } from '../../db/schema/earnings.ts';
import { orderSettings } from '../../db/schema/fees.ts';
import { documents, orders } from '../../db/schema/orders.ts';
import { recordRefund } from './entry-service.ts';

const shop = testApp();
const today = dayInKarachi();
const MONTH = today.slice(0, 7);
const YEAR = Number(today.slice(0, 4));
/** A past month. */
const PAST = `${YEAR - 1}-03`;
const URL = '/api/workshop/earnings/';

let tailor: SignedUp & { tailorId: number };

beforeEach(async () => {
  tailor = await signUpTailor(shop);
  await shop.deps.db.update(orderSettings).set({ commissionPercent: 0 });
});

const get = (path = '', by: SignedUp = tailor) =>
  shop.app.inject({ url: `${URL}${path}`, headers: by.headers });

async function delivered(change: Record<string, string> = {}): Promise<PlacedGarment> {
  const order = await placeGarment(shop, change, { tailor });
  await shop.app.inject({
    method: 'PATCH',
    url: `/tailor_module/single-order/${order.id}/checkout/`,
    headers: order.customer.headers,
  });
  const swatch = change.is_requested_sample ? ['send_swatch'] : [];
  await work(order, ['accept', ...swatch, 'start', 'check', 'make_ready', 'deliver']);
  return order;
}

async function work({ id }: { id: number }, actions: string[]): Promise<void> {
  for (const action of actions) {
    const response = await sendStep(shop, id, tailor, { action });
    expect(response.statusCode, response.body).toBe(200);
  }
}

const moveTo = (at: string, order: { id: number }) =>
  shop.deps.db
    .update(earnings)
    .set({ at: new Date(at) })
    .where(eq(earnings.orderId, order.id));

const SWATCH = {
  is_requested_sample: 'true',
  pickup: 'BY_SHOP',
  collection_address: JSON.stringify({
    full_name: 'Ayesha Khan',
    phone: '0300 1234567',
    address: 'School Road 4',
    city: 'Multan',
  }),
};

describe('what is earned (earnings-1)', () => {
  test('a delivery earns stitching and urgent surcharge, less the commission of that day', async () => {
    const first = await delivered();
    await shop.deps.db.update(orderSettings).set({ commissionPercent: 15 });
    const urgent = await delivered({ delivery_type: 'URGENT', ...SWATCH });
    await shop.deps.db.update(orderSettings).set({ commissionPercent: 50 });
    const sums = {
      delivered: 2,
      alterations: 0,
      stitching: 5000,
      urgent_surcharge: 750,
      goods: 0,
      discount: 0,
      refunds: 0,
      commission: 488,
      withheld: 0,
      net: 5262,
    };
    const month = { month: MONTH, is_over: false, statement: null, ...sums, paid_out: 0, balance: 5262 };
    expect((await get()).json()).toEqual({
      year: YEAR,
      years: [YEAR],
      kind: 'tailor',
      commission_percent: 50,
      withheld_percent: 0,
      balance: 5262,
      totals: sums,
      paid_out: 0,
      months: [month],
      payments: [],
    });
    const { entries, next, ...head } = (await get(`${MONTH}/`)).json();
    expect(head).toEqual(month);
    expect(next).toBeNull();
    expect(entries).toMatchObject([
      {
        kind: 'DELIVERY',
        order: first.id,
        tracking_id: first.trackingNumber,
        garment: 'Shalwar kameez',
        net: 2500,
      },
      { order: urgent.id, stitching: 2500, urgent_surcharge: 750, commission: 488, net: 2762 },
    ]);
  });

  test('an alteration is listed free of charge, and its second delivery earns nothing', async () => {
    const order = await delivered();
    const form = multipart({ reason: 'The sleeves are loose' });
    await shop.app.inject({
      method: 'POST',
      url: `/api/orders/${order.id}/alteration/`,
      headers: { ...form.headers, ...order.customer.headers },
      payload: form.payload,
    });
    await work(order, ['mend', 'check', 'make_ready', 'deliver']);
    expect((await get()).json().totals).toMatchObject({ delivered: 1, alterations: 1, net: 2500 });
    const { entries } = (await get(`${MONTH}/`)).json();
    expect(entries.map(({ kind, net }: { kind: string; net: number }) => [kind, net])).toEqual([
      ['DELIVERY', 2500],
      ['ALTERATION', 0],
    ]);
  });

  test('a refund takes back what the order earned, once, in the month of the refund', async () => {
    await shop.deps.db.update(orderSettings).set({ commissionPercent: 10 });
    const order = await delivered();
    await moveTo(`${PAST}-15T10:00:00Z`, order);
    for (const _ of [1, 2]) await shop.deps.db.transaction((tx) => recordRefund(tx, order.id));
    expect((await get()).json().totals).toMatchObject({
      delivered: 0,
      stitching: 0,
      refunds: 2500,
      commission: -250,
      net: -2250,
    });
    expect((await get(`?year=${YEAR - 1}`)).json()).toMatchObject({
      years: [YEAR, YEAR - 1],
      totals: { delivered: 1, net: 2250 },
    });
  });

  test('months begin at midnight in Karachi', async () => {
    const [last, first] = [await delivered(), await delivered()];
    await moveTo(`${YEAR - 1}-03-31T18:59:59.999Z`, last);
    await moveTo(`${YEAR - 1}-03-31T19:00:00Z`, first);
    const { months } = (await get(`?year=${YEAR - 1}`)).json();
    expect(
      months.map(({ month, delivered: count }: { month: string; delivered: number }) => [month, count]),
    ).toEqual([
      [`${YEAR - 1}-04`, 1],
      [`${YEAR - 1}-03`, 1],
    ]);
  });

  test('a month is read in pages of a hundred', async () => {
    const order = await delivered();
    const many = Array.from({ length: 150 }, () => ({
      tailorId: tailor.tailorId,
      orderId: order.id,
      kind: 'ALTERATION' as const,
    }));
    await shop.deps.db.insert(earnings).values(many);
    const first = (await get(`${MONTH}/`)).json();
    const second = (await get(`${MONTH}/?after=${first.next}`)).json();
    expect([first.entries.length, second.entries.length, second.next]).toEqual([100, 51, null]);
    const ids = [...first.entries, ...second.entries].map(({ id }) => id);
    expect(new Set(ids).size).toBe(151);
  });
});

describe('the files of a month (earnings-2)', () => {
  test('a statement has a number without gaps, and the same bytes for ever', async () => {
    const order = await delivered();
    await moveTo(`${PAST}-15T10:00:00Z`, order);
    const responses = await Promise.all(Array.from({ length: 4 }, () => get(`${PAST}/statement/`)));
    const [first] = responses;
    expect(first?.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringMatching(/^attachment; filename="NP-ST-\d{6}\.pdf"$/),
    });
    for (const response of responses)
      expect(response.rawPayload.equals(first?.rawPayload as Buffer)).toBe(true);
    expect(first?.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');

    const other = await signUpTailor(shop);
    const before = tailor;
    tailor = other;
    await moveTo(`${PAST}-20T10:00:00Z`, await delivered());
    await get(`${PAST}/statement/`);
    const numbers = (await shop.deps.db.select().from(documents).where(eq(documents.kind, 'STATEMENT'))).map(
      ({ number }) => number,
    );
    expect(numbers.sort()).toEqual([1, 2]);
    tailor = before;
    expect((await get(`?year=${YEAR - 1}`)).json().months[0]).toMatchObject({
      is_over: true,
      statement: 'NP-ST-000001',
    });
    const [stored] = await shop.deps.db.select().from(tailorStatements);
    expect(stored).toMatchObject({ month: `${PAST}-01` });
    await shop.deps.db.update(orders).set({ updatedAt: new Date() }).where(eq(orders.id, order.id));
    expect((await get(`${PAST}/statement/`)).rawPayload.equals(first?.rawPayload as Buffer)).toBe(true);
  });

  test('a statement is in the language of its tailor, whoever asks for it', async () => {
    await shop.deps.db.update(users).set({ locale: 'ur' }).where(eq(users.id, tailor.id));
    await moveTo(`${PAST}-15T10:00:00Z`, await delivered());
    await get(`${PAST}/statement/`);
    const [statement] = await shop.deps.db
      .select()
      .from(documents)
      .where(eq(documents.kind, 'STATEMENT'))
      .orderBy(desc(documents.number));
    expect(statement?.content).toMatchObject({ locale: 'ur', entries: [{ garment: 'شلوار قمیض' }] });
  });

  test('there is none while the month lasts, nor for a month without entries', async () => {
    await delivered();
    const early = await get(`${MONTH}/statement/`);
    expect([early.statusCode, early.json().code]).toEqual([409, 'earnings.month_not_over']);
    expect((await get(`${PAST}/statement/`)).statusCode).toBe(404);
    for (const month of ['2026-13', '2026-1', 'today'])
      expect((await get(`${month}/statement/`)).statusCode, month).toBe(404);
  });

  test('the CSV has each entry and the sum', async () => {
    const order = await delivered({ delivery_type: 'URGENT' });
    const csv = await get(`${MONTH}/csv/`);
    expect(csv.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="earnings-${MONTH}.csv"`,
    });
    expect(csv.body).toBe(
      [
        'day,kind,tracking_number,garment,stitching,urgent_surcharge,goods,discount,commission,withheld_tax,net,paid_out',
        `${today},DELIVERY,${order.trackingNumber},Shalwar kameez,2500,750,0,0,0,0,3250,0`,
        'total,,,,2500,750,0,0,0,0,3250,0',
        '',
      ].join('\r\n'),
    );
  });

  test('garments are counted without those that were cancelled, and an entry names how many (earnings-5)', async () => {
    const order = await placeGarment(shop, {}, { tailor });
    const kurta = { dress_type: 'Kurta', length_choice: 'TAILOR' };
    await addGarment(shop, order, kurta);
    await addGarment(shop, order, kurta);
    const [first = 0, , , last = 0] = await addGarment(shop, order, kurta);
    await sendStep(shop, order.id, order.customer, { action: 'confirm' });
    const cancel = { action: 'cancel', reason: 'Three are enough' };
    const cancelled = await sendGarmentStep(shop, order.id, first, order.customer, cancel);
    expect(cancelled.statusCode, cancelled.body).toBe(200);
    await work(order, ['accept', 'start', 'check', 'make_ready', 'deliver']);
    const form = multipart({ reason: 'The sleeves are loose', garment: String(last) });
    const asked = await shop.app.inject({
      method: 'POST',
      url: `/api/orders/${order.id}/alteration/`,
      headers: { ...form.headers, ...order.customer.headers },
      payload: form.payload,
    });
    expect(asked.statusCode, asked.body).toBe(200);
    await work(order, ['mend', 'check', 'make_ready', 'deliver']);
    const single = await delivered();
    expect((await get()).json().totals).toMatchObject({ delivered: 4, alterations: 1, stitching: 8200 });
    expect((await get(`${MONTH}/`)).json().entries).toMatchObject([
      { kind: 'DELIVERY', garment: 'Kurta and 2 more', net: 5700 },
      { kind: 'ALTERATION', garment: 'Kurta' },
      { order: single.id, garment: 'Shalwar kameez' },
    ]);
    expect((await get(`${MONTH}/csv/`)).body).toContain(
      `${order.trackingNumber},Kurta and 2 more,5700,0,0,0,0,0,5700,0`,
    );
    await moveTo(`${PAST}-15T10:00:00Z`, order);
    expect((await get(`${PAST}/statement/`)).statusCode).toBe(200);
    const [stored] = await shop.deps.db
      .select()
      .from(documents)
      .where(eq(documents.kind, 'STATEMENT'))
      .orderBy(desc(documents.number))
      .limit(1);
    expect(stored?.content).toMatchObject({
      totals: { delivered: 3 },
      entries: [{ garment: 'Kurta and 2 more' }, {}],
    });
  });
});

test('admins read the earnings of each tailor, and issue the same statement (earnings-3)', async () => {
  const order = await delivered();
  await moveTo(`${PAST}-15T10:00:00Z`, order);
  const admin = await signUp(shop, { userType: 'admin' });
  const read = (path: string, by = admin, id = tailor.tailorId) =>
    shop.app.inject({ url: `/api/staff/tailors/${id}/earnings/${path}`, headers: by.headers });
  for (const path of [`?year=${YEAR - 1}`, `${PAST}/`, `${PAST}/csv/`])
    expect((await read(path)).body, path).toBe((await get(path)).body);
  const issued = await read(`${PAST}/statement/`);
  expect(issued.statusCode, issued.body).toBe(200);
  expect((await get(`${PAST}/statement/`)).rawPayload.equals(issued.rawPayload)).toBe(true);
  const audited = await shop.deps.db
    .select()
    .from(auditEntries)
    .where(and(eq(auditEntries.subjectKind, 'tailor'), eq(auditEntries.subjectId, String(tailor.tailorId))));
  expect(audited, 'issued once').toMatchObject([
    { actorId: admin.id, action: 'workshops.statement-issued', subjectKind: 'tailor', data: { month: PAST } },
  ]);
  expect((await read(`${MONTH}/statement/`)).json().code).toBe('earnings.month_not_over');
  const support = await signUp(shop, { userType: 'support' });
  for (const path of ['', `${PAST}/`, `${PAST}/csv/`, `${PAST}/statement/`]) {
    expect((await read(path, admin, 999_999)).statusCode, path).toBe(404);
    expect((await read(path, support)).statusCode, path).toBe(403);
    expect((await read(path, tailor)).statusCode, path).toBe(403);
  }
});

test('nobody sees the earnings of another tailor', async () => {
  const order = await delivered();
  await moveTo(`${PAST}-15T10:00:00Z`, order);
  const other = await signUpTailor(shop);
  expect((await get(`?year=${YEAR - 1}`, other)).json().months).toEqual([]);
  const [entry] = (await get(`${PAST}/`)).json().entries;
  expect((await get(`${PAST}/?after=${entry.id - 1}`, other)).json().entries).toEqual([]);
  expect((await get(`${PAST}/statement/`, other)).statusCode).toBe(404);
  expect((await get(`${PAST}/csv/`, other)).body).not.toContain(order.trackingNumber);
  const homeless = await signUp(shop, { userType: 'tailor' });
  for (const path of ['', `${PAST}/`, `${PAST}/csv/`, `${PAST}/statement/`]) {
    expect((await get(path, homeless)).statusCode).toBe(404);
    expect((await get(path, order.customer)).statusCode).toBe(403);
    expect((await shop.app.inject(URL + path)).statusCode).toBe(401);
  }
});
