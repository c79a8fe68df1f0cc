import { and, asc, desc, eq, gt, lt, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { CHAT_CATCH_UP_SIZE, CHAT_PAGE_SIZE, MAX_UNREAD_MESSAGES } from '../../../contract/constants/chat.ts';
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
      order: orders.trackingId,
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

/** Oldest first: the first ones after a message, or the last ones, before a message where one is named. */
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

export async function hasConversation(db: Db | Tx, customerId: number): Promise<boolean> {
  const found = await db
    .select({ id: chatConversations.customerId })
    .from(chatConversations)
    .where(eq(chatConversations.customerId, customerId));
  return found.length > 0;
}

/** Messages of a side that the other one has not read, at most `MAX_UNREAD_MESSAGES`. */
function unreadCount(customerId: SQL | number, fromSupport: boolean, readId: SQL | number): SQL<number> {
  return sql<number>`(select count(*)::int from (
    select from ${chatMessages} m
    where m.customer_id = ${customerId} and m.from_support = ${fromSupport}::boolean and m.id > ${readId}
    limit ${MAX_UNREAD_MESSAGES}::int) unread)`;
}

/** Who has written to support, unread first, then newest first. */
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
