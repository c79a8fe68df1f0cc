import { and, eq, isNull, sql, sum } from 'drizzle-orm';
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
import { IBAN } from '../../../../test/factories-sellers.ts';
import { billPayments } from '../../../db/schema/bill-payments.ts';
import { creditEntries } from '../../../db/schema/credit.ts';
import { gatewayPayments } from '../../../db/schema/gateway-payments.ts';
import { orders } from '../../../db/schema/orders.ts';
import { refunds } from '../../../db/schema/shop.ts';
import { SandboxWallet } from '../../../infra/payments/sandbox-wallet.ts';
import { verifyData } from '../../system/verification-service.ts';
import { settleWalletPayment } from './wallet-service.ts';

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
  const kept = order?.keptAmount ?? 0;
  const rest = came - handed - owed - kept;
  return {
    came,
    paid: order?.paidAmount,
    out: isRefunded ? came - owed - kept : handed,
    owed: isCancelled && !isRefunded ? owed + rest : owed,
    mayKeep: isCancelled ? kept : (order?.total ?? 0),
    /** Nothing of what came is left but what is kept, and nobody has to send anything back. */
    isSettled: isRefunded || !isCancelled || came === 0 || rest > 0,
    isKept: kept === 0 || rest >= 0,
  };
}

async function expectBalance(order: Ordered): Promise<void> {
  const { came, paid, out, owed, mayKeep, isSettled, isKept } = await moneyOf(order);
  expect(isKept, 'what is kept has neither gone back nor is owed').toBe(true);
  expect(isSettled, 'an order waits for a refund only while there is one').toBe(true);
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

/** The tailor makes it and sends it, as far as it is paid in advance. */
const send: Act = async ({ id, tailor }) => {
  for (const action of ['accept', 'start', 'check']) await sendStep(shop, id, tailor, { action });
  await sendStep(shop, id, tailor, { action: 'ship', courier: 'TCS', courier_number: '7714' });
};

/** Sent, after all is paid or not, and refused at the door; a share of the advance is kept if it may be. */
const refuse =
  (isPaid: boolean, share: number): Act =>
  async (order) => {
    if (isPaid) await step('support', { action: 'record_payment', method: 'TRANSFER' })(order);
    await send(order);
    const [row] = await shop.deps.db.select().from(orders).where(eq(orders.id, order.id));
    const kept = Math.ceil(((row?.total ?? 0) * (row?.advancePercent ?? 0) * share) / 100);
    const ended = { action: 'fail_delivery', failure: 'REFUSED' };
    const first = await sendStep(shop, order.id, support, { ...ended, ...(kept > 0 && { kept }) });
    if (first.statusCode === 400) await step('support', ended)(order);
  };

/** The customer leaves for the wallet, and comes back or not; nothing is known yet. */
const startWallet: Act = async ({ id, customer }) => {
  const started = await shop.app.inject({
    method: 'POST',
    url: `/api/orders/${id}/wallet-payment/`,
    payload: { gateway: 'sandbox_wallet' },
    headers: customer.headers,
  });
  const { reference } = started.json();
  if (reference) await shop.app.inject({ method: 'POST', url: `/api/payments/wallet/${reference}/leave/` });
};

/** One of the attempts is decided in the wallet, of which the shop hears now, late, twice or at once. */
const decideWallet =
  (which: number, isPaid: boolean): Act =>
  async ({ id }) => {
    const rows = await shop.deps.db.select().from(gatewayPayments).where(eq(gatewayPayments.orderId, id));
    const attempt = rows[which % Math.max(1, rows.length)];
    const wallet = shop.deps.redirectGateways.get('sandbox_wallet');
    if (!attempt || !(wallet instanceof SandboxWallet)) return;
    await wallet.decide(attempt.reference, isPaid);
    const late = new Date(Date.now() + 40 * 60_000);
    await Promise.all([
      settleWalletPayment(shop.deps, attempt.id),
      settleWalletPayment(shop.deps, attempt.id, late),
    ]);
  };

/** What the wallet has taken is booked as payments, or owed apart from them. */
async function expectWalletBalance({ id }: Ordered): Promise<void> {
  const { rows } = await shop.deps.db.execute(sql`select
    (select coalesce(sum(w.paisa), 0)::int / 100 from sandbox_wallet w join gateway_payments g using (reference)
      where g.order_id = ${id} and w.outcome = 'paid') as taken,
    (select coalesce(sum(amount), 0)::int from bill_payments where order_id = ${id} and method = 'WALLET') as booked,
    (select coalesce(sum(paid_paisa), 0)::int / 100 from gateway_payments where order_id = ${id} and state = 'UNUSED') as unused`);
  const [{ taken, booked, unused } = {}] = rows as Record<string, number>[];
  expect((booked ?? 0) + (unused ?? 0), 'what a wallet has taken').toBe(taken);
}

/** The customer gives an account to which the money is sent; refused where none is owed. */
const giveAccount: Act = ({ id, customer }) =>
  shop.app.inject({
    method: 'PUT',
    url: `/api/orders/${id}/refund-account/`,
    payload: { iban: IBAN, account_title: 'Zainab Ali' },
    headers: customer.headers,
  });

/** What is owed has a way out, to the rupee, and an account is read only while it has (payments-36). */
async function expectWayOut(order: Ordered): Promise<void> {
  const read = (path: string, { headers }: SignedUp) => shop.app.inject({ url: `/api/${path}`, headers });
  const owed = (await read(`orders/${order.id}/owed-refunds/`, order.customer)).json();
  const others = owed.others.filter(({ cause }: { cause: string }) => cause !== 'UNUSED');
  const all = [...owed.refunds, ...others].reduce((rest: number, { amount }) => rest + amount, 0);
  expect(all, 'the page of the order names all that is owed').toBe((await moneyOf(order)).owed);
  const { statusCode } = await read(`staff/orders/${order.id}/refund-account/`, support);
  if (!owed.can_give_account) expect(statusCode, 'no account without money that is owed').toBe(404);
}

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
  fc.constant({ name: 'give the account', run: giveAccount }),
  rupees.map((amount) => ({ name: `goodwill ${amount}`, run: goodwill(amount) })),
  fc.constant({ name: 'send', run: send }),
  fc
    .tuple(fc.boolean(), fc.constantFrom(0, 0.5, 1))
    .map(([isPaid, share]) => ({ name: `refused at the door, keep ${share}`, run: refuse(isPaid, share) })),
  fc.constant({ name: 'go to the wallet', run: startWallet }),
  fc.tuple(fc.nat(2), fc.boolean()).map(([which, isPaid]) => ({
    name: `${isPaid ? 'pay' : 'decline'} attempt ${which}`,
    run: decideWallet(which, isPaid),
  })),
  fc.constant({
    name: 'pay by wallet while staff records the rest',
    run: async (order: Ordered) => {
      await startWallet(order);
      await Promise.all([
        decideWallet(2, true)(order),
        step('support', { action: 'record_payment', method: 'CASH' })(order),
      ]);
    },
  }),
);

