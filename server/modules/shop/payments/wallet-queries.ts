import { randomBytes } from 'node:crypto';
import { and, desc, eq, isNull, lte, ne, sql } from 'drizzle-orm';
import type { Locale } from '../../../../contract/locale.ts';
import type { SellerOrderStatus } from '../../../../contract/shop-orders.ts';
import type { Db, Tx } from '../../../db/client.ts';
import { gatewayPayments } from '../../../db/schema/gateway-payments.ts';
import { goodsOrderDetails } from '../../../db/schema/order-details.ts';
import { orders } from '../../../db/schema/orders.ts';
import { payments, sellerOrders } from '../../../db/schema/shop.ts';
import type { Named } from '../../../infra/payments/redirect-gateway.ts';

export type Attempt = typeof gatewayPayments.$inferSelect;

/** Without letters that look like digits; JazzCash takes twenty signs. */
const SIGNS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** 95 random bits. */
function newReference(): string {
  return `T${Array.from(randomBytes(19), (byte) => SIGNS[byte % SIGNS.length]).join('')}`;
}

export async function insertAttempt(
  tx: Tx,
  attempt: Pick<
    typeof gatewayPayments.$inferInsert,
    'orderId' | 'gateway' | 'amount' | 'expiresAt' | 'askAt'
  >,
): Promise<Attempt> {
  const [row] = await tx
    .insert(gatewayPayments)
    .values({ ...attempt, reference: newReference() })
    .returning();
  if (!row) throw new Error('The payment was not written.');
  return row;
}

const shown = {
  attempt: gatewayPayments,
  tracking: orders.trackingNumber,
  status: sql<SellerOrderStatus>`${orders.status}`,
};

/** The last attempt of the order that the reference belongs to. */
export async function lastAttemptOf(db: Db | Tx, reference: string) {
  const [row] = await db
    .select(shown)
    .from(gatewayPayments)
    .innerJoin(orders, eq(orders.id, gatewayPayments.orderId))
    .where(
      sql`${gatewayPayments.orderId} = (select order_id from gateway_payments where reference = ${reference})`,
    )
    .orderBy(desc(gatewayPayments.id))
    .limit(1);
  return row;
}

/** Of the account, or of the page on which a guest has ordered. */
export async function localeOfOrder(db: Db, orderId: number): Promise<Locale> {
  const [row] = await db
    .select({
      locale: sql<Locale>`coalesce((select locale from users where users.id = ${orders.customerId}), ${orders.locale})`,
    })
    .from(orders)
    .innerJoin(gatewayPayments, eq(gatewayPayments.orderId, orders.id))
    .where(eq(orders.id, orderId));
  return row?.locale ?? 'en';
}

export async function attemptById(db: Db | Tx, id: number): Promise<Attempt | undefined> {
  const [row] = await db.select().from(gatewayPayments).where(eq(gatewayPayments.id, id));
  return row;
}

/** Oldest first. */
export function attemptsOf(db: Db, orderId: number): Promise<Attempt[]> {
  return db
    .select()
    .from(gatewayPayments)
    .where(eq(gatewayPayments.orderId, orderId))
    .orderBy(gatewayPayments.id);
}

export async function attemptNamed(
  db: Db | Tx,
  gateway: Attempt['gateway'],
  named: Named,
): Promise<Attempt | undefined> {
  const [row] = await db
    .select()
    .from(gatewayPayments)
    .where(
      and(
        eq(gatewayPayments.gateway, gateway),
        'reference' in named
          ? eq(gatewayPayments.reference, named.reference)
          : eq(gatewayPayments.gatewayReference, named.gatewayReference),
      ),
    );
  return row;
}

