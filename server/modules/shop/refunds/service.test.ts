import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { testApp } from '../../../../test/app.ts';
import { signUp } from '../../../../test/factories.ts';
import { makeProduct } from '../../../../test/factories-shop.ts';
import { cardToken, orderForm, sendOrder } from '../../../../test/factories-shop-orders.ts';
import { orders } from '../../../db/schema/orders.ts';
import { payments, refunds } from '../../../db/schema/shop.ts';
import { type GatewayRefund, PaymentError } from '../../../infra/payments/payments.ts';
import { capture } from '../payments/capture-service.ts';
import { reconcilePayments } from '../payments/reconciliation-service.ts';
import { stepSellerOrder } from '../seller-orders/service.ts';
import { refundGoodwill } from '../staff-service.ts';
import { completeOwed } from './cash-refund-service.ts';
import { refund } from './service.ts';

const shop = testApp({ JOBS: 'false' });
const STAFF = { id: 466, role: 'support', sessionId: 0 } as const;

/** The gateway's refunds by our name. */
let given: Map<string, number>;
/** Refunds made in the gateway's dashboard. */
let elsewhere: GatewayRefund[];
let state: GatewayRefund['state'];
let meanwhile: () => Promise<void>;

const sumGiven = () => [...given.values()].reduce((sum, amount) => sum + amount, 0);

beforeEach(() => {
  given = new Map();
  elsewhere = [];
  state = 'made';
  meanwhile = async () => {};
  vi.spyOn(shop.deps.payments, 'refund').mockImplementation(async (_reference, amount, name) => {
    expect(given.get(name) ?? amount, 'a name always means the same amount').toBe(amount);
    given.set(name, amount);
    await meanwhile();
    return { name, amount, state };
  });
  vi.spyOn(shop.deps.payments, 'listRefunds').mockImplementation(async () => [
    ...Array.from(given, ([name, amount]) => ({ name, amount, state })),
    ...elsewhere,
  ]);
});
afterEach(() => vi.restoreAllMocks());

async function paidOrder() {
  const goods = [await makeProduct(shop, { price: 2000 }), await makeProduct(shop, { price: 4000 })];
  const form = orderForm(
    goods.map((product) => ({ product, variant: product.variants[0] ?? { id: 0 } })),
    { payment_method: 'creditCard', payment_token: await cardToken(shop) },
  );
  const order = (await sendOrder(shop, form, { by: await signUp(shop) })).json();
  await capture(shop.deps, order.id);
  const cancel = (subTotal: number) =>
    shop.deps.db.transaction((tx) => {
      const part = order.parts.find(({ sub_total }: { sub_total: number }) => sub_total === subTotal);
      return stepSellerOrder(tx, shop.deps, STAFF, part.id, 'cancel');
    });
  return { id: order.id as number, cancel };
}

async function paymentOf(id: number) {
  const [row] = await shop.deps.db
    .select({ status: payments.status, refunded: payments.refunded, reference: payments.reference })
    .from(payments)
    .where(eq(payments.orderId, id));
  return row;
}

describe('while the gateway is called', () => {
  test('no transaction is open, and no row of the order is locked', async () => {
    const { id, cancel } = await paidOrder();
    await cancel(2000);
    let seen: unknown;
    meanwhile = async () => {
      await shop.deps.db.transaction(async (tx) => {
        await tx.execute(sql`select id from payments where order_id = ${id} for update nowait`);
        await tx.execute(sql`select id from orders where id = ${id} for update nowait`);
        await tx.execute(sql`select id from seller_orders where order_id = ${id} for update nowait`);
      });
      const { rows } = await shop.deps.db.execute(sql`
        select count(*)::int as open from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid() and xact_start is not null`);
      seen = rows[0];
    };
    await refund(shop.deps, id);
    expect(seen).toEqual({ open: 0 });
    expect(sumGiven()).toBe(2000);
  });

  test('another job repeats the refund with the same idempotency key', async () => {
    const { id, cancel } = await paidOrder();
    await cancel(2000);
    meanwhile = async () => {
      meanwhile = async () => {};
      await cancel(4000);
      await refund(shop.deps, id);
    };
    await refund(shop.deps, id);
    expect([...given.values()]).toEqual([2000, 4000]);
    expect(await paymentOf(id)).toMatchObject({ status: 'REFUNDED', refunded: 6000 });
  });

  test('a job that the webhook has sent may come first', async () => {
    const { id, cancel } = await paidOrder();
    await cancel(2000);
    meanwhile = async () => {
      meanwhile = async () => {};
      await refund(shop.deps, id);
    };
    await refund(shop.deps, id);
    await refund(shop.deps, id);
    expect([...given.values()]).toEqual([2000]);
    expect(await paymentOf(id)).toMatchObject({ status: 'CAPTURED', refunded: 2000 });
  });
});

