import { and, eq, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../db/client.ts';
import { chatConversations, chatMessages } from '../../../db/schema/chat.ts';

/** Any number that nothing else locks. */
const WRITE_LOCK = 680_046_600;
/** Shorter than others wait for a lock. */
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
 * Until the transaction ends nobody else writes messages: ids are taken in the order of the commits, so that who has read up to an
 * id has missed none before it (decision 0068). A process that hangs meanwhile loses its transaction, so that chat goes on.
 */
export async function lockWriting(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${WRITE_LOCK}),
    set_config('idle_in_transaction_session_timeout', ${String(LONGEST_IDLE_MS)}, true)`);
}

/** With its conversation; undefined when its author has used the `clientId` already. */
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
