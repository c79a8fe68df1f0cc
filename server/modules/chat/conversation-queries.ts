import { and, count, desc, eq, inArray, ne, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { CONVERSATION_PAGE_SIZE, type ConversationFilter } from '../../../contract/constants/chat.ts';
import { STAFF_ROLES, SUPPORT_USER_ID } from '../../../contract/roles.ts';
import type { Db, Tx } from '../../db/client.ts';
import { users } from '../../db/schema/accounts.ts';
import { chatConnections, chatConversations, chatMessages, chatNotes } from '../../db/schema/chat.ts';
import { measurements } from '../../db/schema/measurements.ts';
import { orders } from '../../db/schema/orders.ts';
import { unreadCount } from './queries.ts';

const agents = alias(users, 'agent');

interface FoundMessage {
  id: number;
  text: string;
  timestamp: string;
}

const nothingFound = sql<FoundMessage | null>`null::jsonb`;

function selectConversations(db: Db | Tx, found: SQL<FoundMessage | null> = nothingFound) {
  return db
    .select({
      customer: {
        id: users.id,
        username: users.username,
        email: users.email,
        locale: users.locale,
        firstName: users.firstName,
        lastName: users.lastName,
        role: users.userType,
        phoneNumber: users.phoneNumber,
        createdAt: users.createdAt,
      },
      assignedTo: { id: agents.id, username: agents.username },
      unread: unreadCount(
        sql`${chatConversations.customerId}`,
        false,
        sql`${chatConversations.supportReadId}`,
      ),
      waitingSince: chatConversations.waitingSince,
      supportReadId: chatConversations.supportReadId,
      customerReadId: chatConversations.customerReadId,
      lastMessage: {
        id: chatMessages.id,
        text: chatMessages.text,
        fromSupport: chatMessages.fromSupport,
        createdAt: chatMessages.createdAt,
      },
      isOnline: sql<boolean>`exists (select from ${chatConnections} online
        where online.user_id = ${chatConversations.customerId} and online.expires_at > now())`,
      found,
    })
    .from(chatConversations)
    .innerJoin(users, eq(users.id, chatConversations.customerId))
    .innerJoin(chatMessages, eq(chatMessages.id, chatConversations.lastMessageId))
    .leftJoin(agents, eq(agents.id, chatConversations.assignedTo));
}

export type ConversationRow = Awaited<ReturnType<typeof selectConversations>>[number];

interface InboxQuery {
  filter: ConversationFilter;
  search?: string | undefined;
  page: number;
  agentId: number;
}

/** Unread first, then newest first. */
export async function inbox(
  db: Db,
  { filter, search, page, agentId }: InboxQuery,
): Promise<{ count: number; rows: ConversationRow[] }> {
  const pattern = search === undefined ? undefined : likePattern(search);
  const where = and(filterBy(filter, agentId), pattern === undefined ? undefined : matches(pattern));
  const counting = db.select({ count: count() }).from(chatConversations);
  const [[counted], rows] = await Promise.all([
    // Every conversation has a customer, whom only a search asks for.
    pattern === undefined
      ? counting.where(where)
      : counting.innerJoin(users, eq(users.id, chatConversations.customerId)).where(where),
    selectConversations(db, pattern === undefined ? nothingFound : newestFound(pattern))
      .where(where)
      .orderBy(
        sql`(last_of_customer > support_read_id) desc`,
        sql`${chatConversations.lastMessageId} desc nulls first`,
      )
      .limit(CONVERSATION_PAGE_SIZE)
      .offset((page - 1) * CONVERSATION_PAGE_SIZE),
  ]);
  return { count: counted?.count ?? 0, rows };
}

function filterBy(filter: ConversationFilter, agentId: number): SQL | undefined {
  if (filter === 'unread') return sql`(last_of_customer > support_read_id)`;
  if (filter === 'waiting') return sql`${chatConversations.waitingSince} is not null`;
  if (filter === 'mine') return eq(chatConversations.assignedTo, agentId);
  return filter === 'unassigned' ? sql`${chatConversations.assignedTo} is null` : undefined;
}

function likePattern(search: string): string {
  return `%${search.toLowerCase().replaceAll(/[\\%_]/g, '\\$&')}%`;
}

function matches(pattern: string): SQL {
  return sql`(lower(${users.username}) like ${pattern} or lower(${users.email}) like ${pattern}
    or lower(concat_ws(' ', ${users.firstName}, ${users.lastName})) like ${pattern}
    or ${users.id} in (select customer_id from chat_messages m where lower(m.text) like ${pattern}))`;
}

function newestFound(pattern: string): SQL<FoundMessage | null> {
  return sql<FoundMessage | null>`(select jsonb_build_object('id', m.id, 'text', m.text, 'timestamp', m.created_at)
    from chat_messages m where m.customer_id = ${chatConversations.customerId} and lower(m.text) like ${pattern}
    order by m.id desc limit 1)`;
}

export async function conversationOf(db: Db | Tx, customerId: number): Promise<ConversationRow | undefined> {
  const [row] = await selectConversations(db).where(eq(chatConversations.customerId, customerId));
  return row;
}

const PANEL_ORDERS = 20;

/** Newest first. */
export function ordersOfCustomer(db: Db, customerId: number, limit = PANEL_ORDERS) {
  return db
    .select({
      id: orders.id,
      trackingNumber: orders.trackingNumber,
      kind: orders.kind,
      status: orders.status,
      billStatus: orders.billStatus,
      total: orders.total,
      orderDate: orders.orderDate,
      expectedDeliveryDate: orders.expectedDeliveryDate,
    })
    .from(orders)
    .where(eq(orders.customerId, customerId))
    .orderBy(desc(orders.id))
    .limit(limit);
}

export type OrderRow = Awaited<ReturnType<typeof ordersOfCustomer>>[number];

export async function countsOfPanel(db: Db, customerId: number): Promise<{ records: number; notes: number }> {
  const [[records], [notes]] = await Promise.all([
    db.select({ count: count() }).from(measurements).where(eq(measurements.userId, customerId)),
    db.select({ count: count() }).from(chatNotes).where(eq(chatNotes.customerId, customerId)),
  ]);
  return { records: records?.count ?? 0, notes: notes?.count ?? 0 };
}

/** False without a conversation. */
export async function setAssigned(tx: Tx, customerId: number, agentId: number | null): Promise<boolean> {
  const changed = await tx
    .update(chatConversations)
    .set({ assignedTo: agentId })
    .where(eq(chatConversations.customerId, customerId))
    .returning({ id: chatConversations.customerId });
  return changed.length > 0;
}

const isTeam = and(inArray(users.userType, STAFF_ROLES), ne(users.id, SUPPORT_USER_ID));

/** By name. */
export function supportTeam(db: Db) {
  return db
    .select({
      id: users.id,
      username: users.username,
      firstName: users.firstName,
      lastName: users.lastName,
      isOnline: sql<boolean>`exists (select from ${chatConnections} online
        where online.user_id = ${users.id} and online.is_support and online.expires_at > now())`,
      assigned: sql<number>`(select count(*)::int from ${chatConversations} c where c.assigned_to = ${users.id})`,
    })
    .from(users)
    .where(isTeam)
    .orderBy(users.username);
}

export async function isAgentAccount(db: Db | Tx, id: number): Promise<boolean> {
  const found = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, id), isTeam));
  return found.length > 0;
}

export interface NoteRow {
  id: number;
  text: string;
  afterMessage: number;
  createdAt: Date;
  authorId: number | null;
  authorUsername: string | null;
}

/** Oldest first. */
export function notesOf(db: Db | Tx, customerId: number): Promise<NoteRow[]> {
  return db
    .select({
      id: chatNotes.id,
      text: chatNotes.text,
      afterMessage: chatNotes.afterMessage,
      createdAt: chatNotes.createdAt,
      authorId: chatNotes.authorId,
      authorUsername: users.username,
    })
    .from(chatNotes)
    .leftJoin(users, eq(users.id, chatNotes.authorId))
    .where(eq(chatNotes.customerId, customerId))
    .orderBy(chatNotes.id);
}

/** Placed after the newest message; undefined without a conversation. */
export async function insertNote(
  tx: Tx,
  note: { customerId: number; authorId: number; text: string },
): Promise<number | undefined> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    insert into ${chatNotes} (customer_id, author_id, text, after_message)
    select customer_id, ${note.authorId}, ${note.text}, last_message_id
    from ${chatConversations} where customer_id = ${note.customerId}
    returning id`);
  return rows[0]?.id;
}