test('concurrent jobs refund once', async () => {
  const { id, cancel } = await paidOrder();
  await cancel(2000);
  await Promise.all([refund(shop.deps, id), refund(shop.deps, id), refund(shop.deps, id)]);
  await cancel(4000);
  await Promise.all([refund(shop.deps, id), refund(shop.deps, id), refund(shop.deps, id)]);
  expect([...given.values()]).toEqual([2000, 4000]);
  expect(await paymentOf(id)).toMatchObject({ status: 'REFUNDED', refunded: 6000 });
  const [order] = await shop.deps.db.select().from(orders).where(eq(orders.id, id));
  expect(order?.billStatus).toBe('REFUNDED');
});

test('a crash after the response repeats the same refund, even if more is due by then', async () => {
  const { id, cancel } = await paidOrder();
  await cancel(2000);
  meanwhile = async () => {
    throw new Error('killed');
  };
  await expect(refund(shop.deps, id)).rejects.toThrow('killed');
  expect(await paymentOf(id)).toMatchObject({ refunded: 0 });
  meanwhile = async () => {};
  await cancel(4000);
  await refund(shop.deps, id);
  expect([...given.values()]).toEqual([2000, 4000]);
  expect(await paymentOf(id)).toMatchObject({ status: 'REFUNDED', refunded: 6000 });
  const open = await shop.deps.db.select().from(refunds).where(sql`completed_at is null`);
  expect(open).toEqual([]);
});

const madeElsewhere = (amount: number) => elsewhere.push({ name: null, amount, state: 'made' });
const rowsOf = (id: number) =>
  shop.deps.db.select().from(refunds).where(eq(refunds.orderId, id)).orderBy(refunds.id);
const inShort = async (id: number) =>
  (await rowsOf(id)).map(({ cause, amount, completedAt }) => [cause, amount, completedAt !== null]);

test("goodwill in the gateway's dashboard lessens no later refund, and none goes beyond what was paid", async () => {
  const { id, cancel } = await paidOrder();
  madeElsewhere(500);
  await refund(shop.deps, id);
  await refund(shop.deps, id);
  await cancel(2000);
  await refund(shop.deps, id);
  expect([...given.values()]).toEqual([2000]);
  expect(await paymentOf(id)).toMatchObject({ status: 'CAPTURED', refunded: 2500 });
  await cancel(4000);
  await refund(shop.deps, id);
  expect([...given.values()]).toEqual([2000, 3500]);
  expect(await paymentOf(id)).toMatchObject({ status: 'REFUNDED', refunded: 6000 });
  expect(await inShort(id)).toEqual([
    ['GOODWILL', 500, true],
    ['PART_CANCELLED', 2000, true],
    ['PART_CANCELLED', 3500, true],
  ]);
  expect(new Set((await rowsOf(id)).map(({ creditNote }) => creditNote)).size).toBe(3);
});

describe("a refund in the gateway's dashboard beside one of ours that is not made yet", () => {
  test('of everything is part of it, and the rest goodwill', async () => {
    const { id, cancel } = await paidOrder();
    await cancel(2000);
    madeElsewhere(6000);
    await refund(shop.deps, id);
    await refund(shop.deps, id);
    expect(given.size).toBe(0);
    expect(await paymentOf(id)).toMatchObject({ status: 'REFUNDED', refunded: 6000 });
    expect(await inShort(id)).toEqual([
      ['PART_CANCELLED', 2000, true],
      ['GOODWILL', 4000, true],
    ]);
  });

  test('of the same amount is that one', async () => {
    const { id, cancel } = await paidOrder();
    await cancel(2000);
    madeElsewhere(2000);
    await refund(shop.deps, id);
    expect(given.size).toBe(0);
    expect(await inShort(id)).toEqual([['PART_CANCELLED', 2000, true]]);
  });

  test('of another amount is goodwill, and ours is made, up to what was paid', async () => {
    const { id, cancel } = await paidOrder();
    await cancel(4000);
    await cancel(2000);
    madeElsewhere(500);
    await refund(shop.deps, id);
    expect([...given.values()].sort()).toEqual([1500, 4000]);
    expect(await paymentOf(id)).toMatchObject({ status: 'REFUNDED', refunded: 6000 });
  });

  test('that comes back later is owed by hand', async () => {
    const { id } = await paidOrder();
    madeElsewhere(6000);
    await refund(shop.deps, id);
    expect(await paymentOf(id)).toMatchObject({ status: 'REFUNDED' });
    elsewhere = [{ name: null, amount: 6000, state: 'failed' }];
    await refund(shop.deps, id);
    expect(await paymentOf(id)).toMatchObject({ status: 'CAPTURED', refunded: 0 });
    expect(await inShort(id)).toEqual([['GOODWILL', 6000, false]]);
  });
});

