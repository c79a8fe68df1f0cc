import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { addDays, dayInKarachi } from '../../../contract/dates.ts';
import type { ApiCall } from '../../../contract/paths.ts';
import { addressOf, methodOf } from '../../../contract/paths.ts';
import { testApp } from '../../../test/app.ts';
import { type SignedUp, signUp } from '../../../test/factories.ts';
import { placeGarment, sendStep } from '../../../test/factories-orders.ts';
import { makeProduct } from '../../../test/factories-shop.ts';
import { cardToken, orderForm, sendOrder } from '../../../test/factories-shop-orders.ts';
import { mailsTo } from '../../../test/mailbox.ts';
import { refreshTokens } from '../../db/schema/accounts.ts';
import { auditEntries } from '../../db/schema/audit.ts';
import { capture } from '../shop/payments/capture-service.ts';
import { refund } from '../shop/refunds/service.ts';

const shop = testApp({ JOBS: 'false' });
let agent: SignedUp;

beforeAll(async () => {
  agent = await signUp(shop, { userType: 'support', locale: 'ur' });
});

function send(call: ApiCall, id: number, { body, by = agent }: { body?: object; by?: SignedUp } = {}) {
  return shop.app.inject({
    method: methodOf(call),
    url: addressOf(call, { id }),
    headers: by.headers,
    ...(body && { payload: body }),
  });
}

const read = async (id: number) => {
  const response = await send('GET /api/staff/orders/{id}/', id);
  expect(response.statusCode, response.body).toBe(200);
  return response.json();
};

async function auditedOf(orderId: number) {
  const entries = await shop.deps.db
    .select({ action: auditEntries.action, actorId: auditEntries.actorId, data: auditEntries.data })
    .from(auditEntries)
    .where(eq(auditEntries.subjectId, String(orderId)));
  return entries.filter(({ actorId }) => actorId === agent.id);
}

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
      delivery_address: JSON.stringify({
        full_name: 'Amna Khan',
        phone: '0300 1234567',
        address: 'School Road 4',
        city: 'Multan',
      }),
    },
  });
  return response.json().id;
}

/** A cash order of a customer whose account gets the mails. */
async function deliverGoods() {
  const customer = await signUp(shop);
  const product = await makeProduct(shop, { price: 2000 });
  const form = orderForm([{ product, variant: product.variants[0] ?? { id: 0 } }], { email: undefined });
  const { id, parts, bill } = (await sendOrder(shop, form, { by: customer })).json();
  const step = (action: string) =>
    shop.app.inject({
      method: 'POST',
      url: `/api/seller-orders/${parts[0].id}/steps/`,
      headers: agent.headers,
      payload: { action },
    });
  for (const action of ['pack', 'ship', 'deliver']) await step(action);
  return { id: id as number, customer, step, total: bill.total as number };
}

async function buyGoods(more: Record<string, unknown> = {}) {
  const product = await makeProduct(shop, { price: 2000 });
  const [variant] = product.variants;
  if (!variant) throw new Error('The product has no variant');
  return (await sendOrder(shop, orderForm([{ product, variant }], more), { by: await signUp(shop) })).json();
}

