import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { LABEL_SIZES, MAX_PRINTED_ORDERS, type Print } from '../../../../contract/constants/prints.ts';
import { testApp } from '../../../../test/app.ts';
import { makeAddress, makeMeasurement, type SignedUp, signUp } from '../../../../test/factories.ts';
import {
  type PlacedGarment,
  placeGarment,
  sendStep,
  signUpTailor,
} from '../../../../test/factories-orders.ts';
import { readPdf } from '../../../../test/pdf-reader.ts';
import { auditEntries } from '../../../db/schema/audit.ts';

const shop = testApp({ JOBS: 'false' });

type By = Pick<SignedUp, 'headers'>;

const print = (
  by: By | null,
  kind: Print | string,
  orders: readonly (number | { id: number })[],
  { query = '', at = 'workshop' } = {},
) => {
  const ids = orders.map((order) => (typeof order === 'number' ? order : order.id)).join(',');
  const url = `/api/${at}/prints/?print=${kind}&orders=${ids}${query}`;
  return shop.app.inject({ url, headers: by?.headers ?? {} });
};

async function confirmed(
  given: Parameters<typeof placeGarment>[2] = {},
  change: Record<string, string> = {},
) {
  const order = await placeGarment(shop, change, given);
  const done = await sendStep(shop, order.id, order.customer, { action: 'confirm' });
  expect(done.statusCode, done.body).toBe(200);
  return order;
}

async function inHouse(): Promise<PlacedGarment> {
  const customer = await signUp(shop);
  await makeMeasurement(shop, customer);
  await makeAddress(shop, customer);
  return confirmed({ customer }, { tailor: '458' });
}

const points = (millimetres: number) => (millimetres * 72) / 25.4;

const readingsOf = async (order: { id: number }) =>
  (
    await shop.deps.db
      .select({ action: auditEntries.action, of: auditEntries.userId })
      .from(auditEntries)
      .where(eq(auditEntries.subjectId, String(order.id)))
  ).filter(({ action }) => action.endsWith('printed'));

describe('tags of cloth and parcel labels (workshop-40, workshop-42)', () => {
  test.each([
    ['cloth_tag', 'cloth-tag'],
    ['parcel_label', 'parcel-label'],
    ['job_card', 'job-card'],
  ])('%s is a PDF named by the tracking number, for the tailor of the order alone', async (kind, name) => {
    const order = await confirmed();
    const response = await print(order.tailor, kind, [order]);
    expect(response.statusCode, response.body).toBe(200);
    expect(response.headers['content-type']).toBe('application/pdf');
    expect(response.headers['content-disposition']).toContain(`${name}-${order.trackingNumber}.pdf`);
    expect((await print(await signUpTailor(shop), kind, [order])).statusCode).toBe(404);
    for (const role of ['customer', 'brand', 'support', 'admin'] as const) {
      const other = await signUp(shop, { userType: role });
      expect((await print(other, kind, [order])).statusCode, role).toBe(403);
    }
    expect((await print(order.customer, kind, [order])).statusCode).toBe(403);
    expect((await print(null, kind, [order])).statusCode).toBe(401);
  });

  test.each(['cloth_tag', 'parcel_label'])('pages of %s are as wide as the roll, or A4', async (kind) => {
    const tailor = await signUpTailor(shop);
    const orders = [await confirmed({ tailor }), await confirmed({ tailor })];
    const pages: Record<string, { width: number; height: number }[]> = {};
    for (const size of LABEL_SIZES) {
      const response = await print(tailor, kind, orders, { query: `&size=${size}` });
      expect(response.statusCode, response.body).toBe(200);
      expect(response.headers['content-disposition']).toContain(`${kind.replace('_', '-')}s.pdf`);
      pages[size] = readPdf(response.rawPayload).sizes;
    }
    for (const roll of ['62mm', '80mm']) {
      expect(pages[roll]).toHaveLength(2);
      for (const { width, height } of pages[roll] ?? []) {
        expect(width).toBeCloseTo(points(Number.parseInt(roll, 10)), 1);
        expect(height).toBeGreaterThan(100);
        expect(height).toBeLessThan(400);
      }
    }
    // Both are on one page.
    expect(pages.a4).toEqual([{ width: 595.28, height: 841.89 }]);
  });

  test('the code of a parcel label opens the sheet, also on what staff print (workshop-42, orders-231)', async () => {
    const order = await confirmed();
    const own = await print(order.tailor, 'parcel_label', [order]);
    expect(own.rawPayload.toString('latin1')).toContain(`/workshop/orders/${order.id})`);
    const staff = await signUp(shop, { userType: 'support' });
    const theirs = await print(staff, 'parcel_label', [order], { at: 'staff' });
    expect(theirs.rawPayload.toString('latin1')).toContain(`/workshop/orders/${order.id})`);
    expect(theirs.rawPayload.toString('latin1')).not.toContain('/admin/orders/');
  });

  test('a parcel label is recorded, as it has the address; a tag is not', async () => {
    const order = await confirmed();
    await print(order.tailor, 'cloth_tag', [order]);
    expect(await readingsOf(order)).toEqual([]);
    await print(order.tailor, 'parcel_label', [order]);
    await print(order.tailor, 'parcel_label', [order]);
    expect(await readingsOf(order)).toEqual([{ action: 'orders.label-printed', of: order.customer.id }]);
  });
});

