import { and, eq, isNull, sum } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { testApp } from '../../../../test/app.ts';
import { type SignedUp, signUp } from '../../../../test/factories.ts';
import { giveCode, makeCode } from '../../../../test/factories-discounts.ts';
import {
  addGarment,
  type PlacedGarment,
  placeGarment,
  sendGarmentStep,
  sendStep,
} from '../../../../test/factories-orders.ts';
import { billPayments } from '../../../db/schema/bill-payments.ts';
import { creditEntries } from '../../../db/schema/credit.ts';
import { orders } from '../../../db/schema/orders.ts';
import { refunds } from '../../../db/schema/shop.ts';
import { verifyData } from '../../system/verification-service.ts';

const shop = testApp({ JOBS: 'false' });
let support: SignedUp;

beforeAll(async () => {
  support = await signUp(shop, { userType: 'support' });
});

interface Ordered extends PlacedGarment {
  garments: number[];
}

const CREDIT = 9000;

/** Credit that the customer has, and that the order holds. */
async function creditOf({ id, customer }: Ordered) {
  const rows = await shop.deps.db
    .select()
    .from(creditEntries)
    .where(eq(creditEntries.customerId, customer.id));
  const total = (list: typeof rows) => list.reduce((all, { amount }) => all + amount, 0);
  const kinds = ['SPENT', 'RETURNED'];
  return {
    balance: total(rows),
    held: -total(rows.filter(({ orderId, kind }) => orderId === id && kinds.includes(kind))),
  };
}

/** Rupees that came in, went back, are owed back, and may be kept for what is stitched. */
async function moneyOf({ id }: Ordered) {
  const { db } = shop.deps;
  const [order] = await db.select().from(orders).where(eq(orders.id, id));
  const [payments] = await db
    .select({ sum: sum(billPayments.amount).mapWith(Number) })
    .from(billPayments)
    .where(eq(billPayments.orderId, id));
  const rows = await db.select().from(refunds).where(eq(refunds.orderId, id));
  const total = (list: typeof rows) => list.reduce((all, { amount }) => all + amount, 0);
  const came = payments?.sum ?? 0;
  const handed = total(rows.filter(({ completedAt }) => completedAt !== null));
  const owed = total(rows.filter(({ completedAt }) => completedAt === null));
  const isCancelled = order?.status === 'CANCELLED';
  const isRefunded = order?.billStatus === 'REFUNDED';
  const rest = came - handed - owed;
  return {
    came,
    paid: order?.paidAmount,
    out: isRefunded ? came - owed : handed,
    owed: isCancelled && !isRefunded ? owed + rest : owed,
    mayKeep: isCancelled ? 0 : (order?.total ?? 0),
  };
}

async function expectBalance(order: Ordered): Promise<void> {
  const { came, paid, out, owed, mayKeep } = await moneyOf(order);
  expect(paid, 'the bill counts its rows').toBe(came);
  expect(came).toBeGreaterThanOrEqual(0);
  expect(came - out - owed, 'what is kept is never below nothing').toBeGreaterThanOrEqual(0);
  expect(came - out - owed, 'nor above the bill').toBeLessThanOrEqual(mayKeep);
  const { balance, held } = await creditOf(order);
  expect(held, 'no more credit goes back than was spent').toBeGreaterThanOrEqual(0);
  expect(balance + held, 'credit is with the customer or in the order').toBe(CREDIT);
  expect(held, 'and in the order only while it may be kept').toBeLessThanOrEqual(mayKeep);
}

type Act = (order: Ordered) => Promise<unknown>;

const step =
  (by: 'support' | 'customer', payload: Record<string, unknown>): Act =>
  (order) =>
    sendStep(shop, order.id, by === 'support' ? support : order.customer, payload);

/** Takes back one of the payments; refused where it was taken back, or a refund was counted from it. */
const reverse =
  (which: number): Act =>
  async (order) => {
    const rows = await shop.deps.db
      .select({ id: billPayments.id })
      .from(billPayments)
      .where(and(eq(billPayments.orderId, order.id), isNull(billPayments.reverses)));
    const payment = rows[which % Math.max(1, rows.length)]?.id ?? 1;
    return step('support', { action: 'reverse_payment', payment, reason: 'Mistake' })(order);
  };

const cancelGarment =
  (which: number): Act =>
  (order) =>
    sendGarmentStep(shop, order.id, order.garments[which % order.garments.length] ?? 0, order.customer, {
      action: 'cancel',
      reason: 'One less',
    });

const handOver: Act = async (order) => {
  const [owed] = await shop.deps.db
    .select({ id: refunds.id })
    .from(refunds)
    .where(and(eq(refunds.orderId, order.id), isNull(refunds.completedAt)));
  return shop.app.inject({
    method: 'POST',
    url: `/api/staff/refunds/${owed?.id ?? 999_999_999}/hand-over/`,
    payload: {},
    headers: support.headers,
  });
};

const goodwill =
  (amount: number): Act =>
  (order) =>
    shop.app.inject({
      method: 'POST',
      url: `/api/staff/orders/${order.id}/refunds/`,
      payload: { amount, reason: 'Sorry' },
      headers: support.headers,
    });

const payCredit =
  (credit: number): Act =>
  ({ id, customer }) =>
    shop.app.inject({
      method: 'POST',
      url: `/api/orders/${id}/credit/`,
      payload: { credit },
      headers: customer.headers,
    });

const rupees = fc.integer({ min: 1, max: 4000 });
const act: fc.Arbitrary<{ name: string; run: Act }> = fc.oneof(
  rupees.map((amount) => ({
    name: `pay ${amount}`,
    run: step('support', { action: 'record_payment', amount, method: 'CASH' }),
  })),
  rupees.map((credit) => ({ name: `pay ${credit} with credit`, run: payCredit(credit) })),
  fc.constant({ name: 'pay the rest', run: step('support', { action: 'record_payment' }) }),
  fc.nat(5).map((which) => ({ name: `reverse ${which}`, run: reverse(which) })),
  fc.nat(2).map((which) => ({ name: `cancel garment ${which}`, run: cancelGarment(which) })),
  fc.constant({ name: 'cancel', run: step('customer', { action: 'cancel', reason: 'No' }) }),
  fc.constant({ name: 'record the refund', run: step('support', { action: 'record_refund' }) }),
  fc.constant({ name: 'hand over', run: handOver }),
  rupees.map((amount) => ({ name: `goodwill ${amount}`, run: goodwill(amount) })),
);

const code = fc.option(
  fc.oneof(
    fc.integer({ min: 1, max: 30 }).map((percent) => ({ percent })),
    fc.integer({ min: 1, max: 4000 }).map((amount) => ({ amount })),
  ),
);

test('whatever is paid, taken back, cancelled and refunded: what came in went out, is owed, or is kept for work', async () => {
  await fc.assert(
    fc.asyncProperty(code, fc.array(act, { minLength: 3, maxLength: 12 }), async (traits, acts) => {
      const placed = await placeGarment(shop);
      await addGarment(shop, placed);
      if (traits) await giveCode(shop, placed.id, placed.customer, (await makeCode(shop, traits)).code);
      const garments = await addGarment(shop, placed);
      const order = { ...placed, garments };
      await sendStep(shop, order.id, order.customer, { action: 'confirm' });
      await shop.deps.db
        .insert(creditEntries)
        .values({ customerId: order.customer.id, kind: 'GOODWILL', amount: CREDIT });
      for (const { run } of acts) {
        await run(order);
        await expectBalance(order);
      }
    }),
    { numRuns: 25 },
  );
  expect(await verifyData(shop.deps.db)).toEqual([]);
}, 120_000);
