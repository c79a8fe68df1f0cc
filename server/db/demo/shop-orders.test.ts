import { eq, isNotNull } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { SELLER_ORDER_STATUSES } from '../../../contract/constants/shop-orders.ts';
import { SellerOrderStatus, type ShopOrder } from '../../../contract/shop-orders.ts';
import { testApp } from '../../../test/app.ts';
import { bearer } from '../../../test/factories.ts';
import { actionBetween } from '../../modules/lifecycle/steps.ts';
import { goodsStatus } from '../../modules/shop/goods-timeline.ts';
import { hasReceivedProduct } from '../../modules/shop/service.ts';
import { users } from '../schema/accounts.ts';
import { orderEvents } from '../schema/order-events.ts';
import { orders as orderRows } from '../schema/orders.ts';
import { sellerOrders } from '../schema/shop.ts';
import { DEMO_ACCOUNTS } from './accounts.ts';
import { fillDemoData } from './fill.ts';

const shop = testApp();
let customerId: number;
let orders: ShopOrder[];

beforeAll(async () => {
  await fillDemoData(shop.deps);
  const email = DEMO_ACCOUNTS.find(({ role }) => role === 'customer')?.email ?? '';
  const [customer] = await shop.deps.db.select().from(users).where(eq(users.email, email));
  customerId = customer?.id ?? 0;
  const access = await shop.deps.accessTokens.sign({ id: customerId, role: 'customer', sessionId: 1 });
  const response = await shop.app.inject({ url: '/api/shop/orders/', headers: bearer(access) });
  expect(response.statusCode).toBe(200);
  orders = response.json().results;
});

test('the demo customer has cart orders in every status, newest first', () => {
  const statuses = orders.flatMap(({ parts }) => parts.map(({ status }) => status));
  const reachable = SELLER_ORDER_STATUSES.filter((status) => status !== 'UNCONFIRMED');
  expect(new Set(statuses)).toEqual(new Set(reachable));
  const dates = orders.map(({ order_date }) => order_date);
  expect(dates).toEqual(dates.toSorted().toReversed());
  for (const { parts, bill, type } of orders) {
    const items = parts.flatMap((part) => part.items);
    expect(items.reduce((sum, { line_total }) => sum + line_total, 0)).toBe(bill.total);
    expect(new Set(items.map((item) => item.type))).toEqual(new Set([type]));
    for (const { seller } of parts) expect(seller.name.length).toBeGreaterThan(2);
  }
});

test('every seller order followed allowed steps', async () => {
  const events = await shop.deps.db
    .select()
    .from(orderEvents)
    .where(isNotNull(orderEvents.sellerOrderId))
    .orderBy(orderEvents.id);
  for (const [place, { sellerOrderId, fromStatus, toStatus, action }] of events.entries()) {
    if (fromStatus === null) expect([toStatus, action]).toEqual(['PLACED', 'place']);
    else {
      const [from, to] = [SellerOrderStatus.parse(fromStatus), SellerOrderStatus.parse(toStatus)];
      expect(actionBetween('goods', from, to)).toBe(action);
    }
    const before = events[place - 1];
    if (before?.sellerOrderId === sellerOrderId) expect(before.toStatus).toBe(fromStatus);
  }
});

test('the status of every order is the summary of its seller orders', async () => {
  for (const { id, parts } of orders) {
    const [row] = await shop.deps.db.select().from(orderRows).where(eq(orderRows.id, id));
    expect(row?.status).toBe(goodsStatus(parts));
    expect(await shop.deps.db.select().from(sellerOrders).where(eq(sellerOrders.orderId, id))).toHaveLength(
      parts.length,
    );
  }
});

test('only delivered goods can be reviewed', async () => {
  const of = (status: string) =>
    orders.flatMap(({ parts }) => parts.filter((part) => part.status === status)).at(0)?.items[0]?.product ??
    0;
  expect(await hasReceivedProduct(shop.deps.db, customerId, of('DELIVERED'))).toBe(true);
  expect(await hasReceivedProduct(shop.deps.db, customerId, of('SHIPPED'))).toBe(false);
});
