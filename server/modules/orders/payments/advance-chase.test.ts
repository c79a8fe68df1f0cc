import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dayInKarachi } from '../../../../contract/dates.ts';
import { testApp } from '../../../../test/app.ts';
import { multipart, type SignedUp, signUp } from '../../../../test/factories.ts';
import { type PlacedGarment, placeGarment, sendStep } from '../../../../test/factories-orders.ts';
import { mailsTo } from '../../../../test/mailbox.ts';
import { orderSettings } from '../../../db/schema/fees.ts';
import { orders } from '../../../db/schema/orders.ts';
import { verifyData } from '../../system/verification-service.ts';
import { chaseAdvances } from './advance-chase-service.ts';

const shop = testApp({ JOBS: 'false' });
let admin: SignedUp;
let support: SignedUp;

beforeAll(async () => {
  [admin, support] = [await signUp(shop, { userType: 'admin' }), await signUp(shop, { userType: 'support' })];
  await shop.deps.db.update(orderSettings).set({ advanceLargePercent: 40 });
});

afterAll(() => shop.deps.db.update(orderSettings).set({ advanceLargePercent: 0 }));

const openAccount = () => setAccount('0300 1112223');
const closeAccount = () => setAccount(null);

async function setAccount(raast_id: string | null): Promise<void> {
  const settings = await shop.app.inject({ url: '/api/staff/settings/', headers: admin.headers });
  const { version } = settings.json().account;
  const payload = {
    title: 'Naap',
    bank: 'HBL',
    iban: null,
    raast_id,
    qr_text: null,
    version,
  };
  const saved = await shop.app.inject({
    method: 'PUT',
    url: '/api/staff/settings/account/',
    payload,
    headers: admin.headers,
  });
  expect(saved.statusCode, saved.body).toBe(200);
}

/** A confirmed order that owes an advance of Rs 1,000. */
async function owing(): Promise<PlacedGarment> {
  const order = await placeGarment(shop);
  const confirmed = await sendStep(shop, order.id, order.customer, { action: 'confirm' });
  expect(confirmed.statusCode, confirmed.body).toBe(200);
  return order;
}

async function sendProof(order: PlacedGarment, reference: string): Promise<number> {
  const form = multipart({ amount: '1000', reference }, {});
  const response = await shop.app.inject({
    method: 'POST',
    url: `/api/orders/${order.id}/payment-proofs/`,
    payload: form.payload,
    headers: { ...form.headers, ...order.customer.headers },
  });
  expect(response.statusCode, response.body).toBe(201);
  return response.json().id;
}

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000 + 60_000);
const statusOf = async ({ id }: PlacedGarment) =>
  (await shop.deps.db.select({ status: orders.status }).from(orders).where(eq(orders.id, id)))[0]?.status;
const remindersTo = async ({ customer }: PlacedGarment) =>
  (await mailsTo(shop, customer.email)).filter(({ subject }) => subject.endsWith('waits for your payment'));

test('nobody is chased while the shop has no account to pay into', async () => {
  const order = await owing();
  await chaseAdvances(shop.deps, inDays(40));
  expect(await remindersTo(order)).toEqual([]);
  await sendStep(shop, order.id, order.customer, { action: 'cancel', reason: 'Too dear' });
});

test('a customer is reminded after two days, weekly, and the order ends after fourteen (payments-19)', async () => {
  await openAccount();
  const order = await owing();
  await chaseAdvances(shop.deps, inDays(1));
  expect(await remindersTo(order)).toEqual([]);
  await Promise.all([chaseAdvances(shop.deps, inDays(2)), chaseAdvances(shop.deps, inDays(2))]);
  const [mail, ...more] = await remindersTo(order);
  expect(more).toEqual([]);
  expect(mail?.text).toContain('The work starts once Rs 1,000 is paid');
  expect(mail?.unsubscribeUrl).toBeDefined();
  const told = await shop.app.inject({ url: '/api/notifications/', headers: order.customer.headers });
  expect(told.json().results[0]).toMatchObject({
    title: `Your order ${order.trackingNumber} waits for your payment`,
  });
  await chaseAdvances(shop.deps, inDays(9));
  expect(await remindersTo(order)).toHaveLength(2);
  await chaseAdvances(shop.deps, inDays(14));
  expect(await statusOf(order)).toBe('CONFIRMED');
  await Promise.all([chaseAdvances(shop.deps, inDays(15)), chaseAdvances(shop.deps, inDays(15))]);
  expect(await statusOf(order)).toBe('CANCELLED');
  const read = await shop.app.inject({ url: `/api/orders/${order.id}/`, headers: order.customer.headers });
  expect(read.json().events.at(-1)).toMatchObject({
    action: 'cancel',
    note: 'The advance was not paid in time.',
  });
  expect(await verifyData(shop.deps.db)).toEqual([]);
});