describe('the page of an order (backoffice-3)', () => {
  test('has a stitched order with its customer, price, steps and history, without its measures', async () => {
    const { id, trackingNumber, customer, tailor } = await placeGarment(shop);
    const page = await read(id);
    expect(page).toMatchObject({
      line: { id, kind: 'single', tracking_id: trackingNumber, customer: { id: customer.id } },
      order: {
        kind: 'single',
        customer: { username: customer.username },
        price: { stitching: 2500 },
        has_measures: true,
        actions: ['price', 'cancel'],
        events: [{ action: 'place', by: customer.username }],
      },
      payment: null,
      refunds: [],
      refundable: 0,
      documents: [],
      calls: [],
      notes: [],
    });
    expect(JSON.stringify(page)).not.toContain('"chest"');
    await sendStep(shop, id, customer, { action: 'confirm' });
    expect((await read(id)).documents).toEqual([
      { kind: 'INVOICE', id: expect.stringMatching(/^NP-INV-\d{6}$/) },
    ]);
    for (const by of [customer, tailor]) {
      expect((await send('GET /api/staff/orders/{id}/', id, { by })).statusCode).toBe(403);
    }
    expect((await send('GET /api/staff/orders/{id}/', 999_999)).statusCode).toBe(404);
    expect((await shop.app.inject(`/api/staff/orders/${id}/`)).statusCode).toBe(401);
  });

  test('takes a bulk order to its quote, with the contract; each step is recorded', async () => {
    const id = await requestBulk(await signUp(shop));
    expect((await read(id)).order).toMatchObject({ kind: 'bulk', actions: ['quote', 'cancel'] });
    const quote = {
      action: 'quote',
      per_piece_price: 1200,
      expected_delivery_date: addDays(dayInKarachi(), 40),
      expected_status: 'REQUESTED',
    };
    expect((await sendStep(shop, id, agent, quote)).statusCode).toBe(200);
    expect(await read(id)).toMatchObject({
      line: { status: 'QUOTED', total: 48_000, waits_for: null },
      documents: [{ kind: 'CONTRACT' }],
    });
    const second = await sendStep(shop, id, agent, quote);
    expect([second.statusCode, second.json().code, second.json().status]).toEqual([
      409,
      'orders.status_changed',
      'QUOTED',
    ]);
    expect(await auditedOf(id)).toEqual([
      {
        action: 'orders.step-taken',
        actorId: agent.id,
        data: { step: 'quote', from: 'REQUESTED', to: 'QUOTED' },
      },
    ]);
  });

  test('has a cart order with the steps of each seller order', async () => {
    const { id, parts } = await buyGoods();
    const [part] = parts;
    expect(await read(id)).toMatchObject({
      line: { kind: 'goods' },
      order: {
        kind: 'goods',
        parts: [{ id: part.id, actions: ['pack', 'cancel'] }],
        events: [{ action: 'place', to: 'PLACED', part: part.id }],
      },
      refundable: 0,
    });
    const step = await shop.app.inject({
      method: 'POST',
      url: `/api/seller-orders/${part.id}/steps/`,
      headers: agent.headers,
      payload: { action: 'pack' },
    });
    expect(step.statusCode, step.body).toBe(200);
    expect((await read(id)).order).toMatchObject({
      parts: [{ status: 'PACKED', actions: ['ship', 'cancel'] }],
      events: [{ action: 'place' }, { action: 'pack', by: agent.username }],
    });
    expect(await auditedOf(id)).toMatchObject([
      { action: 'orders.step-taken', data: { step: 'pack', sellerOrder: part.id } },
    ]);
  });
});

