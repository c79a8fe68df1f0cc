import { and, eq, gt, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { PhoneChannel } from '../../../contract/constants/messages.ts';
import type { QueryOf } from '../../../contract/endpoint.ts';
import { MESSAGE_SORTS, type staffMessages } from '../../../contract/staff-messages.ts';
import type { Db } from '../../db/client.ts';
import { boundedCount, keyset } from '../../db/keyset.ts';
import { messages } from '../../db/schema/messages.ts';

export type MessageQuery = QueryOf<typeof staffMessages>;

const line = {
  id: messages.id,
  channel: messages.channel,
  kind: messages.kind,
  recipient: messages.recipient,
  state: messages.state,
  fellBackTo: messages.fellBackTo,
  attempts: messages.attempts,
  parts: messages.parts,
  price: messages.price,
  lastError: messages.lastError,
  createdAt: messages.createdAt,
  endedAt: messages.endedAt,
};

export async function listedMessages(db: Db, query: MessageQuery) {
  const page = keyset(MESSAGE_SORTS, { written: messages.id }, messages.id, query);
  const { search, state, channel } = query;
  const matching = and(
    search === undefined ? undefined : found(search),
    state === undefined ? undefined : eq(messages.state, state),
    channel === undefined ? undefined : eq(messages.channel, channel),
  );
  const [rows, count] = await Promise.all([
    db
      .select({ ...line, cursor: page.cursor })
      .from(messages)
      .where(and(matching, page.where))
      .orderBy(...page.orderBy)
      .limit(page.limit),
    boundedCount(db, sql`select 1 from ${messages} ${matching ? sql`where ${matching}` : sql``}`),
  ]);
  return { count, ...page.pageOf(rows) };
}

export type ListedMessage = Awaited<ReturnType<typeof listedMessages>>['rows'][number];

function found(search: string): SQL | undefined {
  const id = /^\d{1,9}$/.test(search) ? Number(search) : 0;
  return or(eq(messages.recipient, search), eq(messages.id, id));
}

export interface ChannelCost {
  channel: PhoneChannel;
  day: number;
  month: number;
  count: number;
}

/** Hundredths of a rupee for what was sent in 24 hours and in 30 days, by channel (messages-15). */
export function costs(db: Db): Promise<ChannelCost[]> {
  return db
    .select({
      channel: messages.channel,
      day: sql<number>`coalesce(sum(${messages.price}) filter (where ended_at > now() - interval '1 day'), 0)::int`,
      month: sql<number>`coalesce(sum(${messages.price}), 0)::int`,
      count: sql<number>`count(*)::int`,
    })
    .from(messages)
    .where(
      and(
        inArray(messages.state, ['sent', 'delivered', 'read']),
        gt(messages.endedAt, sql`now() - interval '30 days'`),
      ),
    )
    .groupBy(messages.channel)
    .orderBy(messages.channel);
}
