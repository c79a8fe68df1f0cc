import { beforeAll, describe, expect, test } from 'vitest';
import { addDays, dayInKarachi } from '../../../contract/dates.ts';
import type { ApiCall } from '../../../contract/paths.ts';
import { addressOf, methodOf } from '../../../contract/paths.ts';
import type { StaffOrderLine } from '../../../contract/staff-orders.ts';
import { testApp } from '../../../test/app.ts';
import { type SignedUp, signUp } from '../../../test/factories.ts';
import { type PlacedGarment, placeGarment, sendStep, signUpTailor } from '../../../test/factories-orders.ts';
import { makeBrand, makeProduct } from '../../../test/factories-shop.ts';
import { orderForm, sendOrder } from '../../../test/factories-shop-orders.ts';
import { setOrder } from '../../../test/staff-orders.ts';

const shop = testApp({ JOBS: 'false' });
let agent: SignedUp;

beforeAll(async () => {
  agent = await signUp(shop, { userType: 'support' });
});

function list(query: object = {}, by = agent) {
  return shop.app.inject({
    url: addressOf('GET /api/staff/orders/', {}, { ...query }),
    headers: by.headers,
  });
}

async function listed(query: object = {}): Promise<StaffOrderLine[]> {
  const response = await list({ size: 100, ...query });
  expect(response.statusCode, response.body).toBe(200);
  return response.json().results;
}

const idsOf = (orders: StaffOrderLine[]) => orders.map(({ id }) => id);

async function requestBulk(customer: SignedUp): Promise<number> {
  const response = await shop.app.inject({
    method: 'POST',
    url: '/tailor_module/bulk-order/create/',
    headers: customer.headers,
    payload: {
      item_type: 'Uniform',
      number_of_pieces: 40,
      expected_delivery_date: addDays(dayInKarachi(), 30),
      is_contact_same_as_register: true,
    },
  });
  expect(response.statusCode, response.body).toBe(201);
  return response.json().id;
}

describe('the list of orders (backoffice-1)', () => {
  let garment: PlacedGarment;
  let bulk: number;
  let goods: number;

  beforeAll(async () => {
    garment = await placeGarment(shop, { delivery: 'BY_SHOP' });
    bulk = await requestBulk(await signUp(shop, { firstName: 'Imran', lastName: 'Butt' }));
    const product = await makeProduct(shop, { brandId: (await makeBrand(shop)).id });
    const [variant] = product.variants;
    if (!variant) throw new Error('The product has no variant');
    goods = (await sendOrder(shop, orderForm([{ product, variant }]))).json().id;
  });

  test('has orders of all kinds, the newest first', async () => {
    const [first, second, third] = await listed();
    expect([first?.id, second?.id, third?.id]).toEqual([goods, bulk, garment.id]);
    expect(first).toMatchObject({
      kind: 'goods',
      item: { kind: 'goods', others: 0 },
      customer: { id: null, name: 'Ayesha Siddiqui' },
      tailor: null,
      city: 'Lahore',
    });
    expect(second).toMatchObject({
      kind: 'bulk',
      status: 'REQUESTED',
      total: null,
      waits_for: 'quote',
      item: { name: 'Uniform', quantity: 40 },
      customer: { name: 'Imran Butt' },
    });
    expect(third).toMatchObject({
      kind: 'single',
      tracking_id: garment.trackingNumber,
      item: { dress_type: 'Shalwar_Kameez' },
      customer: { id: garment.customer.id, email: garment.customer.email },
      tailor: { id: garment.tailorId, name: garment.tailor.username },
      city: 'Lahore',
      is_late: false,
      waits_for: null,
    });
  });

  test('is filtered by kind, status, tailor and period', async () => {
    expect(idsOf(await listed({ kind: 'bulk' }))).toEqual([bulk]);
    expect(idsOf(await listed({ status: 'REQUESTED' }))).toEqual([bulk]);
    expect(idsOf(await listed({ tailor: garment.tailorId }))).toEqual([garment.id]);
    const today = dayInKarachi();
    await setOrder(shop, garment.id, { orderDate: new Date(`${addDays(today, -10)}T19:30:00Z`) });
    // Half past midnight in Karachi, on the next day.
    expect(idsOf(await listed({ from: addDays(today, -9), to: addDays(today, -9) }))).toEqual([garment.id]);
    expect(idsOf(await listed({ to: addDays(today, -10) }))).toEqual([]);
    expect(idsOf(await listed({ from: today }))).not.toContain(garment.id);
    expect(idsOf(await listed({ from: '0001-01-01', to: '9999-12-31' }))).toContain(garment.id);
  });

  test.each([
    [{ kind: 'shoes' }, 'kind'],
    [{ status: 'LOST' }, 'status'],
    [{ from: 'yesterday' }, 'from'],
    [{ to: '0000-01-01' }, 'to'],
    [{ sort: 'name' }, 'sort'],
    [{ after: 'nonsense' }, 'after'],
    [{ size: 1000 }, 'size'],
  ])('refuses %o', async (query, field) => {
    const response = await list(query);
    expect([response.statusCode, Object.keys(response.json())]).toEqual([400, [field]]);
  });

  test('is for staff alone', async () => {
    expect((await list({}, garment.customer)).statusCode).toBe(403);
    expect((await list({}, garment.tailor)).statusCode).toBe(403);
    expect((await shop.app.inject('/api/staff/orders/')).statusCode).toBe(401);
  });
});

