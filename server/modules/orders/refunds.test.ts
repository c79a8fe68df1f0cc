import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { signUp } from '../../../test/factories.ts';
import { placeGarment, sendStep } from '../../../test/factories-orders.ts';
import { mailsTo } from '../../../test/mailbox.ts';
import { earnings } from '../../db/schema/earnings.ts';
import { orderSettings } from '../../db/schema/fees.ts';
import { orders } from '../../db/schema/orders.ts';
import { verifyData } from '../system/verification-service.ts';

const shop = testApp({ JOBS: 'false' });

async function deliveredGarment() {
  await shop.deps.db.update(orderSettings).set({ commissionPercent: 10 });
  const order = await placeGarment(shop);
  const admin = await signUp(shop, { userType: 'admin' });
  await sendStep(shop, order.id, order.customer, { action: 'confirm' });
  for (const action of ['accept', 'start', 'check', 'make_ready', 'deliver']) {
    expect((await sendStep(shop, order.id, order.tailor, { action })).statusCode, action).toBe(200);
  }
  const refund = async (body: Record<string, unknown>, status = 201, by = admin) => {
    const response = await shop.app.inject({
      method: 'POST',
      url: `/api/staff/orders/${order.id}/refunds/`,
      payload: body,
      headers: by.headers,
    });
    expect(response.statusCode, response.body).toBe(status);
    return response.json();
  };
  const page = async () =>
    (await shop.app.inject({ url: `/api/staff/orders/${order.id}/`, headers: admin.headers })).json();
  const entries = async () =>
    (await shop.deps.db.select().from(earnings).where(eq(earnings.orderId, order.id)))
      .filter(({ kind }) => kind === 'REFUND')
      .map(({ stitching, commission, tailorId }) => [stitching, commission, tailorId]);
  return { ...order, admin, refund, page, entries };
}

test('a delivered garment is paid back in parts, with credit notes and what its tailor bears (orders-50)', async () => {
  const { id, tailorId, customer, trackingNumber, refund, page, entries } = await deliveredGarment();
  expect(await page()).toMatchObject({ refundable: 2500, from_tailor: 2500, refunds: [] });
  await refund({ amount: 500, reason: 'A seam came open', from_tailor: 300 });
  const after = await page();
  expect(after).toMatchObject({ refundable: 2000, from_tailor: 2200, line: { bill_status: 'PAID' } });
  expect(after.refunds).toEqual([
    expect.objectContaining({ amount: 500, credit_note: expect.stringMatching(/^NP-CN-/) }),
  ]);
  expect(await entries()).toEqual([[-300, -30, tailorId]]);
  const [mail] = await mailsTo(shop, customer.email);
  expect(mail?.subject).toBe(`Your order ${trackingNumber}: Rs 500 refunded`);
  expect(mail?.text).toContain('A seam came open');
  expect((await refund({ amount: 2001, reason: 'All' }, 400)).amount).toBeDefined();
  expect((await refund({ amount: 100, reason: 'All', from_tailor: 200 }, 400)).from_tailor).toBeDefined();
  await refund({ amount: 2000, reason: 'It does not fit', from_tailor: 2000 });
  expect(await page()).toMatchObject({ refundable: 0, line: { bill_status: 'REFUNDED' } });
  expect(await entries()).toEqual([
    [-300, -30, tailorId],
    [-2000, -200, tailorId],
  ]);
  await refund({ amount: 1, reason: 'More' }, 409);
  expect(await verifyData(shop.deps.db)).toEqual([]);
  const [row] = await shop.deps.db.select().from(orders).where(eq(orders.id, id));
  expect(row?.status).toBe('DELIVERED');
});

test('a garment that was paid back whole stays so when it is altered, delivered again or lost on the way', async () => {
  const { id, customer, tailor, admin, refund, page } = await deliveredGarment();
  await refund({ amount: 2500, reason: 'It does not fit', from_tailor: 2500 });
  const alter = async () => {
    const steps = [['alter', customer], ...['mend', 'check', 'make_ready'].map((action) => [action, tailor])];
    for (const [action, by] of steps as [string, typeof tailor][]) {
      const response = await sendStep(shop, id, by, { action, reason: 'Too wide' });
      expect(response.statusCode, response.body).toBe(200);
    }
  };
  await alter();
  await sendStep(shop, id, tailor, { action: 'deliver' });
  expect(await page()).toMatchObject({ refundable: 0, line: { bill_status: 'REFUNDED' } });

  await alter();
  await sendStep(shop, id, admin, { action: 'fail_delivery', failure: 'NOT_COLLECTED' });
  const ended = await page();
  expect(ended.line).toMatchObject({ status: 'CANCELLED', bill_status: 'REFUNDED' });
  const notes = ended.order.documents.filter(({ kind }: { kind: string }) => kind === 'CREDIT_NOTE');
  expect(notes).toHaveLength(1);
  expect(await verifyData(shop.deps.db)).toEqual([]);
});

test('nothing is paid back before it is paid, nor by a tailor', async () => {
  const order = await placeGarment(shop);
  const admin = await signUp(shop, { userType: 'admin' });
  const send = (by: { headers: Record<string, string> }) =>
    shop.app.inject({
      method: 'POST',
      url: `/api/staff/orders/${order.id}/refunds/`,
      payload: { amount: 1, reason: 'Why not' },
      headers: by.headers,
    });
  expect((await send(order.tailor)).statusCode).toBe(403);
  expect((await send(admin)).statusCode).toBe(409);
});

test('an alteration whose day is over is late for the shop too (backoffice-2)', async () => {
  const { id, customer, page } = await deliveredGarment();
  await sendStep(shop, id, customer, { action: 'alter', reason: 'Too wide' });
  await shop.deps.db.update(orders).set({ expectedDeliveryDate: '2026-01-05' }).where(eq(orders.id, id));
  expect((await page()).line.is_late).toBe(true);
});
