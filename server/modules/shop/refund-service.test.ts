import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { signUp } from '../../../test/factories.ts';
import { makeProduct } from '../../../test/factories-shop.ts';
import { cardToken, orderForm, sendOrder } from '../../../test/factories-shop-orders.ts';
import { orders } from '../../db/schema/orders.ts';
import { payments, refunds } from '../../db/schema/shop.ts';
import { capture } from './capture-service.ts';
import { refund } from './refund-service.ts';
import { stepSellerOrder } from './seller-order-service.ts';
import { handleWebhook } from './webhook-service.ts';

const shop = testApp({ JOBS: 'false' });
const STAFF = { id: 466, role: 'support', sessionId: 0 } as const;

/** Refunds by idempotency key. */
let given: Map<string, number>;
let meanwhile: () => Promise<void>;

const sumGiven = () => [...given.values()].reduce((sum, amount) => sum + amount, 0);

beforeEach(() => {
  given = new Map();
  meanwhile = async () => {};
  vi.spyOn(shop.deps.payments, 'refund').mockImplementation(async (_reference, amount, name) => {
    expect(given.get(name) ?? amount, 'a name always means the same amount').toBe(amount);
    given.set(name, amount);
    await meanwhile();
  });
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

  test('the webhook may come first', async () => {
    const { id, cancel } = await paidOrder();
    await cancel(2000);
    const { reference = '' } = (await paymentOf(id)) ?? {};
    vi.spyOn(shop.deps.payments, 'readEvent').mockReturnValue({ kind: 'refunded', reference, amount: 2000 });
    meanwhile = () => handleWebhook(shop.deps, Buffer.alloc(0), 'signed');
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

test('goodwill by the gateway lessens no later refund, and none goes beyond what was paid', async () => {
  const { id, cancel } = await paidOrder();
  const { reference = '' } = (await paymentOf(id)) ?? {};
  vi.spyOn(shop.deps.payments, 'readEvent').mockReturnValue({ kind: 'refunded', reference, amount: 500 });
  await handleWebhook(shop.deps, Buffer.alloc(0), 'signed');
  await handleWebhook(shop.deps, Buffer.alloc(0), 'signed');
  await cancel(2000);
  await refund(shop.deps, id);
  expect([...given.values()]).toEqual([2000]);
  expect(await paymentOf(id)).toMatchObject({ status: 'CAPTURED', refunded: 2500 });
  await cancel(4000);
  await refund(shop.deps, id);
  expect([...given.values()]).toEqual([2000, 3500]);
  expect(await paymentOf(id)).toMatchObject({ status: 'REFUNDED', refunded: 6000 });
  const rows = await shop.deps.db.select().from(refunds).where(eq(refunds.orderId, id)).orderBy(refunds.id);
  expect(rows.map(({ cause, amount }) => [cause, amount])).toEqual([
    ['GOODWILL', 500],
    ['PART_CANCELLED', 2000],
    ['PART_CANCELLED', 3500],
  ]);
  expect(new Set(rows.map(({ creditNote }) => creditNote)).size).toBe(3);
});
