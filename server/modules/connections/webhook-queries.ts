import { and, count, desc, eq, lt, type SQL, sql } from 'drizzle-orm';
import {
  type DisabledReason,
  SHOWN_DELIVERIES,
  type WebhookKind,
} from '../../../contract/constants/connections.ts';
import type { Db, Tx } from '../../db/client.ts';
import { users } from '../../db/schema/accounts.ts';
import { webhookDeliveries, webhooks } from '../../db/schema/connections.ts';
import type { Actor } from '../../infra/access-tokens.ts';
import { editableBy } from './owner-scope-queries.ts';

const shown = {
  id: webhooks.id,
  url: webhooks.url,
  kinds: webhooks.kinds,
  owner: users.username,
  createdAt: webhooks.createdAt,
  previousUntil:
    sql<Date | null>`case when ${webhooks.previousUntil} > now() then ${webhooks.previousUntil} end`.mapWith(
      webhooks.previousUntil,
    ),
  failingSince: webhooks.failingSince,
  heldUntil: sql<Date | null>`case when ${webhooks.heldUntil} > now() then ${webhooks.heldUntil} end`.mapWith(
    webhooks.heldUntil,
  ),
  disabled: webhooks.disabled,
  waiting: sql<number>`(select count(*)::int from webhook_deliveries waiting
    where waiting.webhook_id = webhooks.id and waiting.state = 'WAITING')`,
};

export type WebhookRow = Awaited<ReturnType<typeof webhooksOf>>[number];

/** Newest first. */
export function webhooksOf(db: Db | Tx, actor: Actor) {
  return select(db, editableBy(webhooks, actor));
}

export async function webhookOf(db: Db | Tx, actor: Actor, id: number) {
  const [row] = await select(db, and(eq(webhooks.id, id), editableBy(webhooks, actor)));
  return row;
}

function select(db: Db | Tx, where: SQL | undefined) {
  return db
    .select(shown)
    .from(webhooks)
    .innerJoin(users, eq(users.id, webhooks.ownerId))
    .where(where)
    .orderBy(desc(webhooks.id));
}

export async function countWebhooks(tx: Tx, actor: Actor): Promise<number> {
  const [row] = await tx.select({ count: count() }).from(webhooks).where(editableBy(webhooks, actor));
  return row?.count ?? 0;
}

export async function insertWebhook(
  tx: Tx,
  actor: Actor,
  webhook: { url: string; kinds: WebhookKind[]; secret: Buffer },
): Promise<number> {
  const [row] = await tx
    .insert(webhooks)
    .values({ ...webhook, ownerId: actor.id, role: actor.role })
    .returning({ id: webhooks.id });
  if (!row) throw new Error('The webhook was not saved');
  return row.id;
}

/** A webhook of the shop belongs to whoever rotates its secret. */
export async function replaceSecret(
  tx: Tx,
  actor: Actor,
  id: number,
  { secret, hours }: { secret: Buffer; hours: number },
): Promise<boolean> {
  const keeps = hours > 0;
  const rows = await tx
    .update(webhooks)
    .set({
      ownerId: actor.id,
      secret,
      previousSecret: keeps ? sql`${webhooks.secret}` : null,
      previousUntil: keeps ? sql`now() + make_interval(hours => ${hours})` : null,
    })
    .where(and(eq(webhooks.id, id), editableBy(webhooks, actor)))
    .returning({ id: webhooks.id });
  return rows.length > 0;
}

export async function setDisabled(
  tx: Tx,
  actor: Actor,
  id: number,
  disabled: DisabledReason | null,
): Promise<void> {
  await tx
    .update(webhooks)
    .set({ disabled })
    .where(and(eq(webhooks.id, id), editableBy(webhooks, actor)));
}

export async function updateWebhook(
  tx: Tx,
  actor: Actor,
  id: number,
  change: { url: string; kinds: WebhookKind[] },
): Promise<void> {
  await tx
    .update(webhooks)
    .set(change)
    .where(and(eq(webhooks.id, id), editableBy(webhooks, actor)));
}

/** Begins anew: what waits is due now, and the failures of before are forgotten. */
export async function sendAtOnce(tx: Tx, id: number): Promise<void> {
  await tx.update(webhooks).set({ failingSince: null, heldUntil: null }).where(eq(webhooks.id, id));
  await tx
    .update(webhookDeliveries)
    .set({ dueAt: sql`now()`, attempts: 0 })
    .where(and(eq(webhookDeliveries.webhookId, id), eq(webhookDeliveries.state, 'WAITING')));
}

export async function deleteWebhook(tx: Tx, actor: Actor, id: number): Promise<boolean> {
  const rows = await tx
    .delete(webhooks)
    .where(and(eq(webhooks.id, id), editableBy(webhooks, actor)))
    .returning({ id: webhooks.id });
  return rows.length > 0;
}

export type DeliveryRow = typeof webhookDeliveries.$inferSelect;

/** The newest ones, newest first. */
export function deliveriesOf(db: Db, webhookId: number): Promise<DeliveryRow[]> {
  return db
    .select()
    .from(webhookDeliveries)
    .where(eq(webhookDeliveries.webhookId, webhookId))
    .orderBy(desc(webhookDeliveries.id))
    .limit(SHOWN_DELIVERIES);
}

/** With the state of its webhook, if that is the actor's. */
export async function deliveryOf(tx: Tx, actor: Actor, id: number) {
  const [row] = await tx
    .select({ delivery: webhookDeliveries, disabled: webhooks.disabled })
    .from(webhookDeliveries)
    .innerJoin(webhooks, eq(webhooks.id, webhookDeliveries.webhookId))
    .where(and(eq(webhookDeliveries.id, id), editableBy(webhooks, actor)))
    .for('update', { of: webhookDeliveries });
  return row;
}

export async function insertDelivery(
  tx: Tx,
  delivery: Pick<DeliveryRow, 'webhookId' | 'messageId' | 'kind' | 'body'>,
): Promise<DeliveryRow> {
  const [row] = await tx.insert(webhookDeliveries).values(delivery).returning();
  if (!row) throw new Error('The delivery was not saved');
  return row;
}

export async function sendAgain(tx: Tx, id: number): Promise<DeliveryRow> {
  const [row] = await tx
    .update(webhookDeliveries)
    .set({ state: 'WAITING', attempts: 0, dueAt: sql`now()`, claimedUntil: null })
    .where(eq(webhookDeliveries.id, id))
    .returning();
  if (!row) throw new Error('The delivery is gone');
  return row;
}

export async function deleteOldDeliveries(db: Db): Promise<void> {
  await db.delete(webhookDeliveries).where(lt(webhookDeliveries.createdAt, sql`now() - interval '30 days'`));
}

/** For the copy of an account's data. */
export function webhooksOfOwner(db: Db | Tx, ownerId: number) {
  return db
    .select({ url: webhooks.url, kinds: webhooks.kinds, createdAt: webhooks.createdAt })
    .from(webhooks)
    .where(eq(webhooks.ownerId, ownerId))
    .orderBy(webhooks.id);
}