describe('an order that somebody else has changed without leaving its status (backoffice-3)', () => {
  const answered = ({ statusCode, json }: Awaited<ReturnType<typeof sendStep>>) => [statusCode, json().code];

  test('is not priced over a price that the second has not seen', async () => {
    const { id } = await placeGarment(shop);
    const seen = { expected_status: 'PLACED', expected_events: (await read(id)).order.events.length };
    const price = (stitching: number, more: object = seen) =>
      sendStep(shop, id, agent, { action: 'price', stitching, ...more });
    const both = await Promise.all([price(3000), price(4000)]);
    const [won, lost] = both.toSorted((one, other) => one.statusCode - other.statusCode);
    expect([won?.statusCode, lost?.statusCode]).toEqual([200, 409]);
    expect(lost?.json()).toEqual({
      code: 'orders.changed_meanwhile',
      detail: 'This order has changed meanwhile: it was priced. Please look at it again.',
      status: 'PLACED',
    });
    const { order } = await read(id);
    expect(order.price.stitching).toBe(won?.json().price.stitching);
    expect(order.events.map(({ action }: { action: string }) => action)).toEqual(['place', 'price']);
    const again = await price(5000, { ...seen, expected_events: order.events.length });
    expect(again.json().price.stitching).toBe(5000);
    expect((await price(6000, {})).json().price.stitching).toBe(6000);
  });

  test('is not priced over what its customer has changed', async () => {
    const { id, customer } = await placeGarment(shop);
    const step = { action: 'price', stitching: 3000, expected_status: 'PLACED', expected_events: 1 };
    await sendStep(shop, id, customer, { action: 'edit', delivery_type: 'URGENT' });
    const late = await sendStep(shop, id, agent, step);
    expect(answered(late)).toEqual([409, 'orders.changed_meanwhile']);
    expect(late.json().detail).toContain('it was changed');
    expect((await read(id)).order.price.stitching).toBe(2500);
  });

  test('is not quoted over a quote that the second has not seen', async () => {
    const id = await requestBulk(await signUp(shop));
    const quote = (per_piece_price: number, more: object) =>
      sendStep(shop, id, agent, { action: 'quote', per_piece_price, ...more });
    await quote(1200, {});
    const seen = { expected_status: 'QUOTED', expected_events: 2 };
    expect((await quote(1100, seen)).statusCode).toBe(200);
    expect(answered(await quote(1300, seen))).toEqual([409, 'orders.changed_meanwhile']);
    expect((await read(id)).line.total).toBe(44_000);
    const again = await quote(1300, { ...seen, expected_events: 3 });
    expect(again.json().total_bill).toBe(52_000);
    expect((await quote(1400, {})).json().total_bill).toBe(56_000);
  });

  test.each([0, 1.5, '2', -1])('refuses %j as a number of events', async (expected_events) => {
    const { id } = await placeGarment(shop);
    const response = await sendStep(shop, id, agent, { action: 'price', stitching: 3000, expected_events });
    expect([response.statusCode, Object.keys(response.json())]).toEqual([400, ['expected_events']]);
  });
});

describe('the measures of an order (backoffice-4)', () => {
  test('are shown to staff, and each look is recorded', async () => {
    const { id, customer } = await placeGarment(shop);
    const shown = await send('GET /api/staff/orders/{id}/measures/', id);
    expect(shown.json()).toMatchObject({ label: 'Own', unit: 'cm', values: { chest: 980 } });
    expect(await auditedOf(id)).toEqual([{ action: 'orders.measures-read', actorId: agent.id, data: {} }]);
    expect((await send('GET /api/staff/orders/{id}/measures/', id, { by: customer })).statusCode).toBe(403);
    expect((await send('GET /api/staff/orders/{id}/measures/', await requestBulk(customer))).statusCode).toBe(
      404,
    );
  });
});

