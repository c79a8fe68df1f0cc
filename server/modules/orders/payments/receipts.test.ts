import { asc, sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { testApp } from '../../../../test/app.ts';
import { multipart, type SignedUp, signUp } from '../../../../test/factories.ts';
import { type PlacedGarment, placeGarment, sendStep } from '../../../../test/factories-orders.ts';
import { documents } from '../../../db/schema/orders.ts';
import { renderInvoice } from '../../documents/invoice-document.ts';
import { verifyData } from '../../system/verification-service.ts';

const shop = testApp({ JOBS: 'false' });
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

async function take(id: number, step: Record<string, unknown>, by = support) {
  const response = await sendStep(shop, id, by, step);
  expect(response.statusCode, response.body).toBe(200);
}

/** A transfer that staff have found at the bank, of any sum. */
async function transfer(order: PlacedGarment, amount: number, reference: string) {
  const form = multipart({ amount: String(amount), reference });
  const sent = await shop.app.inject({
    method: 'POST',
    url: `/api/orders/${order.id}/payment-proofs/`,
    payload: form.payload,
    headers: { ...form.headers, ...order.customer.headers },
  });
  const matched = await shop.app.inject({
    method: 'POST',
    url: `/api/staff/payment-proofs/${sent.json().id}/match/`,
    payload: { amount, method: 'RAAST', reference },
    headers: support.headers,
  });
  expect(matched.statusCode, matched.body).toBe(200);
}

async function receiptsOf(id: number) {
  const rows = await shop.deps.db
    .select({ content: sql<Parameters<typeof renderInvoice>[0]>`content` })
    .from(documents)
    .where(sql`order_id = ${id} and kind = 'RECEIPT'`)
    .orderBy(asc(documents.number));
  for (const { content } of rows) await renderInvoice(content);
  return rows.map(({ content: { received, paymentState, paid, order, notes } }) => ({
    ...{ received, paymentState, paid, notes },
    way: order.paymentMethod,
  }));
}

const nothing = { refunded: 0, kept: 0, left: 0, owedBack: 0 };

test('each receipt is of its payment, with what is paid and left since (invoices-9)', async () => {
  const order = await confirmed();
  await take(order.id, { action: 'record_payment', amount: 1000 });
  await transfer(order, 5000, `RC-${order.id}`);
  const bill = { orderTotal: 2500 };
  expect(await receiptsOf(order.id)).toEqual([
    {
      received: { ...nothing, ...bill, amount: 1000, paidSoFar: 1000, left: 1500 },
      paymentState: 'PARTIALLY_PAID',
      paid: 1000,
      way: 'Cash',
      notes: ['Received in cash: Rs 1,000.'],
    },
    {
      received: { ...nothing, ...bill, amount: 5000, paidSoFar: 6000, owedBack: 3500 },
      paymentState: 'PAID',
      paid: 2500,
      way: 'Raast',
      notes: [`Received by Raast: Rs 5,000. Transaction RC-${order.id}.`],
    },
  ]);
  expect(await verifyData(shop.deps.db)).toEqual([]);
});

test('one of a cancelled order says what went back and what is owed', async () => {
  const order = await confirmed();
  await take(order.id, { action: 'record_payment', amount: 2500 });
  await take(order.id, { action: 'cancel', reason: 'OTHER', note: 'No cloth' });
  await take(order.id, { action: 'record_refund', amount: 2500 });
  await take(order.id, { action: 'record_payment', amount: 100 });
  expect((await receiptsOf(order.id)).at(-1)).toMatchObject({
    received: { ...nothing, amount: 100, orderTotal: 2500, paidSoFar: 2600, refunded: 2500, owedBack: 100 },
    paymentState: 'CANCELLED',
    paid: 0,
  });
  expect(await verifyData(shop.deps.db)).toEqual([]);
});
