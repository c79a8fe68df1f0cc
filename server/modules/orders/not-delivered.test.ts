import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { type SignedUp, signUp } from '../../../test/factories.ts';
import { placeGarment, sendStep } from '../../../test/factories-orders.ts';
import { mailsTo } from '../../../test/mailbox.ts';
import { earnings } from '../../db/schema/earnings.ts';
import { tailors } from '../../db/schema/tailors.ts';
import { cashCode } from '../../infra/cash-codes.ts';
import { verifyData } from '../system/verification-service.ts';

const shop = testApp({ JOBS: 'false' });

async function checkedGarment(delivery: 'BY_OWN' | 'BY_SHOP') {
  const order = await placeGarment(shop, { delivery });
  const support = await signUp(shop, { userType: 'support' });
  const take = async (by: SignedUp, body: { action: string } & Record<string, unknown>, status = 200) => {
    const response = await sendStep(shop, order.id, by, body);
    expect(response.statusCode, `${body.action}: ${response.body}`).toBe(status);
    return response.json();
  };
  await take(order.customer, { action: 'confirm' });
  for (const action of ['accept', 'start', 'check']) await take(order.tailor, { action });
  return { ...order, support, take };
}

const courier = { courier: 'TCS', courier_number: '7714' };

test('a garment that was refused ends unpaid, with a credit note and without a delivery of the tailor (orders-47)', async () => {
  const { id, trackingNumber, customer, tailor, tailorId, support, take } = await checkedGarment('BY_SHOP');
  await take(tailor, { action: 'ship', ...courier });
  await take(tailor, { action: 'fail_delivery', failure: 'REFUSED' }, 403);
  const ended = await take(support, { action: 'fail_delivery', failure: 'REFUSED' });
  // A transfer may still arrive (payments-12).
  const actions = ['record_payment'];
  expect(ended).toMatchObject({ status: 'CANCELLED', bill_status: 'UNPAID', actions });
  expect(ended.documents.map(({ kind }: { kind: string }) => kind).toSorted()).toEqual([
    'CREDIT_NOTE',
    'INVOICE',
  ]);
  expect(await shop.deps.db.select().from(earnings).where(eq(earnings.orderId, id))).toEqual([]);
  const [workshop] = await shop.deps.db.select().from(tailors).where(eq(tailors.id, tailorId));
  expect(workshop?.ordersDelivered).toBe(0);
  const [mail] = await mailsTo(shop, customer.email);
  expect(mail?.subject).toBe(`Your order ${trackingNumber} could not be delivered`);
  const [told] = await mailsTo(shop, tailor.email);
  expect(told?.subject).toBe(`Order ${trackingNumber} has ended without a delivery`);
  expect(await verifyData(shop.deps.db)).toEqual([]);
});

test('the page and the mail say what is to be paid, until it is paid (payments-11)', async () => {
  const { customer, tailor, take, trackingNumber } = await checkedGarment('BY_SHOP');
  const tracked = async () =>
    (await shop.app.inject({ url: `/tailor_module/order-tracking/${trackingNumber}/` })).json();
  expect(await tracked()).toMatchObject({ is_paid: false, cash: [] });
  const sent = await take(tailor, { action: 'ship', ...courier });
  const { amount, code } = (await tracked()).cash[0];
  expect(amount).toBe(sent.collect);
  expect(code).toBe(cashCode(shop.deps.config.cashKey, { trackingNumber, amount }));
  const [mail] = await mailsTo(shop, customer.email);
  expect(mail?.text).toContain(code);
  await take(tailor, { action: 'deliver' });
  expect(await tracked()).toMatchObject({ is_paid: true, cash: [] });
});

test('a garment that comes back is in the quality check and can be sent again', async () => {
  const { tailor, support, take, trackingNumber } = await checkedGarment('BY_SHOP');
  await take(tailor, { action: 'ship', ...courier });
  const back = await take(tailor, { action: 'come_back', failure: 'NOT_REACHED' });
  expect(back).toMatchObject({ status: 'QUALITY_CHECK', bill_status: 'UNPAID' });
  const tracked = async () =>
    (await shop.app.inject({ url: `/tailor_module/order-tracking/${trackingNumber}/` })).json();
  expect((await tracked()).not_delivered_at).toEqual(expect.any(String));
  await take(tailor, { action: 'ship', ...courier });
  expect((await tracked()).not_delivered_at).toBeNull();
  expect(await take(support, { action: 'deliver' })).toMatchObject({ bill_status: 'PAID' });
});

test('a garment that nobody collects is ended by support', async () => {
  const { tailor, support, take } = await checkedGarment('BY_OWN');
  await take(tailor, { action: 'make_ready' });
  const ended = await take(support, { action: 'fail_delivery', failure: 'NOT_COLLECTED' });
  expect(ended).toMatchObject({ status: 'CANCELLED', bill_status: 'UNPAID' });
});