describe('the work of the in-house workshop (orders-45)', () => {
  async function inProduction(tailor?: string) {
    const order = await placeGarment(shop, tailor ? { tailor } : {});
    const steps = [
      [order.customer, 'confirm'],
      [tailor ? agent : order.tailor, 'accept'],
      [tailor ? agent : order.tailor, 'start'],
    ] as const;
    for (const [by, action] of steps) {
      const response = await sendStep(shop, order.id, by, { action });
      expect(response.statusCode, response.body).toBe(200);
    }
    return order;
  }
  const body = { unit: 'cm', values: { chest: 99, height: 180 } };
  const required = { chest: 99, waist: 90, shoulder: 45, sleeve: 61, neck: 39 };

  test('staff prints its job card and writes down what a garment measures, and each is recorded', async () => {
    const { id, trackingNumber } = await inProduction('458');
    const card = await send('GET /api/staff/orders/{id}/job-card/', id);
    expect(card.statusCode, card.body).toBe(200);
    expect(card.headers['content-disposition']).toContain(`job-card-${trackingNumber}.pdf`);
    expect(card.rawPayload.toString('latin1')).toContain('/Lang (en)');
    const measured = await send('PUT /api/staff/orders/{id}/finished-measures/', id, { body });
    expect(measured.statusCode, measured.body).toBe(200);
    expect(measured.json()).toMatchObject({ unit: 'cm', values: { chest: 990 } });
    expect((await send('GET /api/staff/orders/{id}/measures/', id)).json()).toMatchObject({
      values: { chest: 980 },
      finished: { unit: 'cm', values: { chest: 990 } },
    });
    expect((await auditedOf(id)).map(({ action }) => action)).toEqual(
      expect.arrayContaining(['orders.job-card-printed', 'orders.garment-measured']),
    );
    const checked = await sendStep(shop, id, agent, { action: 'check' });
    expect(checked.json()).toMatchObject({ measures_due: ['waist', 'shoulder', 'sleeve', 'neck'] });
    expect(checked.json().actions).not.toContain('make_ready');
    const early = await sendStep(shop, id, agent, { action: 'make_ready' });
    expect([early.statusCode, early.json().code]).toEqual([409, 'orders.not_measured']);
    const all = { body: { unit: 'cm', values: required } };
    await send('PUT /api/staff/orders/{id}/finished-measures/', id, all);
    const ready = await sendStep(shop, id, agent, { action: 'make_ready' });
    expect(ready.json()).toMatchObject({ status: 'READY', measures_due: [] });
    expect((await send('PUT /api/staff/orders/{id}/finished-measures/', id, { body })).json()).toMatchObject({
      code: 'orders.not_measurable',
    });
  });

  test('that of partners is theirs, and neither is for others', async () => {
    const partners = await inProduction();
    const own = await inProduction('458');
    for (const [{ id }, by, status] of [
      [partners, agent, 404],
      [own, partners.tailor, 403],
      [own, own.customer, 403],
    ] as const) {
      expect((await send('GET /api/staff/orders/{id}/job-card/', id, { by })).statusCode).toBe(status);
      expect((await send('PUT /api/staff/orders/{id}/finished-measures/', id, { body, by })).statusCode).toBe(
        status,
      );
    }
  });
});

describe('calls and notes (backoffice-5)', () => {
  test('a call sets the contact status, counts, and stays with its note', async () => {
    const { id, customer } = await placeGarment(shop);
    const first = await send('POST /api/staff/orders/{id}/calls/', id, { body: { outcome: 'UNREACHABLE' } });
    expect([first.statusCode, first.json()]).toEqual([
      201,
      {
        id: expect.any(Number),
        outcome: 'UNREACHABLE',
        note: '',
        by: agent.username,
        at: expect.any(String),
      },
    ]);
    await send('POST /api/staff/orders/{id}/calls/', id, {
      body: { outcome: 'CONTACTED', note: 'Wants navy.' },
    });
    expect(await read(id)).toMatchObject({
      line: { contact_status: 'CONTACTED', number_of_time_contacted_with_client: 2 },
      calls: [{ outcome: 'CONTACTED', note: 'Wants navy.' }, { outcome: 'UNREACHABLE' }],
    });
    expect((await auditedOf(id)).map(({ action }) => action)).toEqual([
      'orders.call-logged',
      'orders.call-logged',
    ]);
    expect(
      (await send('POST /api/staff/orders/{id}/calls/', id, { body: { outcome: 'BUSY' } })).statusCode,
    ).toBe(400);
    expect(
      (await send('POST /api/staff/orders/{id}/calls/', 999_999, { body: { outcome: 'CONTACTED' } }))
        .statusCode,
    ).toBe(404);
    const own = { by: customer, body: { outcome: 'CONTACTED' } };
    expect((await send('POST /api/staff/orders/{id}/calls/', id, own)).statusCode).toBe(403);
  });

  test('a note is for staff, and needs words', async () => {
    const { id, customer } = await placeGarment(shop);
    expect(
      (await send('POST /api/staff/orders/{id}/notes/', id, { body: { text: 'Send navy thread.' } }))
        .statusCode,
    ).toBe(201);
    expect((await read(id)).notes).toMatchObject([{ text: 'Send navy thread.', by: agent.username }]);
    const own = await shop.app.inject({ url: `/api/orders/${id}/`, headers: customer.headers });
    expect(own.body).not.toContain('navy thread');
    expect(
      Object.keys((await send('POST /api/staff/orders/{id}/notes/', id, { body: { text: ' ' } })).json()),
    ).toEqual(['text']);
    expect(
      (await send('POST /api/staff/orders/{id}/notes/', 999_999, { body: { text: 'x' } })).statusCode,
    ).toBe(404);
    expect(
      (await send('POST /api/staff/orders/{id}/notes/', id, { by: customer, body: { text: 'x' } }))
        .statusCode,
    ).toBe(403);
  });
});