describe('what is late, unpaid, and waits for the shop (backoffice-2)', () => {
  test('late is what is not delivered on the promised day, once it is agreed on', async () => {
    const customer = await signUp(shop);
    const { id, tailor, tailorId } = await placeGarment(shop);
    const due = addDays(dayInKarachi(), -1);
    const isLate = async () => {
      const [order] = await listed({ search: String(id) });
      const found = idsOf(await listed({ late: true })).includes(id);
      expect(order?.is_late).toBe(found);
      return found;
    };
    await setOrder(shop, id, { expectedDeliveryDate: due });
    expect(await isLate()).toBe(false);
    await setOrder(shop, id, { status: 'ACCEPTED' });
    expect(await isLate()).toBe(true);
    await setOrder(shop, id, { expectedDeliveryDate: dayInKarachi() });
    expect(await isLate()).toBe(false);
    await setOrder(shop, id, { expectedDeliveryDate: due, status: 'DELIVERED' });
    expect(await isLate()).toBe(false);
    expect([tailor.id, tailorId, customer.id].every(Boolean)).toBe(true);
  });

  test('what waits for cloth or an answer is not late; support writes down what was said in a call (workshop-8)', async () => {
    const { id, tailor, customer } = await placeGarment(shop);
    const step = async (by: SignedUp, said: Record<string, string>) => {
      const response = await sendStep(shop, id, by, said);
      expect(response.statusCode, response.body).toBe(200);
    };
    const isLate = async () => {
      const [order] = await listed({ search: String(id) });
      expect(idsOf(await listed({ late: true })).includes(id)).toBe(order?.is_late);
      const shown = await shop.app.inject({
        url: addressOf('GET /api/staff/tailors/', {}, { search: tailor.username }),
        headers: agent.headers,
      });
      expect(shown.json().results[0].late_orders).toBe(order?.is_late ? 1 : 0);
      return order?.is_late;
    };
    await step(customer, { action: 'confirm' });
    await step(tailor, { action: 'accept' });
    await setOrder(shop, id, { expectedDeliveryDate: addDays(dayInKarachi(), -1) });
    expect(await isLate()).toBe(false);
    await step(tailor, { action: 'receive_cloth' });
    expect(await isLate()).toBe(true);
    await step(tailor, { action: 'ask', reason: 'Which lining?' });
    expect(await isLate()).toBe(false);
    await step(agent, { action: 'answer', reason: 'Silk, said on the phone' });
    expect(await isLate()).toBe(true);
  });

  test('unpaid is what has a bill, or a part of it, still to be paid', async () => {
    const { id } = await placeGarment(shop);
    const isUnpaid = async () => idsOf(await listed({ unpaid: true })).includes(id);
    expect(await isUnpaid()).toBe(true);
    await setOrder(shop, id, { billStatus: 'PAID' });
    expect(await isUnpaid()).toBe(false);
    await setOrder(shop, id, { billStatus: 'UNPAID', status: 'CANCELLED' });
    expect(await isUnpaid()).toBe(false);
  });

  test('an order waits for a tailor, a payment and a refund', async () => {
    const { id } = await placeGarment(shop);
    const seen = async () => {
      const [order] = await listed({ search: String(id) });
      const found = idsOf(await listed({ waiting: true })).includes(id);
      expect(found).toBe(order?.waits_for !== null);
      return order?.waits_for;
    };
    expect(await seen()).toBeNull();
    await setOrder(shop, id, { status: 'DECLINED' });
    expect(await seen()).toBe('tailor');
    await setOrder(shop, id, { status: 'CONFIRMED', paymentMethod: 'ADVANCE' });
    expect(await seen()).toBe('payment');
    await setOrder(shop, id, { billStatus: 'PAID' });
    expect(await seen()).toBeNull();
    await setOrder(shop, id, { status: 'CANCELLED' });
    expect(await seen()).toBe('refund');
  });
});

