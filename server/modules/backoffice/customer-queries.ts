import { and, desc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { QueryOf } from '../../../contract/endpoint.ts';
import { CUSTOMER_SORTS, type customers } from '../../../contract/staff-customers.ts';
import type { Db, Tx } from '../../db/client.ts';
import { boundedCount, keyset } from '../../db/keyset.ts';
import { searchedText, users } from '../../db/schema/accounts.ts';
import { accountNotes } from '../../db/schema/backoffice.ts';
import { chatConversations } from '../../db/schema/chat.ts';
import { measurements } from '../../db/schema/measurements.ts';
import { orders } from '../../db/schema/orders.ts';
import { accountDeletions } from '../../db/schema/privacy.ts';

const KEYS = { joined: users.createdAt, name: sql`lower(username)` };
const NEWEST_ORDERS = 20;
const LISTED_NOTES = 100;

/** Keep in step with the partial indexes. */
const isCustomer = sql`user_type = 'customer'`;

/** Qualified by hand: Drizzle omits the table in queries without a join, and the sub-query has an `id` too. */
const ownId = sql.raw('users.id');

const shown = {
  id: users.id,
  username: users.username,
  firstName: users.firstName,
  lastName: users.lastName,
  email: users.email,
  phoneNumber: users.phoneNumber,
  createdAt: users.createdAt,
  blockedAt: users.blockedAt,
  orders: sql<number>`(select count(*)::int from ${orders} o where o.customer_id = ${ownId})`,
};

export type CustomerQuery = QueryOf<typeof customers>;

export async function customerPage(db: Db, query: CustomerQuery) {
  const page = keyset(CUSTOMER_SORTS, KEYS, users.id, query);
  const rows = await db
    .select({ ...shown, cursor: page.cursor })
    .from(users)
    .where(and(matchingCustomers(query), page.where))
    .orderBy(...page.orderBy)
    .limit(page.limit);
  return page.pageOf(rows);
}

export type ListedCustomer = Awaited<ReturnType<typeof customerPage>>['rows'][number];

/** Null above 1,000. */
export function boundedCountOfCustomers(db: Db, query: CustomerQuery): Promise<number | null> {
  return boundedCount(db, sql`select 1 from ${users} where ${matchingCustomers(query)}`);
}

function matchingCustomers({ search, blocked }: CustomerQuery): SQL | undefined {
  return and(
    isCustomer,
    search === undefined ? undefined : found(search),
    blocked === undefined ? undefined : blocked ? isNotNull(users.blockedAt) : isNull(users.blockedAt),
  );
}

/** Each word must occur in the searched text; a number typed in national format, `0300 1234567`, matches too. */
function found(search: string): SQL | undefined {
  const isNumber = /^[+\d][\d\s()-]*$/.test(search);
  const words = isNumber
    ? [search.replaceAll(/\D/g, '').replace(/^0+/, '')]
    : search.toLowerCase().split(/\s+/);
  return and(...words.map((word) => sql`${searchedText} like ${`%${word.replaceAll(/[\\%_]/g, '\\$&')}%`}`));
}

export async function customerById(db: Db | Tx, id: number) {
  const [row] = await db
    .select({
      ...shown,
      blockedReason: users.blockedReason,
      dateOfBirth: users.dateOfBirth,
      deletionDueAt: accountDeletions.dueAt,
      hasConversation: sql<boolean>`exists (select from ${chatConversations} c where c.customer_id = ${ownId})`,
      records: sql<number>`(select count(*)::int from ${measurements} m where m.user_id = ${ownId})`,
    })
    .from(users)
    .leftJoin(accountDeletions, eq(accountDeletions.userId, users.id))
    .where(and(isCustomer, eq(users.id, id)));
  return row;
}

export type CustomerRow = NonNullable<Awaited<ReturnType<typeof customerById>>>;

/** Newest first. */
export function newestOrdersOf(db: Db, customerId: number) {
  return db
    .select({
      id: orders.id,
      kind: orders.kind,
      tracking_id: orders.trackingNumber,
      status: orders.status,
      bill_status: orders.billStatus,
      paid: orders.paidAmount,
      kept: sql<number>`coalesce(${orders.keptAmount}, 0)`,
      total: orders.total,
      orderDate: orders.orderDate,
    })
    .from(orders)
    .where(eq(orders.customerId, customerId))
    .orderBy(desc(orders.id))
    .limit(NEWEST_ORDERS);
}

const authors = alias(users, 'author');

/** Newest first. */
export function notesOf(db: Db | Tx, userId: number, id?: number) {
  return db
    .select({
      id: accountNotes.id,
      text: accountNotes.text,
      author: authors.username,
      createdAt: accountNotes.createdAt,
    })
    .from(accountNotes)
    .leftJoin(authors, eq(authors.id, accountNotes.authorId))
    .where(and(eq(accountNotes.userId, userId), id === undefined ? undefined : eq(accountNotes.id, id)))
    .orderBy(desc(accountNotes.id))
    .limit(LISTED_NOTES);
}

export type NoteRow = Awaited<ReturnType<typeof notesOf>>[number];

export async function insertNote(tx: Tx, note: typeof accountNotes.$inferInsert): Promise<number> {
  const [row] = await tx.insert(accountNotes).values(note).returning({ id: accountNotes.id });
  if (!row) throw new Error('The note was not written');
  return row.id;
}