/** Locks the order, then the attempt, until the transaction ends. */
export async function lockAttempt(tx: Tx, { id, orderId }: Pick<Attempt, 'id' | 'orderId'>) {
  const [order] = await tx
    .select({
      id: orders.id,
      status: sql<SellerOrderStatus>`${orders.status}`,
      isPaid: sql<boolean>`exists (select from ${payments} where ${payments.orderId} = ${orders.id})`,
      email: orders.email,
      reservation: goodsOrderDetails.reservation,
    })
    .from(orders)
    .innerJoin(goodsOrderDetails, eq(goodsOrderDetails.orderId, orders.id))
    .where(eq(orders.id, orderId))
    .for('update');
  const [attempt] = await tx.select().from(gatewayPayments).where(eq(gatewayPayments.id, id)).for('update');
  return order && attempt ? { order, attempt } : undefined;
}

export async function updateAttempt(
  db: Db | Tx,
  id: number,
  set: Partial<typeof gatewayPayments.$inferInsert>,
): Promise<void> {
  await db.update(gatewayPayments).set(set).where(eq(gatewayPayments.id, id));
}

/** Keeps the first name that the gateway has given, and returns it. */
export async function keepDeparture(db: Db, id: number, given: string | null): Promise<string | null> {
  const [row] = await db
    .update(gatewayPayments)
    .set({
      gatewayReference: sql`coalesce(${gatewayPayments.gatewayReference}, ${given}::text)`,
      isReturned: false,
    })
    .where(eq(gatewayPayments.id, id))
    .returning({ kept: gatewayPayments.gatewayReference });
  return row?.kept ?? null;
}

/** True for one caller in a minute, until `askAt` is cleared; a job clears it after a crash. */
export async function leaseAttempt(db: Db, id: number): Promise<boolean> {
  const rows = await db
    .update(gatewayPayments)
    .set({ askAt: sql`now() + interval '1 minute'` })
    .where(and(eq(gatewayPayments.id, id), isNull(gatewayPayments.askAt)))
    .returning({ id: gatewayPayments.id });
  return rows.length > 0;
}

/** After a crash between the lease and its end. */
export async function forgetLease(db: Db, { id, askAt }: Attempt, now: Date): Promise<void> {
  if (askAt && askAt > now) await updateAttempt(db, id, { askAt: null });
}

/** Claims at most `limit` attempts until `until`, so that two servers do not ask for the same one. */
export async function claimDue(db: Db, limit: number, now: Date, until: Date): Promise<number[]> {
  const due = db
    .select({ id: gatewayPayments.id })
    .from(gatewayPayments)
    .where(lte(gatewayPayments.askAt, now))
    .orderBy(gatewayPayments.askAt)
    .limit(limit)
    .for('update', { skipLocked: true });
  const rows = await db
    .update(gatewayPayments)
    .set({ askAt: until })
    .where(sql`${gatewayPayments.id} in ${due}`)
    .returning({ id: gatewayPayments.id });
  return rows.map(({ id }) => id);
}

export async function insertPayment(tx: Tx, { orderId, gateway, reference, amount }: Attempt): Promise<void> {
  await tx.insert(payments).values({ orderId, gateway, reference, amount, status: 'CAPTURED' });
}

/** The seller orders of an order that waits. */
export function waitingParts(tx: Tx, orderId: number) {
  return tx
    .select({ id: sellerOrders.id })
    .from(sellerOrders)
    .where(and(eq(sellerOrders.orderId, orderId), eq(sellerOrders.status, 'UNCONFIRMED')))
    .orderBy(sellerOrders.id);
}

export async function hasOtherStarted(tx: Tx, orderId: number, id: number): Promise<boolean> {
  const [other] = await tx
    .select({ id: gatewayPayments.id })
    .from(gatewayPayments)
    .where(
      and(
        eq(gatewayPayments.orderId, orderId),
        eq(gatewayPayments.state, 'STARTED'),
        ne(gatewayPayments.id, id),
      ),
    )
    .limit(1);
  return other !== undefined;
}

/** Ends the reservation, and forgets network and device like an order that was not confirmed. */
export async function endReservation(tx: Tx, orderId: number): Promise<void> {
  await tx
    .update(goodsOrderDetails)
    .set({ reservation: null, guestNetwork: null, guestDevice: null })
    .where(eq(goodsOrderDetails.orderId, orderId));
}
