import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { testApp } from '../../../../test/app.ts';
import { jpeg, multipart, type SignedUp, signUp } from '../../../../test/factories.ts';
import { type PlacedGarment, placeGarment, sendStep } from '../../../../test/factories-orders.ts';
import { mailsTo } from '../../../../test/mailbox.ts';
import { billPayments } from '../../../db/schema/bill-payments.ts';
import { files } from '../../../db/schema/files.ts';
import { orders } from '../../../db/schema/orders.ts';
import { paymentProofs } from '../../../db/schema/payment-proofs.ts';
import { refunds } from '../../../db/schema/shop.ts';
import { RECORD_PURGES } from '../../privacy/export-service.ts';
import { verifyData } from '../../system/verification-service.ts';

const shop = testApp();
let support: SignedUp;

beforeAll(async () => {
  support = await signUp(shop, { userType: 'support' });
});

/** A confirmed order of Rs 2,500. */
async function confirmed(): Promise<PlacedGarment> {
  const order = await placeGarment(shop);
  await sendStep(shop, order.id, order.customer, { action: 'confirm' });
  return order;
}

interface Sent {
  fields?: Record<string, string>;
  picture?: Buffer;
  by?: SignedUp;
  key?: string;
}

function send(order: PlacedGarment, { fields, picture, by = order.customer, key }: Sent) {
  const form = multipart({ amount: '2500', ...fields }, picture ? { picture } : {});
  return shop.app.inject({
    method: 'POST',
    url: `/api/orders/${order.id}/payment-proofs/`,
    payload: form.payload,
    headers: { ...form.headers, ...by.headers, ...(key ? { 'idempotency-key': key } : {}) },
  });
}

function decide(id: number, how: 'match' | 'refuse', payload: Record<string, unknown>, by = support) {
  return shop.app.inject({
    method: 'POST',
    url: `/api/staff/payment-proofs/${id}/${how}/`,
    payload,
    headers: by.headers,
  });
}

async function listed(query = 'state=open', by = support) {
  return (await shop.app.inject({ url: `/api/staff/payment-proofs/?${query}`, headers: by.headers })).json();
}

const billOf = async ({ id }: PlacedGarment) =>
  (
    await shop.deps.db
      .select({ paid: orders.paidAmount, status: orders.billStatus })
      .from(orders)
      .where(eq(orders.id, id))
  )[0];

let numbers = 0;
const newNumber = () => `TRX-${Date.now()}-${++numbers}`;

