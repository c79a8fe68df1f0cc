import { randomUUID } from 'node:crypto';
import type { Tx } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { insertDeliveries, type NewEvent } from './event-queries.ts';

/** What happened, in ids, codes and numbers: never in names, addresses or measures (connecting-11). */
export type WebhookEvent = Omit<NewEvent, 'messageId' | 'body'> & {
  data: Readonly<Record<string, string | number | null>>;
};

/**
 * Writes the messages to all webhooks that listen to these events, in the transaction of their cause (connecting-10).
 * A webhook that fails gets its messages by the job of every minute, so that it holds up no other (connecting-14).
 */
export async function postEvents(
  tx: Tx,
  { jobs }: Pick<Deps, 'jobs'>,
  events: readonly WebhookEvent[],
): Promise<void> {
  if (events.length === 0) return;
  const timestamp = new Date().toISOString();
  const rows = events.map(({ data, ...event }) => ({
    ...event,
    messageId: newMessageId(),
    body: JSON.stringify({ type: event.kind, timestamp, data }),
  }));
  for (const { id, isFailing } of await insertDeliveries(tx, rows)) {
    if (!isFailing) await jobs.send(tx, 'webhooks.send', { deliveryId: id });
  }
}

export function newMessageId(): string {
  return `msg_${randomUUID().replaceAll('-', '')}`;
}