describe('a refund as goodwill (payments-5)', () => {
  const give = (id: number, amount: number, by = agent) =>
    send('POST /api/staff/orders/{id}/refunds/', id, { by, body: { amount, reason: 'A loose seam' } });

  test('goes to the card by the gateway, with a credit note, and never beyond what was paid', async () => {
    const order = await buyGoods({ payment_method: 'creditCard', payment_token: await cardToken(shop) });
    const { id } = order;
    const early = await give(id, 300);
    expect([early.statusCode, early.json().code]).toEqual([409, 'shop.not_refundable']);
    await capture(shop.deps, id);
    expect((await read(id)).refundable).toBe(order.bill.total);
    const given = await give(id, 300);
    expect([given.statusCode, given.json()]).toEqual([201, { id: expect.any(Number), amount: 300 }]);
    const again = await give(id, 300);
    expect([again.statusCode, again.json().code]).toEqual([409, 'shop.refund_under_way']);
    await refund(shop.deps, id);
    expect(await read(id)).toMatchObject({
      payment: { status: 'CAPTURED', refunded: 300 },
      refunds: [{ cause: 'GOODWILL', amount: 300, credit_note: expect.stringMatching(/^NP-CN-/) }],
      refundable: order.bill.total - 300,
      notes: [{ text: 'Refund of Rs 300: A loose seam' }],
      documents: [{ kind: 'INVOICE' }, { kind: 'CREDIT_NOTE' }],
    });
    const tooMuch = await give(id, order.bill.total);
    expect([tooMuch.statusCode, Object.keys(tooMuch.json())]).toEqual([400, ['amount']]);
    expect((await auditedOf(id)).at(-1)).toMatchObject({
      action: 'orders.refunded',
      data: { amount: 300, reason: 'A loose seam' },
    });
  });

  test('of an order that was paid in cash is recorded at once', async () => {
    const { id, parts, bill } = await buyGoods();
    for (const action of ['pack', 'ship', 'deliver']) {
      await shop.app.inject({
        method: 'POST',
        url: `/api/seller-orders/${parts[0].id}/steps/`,
        headers: agent.headers,
        payload: { action },
      });
    }
    expect((await read(id)).refundable).toBe(bill.total);
    expect((await give(id, 500)).statusCode).toBe(201);
    expect(await read(id)).toMatchObject({
      refunds: [{ cause: 'GOODWILL', amount: 500, completed_at: expect.any(String) }],
      refundable: bill.total - 500,
    });
    expect((await read(id)).line.bill_status).toBe('PAID');
    expect((await give(id, bill.total - 500)).statusCode).toBe(201);
    expect(await read(id), 'all that was paid has gone back').toMatchObject({
      line: { bill_status: 'REFUNDED' },
      refundable: 0,
    });
  });

  test('is told to the customer by mail', async () => {
    const { id, customer } = await deliverGoods();
    await give(id, 500);
    const [mail] = await mailsTo(shop, customer.email);
    expect([mail?.subject, mail?.text]).toEqual([
      expect.stringContaining('Rs 500 of your order'),
      expect.stringContaining('We have paid Rs 500 back to you'),
    ]);
  });

  test('needs a recent confirmation (people-11)', async () => {
    const { id } = await buyGoods();
    const late = await signUp(shop, { userType: 'support' });
    await shop.deps.db
      .update(refreshTokens)
      .set({ confirmedAt: sql`now() - interval '11 minutes'` })
      .where(eq(refreshTokens.userId, late.id));
    const response = await give(id, 100, late);
    expect([response.statusCode, response.json().code]).toEqual([403, 'session.unconfirmed']);
  });

  test('is refused to others, of stitched orders, and without a reason', async () => {
    const { id, customer } = await placeGarment(shop);
    expect((await give(id, 100, customer)).statusCode).toBe(403);
    expect((await give(999_999, 100)).statusCode).toBe(404);
    expect((await give(id, 100)).json().code).toBe('shop.not_refundable');
    const { statusCode, body } = await send('POST /api/staff/orders/{id}/refunds/', id, {
      body: { amount: 0, reason: '' },
    });
    expect([statusCode, Object.keys(JSON.parse(body))]).toEqual([400, ['amount', 'reason']]);
  });
});

