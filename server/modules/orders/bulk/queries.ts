import { and, desc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { Advance } from '../../../../contract/advance.ts';
import type { BulkStatus } from '../../../../contract/bulk-orders.ts';
import { BULK_ORDER_PAGE_SIZE } from '../../../../contract/constants/orders.ts';
import type { Db, Tx } from '../../../db/client.ts';
import { type OrderSearch, orderPage } from '../../../db/order-pages.ts';
import { users } from '../../../db/schema/accounts.ts';
import { files } from '../../../db/schema/files.ts';
import { bulkOrderDetails } from '../../../db/schema/order-details.ts';
import { orderEvents } from '../../../db/schema/order-events.ts';
import { documents, orders } from '../../../db/schema/orders.ts';
import { heldCreditOfOrder, paymentsOfOrder, returnedOfOrder } from '../payments/queries.ts';
import { addressesOfOrder, isBackOfOrder, type OrderScope, within } from '../queries.ts';
import { type OrderAddressFields, replaceAddresses } from '../write-queries.ts';

const { orderId, design, ...shownDetails } = getTableColumns(bulkOrderDetails);

/** Columns of a bulk order. Check constraints guarantee the types of customer, phone and status. */
const shown = {
  id: orders.id,
  customerId: sql<number>`${orders.customerId}`,
  trackingNumber: orders.trackingNumber,
  status: sql<BulkStatus>`${orders.status}`,
  billStatus: orders.billStatus,
  paymentMethod: orders.paymentMethod,
  total: orders.total,
  paidAmount: orders.paidAmount,
  keptAmount: orders.keptAmount,
  returnedAmount: returnedOfOrder,
  heldCredit: heldCreditOfOrder,
  advancePercent: orders.advancePercent,
  advanceCause: orders.advanceCause,
  email: orders.email,
  phone: sql<string>`${orders.phone}`,
  contactStatus: orders.contactStatus,
  timesContacted: orders.timesContacted,
  expectedDeliveryDate: orders.expectedDeliveryDate,
  orderDate: orders.orderDate,
  addresses: addressesOfOrder,
  ...shownDetails,
};

export function bulkOrdersWithCustomers<More extends Record<string, SQL>>(db: Db | Tx, more: More) {
  return db
    .select({
      ...more,
      order: shown,
      customer: {
        email: users.email,
        locale: users.locale,
        username: users.username,
        firstName: users.firstName,
        lastName: users.lastName,
      },
      designKey: sql<string | null>`(select key from ${files} where id = ${bulkOrderDetails.design})`,
      isBack: isBackOfOrder,
      payments: paymentsOfOrder,
      quoteNote: sql<string | null>`case when ${bulkOrderDetails.quotedAt} is not null then (
        select note from ${orderEvents} where order_id = ${orders.id} and action = 'quote' order by id desc limit 1) end`,
      contractNumber: sql<
        number | null
      >`(select max(number) from ${documents} where order_id = ${orders.id} and kind = 'CONTRACT')`,
    })
    .from(orders)
    .innerJoin(bulkOrderDetails, eq(bulkOrderDetails.orderId, orders.id))
    .innerJoin(users, eq(users.id, orders.customerId));
}

export type BulkOrderRow = Awaited<ReturnType<typeof bulkOrdersWithCustomers<Record<never, SQL>>>>[number];

export async function customerBulkOrders(db: Db, customerId: number, search: OrderSearch, page: number) {
  const asked = { kind: 'bulk', customerId, search, page, size: BULK_ORDER_PAGE_SIZE } as const;
  const { ids, count } = orderPage(db, asked);
  const rows = await bulkOrdersWithCustomers(db, { count })
    .innerJoin(ids, eq(ids.id, orders.id))
    .orderBy(desc(orders.id));
  return { orders: rows, count: rows[0]?.count ?? 0 };
}

/** Undefined if no bulk order of `scope` has this id. */
export async function bulkOrderWithin(db: Db | Tx, scope: OrderScope, id: number) {
  const [row] = await bulkOrdersWithCustomers(db, {}).where(and(eq(orders.id, id), within(scope)));
  return row;
}

export async function isBulkOrder(db: Db | Tx, id: number): Promise<boolean> {
  const found = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.id, id), eq(orders.kind, 'bulk')));
  return found.length > 0;
}

export async function setBulkStatus(tx: Tx, id: number, status: BulkStatus): Promise<void> {
  await tx.update(orders).set({ status, updatedAt: new Date() }).where(eq(orders.id, id));
}

/** Writes price per piece and total together; a new quote replaces the previous one. */
export async function writeQuote(
  tx: Tx,
  id: number,
  quote: {
    perPiecePrice: number;
    total: number;
    advance: Advance;
    promisedDay: string | undefined;
    expiresOn: string;
  },
): Promise<void> {
  const { perPiecePrice, total, advance, promisedDay, expiresOn } = quote;
  await tx
    .update(orders)
    .set({
      total,
      advancePercent: advance.percent,
      advanceCause: advance.cause,
      ...(promisedDay ? { expectedDeliveryDate: promisedDay } : {}),
      updatedAt: new Date(),
    })
    .where(eq(orders.id, id));
  await tx
    .update(bulkOrderDetails)
    .set({ perPiecePrice, quotedAt: new Date(), quoteExpiresOn: expiresOn })
    .where(eq(bulkOrderDetails.orderId, id));
}

/** Records who accepted the quote, when, and from which network address (bulk-5). */
export async function writeAcceptance(tx: Tx, id: number, name: string, from: string): Promise<void> {
  await tx
    .update(bulkOrderDetails)
    .set({ acceptedName: name, acceptedAt: new Date(), acceptedFrom: from })
    .where(eq(bulkOrderDetails.orderId, id));
}

interface NewBulkOrder {
  order: Omit<typeof orders.$inferInsert, 'kind' | 'status' | 'customerId'> & { customerId: number };
  details: Omit<typeof bulkOrderDetails.$inferInsert, 'orderId'>;
  address: OrderAddressFields | undefined;
}

export async function insertBulkOrder(tx: Tx, { order, details, address }: NewBulkOrder): Promise<number> {
  const [row] = await tx
    .insert(orders)
    .values({ ...order, kind: 'bulk', status: 'REQUESTED' })
    .returning({ id: orders.id });
  if (!row) throw new Error('The bulk order was not written.');
  await tx.insert(bulkOrderDetails).values({ ...details, orderId: row.id });
  if (address) await replaceAddresses(tx, row.id, { collection: null, delivery: address });
  return row.id;
}
