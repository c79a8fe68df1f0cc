import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { chatConversations, chatMessages } from '../../db/schema/chat.ts';

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

export interface StoredMessage {
  id: number;
  authorId: number;
  clientId: string | null;
}

/**
 * Until the transaction ends nobody else writes messages: ids are taken in the order of the commits, so that who has read up to an
 * id has missed none before it (decision 0068). A process that hangs meanwhile loses its transaction, so that chat goes on.
 */
export async function lockWriting(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${WRITE_LOCK}),
    set_config('idle_in_transaction_session_timeout', ${String(LONGEST_IDLE_MS)}, true)`);
}

/** In order, with their conversations; those whose `clientId` their author has used already are left out. */
export async function insertMessages(tx: Tx, messages: readonly NewMessage[]): Promise<StoredMessage[]> {
  const sent = JSON.stringify(messages.map((message, place) => ({ place, ...message })));
  const { rows } = await tx.execute<{ id: number; author_id: number; client_id: string | null }>(sql`
    with stored as (
      insert into ${chatMessages} (customer_id, from_support, author_id, client_id, text, picture_id, order_id)
      select "customerId", "fromSupport", "authorId", "clientId", text, "pictureId", "orderId"
      from jsonb_to_recordset(${sent}::jsonb) as sent (place int, "customerId" int, "fromSupport" boolean,
        "authorId" int, "clientId" text, text text, "pictureId" int, "orderId" int)
      order by place
      on conflict (author_id, client_id) do nothing
      returning id, customer_id, from_support, author_id, client_id
    ), last as (
      select customer_id, coalesce(max(id) filter (where not from_support), 0) as of_customer,
        coalesce(max(id) filter (where from_support), 0) as of_support
      from stored group by customer_id order by customer_id
    ), touched as (
      insert into ${chatConversations} as known (customer_id, last_message_id, last_of_customer, last_of_support, waiting_since)
      select customer_id, greatest(of_customer, of_support), of_customer, of_support,
        case when of_customer > of_support then now() end
      from last
      on conflict (customer_id) do update set
        last_message_id = excluded.last_message_id,
        last_of_customer = greatest(known.last_of_customer, excluded.last_of_customer),
        last_of_support = greatest(known.last_of_support, excluded.last_of_support),
        waiting_since = case when excluded.last_of_support > excluded.last_of_customer then null
          when excluded.last_of_support > 0 then now() else coalesce(known.waiting_since, now()) end,
        handed_over_at = case when excluded.last_of_support > 0 then null else known.handed_over_at end
    )
    select id, author_id, client_id from stored order by id`);
  return rows.map(({ id, author_id, client_id }) => ({ id, authorId: author_id, clientId: client_id }));
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

/** Ids of stored messages by their clients' ids, for several authors at once. */
export async function storedClientIds(
  tx: Tx,
  messages: readonly Pick<NewMessage, 'authorId' | 'clientId'>[],
): Promise<StoredMessage[]> {
  const clientIds = messages.flatMap(({ clientId }) => clientId ?? []);
  if (clientIds.length === 0) return [];
  const rows = await tx
    .select({ id: chatMessages.id, authorId: chatMessages.authorId, clientId: chatMessages.clientId })
    .from(chatMessages)
    .where(
      and(
        inArray(chatMessages.clientId, clientIds),
        inArray(
          chatMessages.authorId,
          messages.map(({ authorId }) => authorId),
        ),
      ),
    );
  return rows.flatMap(({ id, authorId, clientId }) =>
    authorId === null ? [] : [{ id, authorId, clientId }],
  );
}