describe('several at once (workshop-41)', () => {
  test('each job card begins a page', async () => {
    const tailor = await signUpTailor(shop);
    const orders = [await confirmed({ tailor }), await confirmed({ tailor }), await confirmed({ tailor })];
    const response = await print(tailor, 'job_card', orders, { query: '&unit=in&tongue=ur-Latn' });
    expect(response.statusCode, response.body).toBe(200);
    expect(response.headers['content-disposition']).toContain('job-cards.pdf');
    expect(readPdf(response.rawPayload).sizes).toHaveLength(3);
    for (const order of orders) {
      expect(await readingsOf(order)).toEqual([{ action: 'orders.job-card-printed', of: order.customer.id }]);
    }
  });

  test.each(['job_card', 'cloth_tag', 'parcel_label'])(
    'one order of another tailor is 404, and nothing is printed or recorded: %s',
    async (kind) => {
      const own = await confirmed();
      const foreign = await confirmed();
      const response = await print(own.tailor, kind, [own, foreign]);
      expect([response.statusCode, response.headers['content-type']]).toEqual([
        404,
        expect.stringContaining('json'),
      ]);
      expect(await readingsOf(own)).toEqual([]);
      const unconfirmed = await placeGarment(shop, {}, { tailor: own.tailor as never });
      expect((await print(own.tailor, kind, [own, unconfirmed])).statusCode).toBe(404);
    },
  );

  test('at most 40 orders, of known kinds and sizes', async () => {
    const tailor = await signUpTailor(shop);
    const ids = Array.from({ length: MAX_PRINTED_ORDERS + 1 }, (_, place) => place + 1);
    expect((await print(tailor, 'cloth_tag', ids)).statusCode).toBe(400);
    // Allowed, and none of them is there.
    expect((await print(tailor, 'cloth_tag', ids.slice(1))).statusCode).toBe(404);
    const large = ids.slice(1).map((id) => 2_147_483_600 + id);
    expect((await print(tailor, 'cloth_tag', large)).statusCode).toBe(404);
    expect((await print(tailor, 'cloth_tag', [])).statusCode).toBe(400);
    expect((await print(tailor, 'cloth_tag', [1], { query: '&size=58mm' })).statusCode).toBe(400);
    expect((await print(tailor, 'invoice', [1])).statusCode).toBe(400);
    const [wrong, twice] = ['1,x', `${'1,'.repeat(600)}1`].map((orders) =>
      shop.app.inject({
        url: `/api/workshop/prints/?print=cloth_tag&orders=${orders}`,
        headers: tailor.headers,
      }),
    );
    expect([(await wrong)?.statusCode, (await twice)?.statusCode]).toEqual([400, 400]);
  });

  test('an order that is named twice is printed once', async () => {
    const order = await confirmed();
    const response = await print(order.tailor, 'cloth_tag', [order, order], { query: '&size=62mm' });
    expect(readPdf(response.rawPayload).sizes).toHaveLength(1);
  });

  test('an order whose customer is hidden is named, and nothing is printed', async () => {
    const tailor = await signUpTailor(shop);
    const [running, over] = [await confirmed({ tailor }), await confirmed({ tailor })];
    await shop.deps.db.execute(sql`
      with moved as (update orders set status = 'DELIVERED' where id = ${over.id} returning id)
      insert into order_events (order_id, action, from_status, to_status, at)
        select id, 'deliver', 'READY', 'DELIVERED', now() - interval '15 days' from moved`);
    for (const kind of ['job_card', 'cloth_tag', 'parcel_label']) {
      const response = await print(tailor, kind, [running, over]);
      expect([response.statusCode, response.json().code]).toEqual([409, 'orders.not_to_print']);
      expect(response.json().detail).toContain(over.trackingNumber);
    }
    expect(await readingsOf(running)).toEqual([]);
  });
});

describe('staff', () => {
  test.each(['support', 'admin'] as const)(
    '%s prints for every tailor, but measures in-house only',
    async (role) => {
      const staff = await signUp(shop, { userType: role });
      const [partners, own] = [await confirmed(), await inHouse()];
      const at = 'staff';
      for (const kind of ['cloth_tag', 'parcel_label']) {
        const response = await print(staff, kind, [partners, own], { at, query: '&size=80mm' });
        expect(response.statusCode, response.body).toBe(200);
        expect(response.rawPayload.toString('latin1')).toContain('/Lang (en)');
        expect(readPdf(response.rawPayload).sizes).toHaveLength(2);
      }
      expect((await print(staff, 'job_card', [own], { at })).statusCode).toBe(200);
      expect((await print(staff, 'job_card', [own, partners], { at })).statusCode).toBe(404);
      const unconfirmed = await placeGarment(shop);
      const early = await print(staff, 'parcel_label', [unconfirmed], { at });
      expect([early.statusCode, early.json().code]).toEqual([409, 'orders.not_to_print']);
      expect((await print(staff, 'cloth_tag', [2_000_000_000], { at })).statusCode).toBe(404);
      expect((await print(partners.tailor, 'cloth_tag', [partners], { at })).statusCode).toBe(403);
      expect((await print(null, 'cloth_tag', [partners], { at })).statusCode).toBe(401);
    },
  );
});