describe('a refund whose job was given up, or lost with a restore', () => {
  const later = (days: number) => Date.now() + days * 86_400_000;

  test('is made by the hourly job, however old it is', async () => {
    const { id } = await paidOrder();
    await shop.deps.db.transaction((tx) => refundGoodwill(tx, shop.deps, id, { amount: 300, name: 'g' }));
    await reconcilePayments(shop.deps, later(60));
    expect([...given.values()]).toEqual([300]);
    expect(await inShort(id)).toEqual([['GOODWILL', 300, true]]);
  });

  test('is recorded with the step that caused it', async () => {
    const { id, cancel } = await paidOrder();
    await cancel(2000);
    expect(await inShort(id)).toEqual([['PART_CANCELLED', 2000, false]]);
    await reconcilePayments(shop.deps, later(1));
    expect(await inShort(id)).toEqual([['PART_CANCELLED', 2000, true]]);
  });

  test('is not made again when the gateway has forgotten its key and its answer was lost', async () => {
    const { id, cancel } = await paidOrder();
    await cancel(2000);
    meanwhile = async () => {
      throw new PaymentError('unavailable');
    };
    await expect(refund(shop.deps, id)).rejects.toThrow();
    vi.mocked(shop.deps.payments.refund).mockClear();
    await reconcilePayments(shop.deps, later(2));
    expect(shop.deps.payments.refund).not.toHaveBeenCalled();
    expect(await inShort(id)).toEqual([['PART_CANCELLED', 2000, true]]);
  });

  test('leaves orders alone that have nothing open', async () => {
    const { id, cancel } = await paidOrder();
    await cancel(2000);
    await refund(shop.deps, id);
    const touched = async () =>
      (await shop.deps.db.select().from(orders).where(eq(orders.id, id)))[0]?.updatedAt;
    const before = await touched();
    await reconcilePayments(shop.deps, later(1));
    await refund(shop.deps, id);
    expect(await touched()).toEqual(before);
  });
});

describe('a refund that the gateway has not made', () => {
  test('is open while it is pending, and made when the gateway says so', async () => {
    const { id, cancel } = await paidOrder();
    await cancel(2000);
    state = 'pending';
    await refund(shop.deps, id);
    expect(await inShort(id)).toEqual([['PART_CANCELLED', 2000, false]]);
    state = 'made';
    await refund(shop.deps, id);
    expect(await inShort(id)).toEqual([['PART_CANCELLED', 2000, true]]);
  });

  test('is owed by hand once it has failed, and completed by staff, with one credit note', async () => {
    const { id, cancel } = await paidOrder();
    await cancel(2000);
    await refund(shop.deps, id);
    const [made] = await rowsOf(id);
    state = 'failed';
    await refund(shop.deps, id);
    const [failed] = await rowsOf(id);
    expect(failed).toMatchObject({
      completedAt: null,
      failedAt: expect.any(Date),
      creditNote: made?.creditNote,
    });
    expect(await paymentOf(id)).toMatchObject({ status: 'CAPTURED', refunded: 0 });
    vi.mocked(shop.deps.payments.refund).mockClear();
    await refund(shop.deps, id);
    expect(shop.deps.payments.refund, 'it is staff who gives it back').not.toHaveBeenCalled();
    await shop.deps.db.transaction((tx) => completeOwed(tx, shop.deps, failed?.id ?? 0));
    await shop.deps.db.transaction((tx) => completeOwed(tx, shop.deps, failed?.id ?? 0));
    expect(await rowsOf(id)).toMatchObject([{ completedAt: expect.any(Date), creditNote: made?.creditNote }]);
    expect(await paymentOf(id)).toMatchObject({ refunded: 2000 });
  });
});
