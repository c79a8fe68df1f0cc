import { randomBytes } from 'node:crypto';
import { and, desc, eq, inArray, isNotNull, isNull, lte, ne, sql } from 'drizzle-orm';
import type { Locale } from '../../../../contract/locale.ts';
import type { Db, Tx } from '../../../db/client.ts';
import { isParcelBooked } from '../../../db/schema/courier-bookings.ts';
import { gatewayPayments } from '../../../db/schema/gateway-payments.ts';
import { goodsOrderDetails } from '../../../db/schema/order-details.ts';
import { orders } from '../../../db/schema/orders.ts';
import { payments, sellerOrders } from '../../../db/schema/shop.ts';
import type { Named } from '../../../infra/payments/redirect-gateway.ts';
import type { OrderToPay } from './settlement-rules.ts';

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

/** Of the order, as far as an attempt to pay it depends on them. */
const TO_PAY = {
  kind: orders.kind,
  status: sql<OrderToPay['status']>`${orders.status}`,
  total: orders.total,
  paidAmount: orders.paidAmount,
  isBooked: isParcelBooked,
  isPaid: sql<boolean>`exists (select from payments where payments.order_id = orders.id)`,
};

const shown = { attempt: gatewayPayments, tracking: orders.trackingNumber, order: TO_PAY };

/**
 * The last attempt of the order that the reference belongs to; of a stitched order, which is paid in parts, the one with the
 * reference once its money has arrived.
 */
export async function lastAttemptOf(db: Db | Tx, reference: string) {
  const [row] = await db
    .select(shown)
    .from(gatewayPayments)
    .innerJoin(orders, eq(orders.id, gatewayPayments.orderId))
    .where(
      sql`${gatewayPayments.orderId} = (select order_id from gateway_payments where reference = ${reference})`,
    )
    .orderBy(
      sql`${orders.kind} <> 'goods' and ${gatewayPayments.reference} = ${reference} and ${gatewayPayments.state} in ('PAID', 'UNUSED') desc`,
      desc(gatewayPayments.id),
    )
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

/** The one of the order that nothing is known about yet. */
export async function startedAttempt(db: Db | Tx, orderId: number): Promise<Attempt | undefined> {
  const [row] = await db
    .select()
    .from(gatewayPayments)
    .where(and(eq(gatewayPayments.orderId, orderId), eq(gatewayPayments.state, 'STARTED')));
  return row;
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
    .select({ id: orders.id, ...TO_PAY })
    .from(orders)
    .where(eq(orders.id, orderId))
    .for('no key update');
  const [goods] = await tx
    .select({ reservation: goodsOrderDetails.reservation })
    .from(goodsOrderDetails)
    .where(eq(goodsOrderDetails.orderId, orderId))
    .for('update');
  const [attempt] = await tx.select().from(gatewayPayments).where(eq(gatewayPayments.id, id)).for('update');
  return order && attempt
    ? { order: { ...order, reservation: goods?.reservation ?? null }, attempt }
    : undefined;
}

/** Whom a mail about the money of an order goes to. */
export async function payerOf(tx: Tx, orderId: number) {
  const [row] = await tx
    .select({
      trackingNumber: orders.trackingNumber,
      email: sql<
        string | null
      >`coalesce(${orders.email}, (select email from users where users.id = ${orders.customerId}))`,
      name: sql<
        string | null
      >`coalesce((select full_name from order_addresses a where a.order_id = orders.id limit 1),
        (select coalesce(nullif(first_name, ''), username) from users where users.id = ${orders.customerId}))`,
      locale: sql<Locale>`coalesce((select locale from users where users.id = ${orders.customerId}), ${orders.locale})`,
    })
    .from(orders)
    .where(eq(orders.id, orderId));
  return row;
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

/** Gateways with attempts that are due. */
export async function gatewaysDue(db: Db, now: Date): Promise<Attempt['gateway'][]> {
  const rows = await db
    .selectDistinct({ gateway: gatewayPayments.gateway })
    .from(gatewayPayments)
    .where(lte(gatewayPayments.askAt, now));
  return rows.map(({ gateway }) => gateway);
}

/** Attempts that were claimed and not asked about are due in the next minute. */
export async function releaseClaims(db: Db, ids: number[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  await db
    .update(gatewayPayments)
    .set({ askAt: new Date(now.getTime() + 1) })
    .where(and(inArray(gatewayPayments.id, ids), isNotNull(gatewayPayments.askAt)));
}

interface Claim {
  gateway: Attempt['gateway'];
  limit: number;
  now: Date;
  until: Date;
}

/** Claims at most `limit` attempts until `until`, so that two servers do not ask for the same one. */
export async function claimDue(db: Db, { gateway, limit, now, until }: Claim): Promise<number[]> {
  const due = db
    .select({ id: gatewayPayments.id })
    .from(gatewayPayments)
    .where(and(eq(gatewayPayments.gateway, gateway), lte(gatewayPayments.askAt, now)))
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
