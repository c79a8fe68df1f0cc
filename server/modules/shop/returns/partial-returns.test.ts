import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { testApp } from '../../../../test/app.ts';
import { type SignedUp, signUp } from '../../../../test/factories.ts';
import { deliveredGoods, walkParcel } from '../../../../test/factories-returns.ts';
import { makeBrand } from '../../../../test/factories-shop.ts';
import { mailsTo } from '../../../../test/mailbox.ts';
import { variants } from '../../../db/schema/catalogue.ts';
import { earnings } from '../../../db/schema/earnings.ts';
import { documents, orders } from '../../../db/schema/orders.ts';
import { refunds, sellerOrders } from '../../../db/schema/shop.ts';
import { verifyData } from '../../system/verification-service.ts';
import { completeOwed } from '../refunds/cash-refund-service.ts';
import { refund } from '../refunds/service.ts';
import type { SellerAction } from '../seller-orders/service.ts';
import { linesOf } from './queries.ts';

const shop = testApp({ JOBS: 'false' });

const delivered = (pays: 'cash' | 'card' = 'cash') => deliveredGoods(shop, pays);

const walk = (part: number, ...to: SellerAction[]) => walkParcel(shop, part, ...to);

interface TakenBack {
  items: { line: number | undefined; quantity: number; restock?: boolean }[];
  reason: string;
  note?: string;
}

/** As somebody does who has just read the order. */
async function takeBack(part: number, by: SignedUp, { items, ...said }: TakenBack) {
  const lines = await linesOf(shop.deps.db, part);
  const seen = items.map((item) => ({
    ...item,
    returned: lines.find(({ id }) => id === item.line)?.returned ?? 0,
  }));
  return shop.app.inject({
    method: 'POST',
    url: `/api/seller-orders/${part}/returns/`,
    headers: { ...by.headers, 'idempotency-key': randomUUID() },
    payload: { items: seen, ...said },
  });
}

const refundsOf = (orderId: number) =>
  shop.deps.db.select().from(refunds).where(eq(refunds.orderId, orderId)).orderBy(refunds.id);

async function stockOf(variant: number | undefined) {
  const [row] = await shop.deps.db
    .select()
    .from(variants)
    .where(eq(variants.id, variant ?? 0));
  return row?.stock ?? 0;
}

const entriesOf = (part: number) =>
  shop.deps.db.select().from(earnings).where(eq(earnings.sellerOrderId, part)).orderBy(earnings.id);