const code = fc.option(
  fc.oneof(
    fc.integer({ min: 1, max: 30 }).map((percent) => ({ percent })),
    fc.integer({ min: 1, max: 4000 }).map((amount) => ({ amount })),
  ),
);

const percent = fc.constantFrom(0, 30, 100);

test('whatever is paid, taken back, cancelled and refunded: what came in went out, is owed, or is kept for work', async () => {
  await fc.assert(
    fc.asyncProperty(
      code,
      percent,
      fc.array(act, { minLength: 3, maxLength: 12 }),
      async (traits, advancePercent, acts) => {
        const placed = await placeGarment(shop, { delivery: 'BY_SHOP' });
        await addGarment(shop, placed);
        if (traits) await giveCode(shop, placed.id, placed.customer, (await makeCode(shop, traits)).code);
        const garments = await addGarment(shop, placed);
        const order = { ...placed, garments };
        await sendStep(shop, order.id, order.customer, { action: 'confirm' });
        if (advancePercent > 0)
          await shop.deps.db
            .update(orders)
            .set({ advancePercent, advanceCause: 'LARGE_ORDER' })
            .where(eq(orders.id, order.id));
        await shop.deps.db
          .insert(creditEntries)
          .values({ customerId: order.customer.id, kind: 'GOODWILL', amount: CREDIT });
        for (const { run } of acts) {
          await run(order);
          await expectBalance(order);
          await expectWalletBalance(order);
        }
        await expectWayOut(order);
      },
    ),
    { numRuns: 25 },
  );
  expect(await verifyData(shop.deps.db)).toEqual([]);
}, 120_000);
