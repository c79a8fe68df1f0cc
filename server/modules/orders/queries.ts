import { and, asc, desc, eq, getTableColumns, isNull, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { ORDER_PAGE_SIZE } from '../../../contract/constants/orders.ts';
import { type Db, preparedOnce, statementName, type Tx } from '../../db/client.ts';
import { pageWindow } from '../../db/page-window.ts';
import { users } from '../../db/schema/accounts.ts';
import { files } from '../../db/schema/files.ts';
import { counters, invoices, orderEvents, singleOrders } from '../../db/schema/orders.ts';
import { tailors } from '../../db/schema/tailors.ts';
import type { InvoiceContent } from './invoice-document.ts';

const customer = alias(users, 'customer');
const tailorUser = alias(users, 'tailor_user');

const {
  customerId,
  dressDesign,
  measurementId,
  measurementPicture,
  measurementSnapshot,
  updatedAt,
  ...shown
} = getTableColumns(singleOrders);

function ordersWithNeighbours<More extends Record<string, SQL>>(db: Db | Tx, more: More) {
  return db
    .select({
      ...more,
      order: shown,
      measurementLabel: sql<string | null>`${singleOrders.measurementSnapshot}->>'label'`,
      customerEmail: customer.email,
      customerUsername: customer.username,
      customerFirstName: customer.firstName,
      customerLastName: customer.lastName,
      inHouse: tailors.inHouse,
      tailorUsername: tailorUser.username,
      tailorEmail: tailorUser.email,
      // Few orders have pictures, so sub-selects are cheaper than joins.
      designKey: sql<string | null>`(select key from ${files} where id = ${singleOrders.dressDesign})`,
      pictureKey: sql<
        string | null
      >`(select key from ${files} where id = ${singleOrders.measurementPicture})`,
      invoiceNumber: sql<number | null>`(select number from ${invoices} where order_id = ${singleOrders.id})`,
      deliveredAt: sql<string | null>`case when ${singleOrders.status} = 'DELIVERED' then (
        select max(at) from order_events where order_id = ${singleOrders.id} and to_status = 'DELIVERED') end`,
    })
    .from(singleOrders)
    .innerJoin(customer, eq(customer.id, singleOrders.customerId))
    .innerJoin(tailors, eq(tailors.id, singleOrders.tailorId))
    .innerJoin(tailorUser, eq(tailorUser.id, tailors.userId));
}

export type OrderRow = Awaited<ReturnType<typeof ordersWithNeighbours<Record<never, SQL>>>>[number];

const preparedOn = preparedOnce((db) => {
  const window = pageWindow(ORDER_PAGE_SIZE);
  const ofCustomer = eq(singleOrders.customerId, sql.placeholder('customerId'));
  return {
    // Evaluated once per statement, not per row.
    page: ordersWithNeighbours(db, {
      count: sql<number>`(select count(*)::int from ${singleOrders} where ${ofCustomer})`,
    })
      .where(ofCustomer)
      .orderBy(desc(singleOrders.id))
      .limit(window.limit)
      .offset(window.offset)
      .prepare(statementName(db, 'single_orders_page')),
  };
});

export async function customerOrders(db: Db, customerId: number, page: number) {
  const orders = await preparedOn(db).page.execute({ customerId, skip: (page - 1) * ORDER_PAGE_SIZE });
  return { orders, count: orders[0]?.count ?? 0 };
}

export async function customerOrder(
  db: Db | Tx,
  customerId: number,
  id: number,
): Promise<OrderRow | undefined> {
  const [row] = await ordersWithNeighbours(db, {}).where(
    and(eq(singleOrders.id, id), eq(singleOrders.customerId, customerId)),
  );
  return row;
}

/** Locks the order until the transaction ends; false when it is not this customer's. */
export async function lockCustomerOrder(tx: Tx, customerId: number, id: number): Promise<boolean> {
  const locked = await tx
    .select({ id: singleOrders.id })
    .from(singleOrders)
    .where(and(eq(singleOrders.id, id), eq(singleOrders.customerId, customerId)))
    .for('update');
  return locked.length > 0;
}

export async function insertOrder(tx: Tx, order: typeof singleOrders.$inferInsert): Promise<number> {
  const [row] = await tx.insert(singleOrders).values(order).returning({ id: singleOrders.id });
  if (!row) throw new Error('The order was not written.');
  await insertEvent(tx, { orderId: row.id, actorId: order.customerId, fromStatus: null, toStatus: 'PLACED' });
  return row.id;
}

export async function insertEvent(tx: Tx, event: typeof orderEvents.$inferInsert): Promise<void> {
  await tx.insert(orderEvents).values(event);
}

export async function setConfirmed(tx: Tx, id: number): Promise<void> {
  await tx
    .update(singleOrders)
    .set({ status: 'CONFIRMED', userConfirmation: 'CONFIRMED', updatedAt: new Date() })
    .where(eq(singleOrders.id, id));
}

export function orderHistory(db: Db, orderId: number) {
  return db
    .select({
      from: orderEvents.fromStatus,
      to: orderEvents.toStatus,
      note: orderEvents.note,
      at: orderEvents.at,
      actorId: orderEvents.actorId,
      by: users.username,
    })
    .from(orderEvents)
    .leftJoin(users, eq(users.id, orderEvents.actorId))
    .where(eq(orderEvents.orderId, orderId))
    .orderBy(asc(orderEvents.id));
}

/** Locks the counter until the transaction ends, so that numbers have no gaps (invoices-2). */
export async function takeInvoiceNumber(tx: Tx): Promise<number> {
  const [row] = await tx
    .update(counters)
    .set({ value: sql`${counters.value} + 1` })
    .where(eq(counters.name, 'invoice'))
    .returning({ value: counters.value });
  if (!row) throw new Error('The invoice counter is missing.');
  return row.value;
}

export async function insertInvoice(tx: Tx, invoice: typeof invoices.$inferInsert): Promise<void> {
  await tx.insert(invoices).values(invoice);
}

/** By the order's id or tracking number; `invoice` is null until issued. */
export async function customerInvoice(
  db: Db,
  customerId: number,
  order: { id: number } | { trackingId: string },
) {
  const [row] = await db
    .select({
      number: invoices.number,
      content: sql<InvoiceContent>`${invoices.content}`,
      document: invoices.document,
    })
    .from(singleOrders)
    .leftJoin(invoices, eq(invoices.orderId, singleOrders.id))
    .where(
      and(
        eq(singleOrders.customerId, customerId),
        'id' in order ? eq(singleOrders.id, order.id) : eq(singleOrders.trackingId, order.trackingId),
      ),
    );
  return row;
}

/** Stores the PDF unless a concurrent request has; returns the stored one. */
export async function storeDocument(db: Db, number: number, document: Buffer): Promise<Buffer> {
  await db
    .update(invoices)
    .set({ document })
    .where(and(eq(invoices.number, number), isNull(invoices.document)));
  const [stored] = await db
    .select({ document: invoices.document })
    .from(invoices)
    .where(eq(invoices.number, number));
  return stored?.document ?? document;
}

export async function orderingCustomer(tx: Tx, id: number) {
  const [row] = await tx
    .select({ email: users.email, username: users.username, phoneNumber: users.phoneNumber })
    .from(users)
    .where(eq(users.id, id));
  return row;
}