describe('some of the goods come back', () => {
  test('are refunded by the card, credited, taken off the ledger, and sold again by decision (returns-1, returns-4)', async () => {
    const { id, part, owner, customer, lines } = await delivered('card');
    const [shirt, coat] = lines;
    const stock = await stockOf(shirt?.variant);
    const answer = await takeBack(part, owner, {
      items: [{ line: shirt?.line, quantity: 2, restock: true }],
      reason: 'FAULTY',
      note: 'Two seams were open.',
    });
    expect(answer.json()).toMatchObject({ status: 'DELIVERED', order: id });
    expect(await stockOf(shirt?.variant)).toBe(stock + 2);
    await refund(shop.deps, id);
    expect(await refundsOf(id)).toMatchObject([
      { cause: 'RETURN', amount: 2000, sellerOrderId: part, returnId: answer.json().return },
    ]);
    const [note] = await shop.deps.db
      .select()
      .from(documents)
      .where(and(eq(documents.orderId, id), eq(documents.kind, 'CREDIT_NOTE')));
    expect(note?.content).toMatchObject({ total: 2000, lines: [{ amount: 2000 }], order: { pieces: 2 } });
    expect(await entriesOf(part)).toMatchObject([
      { kind: 'GOODS', goods: 5500 },
      { kind: 'GOODS_REFUND', goods: -2000 },
    ]);
    const mails = await mailsTo(shop, customer.email);
    expect(mails.map(({ text }) => text).join()).toContain('Two seams were open.');
    expect(mails.map(({ text }) => text).join()).toContain('2 × ');

    const rest = await takeBack(part, owner, {
      items: [
        { line: shirt?.line, quantity: 1 },
        { line: coat?.line, quantity: 1 },
      ],
      reason: 'NOT_AS_ORDERED',
    });
    expect(rest.json()).toMatchObject({ status: 'RETURNED' });
    expect(await stockOf(shirt?.variant)).toBe(stock + 2);
    await refund(shop.deps, id);
    expect((await refundsOf(id)).map(({ amount }) => amount)).toEqual([2000, 3500]);
    const [order] = await shop.deps.db.select().from(orders).where(eq(orders.id, id));
    expect(order).toMatchObject({ status: 'RETURNED', billStatus: 'REFUNDED', cancelledAmount: 5500 });
    expect(await verifyData(shop.deps.db)).toEqual([]);
  });

  test('paid in cash are owed until staff has handed the money over (payments-8)', async () => {
    const { id, part, owner, lines } = await delivered();
    await takeBack(part, owner, { items: [{ line: lines[0]?.line, quantity: 1 }], reason: 'DAMAGED' });
    const [owed] = await refundsOf(id);
    expect(owed).toMatchObject({ amount: 1000, completedAt: null, paymentId: null });
    await shop.deps.db.transaction((tx) => completeOwed(tx, shop.deps, owed?.id ?? 0));
    const [order] = await shop.deps.db.select().from(orders).where(eq(orders.id, id));
    expect(order?.billStatus).toBe('PAID');
    await walk(part, 'return');
    expect((await refundsOf(id)).map(({ amount }) => amount)).toEqual([1000, 4500]);
    expect((await entriesOf(part)).reduce((sum, { goods }) => sum + goods, 0)).toBe(0);
  });

  test('are not more than was bought, and each line once', async () => {
    const { part, owner, lines } = await delivered();
    const [shirt] = lines;
    const one = { line: shirt?.line, quantity: 1 };
    for (const items of [[{ ...one, quantity: 4 }], [one, one], [{ line: 1, quantity: 1 }]]) {
      const refused = await takeBack(part, owner, { items, reason: 'FAULTY' });
      expect(refused.json()).toEqual({ items: [expect.stringContaining('more than there is')] });
    }
    await takeBack(part, owner, { items: [{ ...one, quantity: 2 }], reason: 'FAULTY' });
    const tooMany = await takeBack(part, owner, { items: [{ ...one, quantity: 2 }], reason: 'FAULTY' });
    expect(tooMany.statusCode).toBe(400);
  });

  test('belong to their brand; others read 404', async () => {
    const { part, customer, lines } = await delivered();
    const other = await signUp(shop, { userType: 'brand' });
    await makeBrand(shop, { userId: other.id });
    const items = [{ line: lines[0]?.line, quantity: 1 }];
    expect((await takeBack(part, other, { items, reason: 'FAULTY' })).statusCode).toBe(404);
    expect((await takeBack(part, customer, { items, reason: 'FAULTY' })).statusCode).toBe(403);
  });

  test('do not make the time for further returns longer', async () => {
    const { part, owner, lines } = await delivered();
    const items = [{ line: lines[0]?.line, quantity: 1 }];
    await takeBack(part, owner, { items, reason: 'FAULTY' });
    await shop.deps.db.execute(sql`
      update order_events set at = at - interval '31 days' where seller_order_id = ${part} and action <> 'take_back'`);
    const late = await takeBack(part, owner, { items, reason: 'FAULTY' });
    expect(late.json()).toMatchObject({ code: 'shop.step_not_allowed' });
  });
});

test('in whatever parts goods come back, the customer gets what was paid, and the brand keeps nothing', async () => {
  const parts = fc.array(fc.record({ line: fc.nat(1), quantity: fc.integer({ min: 1, max: 2 }) }), {
    minLength: 1,
    maxLength: 4,
  });
  await fc.assert(
    fc.asyncProperty(parts, fc.integer({ min: 0, max: 4 }), async (steps, commission) => {
      await shop.deps.db.execute(
        sql`update order_settings set goods_commission_percent = ${commission * 7}, withheld_tax_percent = ${commission}`,
      );
      const { id, part, owner, lines } = await delivered('card');
      await shop.deps.db.execute(sql`update goods_order_details set discount = 333 where order_id = ${id}`);
      await shop.deps.db.execute(sql`update orders set total = total - 333 where id = ${id}`);
      await shop.deps.db.execute(sql`update payments set amount = amount - 333 where order_id = ${id}`);
      for (const { line, quantity } of steps) {
        const items = [{ line: lines[line]?.line, quantity }];
        const { statusCode } = await takeBack(part, owner, { items, reason: 'FAULTY' });
        expect([200, 400]).toContain(statusCode);
      }
      const [row] = await shop.deps.db.select().from(sellerOrders).where(eq(sellerOrders.id, part));
      if (row?.status === 'DELIVERED') await walk(part, 'return');
      await refund(shop.deps, id);
      expect((await refundsOf(id)).reduce((sum, { amount }) => sum + amount, 0)).toBe(5500 - 333);
      const entries = await entriesOf(part);
      for (const kind of ['goods', 'commission', 'withheld'] as const)
        expect(entries.reduce((sum, entry) => sum + entry[kind], 0)).toBe(0);
    }),
    { numRuns: 8 },
  );
  await shop.deps.db.execute(
    sql`update order_settings set goods_commission_percent = 0, withheld_tax_percent = 0`,
  );
}, 120_000);
