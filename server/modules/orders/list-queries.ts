import { desc, eq, sql } from 'drizzle-orm';
import { ORDER_PAGE_SIZE } from '../../../contract/constants/orders.ts';
import type { Db } from '../../db/client.ts';
import { type OrderSearch, orderPage } from '../../db/order-pages.ts';
import { users } from '../../db/schema/accounts.ts';
import { singleOrderDetails } from '../../db/schema/order-details.ts';
import { orders } from '../../db/schema/orders.ts';
import { tailors } from '../../db/schema/tailors.ts';
import { orderQuestions } from '../../db/schema/workshop.ts';
import { listedGarments } from './garment-queries.ts';
import { listed, lookedUp } from './queries.ts';

/**
 * Newest first, with the total count, which is 0 past the end. Leaves out columns that only the order page shows,
 * because each one slows down the list.
 */
export async function customerOrders(db: Db, customerId: number, search: OrderSearch, page: number) {
  const asked = { kind: 'single', customerId, search, page, size: ORDER_PAGE_SIZE } as const;
  const { ids, count } = orderPage(db, asked);
  const rows = await db
    .select({
      count,
      order: listed,
      ...lookedUp,
      isAsked: sql<boolean>`exists (
        select from ${orderQuestions} where order_id = ${orders.id} and closed_at is null)`,
      // All orders are of one customer.
      customerEmail: sql<string>`(select email from users where id = ${customerId})`,
      inHouse: tailors.inHouse,
      garments: listedGarments,
      tailorUsername: users.username,
      tailorEmail: users.email,
    })
    .from(ids)
    .innerJoin(orders, eq(orders.id, ids.id))
    .innerJoin(singleOrderDetails, eq(singleOrderDetails.orderId, ids.id))
    .innerJoin(tailors, eq(tailors.id, orders.tailorId))
    .innerJoin(users, eq(users.id, tailors.userId))
    .orderBy(desc(ids.id));
  return { orders: rows, count: rows[0]?.count ?? 0 };
}

export type ListedOrderRow = Omit<Awaited<ReturnType<typeof customerOrders>>['orders'][number], 'count'>;
