import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { type SignedUp, signUp } from '../../../test/factories.ts';
import { placeGarment, sendStep } from '../../../test/factories-orders.ts';
import { mailsTo } from '../../../test/mailbox.ts';
import { verifyData } from '../system/verification-service.ts';

const shop = testApp();

const LEEDS = {
  full_name: 'Ayesha Khan',
  phone: '+44 7400 123456',
  address: '9 High Street',
  city: 'Leeds',
  postal_code: 'LS1 4DY',
  country: 'GB',
};

async function orderFromAbroad() {
  const address = JSON.stringify(LEEDS);
  const order = await placeGarment(shop, {
    country: 'GB',
    pickup: 'BY_SHOP',
    delivery: 'BY_SHOP',
    payment_type: 'ADVANCE',
    collection_address: address,
    delivery_address: address,
  });
  const support = await signUp(shop, { userType: 'support' });
  const take = async (by: SignedUp, action: string, status = 200) => {
    const response = await sendStep(shop, order.id, by, { action, reason: 'Because' });
    expect(response.statusCode, `${action}: ${response.body}`).toBe(status);
    return response.json();
  };
  return { ...order, support, take };
}

test('an order paid in advance starts once support has recorded the payment (orders-40)', async () => {
  const { customer, tailor, support, take } = await orderFromAbroad();
  expect((await take(customer, 'confirm')).bill_status).toBe('UNPAID');
  expect((await take(tailor, 'accept')).actions).not.toContain('start');
  expect((await take(tailor, 'start', 409)).code).toBe('orders.not_paid_yet');
  await take(customer, 'record_payment', 403);
  await take(tailor, 'record_payment', 403);
  expect(await take(support, 'record_payment')).toMatchObject({ bill_status: 'PAID', status: 'ACCEPTED' });
  await take(support, 'record_payment', 409);
  expect((await take(tailor, 'start')).status).toBe('IN_PRODUCTION');
  const mails = await mailsTo(shop, customer.email);
  expect(mails.filter(({ subject }) => subject.startsWith('We have a payment'))).toHaveLength(1);
  expect(mails.find(({ subject }) => subject.endsWith('is confirmed'))?.text).toContain(
    'Please pay Rs 10,900 before the work starts; how to pay it is on the page of your order.\n\nTracking',
  );
});

test('a paid order has one receipt, and its invoice stays as it was issued (invoices-9)', async () => {
  const { id, customer, support, take } = await orderFromAbroad();
  await take(customer, 'confirm');
  const documents = async () =>
    (await shop.app.inject({ url: `/api/orders/${id}/`, headers: customer.headers })).json().documents;
  const download = (name: string, by: SignedUp) =>
    shop.app.inject({ url: `/api/orders/${id}/documents/${name}/`, headers: by.headers });
  const [invoice] = await documents();
  const before = (await download(invoice.id, customer)).rawPayload;
  await take(support, 'record_payment');
  const [, receipt, ...others] = await documents();
  expect([receipt.kind, receipt.id, others]).toEqual(['RECEIPT', expect.stringMatching(/^NP-RC-/), []]);
  const printed = await download(receipt.id, customer);
  expect([printed.statusCode, printed.headers['content-type']]).toEqual([200, 'application/pdf']);
  expect((await download(receipt.id, await signUp(shop))).statusCode).toBe(404);
  expect((await download(invoice.id, customer)).rawPayload.equals(before)).toBe(true);
  const { rows } = await shop.deps.db.execute(sql`
    select content->>'paymentState' as state, content->'order'->>'invoice' as invoice,
      (content->>'paid')::int = (content->>'total')::int as "isWhole"
    from documents where order_id = ${id} and kind = 'RECEIPT'`);
  expect(rows).toEqual([{ state: 'PAID', invoice: invoice.id, isWhole: true }]);
});

test('what was paid for a cancelled order is owed until support has recorded the refund', async () => {
  const { customer, support, take } = await orderFromAbroad();
  await take(customer, 'confirm');
  await take(support, 'record_refund', 409);
  await take(support, 'record_payment');
  const cancelled = await take(customer, 'cancel');
  expect(cancelled).toMatchObject({ status: 'CANCELLED', bill_status: 'PAID' });
  const [mail] = (await mailsTo(shop, customer.email)).filter(({ subject }) =>
    subject.endsWith('is cancelled'),
  );
  expect(mail?.text).toContain('We send back what you have paid.');
  const refunded = await take(support, 'record_refund');
  expect(refunded.bill_status).toBe('REFUNDED');
  const kinds = refunded.documents.map(({ kind }: { kind: string }) => kind);
  expect(kinds.toSorted(), 'one credit note for the invoice (invoices-7)').toEqual([
    'CREDIT_NOTE',
    'INVOICE',
    'RECEIPT',
  ]);
  await take(support, 'record_refund', 409);
});

test('no cash is booked for a delivery abroad whose payment was taken back (orders-40)', async () => {
  const { id, customer, tailor, support, take } = await orderFromAbroad();
  await take(customer, 'confirm');
  await take(tailor, 'accept');
  const { payments } = await take(support, 'record_payment');
  for (const action of ['start', 'check']) await take(tailor, action);
  const back = { action: 'reverse_payment', payment: payments[0].id, reason: 'The card was refused' };
  expect((await sendStep(shop, id, support, back)).statusCode).toBe(200);
  const parcel = { action: 'ship', courier: 'DHL', courier_number: '77' };
  expect((await sendStep(shop, id, tailor, parcel)).statusCode).toBe(200);
  await take(tailor, 'deliver');
  const seen = await shop.app.inject({ url: `/api/orders/${id}/`, headers: support.headers });
  expect(seen.json()).toMatchObject({ status: 'DELIVERED', bill_status: 'UNPAID', paid: 0 });
  expect(await verifyData(shop.deps.db)).toEqual([]);
});

test('an order has no payment to record before its price is agreed', async () => {
  const order = await placeGarment(shop);
  const support = await signUp(shop, { userType: 'support' });
  expect((await sendStep(shop, order.id, support, { action: 'record_payment' })).statusCode).toBe(409);
  await sendStep(shop, order.id, order.customer, { action: 'confirm' });
  expect((await sendStep(shop, order.id, support, { action: 'record_payment' })).statusCode).toBe(200);
});
