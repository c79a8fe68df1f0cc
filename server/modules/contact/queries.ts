import { and, asc, eq, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { MessageState } from '../../../contract/constants/contact.ts';
import type { contactUs } from '../../../contract/contact.ts';
import type { BodyOf, QueryOf } from '../../../contract/endpoint.ts';
import { INBOX_SORTS, type inboxMessages } from '../../../contract/staff-inbox.ts';
import type { Db, Tx } from '../../db/client.ts';
import { boundedCount, keyset } from '../../db/keyset.ts';
import { users } from '../../db/schema/accounts.ts';
import { contactMessages, contactReplies } from '../../db/schema/contact.ts';

export type Message = Omit<BodyOf<typeof contactUs>, 'website'>;

/** Requires a column for every field of the form. */
type NewMessage = Required<
  Pick<typeof contactMessages.$inferInsert, keyof Message | 'customerId' | 'locale'>
>;

export async function insertMessage(tx: Tx, message: NewMessage): Promise<number> {
  const [row] = await tx.insert(contactMessages).values(message).returning({ id: contactMessages.id });
  if (!row) throw new Error('The message was not kept');
  return row.id;
}

export type InboxQuery = QueryOf<typeof inboxMessages>;

const agents = alias(users, 'agent');

const line = {
  id: contactMessages.id,
  name: contactMessages.name,
  email: contactMessages.email,
  subject: contactMessages.subject,
  state: contactMessages.state,
  createdAt: contactMessages.createdAt,
  message: contactMessages.message,
  assignedTo: agents.username,
};

export async function listedMessages(db: Db, agentId: number, query: InboxQuery) {
  const page = keyset(INBOX_SORTS, { received: contactMessages.id }, contactMessages.id, query);
  const matching = matchingMessages(agentId, query);
  const [rows, count] = await Promise.all([
    db
      .select({ ...line, cursor: page.cursor })
      .from(contactMessages)
      .leftJoin(agents, eq(agents.id, contactMessages.assignedTo))
      .where(and(matching, page.where))
      .orderBy(...page.orderBy)
      .limit(page.limit),
    boundedCount(db, sql`select 1 from ${contactMessages} ${matching ? sql`where ${matching}` : sql``}`),
  ]);
  return { count, ...page.pageOf(rows) };
}

export type InboxRow = Omit<Awaited<ReturnType<typeof listedMessages>>['rows'][number], 'cursor'>;

function matchingMessages(agentId: number, { search, state, mine }: InboxQuery): SQL | undefined {
  return and(
    search === undefined ? undefined : found(search),
    state === undefined ? undefined : eq(contactMessages.state, state),
    mine ? eq(contactMessages.assignedTo, agentId) : undefined,
  );
}

function found(search: string): SQL | undefined {
  const id = /^\d{1,9}$/.test(search) ? Number(search) : 0;
  return or(eq(contactMessages.email, search.toLowerCase()), eq(contactMessages.id, id));
}

export async function messageById(db: Db | Tx, id: number) {
  const [row] = await db
    .select({
      ...line,
      locale: contactMessages.locale,
      phone: contactMessages.phone,
      agentId: contactMessages.assignedTo,
      customerId: contactMessages.customerId,
      username: users.username,
    })
    .from(contactMessages)
    .leftJoin(agents, eq(agents.id, contactMessages.assignedTo))
    .leftJoin(users, eq(users.id, contactMessages.customerId))
    .where(eq(contactMessages.id, id));
  return row;
}

export type MessageRow = NonNullable<Awaited<ReturnType<typeof messageById>>>;

/** Oldest first. */
export function repliesTo(db: Db | Tx, id: number) {
  return db
    .select({
      id: contactReplies.id,
      text: contactReplies.text,
      by: users.username,
      createdAt: contactReplies.createdAt,
    })
    .from(contactReplies)
    .leftJoin(users, eq(users.id, contactReplies.writtenBy))
    .where(eq(contactReplies.messageId, id))
    .orderBy(asc(contactReplies.id));
}

export type ReplyRow = Awaited<ReturnType<typeof repliesTo>>[number];

export async function lockMessage(tx: Tx, id: number): Promise<boolean> {
  const locked = await tx
    .select({ id: contactMessages.id })
    .from(contactMessages)
    .where(eq(contactMessages.id, id))
    .for('update');
  return locked.length > 0;
}

export async function updateMessage(
  tx: Tx,
  id: number,
  changes: { state?: MessageState; assignedTo?: number | null },
): Promise<void> {
  if (Object.keys(changes).length === 0) return;
  await tx.update(contactMessages).set(changes).where(eq(contactMessages.id, id));
}

export async function insertReply(tx: Tx, messageId: number, writtenBy: number, text: string): Promise<void> {
  await tx.insert(contactReplies).values({ messageId, writtenBy, text });
  await tx
    .update(contactMessages)
    .set({ state: 'answered', answer: text, answeredBy: writtenBy, answeredAt: sql`now()` })
    .where(eq(contactMessages.id, messageId));
}

export async function deleteMessage(tx: Tx, id: number): Promise<void> {
  await tx.delete(contactMessages).where(eq(contactMessages.id, id));
}