describe('a refund of goods that were paid in cash and came back (payments-8)', () => {
  const owed = async (query: string) =>
    (await shop.app.inject({ url: `/api/staff/${query}`, headers: agent.headers })).json();
  const counted = async () =>
    (await owed('dashboard/')).to_do.find(({ what }: { what: string }) => what === 'owed').count;

  test('is owed and listed until staff has handed it over, once', async () => {
    const before = await counted();
    const { id, customer, step, total } = await deliverGoods();
    await step('return');
    const { line, refunds, documents } = await read(id);
    expect(refunds).toMatchObject([{ cause: 'RETURN', amount: total, completed_at: null, is_owed: true }]);
    expect([line.bill_status, documents.length], 'invoice and receipt').toEqual(['PAID', 2]);
    expect(await counted()).toBe(before + 1);
    expect((await owed('orders/?owed=true')).results.map((one: { id: number }) => one.id)).toContain(id);
    const handOver = (by = agent) => send('POST /api/staff/refunds/{id}/hand-over/', refunds[0].id, { by });
    expect((await handOver(customer)).statusCode).toBe(403);
    for (const _again of [1, 2]) {
      const response = await handOver();
      expect([response.statusCode, response.json()]).toEqual([200, { id: refunds[0].id, amount: total }]);
    }
    expect(await read(id)).toMatchObject({
      line: { bill_status: 'REFUNDED' },
      refunds: [{ is_owed: false, completed_at: expect.any(String), credit_note: expect.any(String) }],
    });
    expect(await counted()).toBe(before);
    expect((await mailsTo(shop, customer.email))[0]?.subject).toContain('paid back');
    const entries = (await auditedOf(id)).filter(({ action }) => action === 'orders.refund-handed-over');
    expect(entries).toMatchObject([{ data: { amount: total } }]);
  });

  test('is not handed over while the gateway makes it, and is 404 where there is none', async () => {
    const { id } = await buyGoods({ payment_method: 'creditCard', payment_token: await cardToken(shop) });
    await capture(shop.deps, id);
    const body = { amount: 300, reason: 'A loose seam' };
    const given = (await send('POST /api/staff/orders/{id}/refunds/', id, { body })).json();
    const early = await send('POST /api/staff/refunds/{id}/hand-over/', given.id);
    expect([early.statusCode, early.json().code]).toEqual([409, 'shop.refund_under_way']);
    expect((await send('POST /api/staff/refunds/{id}/hand-over/', 999_999)).statusCode).toBe(404);
  });
});
