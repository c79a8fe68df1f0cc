import { and, count, eq, gt, inArray, isNull, lt, lte, ne, sql } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import type { Db, Tx } from '../../../db/client.ts';
import { users } from '../../../db/schema/accounts.ts';
import { brands } from '../../../db/schema/catalogue.ts';
import { cannedReplies, chatConnections, chatConversations, chatMessages } from '../../../db/schema/chat.ts';
import { orders } from '../../../db/schema/orders.ts';
import { sellerOrders } from '../../../db/schema/shop.ts';
import { tailors } from '../../../db/schema/tailors.ts';

const isOnline = sql<boolean>`exists (select from ${chatConnections} online
  where online.user_id = ${chatConversations.customerId} and online.expires_at > now())`;

/** Customers who have waited for this many minutes without support being mailed. */
export async function waitingCustomers(db: Db, minutes: number, limit: number): Promise<number[]> {
  const rows = await db
    .select({ id: chatConversations.customerId })
    .from(chatConversations)
    .where(
      and(
        lt(chatConversations.waitingSince, sql`now() - make_interval(mins => ${minutes})`),
        isNull(chatConversations.handedOverAt),
      ),
    )
    .orderBy(chatConversations.waitingSince)
    .limit(limit);
  return rows.map(({ id }) => id);
}

const customer = {
  id: users.id,
  username: users.username,
  email: users.email,
  locale: users.locale,
  firstName: users.firstName,
};

/** Undefined if support has replied, or another process has claimed it. */
export async function claimHandover(tx: Tx, customerId: number) {
  const [claimed] = await tx
    .update(chatConversations)
    .set({ handedOverAt: sql`now()` })
    .where(
      and(
        eq(chatConversations.customerId, customerId),
        isNull(chatConversations.handedOverAt),
        sql`${chatConversations.waitingSince} is not null`,
      ),
    )
    .returning({ isOnline });
  if (!claimed) return undefined;
  const [person] = await tx.select(customer).from(users).where(eq(users.id, customerId));
  return person && { customer: person, isOnline: claimed.isOnline };
}

/** Offline customers with unread messages from support that are not mailed, the last one this many seconds old. */
export async function unmailedCustomers(db: Db, seconds: number, limit: number): Promise<number[]> {
  const rows = await db
    .select({ id: chatConversations.customerId })
    .from(chatConversations)
    .innerJoin(chatMessages, eq(chatMessages.id, chatConversations.lastOfSupport))
    .where(
      and(
        sql`last_of_support > greatest(customer_read_id, mailed_id)`,
        lt(chatMessages.createdAt, sql`now() - make_interval(secs => ${seconds})`),
        sql`not ${isOnline}`,
      ),
    )
    .orderBy(chatConversations.lastOfSupport)
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Marks messages as mailed and returns them; undefined if there are none any more. */
export async function claimAnswers(tx: Tx, customerId: number) {
  const [row] = await tx
    .select({
      after: sql<number>`greatest(${chatConversations.customerReadId}, ${chatConversations.mailedId})`,
      upTo: chatConversations.lastOfSupport,
    })
    .from(chatConversations)
    .where(eq(chatConversations.customerId, customerId))
    .for('update');
  if (!row || row.upTo <= row.after) return undefined;
  await tx
    .update(chatConversations)
    .set({ mailedId: row.upTo })
    .where(eq(chatConversations.customerId, customerId));
  const [person] = await tx.select(customer).from(users).where(eq(users.id, customerId));
  const ids = await tx
    .select({ id: chatMessages.id })
    .from(chatMessages)
    .where(
      and(
        eq(chatMessages.customerId, customerId),
        chatMessages.fromSupport,
        gt(chatMessages.id, row.after),
        lte(chatMessages.id, row.upTo),
      ),
    );
  return person && { customer: person, ids: new Set(ids.map(({ id }) => id)) };
}

/** Accounts of the tailors and sellers of these orders. */
export async function workersOn(db: Db, ids: readonly number[]): Promise<number[]> {
  const rows = await union(
    db
      .select({ id: tailors.userId })
      .from(orders)
      .innerJoin(tailors, eq(tailors.id, orders.tailorId))
      .where(inArray(orders.id, [...ids])),
    db
      .select({ id: brands.userId })
      .from(sellerOrders)
      .innerJoin(brands, eq(brands.id, sellerOrders.brandId))
      .where(inArray(sellerOrders.orderId, [...ids])),
  );
  return rows.flatMap(({ id }) => id ?? []);
}

interface ReplyFields {
  title: string;
  text: string;
  textUr: string;
}

const fields = {
  id: cannedReplies.id,
  title: cannedReplies.title,
  text: cannedReplies.text,
  text_ur: cannedReplies.textUr,
};

/** By title. */
export function repliesByTitle(db: Db) {
  return db.select(fields).from(cannedReplies).orderBy(sql`lower(${cannedReplies.title})`);
}

export async function countReplies(tx: Tx): Promise<number> {
  const [row] = await tx.select({ count: count() }).from(cannedReplies);
  return row?.count ?? 0;
}

/** Serialises writers, so that titles and their number are checked without a race. */
export async function lockReplies(tx: Tx): Promise<void> {
  await tx.execute(sql`lock table ${cannedReplies} in share row exclusive mode`);
}

export async function isTitleTaken(tx: Tx, title: string, exceptId = 0): Promise<boolean> {
  const found = await tx
    .select({ id: cannedReplies.id })
    .from(cannedReplies)
    .where(and(sql`lower(${cannedReplies.title}) = lower(${title})`, ne(cannedReplies.id, exceptId)));
  return found.length > 0;
}

export async function insertReply(tx: Tx, reply: ReplyFields) {
  const [row] = await tx.insert(cannedReplies).values(reply).returning(fields);
  if (!row) throw new Error('The reply was not written');
  return row;
}

export async function replaceReply(tx: Tx, id: number, reply: ReplyFields) {
  const [row] = await tx
    .update(cannedReplies)
    .set({ ...reply, updatedAt: sql`now()` })
    .where(eq(cannedReplies.id, id))
    .returning(fields);
  return row;
}

export async function removeReply(db: Db | Tx, id: number): Promise<boolean> {
  const removed = await db
    .delete(cannedReplies)
    .where(eq(cannedReplies.id, id))
    .returning({ id: cannedReplies.id });
  return removed.length > 0;
}
