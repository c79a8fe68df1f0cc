import { and, desc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { BulkStatus } from '../../../contract/bulk-orders.ts';
import { BULK_ORDER_PAGE_SIZE } from '../../../contract/constants/bulk-orders.ts';
import { type Db, preparedOnce, statementName, type Tx } from '../../db/client.ts';
import { pageWindow } from '../../db/page-window.ts';
import { users } from '../../db/schema/accounts.ts';
import { files } from '../../db/schema/files.ts';
import { bulkOrderDetails } from '../../db/schema/order-details.ts';
import { documents, orders } from '../../db/schema/orders.ts';

const { orderId, design, ...shownDetails } = getTableColumns(bulkOrderDetails);

/** A bulk order as readers see it; a check holds what the types say of its customer, phone and status. */
const shown = {
  id: orders.id,
  customerId: sql<number>`${orders.customerId}`,
  trackingId: orders.trackingId,
  status: sql<BulkStatus>`${orders.status}`,
  billStatus: orders.billStatus,
  total: orders.total,
  email: orders.email,
  phone: sql<string>`${orders.phone}`,
  contactStatus: orders.contactStatus,
  timesContacted: orders.timesContacted,
  expectedDeliveryDate: orders.expectedDeliveryDate,
  orderDate: orders.orderDate,
  ...shownDetails,
};

function bulkOrdersWithCustomers<More extends Record<string, SQL>>(db: Db | Tx, more: More) {
  return db
    .select({
      ...more,
      order: shown,
      customer: {
        email: users.email,
        username: users.username,
        firstName: users.firstName,
        lastName: users.lastName,
      },
      designKey: sql<string | null>`(select key from ${files} where id = ${bulkOrderDetails.design})`,
      contractNumber: sql<
        number | null
      >`(select max(number) from ${documents} where order_id = ${orders.id} and kind = 'CONTRACT')`,
    })
    .from(orders)
    .innerJoin(bulkOrderDetails, eq(bulkOrderDetails.orderId, orders.id))
    .innerJoin(users, eq(users.id, orders.customerId));
}

export type BulkOrderRow = Awaited<ReturnType<typeof bulkOrdersWithCustomers<Record<never, SQL>>>>[number];

const preparedOn = preparedOnce((db) => {
  const window = pageWindow(BULK_ORDER_PAGE_SIZE);
  const ofCustomer = and(eq(orders.customerId, sql.placeholder('customerId')), sql`${orders.kind} = 'bulk'`);
  // The index alone finds the page; only its orders are joined.
  const ids = db
    .select({ id: orders.id })
    .from(orders)
    .where(ofCustomer)
    .orderBy(desc(orders.id))
    .limit(window.limit)
    .offset(window.offset)
    .as('page');
  return {
    page: bulkOrdersWithCustomers(db, {
      count: sql<number>`(select count(*)::int from ${orders} where ${ofCustomer})`,
    })
      .innerJoin(ids, eq(ids.id, orders.id))
      .orderBy(desc(orders.id))
      .prepare(statementName(db, 'bulk_orders_page')),
  };
});

export async function customerBulkOrders(db: Db, customerId: number, page: number) {
  const rows = await preparedOn(db).page.execute({ customerId, skip: (page - 1) * BULK_ORDER_PAGE_SIZE });
  return { orders: rows, count: rows[0]?.count ?? 0 };
}

/** Undefined unless the order is this customer's; of every customer's orders with `all`. */
export async function bulkOrderWithin(db: Db | Tx, scope: { customer: number } | 'all', id: number) {
  const own = scope === 'all' ? undefined : eq(orders.customerId, scope.customer);
  const [row] = await bulkOrdersWithCustomers(db, {}).where(and(eq(orders.id, id), own));
  return row;
}

interface NewBulkOrder {
  order: Omit<typeof orders.$inferInsert, 'kind' | 'status' | 'customerId'> & { customerId: number };
  details: Omit<typeof bulkOrderDetails.$inferInsert, 'orderId'>;
}

/** Writes an order with its details; returns its id. */
export async function insertBulkOrder(tx: Tx, { order, details }: NewBulkOrder): Promise<number> {
  const [row] = await tx
    .insert(orders)
    .values({ ...order, kind: 'bulk', status: 'REQUESTED' })
    .returning({ id: orders.id });
  if (!row) throw new Error('The bulk order was not written.');
  await tx.insert(bulkOrderDetails).values({ ...details, orderId: row.id });
  return row.id;
}
