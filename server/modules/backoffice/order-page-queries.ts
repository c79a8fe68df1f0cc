import { asc, desc, eq, sql } from 'drizzle-orm';
import type { CALL_OUTCOMES } from '../../../contract/constants/staff.ts';
import type { Db, Tx } from '../../db/client.ts';
import { users } from '../../db/schema/accounts.ts';
import { orderCalls, orderNotes } from '../../db/schema/backoffice.ts';
import { documents, orders } from '../../db/schema/orders.ts';

/** Newest first. */
export function callsOf(db: Db | Tx, orderId: number) {
  return db
    .select({
      id: orderCalls.id,
      outcome: orderCalls.outcome,
      note: orderCalls.note,
      by: users.username,
      at: orderCalls.createdAt,
    })
    .from(orderCalls)
    .leftJoin(users, eq(users.id, orderCalls.authorId))
    .where(eq(orderCalls.orderId, orderId))
    .orderBy(desc(orderCalls.id));
}

export type CallRow = Awaited<ReturnType<typeof callsOf>>[number];

/** Newest first. */
export function notesOf(db: Db | Tx, orderId: number) {
  return db
    .select({ id: orderNotes.id, text: orderNotes.text, by: users.username, at: orderNotes.createdAt })
    .from(orderNotes)
    .leftJoin(users, eq(users.id, orderNotes.authorId))
    .where(eq(orderNotes.orderId, orderId))
    .orderBy(desc(orderNotes.id));
}

export type NoteRow = Awaited<ReturnType<typeof notesOf>>[number];

/** Oldest first. */
export function documentsOf(db: Db, orderId: number) {
  return db
    .select({ kind: documents.kind, number: documents.number })
    .from(documents)
    .where(eq(documents.orderId, orderId))
    .orderBy(asc(documents.issuedAt), desc(documents.kind), asc(documents.number));
}

interface NewCall {
  orderId: number;
  authorId: number;
  outcome: (typeof CALL_OUTCOMES)[number];
  note: string;
}

/** Adds the call to the order's count; undefined without such an order. Locks the order's row first. */
export async function insertCall(tx: Tx, call: NewCall) {
  const [order] = await tx
    .update(orders)
    .set({ contactStatus: call.outcome, timesContacted: sql`${orders.timesContacted} + 1` })
    .where(eq(orders.id, call.orderId))
    .returning({ customerId: orders.customerId });
  if (!order) return undefined;
  const [row] = await tx.insert(orderCalls).values(call).returning({ id: orderCalls.id });
  return row && { id: row.id, customerId: order.customerId };
}

export async function insertNote(
  tx: Tx,
  note: { orderId: number; authorId: number; text: string },
): Promise<number> {
  const [row] = await tx.insert(orderNotes).values(note).returning({ id: orderNotes.id });
  if (!row) throw new Error('The note was not written');
  return row.id;
}

export async function orderOf(db: Db | Tx, id: number) {
  const [order] = await db
    .select({ trackingNumber: orders.trackingNumber, customerId: orders.customerId, kind: orders.kind })
    .from(orders)
    .where(eq(orders.id, id));
  return order;
}