describe('what a customer sends about a transfer (payments-17)', () => {
  test('is on the own order and in the list of staff, with a picture that only a signed link shows', async () => {
    const order = await confirmed();
    const reference = newNumber();
    const key = `proof-${reference}`;
    const sent = await send(order, { fields: { reference }, picture: await jpeg(), key });
    expect(sent.statusCode, sent.body).toBe(201);
    expect(sent.json()).toMatchObject({ amount: 2500, reference, state: 'open', reason: null });
    expect((await send(order, { fields: { reference }, picture: await jpeg(), key })).json().id).toBe(
      sent.json().id,
    );
    const how = await shop.app.inject({
      url: `/api/orders/${order.id}/how-to-pay/`,
      headers: order.customer.headers,
    });
    expect(how.json().proofs).toEqual([expect.objectContaining({ id: sent.json().id, state: 'open' })]);
    const { picture } = sent.json();
    expect((await shop.app.inject({ url: picture })).statusCode).toBe(200);
    expect((await shop.app.inject({ url: picture.split('?')[0] })).statusCode).not.toBe(200);
    const { results } = await listed(`search=${reference.replaceAll('-', ' ').toLowerCase()}`);
    expect(results).toEqual([
      expect.objectContaining({
        id: sent.json().id,
        customer: order.customer.username,
        order: { id: order.id, tracking_id: order.trackingNumber, due: 2500 },
      }),
    ]);
    expect((await listed(`search=${order.trackingNumber}`)).results).toHaveLength(1);
    const { rows } = await shop.deps.db.execute(sql`select from audit_entries
      where action = 'orders.pictures-read' and subject_id = ${String(order.id)} and actor_id = ${support.id}`);
    expect(rows).toHaveLength(1);
  });

  test.each([
    ['nothing', {}, 'reference'],
    ['a number without letter or digit', { reference: ' - ' }, 'reference'],
    ['a sum of 0', { amount: '0', reference: 'A1' }, 'amount'],
    ['a negative sum', { amount: '-5', reference: 'A1' }, 'amount'],
    ['half a rupee', { amount: '0.5', reference: 'A1' }, 'amount'],
    ['an endless sum', { amount: '99999999999999999999', reference: 'A1' }, 'amount'],
    ['a long number', { reference: 'x'.repeat(61) }, 'reference'],
    ['a card number', { reference: '4242 4242 4242 4242' }, 'reference'],
  ])('refuses %s', async (_what, fields, field) => {
    const order = await confirmed();
    const refused = await send(order, { fields });
    expect([refused.statusCode, Object.keys(refused.json())]).toEqual([400, [field]]);
  });

  test('is not for others, before the confirmation, or once all is paid', async () => {
    const placed = await placeGarment(shop);
    expect((await send(placed, { fields: { reference: newNumber() } })).statusCode).toBe(404);
    const order = await confirmed();
    const stranger = await signUp(shop);
    expect((await send(order, { fields: { reference: newNumber() }, by: stranger })).statusCode).toBe(404);
    expect((await send(order, { fields: { reference: newNumber() }, by: order.tailor })).statusCode).toBe(
      403,
    );
    await sendStep(shop, order.id, support, { action: 'record_payment' });
    const late = await send(order, { fields: { reference: newNumber() } });
    expect([late.statusCode, late.json().code]).toEqual([409, 'payments.nothing_due']);
    for (const by of [order.customer, order.tailor]) expect((await listed('', by)).results).toBeUndefined();
  });

  test('a number counts once: open, recorded, and of two at the same moment', async () => {
    const [one, other] = [await confirmed(), await confirmed()];
    const reference = newNumber();
    const both = await Promise.all([
      send(one, { fields: { reference } }),
      send(other, { fields: { reference: reference.toLowerCase().replaceAll('-', ' ') } }),
    ]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
    const refused = both.find(({ statusCode }) => statusCode === 409);
    expect(Object.keys(refused?.json() ?? {})).toEqual(['reference']);
    expect(refused?.body, 'nothing of the other order').not.toContain('NP-');
    const recorded = newNumber();
    await sendStep(shop, one.id, support, {
      action: 'record_payment',
      amount: 10,
      method: 'RAAST',
      reference: recorded,
    });
    expect((await send(other, { fields: { reference: recorded } })).statusCode).toBe(409);
  });

  test('three wait at most', async () => {
    const order = await confirmed();
    for (let n = 0; n < 3; n++)
      expect((await send(order, { fields: { reference: newNumber() } })).statusCode).toBe(201);
    const more = await send(order, { fields: { reference: newNumber() } });
    expect([more.statusCode, more.json().code]).toEqual([409, 'payments.too_many_proofs']);
  });
});

describe('what staff decides about it (payments-18)', () => {
  test('a match records the payment with its receipt, and once only', async () => {
    const order = await confirmed();
    const { id } = (await send(order, { picture: await jpeg() })).json();
    const payment = { amount: 1500, method: 'RAAST', reference: newNumber() };
    const both = await Promise.all([decide(id, 'match', payment), decide(id, 'match', payment)]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(both.find(({ statusCode }) => statusCode === 409)?.json().code).toBe('payments.proof_decided');
    expect(await billOf(order)).toEqual({ paid: 1500, status: 'PARTIALLY_PAID' });
    expect((await decide(id, 'refuse', { reason: 'Not found.' })).statusCode).toBe(409);
    const { results } = await listed('state=matched');
    expect(results).toContainEqual(
      expect.objectContaining({
        id,
        decided_by: support.username,
        order: expect.objectContaining({ due: 1000 }),
      }),
    );
    const [mail] = await mailsTo(shop, order.customer.email);
    expect(mail?.text).toContain('Rs 1,500');
    expect(await verifyData(shop.deps.db)).toEqual([]);
  });

  test('a known number is refused by its field, and nothing is decided', async () => {
    const order = await confirmed();
    const other = await confirmed();
    const known = newNumber();
    await sendStep(shop, other.id, support, {
      action: 'record_payment',
      amount: 10,
      method: 'RAAST',
      reference: known,
    });
    const { id } = (await send(order, { fields: { reference: newNumber() } })).json();
    const twice = await decide(id, 'match', { amount: 2500, method: 'TRANSFER', reference: known });
    expect([twice.statusCode, Object.keys(twice.json())]).toEqual([
      409,
      expect.arrayContaining(['reference']),
    ]);
    expect(await billOf(order)).toEqual({ paid: 0, status: 'UNPAID' });
    expect((await listed(`search=${order.trackingNumber}`)).results).toMatchObject([{ id, state: 'open' }]);
  });

  test('of two staff who match the same transfer to two orders at the same moment one does', async () => {
    const colleague = await signUp(shop, { userType: 'support' });
    for (let round = 0; round < 3; round++) {
      const placed = [await confirmed(), await confirmed()];
      const proofs = await Promise.all(
        placed.map(async (order) => (await send(order, { picture: await jpeg() })).json()),
      );
      const payment = { amount: 2500, method: 'RAAST', reference: newNumber() };
      const made = await Promise.all(
        [support, colleague].map((by, place) => decide(proofs[place].id, 'match', payment, by)),
      );
      expect(made.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
      expect(Object.keys(made.find(({ statusCode }) => statusCode === 409)?.json() ?? {})).toContain(
        'reference',
      );
      const bills = await Promise.all(placed.map(billOf));
      expect(bills.map((bill) => bill?.paid).toSorted()).toEqual([0, 2500]);
    }
    expect(await verifyData(shop.deps.db)).toEqual([]);
  });

  test('what has arrived beyond the bill is recorded and owed back, also once all is paid', async () => {
    const order = await confirmed();
    const first = (await send(order, { fields: { reference: newNumber() } })).json();
    const second = (await send(order, { fields: { reference: newNumber() } })).json();
    const more = await decide(first.id, 'match', {
      amount: 3000,
      method: 'RAAST',
      reference: first.reference,
    });
    expect(more.json(), more.body).toMatchObject({ state: 'matched' });
    const again = await decide(second.id, 'match', { amount: 2500, method: 'TRANSFER' });
    expect(again.json(), again.body).toMatchObject({ state: 'matched', order: { due: 0 } });
    expect(await billOf(order)).toEqual({ paid: 5500, status: 'PAID' });
    const owed = await shop.deps.db.select().from(refunds).where(eq(refunds.orderId, order.id));
    expect(owed.map(({ amount, completedAt }) => [amount, completedAt])).toEqual([
      [500, null],
      [2500, null],
    ]);
    expect(await verifyData(shop.deps.db)).toEqual([]);
  });

  test('too much that was recorded by mistake is reversed, and owed no more', async () => {
    const order = await confirmed();
    const { id } = (await send(order, { fields: { reference: newNumber() } })).json();
    await sendStep(shop, order.id, support, { action: 'record_payment', amount: 2500, method: 'TRANSFER' });
    await decide(id, 'match', { amount: 2500, method: 'TRANSFER' });
    const payments = await shop.deps.db
      .select({ id: billPayments.id })
      .from(billPayments)
      .where(eq(billPayments.orderId, order.id));
    const said = { action: 'reverse_payment', payment: payments[0]?.id, reason: 'Recorded twice' };
    const reversed = await sendStep(shop, order.id, support, said);
    expect(reversed.statusCode, reversed.body).toBe(200);
    expect(await billOf(order)).toEqual({ paid: 2500, status: 'PAID' });
    expect(await shop.deps.db.select().from(refunds).where(eq(refunds.orderId, order.id))).toEqual([]);
    expect(await verifyData(shop.deps.db)).toEqual([]);
  });

  test('of a match and a refusal at the same moment one is decided', async () => {
    for (let round = 0; round < 3; round++) {
      const order = await confirmed();
      const { id } = (await send(order, { fields: { reference: newNumber() } })).json();
      const made = await Promise.all([
        decide(id, 'match', { amount: 2500, method: 'TRANSFER' }),
        decide(id, 'refuse', { reason: 'Not found.' }),
      ]);
      expect(made.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
      const { paid } = (await billOf(order)) ?? {};
      expect(paid).toBe(made[0].statusCode === 200 ? 2500 : 0);
      const [shown] = (await listed(`search=${order.trackingNumber}`)).results;
      expect(shown.state).toBe(made[0].statusCode === 200 ? 'matched' : 'refused');
    }
  });

  test('one whose payment is reversed is refused, with the reason of the reversal', async () => {
    const order = await confirmed();
    const { id } = (await send(order, { fields: { reference: newNumber() } })).json();
    await decide(id, 'match', { amount: 2500, method: 'TRANSFER' });
    const [payment] = await shop.deps.db
      .select({ id: billPayments.id })
      .from(billPayments)
      .where(eq(billPayments.orderId, order.id));
    const said = { action: 'reverse_payment', payment: payment?.id, reason: 'It was for another order' };
    const reversed = await sendStep(shop, order.id, support, said);
    expect(reversed.statusCode, reversed.body).toBe(200);
    expect((await listed(`search=${order.trackingNumber}`)).results).toMatchObject([
      { id, state: 'refused', reason: 'It was for another order' },
    ]);
  });

  test('a refusal that is sent again with its key is answered as before', async () => {
    const order = await confirmed();
    const { id } = (await send(order, { fields: { reference: newNumber() } })).json();
    const refuse = () =>
      shop.app.inject({
        method: 'POST',
        url: `/api/staff/payment-proofs/${id}/refuse/`,
        payload: { reason: 'Not found.' },
        headers: { ...support.headers, 'idempotency-key': `refusal-of-${id}` },
      });
    expect([(await refuse()).statusCode, (await refuse()).statusCode]).toEqual([200, 200]);
    const told = (await mailsTo(shop, order.customer.email)).filter(({ subject }) =>
      subject.startsWith('We have not found'),
    );
    expect(told).toHaveLength(1);
  });

  test('a payment that is recorded with its number decides it too', async () => {
    const order = await confirmed();
    const reference = newNumber();
    const { id } = (await send(order, { fields: { reference } })).json();
    await sendStep(shop, order.id, support, { action: 'record_payment', method: 'TRANSFER', reference });
    expect((await listed(`search=${reference}`)).results).toMatchObject([{ id, state: 'matched' }]);
  });

  test('a refusal is read by the customer, who may send the number again', async () => {
    const order = await confirmed();
    const reference = newNumber();
    const { id } = (await send(order, { fields: { reference } })).json();
    expect(Object.keys((await decide(id, 'refuse', { reason: ' ' })).json())).toEqual(['reason']);
    const refused = await decide(id, 'refuse', { reason: 'The bank does not know this number.' });
    expect(refused.json()).toMatchObject({ state: 'refused', reason: 'The bank does not know this number.' });
    const [mail] = await mailsTo(shop, order.customer.email);
    expect(mail?.subject).toBe(`We have not found your payment for order ${order.trackingNumber}`);
    expect(mail?.text).toContain('The bank does not know this number.');
    const told = await shop.app.inject({ url: '/api/notifications/', headers: order.customer.headers });
    expect(told.json().results[0]).toMatchObject({
      title: `We have not found your payment for ${order.trackingNumber}`,
      path: `/checkout?order=${order.id}`,
    });
    expect((await send(order, { fields: { reference } })).statusCode).toBe(201);
  });

  test('customers and tailors decide nothing, and an unknown one is 404', async () => {
    const order = await confirmed();
    const { id } = (await send(order, { fields: { reference: newNumber() } })).json();
    for (const by of [order.customer, order.tailor]) {
      expect((await decide(id, 'match', { amount: 1, method: 'RAAST' }, by)).statusCode).toBe(403);
      expect((await decide(id, 'refuse', { reason: 'No.' }, by)).statusCode).toBe(403);
    }
    expect((await decide(999_999, 'refuse', { reason: 'No.' })).statusCode).toBe(404);
  });
});

test('a proof and its picture are deleted 90 days after the decision; the payment stays (payments-20)', async () => {
  const order = await confirmed();
  const open = await confirmed();
  const { id } = (await send(order, { picture: await jpeg() })).json();
  await send(open, { fields: { reference: newNumber() } });
  await decide(id, 'match', { amount: 2500, method: 'TRANSFER' });
  const [before] = await shop.deps.db.select().from(paymentProofs).where(eq(paymentProofs.id, id));
  await shop.deps.db
    .update(paymentProofs)
    .set({ decidedAt: sql`now() - interval '91 days'`, sentAt: sql`now() - interval '92 days'` })
    .where(eq(paymentProofs.id, id));
  for (const purge of RECORD_PURGES) await purge(shop.deps.db, shop.deps.storage);
  expect(await shop.deps.db.$count(paymentProofs, eq(paymentProofs.id, id))).toBe(0);
  expect(await shop.deps.db.$count(files, eq(files.id, before?.pictureId ?? 0))).toBe(0);
  expect(await shop.deps.db.$count(paymentProofs, eq(paymentProofs.orderId, open.id))).toBe(1);
  expect(await billOf(order)).toEqual({ paid: 2500, status: 'PAID' });
});
