import { and, asc, count, desc, eq, gt, lt, max, notInArray, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { CHAT_CATCH_UP_SIZE, CHAT_PAGE_SIZE, MAX_UNREAD_MESSAGES } from '../../../contract/constants/chat.ts';
import { STAFF_ROLES } from '../../../contract/roles.ts';
import type { Db, Tx } from '../../db/client.ts';
import { users } from '../../db/schema/accounts.ts';
import { chatConversations, chatMessages } from '../../db/schema/chat.ts';
import { files } from '../../db/schema/files.ts';
import { orders } from '../../db/schema/orders.ts';

const customers = alias(users, 'customer');
const authors = alias(users, 'author');

function selectMessages(db: Db | Tx, where: SQL | undefined) {
  return db
    .select({
      id: chatMessages.id,
      customerId: chatMessages.customerId,
      customerUsername: customers.username,
      fromSupport: chatMessages.fromSupport,
      authorId: chatMessages.authorId,
      authorUsername: authors.username,
      clientId: chatMessages.clientId,
      text: chatMessages.text,
      createdAt: chatMessages.createdAt,
      order: orders.trackingNumber,
      picture: { key: files.key, width: files.width, height: files.height },
    })
    .from(chatMessages)
    .innerJoin(customers, eq(customers.id, chatMessages.customerId))
    .leftJoin(authors, eq(authors.id, chatMessages.authorId))
    .leftJoin(orders, eq(orders.id, chatMessages.orderId))
    .leftJoin(files, eq(files.id, chatMessages.pictureId))
    .where(where);
}

export type MessageRow = Awaited<ReturnType<typeof selectMessages>>[number];

/** Oldest first: the first messages after `after`, or the last ones, before `before` if given. */
export async function messagesOf(
  db: Db | Tx,
  customerId: number,
  { after, before }: { after?: number | undefined; before?: number | undefined },
): Promise<MessageRow[]> {
  const ofCustomer = eq(chatMessages.customerId, customerId);
  const older = before === undefined ? undefined : lt(chatMessages.id, before);
  if (after !== undefined) {
    return selectMessages(db, and(ofCustomer, gt(chatMessages.id, after), older))
      .orderBy(asc(chatMessages.id))
      .limit(CHAT_CATCH_UP_SIZE);
  }
  const newest = await selectMessages(db, and(ofCustomer, older))
    .orderBy(desc(chatMessages.id))
    .limit(CHAT_PAGE_SIZE);
  return newest.reverse();
}

/** The last messages, oldest first. */
export async function lastMessages(db: Db | Tx, customerId: number, limit: number): Promise<MessageRow[]> {
  const newest = await selectMessages(db, eq(chatMessages.customerId, customerId))
    .orderBy(desc(chatMessages.id))
    .limit(limit);
  return newest.reverse();
}

export async function personById(db: Db, id: number) {
  const [person] = await db
    .select({ username: users.username, firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(eq(users.id, id));
  return person;
}

export async function hasConversation(db: Db | Tx, customerId: number): Promise<boolean> {
  const found = await db
    .select({ id: chatConversations.customerId })
    .from(chatConversations)
    .where(eq(chatConversations.customerId, customerId));
  return found.length > 0;
}

/** Messages of all conversations after an id, in commit order (decision 0068). */
export function messagesAfter(db: Db, id: number, limit: number): Promise<MessageRow[]> {
  return selectMessages(db, gt(chatMessages.id, id)).orderBy(asc(chatMessages.id)).limit(limit);
}

export async function newestMessageId(db: Db): Promise<number> {
  const [row] = await db.select({ id: max(chatMessages.id) }).from(chatMessages);
  return row?.id ?? 0;
}

export async function messageById(db: Db | Tx, id: number): Promise<MessageRow | undefined> {
  const [row] = await selectMessages(db, eq(chatMessages.id, id));
  return row;
}

/** Unread messages of a side, at most `MAX_UNREAD_MESSAGES`. */
export function unreadCount(
  customerId: SQL | number,
  fromSupport: boolean,
  readId: SQL | number,
): SQL<number> {
  return sql<number>`(select count(*)::int from (
    select from ${chatMessages} m
    where m.customer_id = ${customerId} and m.from_support = ${fromSupport}::boolean and m.id > ${readId}
    limit ${MAX_UNREAD_MESSAGES}::int) unread)`;
}

/** Customers with a conversation, unread first, then newest first. */
export function chatCustomers(db: Db, limit: number) {
  return db
    .select({
      id: users.id,
      username: users.username,
      email: users.email,
      unread: unreadCount(
        sql`${chatConversations.customerId}`,
        false,
        sql`${chatConversations.supportReadId}`,
      ),
    })
    .from(chatConversations)
    .innerJoin(users, eq(users.id, chatConversations.customerId))
    .orderBy(
      sql`(last_of_customer > support_read_id) desc`,
      sql`${chatConversations.lastMessageId} desc nulls first`,
    )
    .limit(limit);
}

export interface MarksRow {
  customerReadId: number;
  supportReadId: number;
  lastMessageId: number;
  unreadOfCustomer: number;
  unreadOfSupport: number;
}

/** Undefined before the first message. */
export async function marksOf(db: Db | Tx, customerId: number): Promise<MarksRow | undefined> {
  const [row] = await db
    .select({
      customerReadId: chatConversations.customerReadId,
      supportReadId: chatConversations.supportReadId,
      lastMessageId: chatConversations.lastMessageId,
      unreadOfCustomer: unreadCount(
        sql`${chatConversations.customerId}`,
        true,
        sql`${chatConversations.customerReadId}`,
      ),
      unreadOfSupport: unreadCount(
        sql`${chatConversations.customerId}`,
        false,
        sql`${chatConversations.supportReadId}`,
      ),
    })
    .from(chatConversations)
    .where(eq(chatConversations.customerId, customerId));
  return row;
}

/** The number of conversations that support has not read, at most `MAX_UNREAD_MESSAGES`. */
export async function unreadConversations(db: Db): Promise<number> {
  const unread = db
    .select({ id: chatConversations.customerId })
    .from(chatConversations)
    .where(sql`(last_of_customer > support_read_id) = true`)
    .limit(MAX_UNREAD_MESSAGES)
    .as('unread');
  const [row] = await db.select({ count: count() }).from(unread);
  return row?.count ?? 0;
}

/**
 * Moves a side's read mark forward, at most to the newest message. Returns the new mark; undefined if nothing has
 * changed.
 */
export async function moveReadMark(
  tx: Tx,
  customerId: number,
  bySupport: boolean,
  upTo: number,
): Promise<number | undefined> {
  const mark = bySupport ? chatConversations.supportReadId : chatConversations.customerReadId;
  const moved = sql<number>`least(${upTo}::integer, ${chatConversations.lastMessageId})`;
  const [row] = await tx
    .update(chatConversations)
    .set(bySupport ? { supportReadId: moved } : { customerReadId: moved })
    .where(and(eq(chatConversations.customerId, customerId), lt(mark, moved)))
    .returning({ mark });
  return row?.mark;
}

/** Read marks of many conversations, by customer. */
export async function unreadOfCustomers(db: Db, customerIds: number[]) {
  const rows = await db
    .select({
      customerId: chatConversations.customerId,
      lastMessageId: chatConversations.lastMessageId,
      unread: unreadCount(
        sql`${chatConversations.customerId}`,
        true,
        sql`${chatConversations.customerReadId}`,
      ),
    })
    .from(chatConversations)
    .where(sql`${chatConversations.customerId} = any(${sql.param(customerIds)}::int[])`);
  return new Map(rows.map((row) => [row.customerId, row]));
}

/** Whether the account may have a conversation, which support's own accounts may not. */
export async function isCustomer(db: Db | Tx, id: number): Promise<boolean> {
  const found = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, id), notInArray(users.userType, [...STAFF_ROLES])));
  return found.length > 0;
}

/** The id of the customer's order with this tracking number. */
export async function orderOfCustomer(
  db: Db | Tx,
  customerId: number,
  trackingNumber: string,
): Promise<number | undefined> {
  const [row] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.trackingNumber, trackingNumber), eq(orders.customerId, customerId)));
  return row?.id;
}
