import { and, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../db/client.ts';
import { chatConnections, chatConversations, chatMessages } from '../../../db/schema/chat.ts';

/** Advisory lock; any otherwise unused number. */
const WRITE_LOCK = 680_046_600;
/** Shorter than the lock timeout of others. */
const LONGEST_IDLE_MS = 2000;

export interface NewMessage {
  customerId: number;
  fromSupport: boolean;
  authorId: number;
  clientId: string | null;
  text: string;
  pictureId: number | null;
  orderId: number | null;
}

/**
 * Serialises message writers until the transaction ends, so that ids ascend in commit order and a reader of one id has
 * missed none before it (decision 0068). A hanging process loses its transaction, so that chat goes on.
 */
export async function lockWriting(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${WRITE_LOCK}),
    set_config('idle_in_transaction_session_timeout', ${String(LONGEST_IDLE_MS)}, true)`);
}

/** Also writes the conversation. Undefined if the author has already used the `clientId`. */
export async function insertMessage(tx: Tx, message: NewMessage): Promise<number | undefined> {
  const { customerId, fromSupport, authorId, clientId, text, pictureId, orderId } = message;
  const { rows } = await tx.execute<{ id: number }>(sql`
    with stored as (
      insert into ${chatMessages} (customer_id, from_support, author_id, client_id, text, picture_id, order_id)
      values (${customerId}, ${fromSupport}, ${authorId}, ${clientId}, ${text}, ${pictureId}, ${orderId})
      on conflict (author_id, client_id) do nothing
      returning id, customer_id, from_support
    ), touched as (
      insert into ${chatConversations} as known (customer_id, last_message_id, last_of_customer, last_of_support, waiting_since)
      select customer_id, id, case when from_support then 0 else id end, case when from_support then id else 0 end,
        case when not from_support then now() end
      from stored
      on conflict (customer_id) do update set
        last_message_id = excluded.last_message_id,
        last_of_customer = greatest(known.last_of_customer, excluded.last_of_customer),
        last_of_support = greatest(known.last_of_support, excluded.last_of_support),
        waiting_since = case when excluded.last_of_support = 0 then coalesce(known.waiting_since, now()) end,
        handed_over_at = case when excluded.last_of_support = 0 then known.handed_over_at end
    )
    select id from stored`);
  return rows[0]?.id;
}

export async function messageIdOf(
  db: Db | Tx,
  authorId: number,
  clientId: string,
): Promise<number | undefined> {
  const [row] = await db
    .select({ id: chatMessages.id })
    .from(chatMessages)
    .where(and(eq(chatMessages.authorId, authorId), eq(chatMessages.clientId, clientId)));
  return row?.id;
}

interface Connected {
  userId: number;
  isSupport: boolean;
}

const isCurrent = gt(chatConnections.expiresAt, sql`now()`);

/** Adds or renews the connections of a process; skips deleted accounts. */
export async function insertConnections(
  db: Db | Tx,
  processId: string,
  people: readonly Connected[],
  seconds: number,
): Promise<void> {
  if (people.length === 0) return;
  await db.execute(sql`
    insert into ${chatConnections} (process_id, user_id, is_support, expires_at)
    select ${processId}::uuid, u.id, "isSupport", now() + make_interval(secs => ${seconds})
    from jsonb_to_recordset(${JSON.stringify(people)}::jsonb) as sent ("userId" int, "isSupport" boolean)
    join users u on u.id = "userId"
    order by u.id
    on conflict (user_id, process_id) do update set expires_at = excluded.expires_at`);
}

export async function deleteConnections(tx: Tx, processId: string, userIds: number[]): Promise<void> {
  if (userIds.length === 0) return;
  await tx
    .delete(chatConnections)
    .where(and(eq(chatConnections.processId, processId), inArray(chatConnections.userId, userIds)));
}

/** Removes connections of killed processes. */
export async function deleteExpiredConnections(db: Db): Promise<void> {
  await db.delete(chatConnections).where(lt(chatConnections.expiresAt, sql`now()`));
}

export async function isSupportOnline(db: Db): Promise<boolean> {
  const found = await db
    .select({ id: chatConnections.userId })
    .from(chatConnections)
    .where(and(sql`${chatConnections.isSupport}`, isCurrent))
    .limit(1);
  return found.length > 0;
}

export async function onlineAmong(db: Db | Tx, userIds: number[]): Promise<Set<number>> {
  if (userIds.length === 0) return new Set();
  const rows = await db
    .selectDistinct({ userId: chatConnections.userId })
    .from(chatConnections)
    .where(and(inArray(chatConnections.userId, userIds), isCurrent));
  return new Set(rows.map(({ userId }) => userId));
}