test('what is paid in part, accepted with a proof, or not owed is left alone; a refused proof gives days', async () => {
  await openAccount();
  const part = await owing();
  await sendStep(shop, part.id, support, { action: 'record_payment', amount: 100, method: 'CASH' });
  const proven = await owing();
  await chaseAdvances(shop.deps, inDays(2));
  expect(await remindersTo(part)).toEqual([]);
  expect(await remindersTo(proven)).toHaveLength(1);
  const proof = await sendProof(proven, `CHASE-${proven.id}`);
  await chaseAdvances(shop.deps, inDays(40));
  expect([await statusOf(part), await statusOf(proven)]).toEqual(['CONFIRMED', 'CONFIRMED']);
  // Its last day was yesterday when the proof is refused.
  await shop.deps.db.execute(
    sql`update advance_reminders set ends_on = current_date - 1 where order_id = ${proven.id}`,
  );
  const refused = await shop.app.inject({
    method: 'POST',
    url: `/api/staff/payment-proofs/${proof}/refuse/`,
    payload: { reason: 'Not found.' },
    headers: support.headers,
  });
  expect(refused.statusCode, refused.body).toBe(200);
  await chaseAdvances(shop.deps, inDays(2));
  expect(await statusOf(proven)).toBe('CONFIRMED');
  await chaseAdvances(shop.deps, inDays(5));
  expect(await statusOf(proven)).toBe('CANCELLED');
});

test('after a reversed payment, or without reminders for long, there are days to pay (payments-19)', async () => {
  await openAccount();
  const reversed = await owing();
  const silent = await owing();
  await chaseAdvances(shop.deps, inDays(2));
  const said = { action: 'record_payment', amount: 2500, method: 'TRANSFER' };
  const view = (await sendStep(shop, reversed.id, support, said)).json();
  await shop.deps.db.execute(sql`update advance_reminders set ends_on = current_date - 1`);
  const { rows } = await shop.deps.db.execute<{ id: number }>(
    sql`select id from bill_payments where order_id = ${reversed.id}`,
  );
  expect(view.paid).toBe(2500);
  const back = { action: 'reverse_payment', payment: rows[0]?.id, reason: 'For another order' };
  expect((await sendStep(shop, reversed.id, support, back)).statusCode).toBe(200);
  await chaseAdvances(shop.deps, inDays(2));
  expect([await statusOf(reversed), await statusOf(silent)]).toEqual(['CONFIRMED', 'CANCELLED']);

  const unpayable = await owing();
  const missed = await owing();
  await chaseAdvances(shop.deps, inDays(2));
  await shop.deps.db.execute(sql`update advance_reminders set ends_on = current_date - 1,
    reminded_at = now() - interval '10 days' where order_id = ${missed.id}`);
  await closeAccount();
  await chaseAdvances(shop.deps, inDays(18));
  await openAccount();
  await chaseAdvances(shop.deps, inDays(20));
  expect([await statusOf(unpayable), await statusOf(missed)]).toEqual(['CONFIRMED', 'CONFIRMED']);
  expect(await remindersTo(missed)).toHaveLength(2);
});

test('the customer of a bulk order is reminded each week, and the order stays (payments-19)', async () => {
  await openAccount();
  const customer = await signUp(shop);
  const placed = await shop.app.inject({
    method: 'POST',
    url: '/tailor_module/bulk-order/create/',
    payload: {
      item_type: 'School uniforms',
      number_of_pieces: 40,
      expected_delivery_date: dayInKarachi(inDays(60)),
      is_contact_same_as_register: true,
    },
    headers: customer.headers,
  });
  expect(placed.statusCode, placed.body).toBe(201);
  const { rows } = await shop.deps.db.execute<{ id: number; tracking_id: string }>(sql`update orders set
    status = 'ACCEPTED', total = 40000, advance_percent = 50, advance_cause = 'LARGE_ORDER' where customer_id = ${customer.id}
    returning id, tracking_id`);
  const [order] = rows;
  await shop.deps.db.execute(sql`insert into order_events (order_id, action, from_status, to_status)
    values (${order?.id}, 'accept', 'QUOTED', 'ACCEPTED')`);
  for (const days of [1, 2, 3, 9, 16, 40]) await chaseAdvances(shop.deps, inDays(days));
  const mails = (await mailsTo(shop, customer.email)).filter(({ subject }) =>
    subject.endsWith('waits for your payment'),
  );
  expect(mails).toHaveLength(4);
  expect(mails[0]?.text).toContain('The work starts once Rs 20,000 is paid');
  expect(mails[0]?.text).not.toContain('cancel');
  expect(mails[0]?.unsubscribeUrl).toBeDefined();
  const told = await shop.app.inject({ url: '/api/notifications/', headers: customer.headers });
  expect(told.json().results[0]).toMatchObject({
    text: 'The work starts once the advance is paid, and nothing of it has come yet.',
    path: '/orders?tab=bulk',
  });
  const [left] = await shop.deps.db
    .select()
    .from(orders)
    .where(eq(orders.id, order?.id ?? 0));
  expect(left?.status).toBe('ACCEPTED');
});
