import { and, desc, eq, isNull, ne, notInArray, sql } from 'drizzle-orm';
import type { BillPaymentMethod } from '../../../../contract/constants/bill-payments.ts';
import type { Db, Tx } from '../../../db/client.ts';
import { billPayments } from '../../../db/schema/bill-payments.ts';
import { isParcelBooked, isStillOut } from '../../../db/schema/courier-bookings.ts';
import { gatewayPayments } from '../../../db/schema/gateway-payments.ts';
import { orders } from '../../../db/schema/orders.ts';
import { refunds } from '../../../db/schema/shop.ts';

export interface BillPaymentRow {
  id: number;
  method: BillPaymentMethod;
  amount: number;
  reference: string;
  at: string;
  receipt: number | null;
  /** Recorded in the transaction that reads it. */
  is_new: boolean;
  recorded_by: string | null;
  reversed_at: string | null;
  reversed_by: string | null;
  reversed_reason: string | null;
}

/** Payments of the order in the outer query, oldest first, each with its reversal. */
export const paymentsOfOrder = sql<BillPaymentRow[]>`(
  select coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'method', p.method, 'amount', p.amount,
    'reference', p.reference, 'at', p.at, 'receipt', p.receipt, 'is_new', p.at = now(),
    'recorded_by', (select username from users where users.id = p.recorded_by), 'reversed_at', p.reversed_at,
    'reversed_by', (select username from users where users.id = back.recorded_by), 'reversed_reason', back.reason)
    order by p.id), '[]')
  from ${billPayments} p left join ${billPayments} back on back.reverses = p.id
  where p.order_id = orders.id and p.reverses is null)`;

/** Rupees that went back of the order in the outer query, or are owed back. */
export const returnedOfOrder = sql<number>`(
  select coalesce(sum(r.amount), 0)::int from ${refunds} r where r.order_id = orders.id)`;

/** Rupees of store credit that are spent on the order in the outer query, and have not gone back. */
export const heldCreditOfOrder = sql<number>`(
  (select coalesce(sum(p.amount), 0)::int from ${billPayments} p where p.order_id = orders.id and p.method = 'CREDIT')
  - (select coalesce(sum(r.amount), 0)::int from ${refunds} r where r.order_id = orders.id and r.name like '%-credit'))`;

export async function paymentsOf(db: Db, orderId: number): Promise<BillPaymentRow[]> {
  const [row] = await db.select({ payments: paymentsOfOrder }).from(orders).where(eq(orders.id, orderId));
  return row?.payments ?? [];
}

interface NewPayment {
  orderId: number;
  method: BillPaymentMethod;
  amount: number;
  reference?: string | undefined;
  reason?: string | undefined;
  recordedBy: number | null;
}

/** The id; undefined where another payment has the reference. A trigger counts it for the order's bill. */
export async function insertPayment(tx: Tx, payment: NewPayment): Promise<number | undefined> {
  const [written] = await tx
    .insert(billPayments)
    .values(payment)
    .onConflictDoNothing()
    .returning({ id: billPayments.id });
  return written?.id;
}

/** A whole payment taken back. */
export async function insertReversal(
  tx: Tx,
  { id, orderId, method, amount }: { id: number; orderId: number; method: BillPaymentMethod; amount: number },
  { reason, recordedBy }: { reason: string; recordedBy: number | null },
): Promise<void> {
  await tx
    .insert(billPayments)
    .values({ orderId, method, amount: -amount, reverses: id, reason, recordedBy });
}

/** Undefined if the order has no such payment, or it was reversed. */
export async function standingPayment(tx: Tx, orderId: number, id: number) {
  const [row] = await tx
    .select({
      id: billPayments.id,
      orderId: billPayments.orderId,
      method: billPayments.method,
      amount: billPayments.amount,
    })
    .from(billPayments)
    .where(
      and(
        eq(billPayments.id, id),
        eq(billPayments.orderId, orderId),
        isNull(billPayments.reverses),
        isNull(billPayments.reversedAt),
      ),
    );
  return row;
}