describe('pages of a list (lists-1)', () => {
  test('lead on and back by cursors, in every order, whatever is equal', async () => {
    const customer = await signUp(shop);
    const tailor = await signUpTailor(shop);
    const placed: number[] = [];
    for (let made = 0; made < 5; made += 1) placed.push((await placeGarment(shop, {}, { tailor })).id);
    const [first, second] = placed as [number, number];
    await setOrder(shop, first, { expectedDeliveryDate: null, total: 9000 });
    await setOrder(shop, second, { expectedDeliveryDate: '2026-01-05', total: 9000 });
    for (const sort of ['-placed', 'placed', 'due', '-due', 'total', '-total']) {
      const whole = idsOf(await listed({ tailor: tailor.tailorId, sort }));
      expect([...whole].sort()).toEqual([...placed].sort());
      const pages: number[][] = [];
      let query: object = {};
      let last: { next: string | null; previous: string | null } | undefined;
      do {
        const page = (await list({ tailor: tailor.tailorId, sort, size: 2, ...query })).json();
        pages.push(idsOf(page.results));
        expect(page.count).toBe(5);
        expect(page.previous === null).toBe(pages.length === 1);
        last = page;
        query = { after: page.next };
      } while (last?.next);
      expect(pages).toEqual([whole.slice(0, 2), whole.slice(2, 4), whole.slice(4)]);
      const before = (await list({ tailor: tailor.tailorId, sort, size: 2, before: last?.previous })).json();
      expect(idsOf(before.results)).toEqual(whole.slice(2, 4));
      const start = (await list({ tailor: tailor.tailorId, sort, size: 2, before: before.previous })).json();
      expect([idsOf(start.results), start.previous]).toEqual([whole.slice(0, 2), null]);
    }
    expect(await sendStep(shop, first, customer, { action: 'cancel' })).toMatchObject({ statusCode: 404 });
  });

  test('count no further than a thousand', async () => {
    const { id } = await placeGarment(shop);
    await shop.deps.db.$client.query(
      `insert into orders (kind, tracking_id, customer_id, tailor_id, status, payment_method, total, phone)
       select kind, 'NP-' || lpad(n::text, 10, '0'), customer_id, tailor_id, 'PLACED', 'COD', 100, phone
       from orders, generate_series(1, 1000) n where id = $1`,
      [id],
    );
    await shop.deps.db.$client.query(
      `insert into single_order_details
         (order_id, dress_type, is_contact_same_as_register, delivery_type, pickup, delivery, measurement_source,
          measurement_snapshot)
       select o.id, d.dress_type, true, 'NORMAL', 'BY_OWN', 'BY_OWN', d.measurement_source, d.measurement_snapshot
       from orders o, single_order_details d where d.order_id = $1 and o.total = 100`,
      [id],
    );
    const { count, results } = (await list({ kind: 'single' })).json();
    expect([count, results.length]).toEqual([null, 25]);
  });
});

describe("a guest's order by phone (shop-11)", () => {
  function send(call: ApiCall, id: number, { by = agent }: { by?: SignedUp } = {}) {
    return shop.app.inject({ method: methodOf(call), url: addressOf(call, { id }), headers: by.headers });
  }

  const read = async (id: number) => {
    const response = await send('GET /api/staff/orders/{id}/', id);
    expect(response.statusCode, response.body).toBe(200);
    return response.json();
  };

  test('waits for a call, and is confirmed once', async () => {
    const product = await makeProduct(shop);
    const [variant] = product.variants;
    if (!variant) throw new Error('The product has no variant');
    const { id } = (await sendOrder(shop, orderForm([{ product, variant }], { email: '' }))).json();
    expect((await read(id)).line).toMatchObject({ status: 'UNCONFIRMED', waits_for: 'call' });
    expect((await send('POST /api/staff/orders/{id}/confirm/', id)).statusCode).toBe(204);
    expect((await read(id)).line).toMatchObject({ status: 'PLACED', waits_for: null });
    expect((await send('POST /api/staff/orders/{id}/confirm/', id)).statusCode).toBe(204);
    const { id: garment, customer } = await placeGarment(shop);
    expect((await send('POST /api/staff/orders/{id}/confirm/', garment)).statusCode).toBe(404);
    expect((await send('POST /api/staff/orders/{id}/confirm/', id, { by: customer })).statusCode).toBe(403);
  });
});