/** The tracking number of the order that the reference was recorded for, if it stands. */
export async function orderOfReference(tx: Tx, reference = ''): Promise<string | undefined> {
  const [row] = await tx
    .select({ trackingNumber: orders.trackingNumber })
    .from(billPayments)
    .innerJoin(orders, eq(orders.id, billPayments.orderId))
    .where(
      and(
        sql`upper(translate(reference, ' -', '')) = upper(translate(${reference}::text, ' -', ''))`,
        ne(billPayments.reference, ''),
        isNull(billPayments.reverses),
        isNull(billPayments.reversedAt),
      ),
    );
  return row?.trackingNumber;
}

/** Whether it names an attempt at a wallet, which is booked once its gateway has confirmed it (payments-32). */
export async function isOfWallet(tx: Tx, reference: string): Promise<boolean> {
  const written = sql`upper(translate(${reference}::text, ' -', ''))`;
  const [row] = await tx
    .select({ id: gatewayPayments.id })
    .from(gatewayPayments)
    .where(
      sql`${gatewayPayments.reference} = ${written} or upper(translate(${gatewayPayments.gatewayReference}, ' -', '')) = ${written}`,
    )
    .limit(1);
  return row !== undefined;
}

export async function setReceipt(tx: Tx, id: number, receipt: number): Promise<void> {
  await tx.update(billPayments).set({ receipt }).where(eq(billPayments.id, id));
}

/** The bill of the customer's own stitched or bulk order whose price is agreed. */
export async function billOfCustomer(db: Db | Tx, customerId: number, id: number) {
  const [row] = await db
    .select({
      status: orders.status,
      isBooked: isParcelBooked,
      trackingNumber: orders.trackingNumber,
      total: orders.total,
      paymentMethod: orders.paymentMethod,
      billStatus: orders.billStatus,
      paidAmount: orders.paidAmount,
      advancePercent: orders.advancePercent,
      advanceCause: orders.advanceCause,
    })
    .from(orders)
    .where(
      and(
        eq(orders.id, id),
        eq(orders.customerId, customerId),
        notInArray(orders.status, ['PLACED', 'REQUESTED', 'QUOTED']),
        ne(orders.kind, 'goods'),
      ),
    );
  return row;
}

/** What the customer pays in cash, and with which phone. */
export async function cashTermsOf(tx: Tx, orderId: number) {
  const [row] = await tx
    .select({
      customerId: orders.customerId,
      phone: orders.phone,
      total: orders.total,
      paymentMethod: orders.paymentMethod,
      billStatus: orders.billStatus,
      paidAmount: orders.paidAmount,
      advancePercent: orders.advancePercent,
      advanceCause: orders.advanceCause,
    })
    .from(orders)
    .where(eq(orders.id, orderId));
  if (!row) throw new Error(`Order ${orderId} is gone.`);
  return row;
}

/** Held until the transaction ends, so that payments and what is sent about them follow one another. */
export async function lockBill(tx: Tx, orderId: number): Promise<void> {
  await tx.select({ id: orders.id }).from(orders).where(eq(orders.id, orderId)).for('no key update');
}

export async function newestPayment(tx: Tx, orderId: number): Promise<number> {
  const [row] = await tx
    .select({ id: billPayments.id })
    .from(billPayments)
    .where(and(eq(billPayments.orderId, orderId), isNull(billPayments.reverses)))
    .orderBy(desc(billPayments.id))
    .limit(1);
  if (!row) throw new Error('The payment was not written.');
  return row.id;
}

/** Rupees that a courier is booked to collect for an order. */
export async function cashBooked(tx: Tx, orderId: number): Promise<number> {
  const { rows } = await tx.execute<{ cash: number }>(
    sql`select coalesce(sum(b.cash), 0)::int as cash from courier_bookings b where b.order_id = ${orderId} and ${isStillOut}`,
  );
  return rows[0]?.cash ?? 0;
}
