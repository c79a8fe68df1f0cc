import { and, eq, gt, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import type { SendFailure } from '../../../contract/constants/connections.ts';
import type { Locale } from '../../../contract/locale.ts';
import type { Db, Tx } from '../../db/client.ts';
import { users } from '../../db/schema/accounts.ts';
import { webhookDeliveries, webhooks } from '../../db/schema/connections.ts';

const isDue = and(
  eq(webhookDeliveries.state, 'WAITING'),
  lte(webhookDeliveries.dueAt, sql`now()`),
  or(isNull(webhookDeliveries.claimedUntil), lte(webhookDeliveries.claimedUntil, sql`now()`)),
);

const isNotHeld = or(isNull(webhooks.heldUntil), lte(webhooks.heldUntil, sql`now()`));

/** Undefined if it is not due, is being sent, or its webhook is off or held or its owner has ended. */
export async function claimDelivery(db: Db, id: number, claimMs: number) {
  const [row] = await db
    .update(webhookDeliveries)
    .set({
      attempts: sql`${webhookDeliveries.attempts} + 1`,
      attemptedAt: sql`now()`,
      claimedUntil: sql`now() + make_interval(secs => ${claimMs / 1000})`,
    })
    .from(webhooks)
    .innerJoin(
      users,
      and(eq(users.id, webhooks.ownerId), eq(users.userType, webhooks.role), isNull(users.blockedAt)),
    )
    .where(
      and(
        eq(webhookDeliveries.id, id),
        eq(webhooks.id, webhookDeliveries.webhookId),
        isNull(webhooks.disabled),
        isNotHeld,
        isDue,
      ),
    )
    .returning({
      id: webhookDeliveries.id,
      webhookId: webhookDeliveries.webhookId,
      messageId: webhookDeliveries.messageId,
      body: webhookDeliveries.body,
      attempts: webhookDeliveries.attempts,
      url: webhooks.url,
      secret: webhooks.secret,
      previousSecret: sql<Buffer | null>`case when ${webhooks.previousUntil} > now()
        then ${webhooks.previousSecret} end`,
    });
  return row;
}

export type Claimed = NonNullable<Awaited<ReturnType<typeof claimDelivery>>>;

/**
 * Due deliveries without a job. Those of webhooks that work come first, and no webhook has more than its share of one
 * run, so that none waits for the messages of another.
 */
export async function dueDeliveries(db: Db, { perWebhook, limit }: { perWebhook: number; limit: number }) {
  const { rows } = await db.execute<{ id: number }>(sql`
    select due.id from webhooks w
    join users u on u.id = w.owner_id and u.user_type = w.role and u.blocked_at is null
    cross join lateral (
      select d.id, d.due_at from webhook_deliveries d
      where d.webhook_id = w.id and d.state = 'WAITING' and d.due_at <= now()
        and (d.claimed_until is null or d.claimed_until <= now())
      order by d.due_at limit ${perWebhook}
    ) due
    where w.disabled is null and (w.held_until is null or w.held_until <= now())
    order by w.failing_since is not null, due.due_at
    limit ${limit}`);
  return rows.map(({ id }) => id);
}

export interface Outcome {
  status: number | null;
  failure: SendFailure | null;
  answer: string | null;
}

export async function markDelivered(tx: Tx, { id, webhookId }: Claimed, outcome: Outcome): Promise<void> {
  await tx
    .update(webhookDeliveries)
    .set({ ...outcome, state: 'DELIVERED', claimedUntil: null })
    .where(eq(webhookDeliveries.id, id));
  await tx
    .update(webhooks)
    .set({ failingSince: null })
    .where(and(eq(webhooks.id, webhookId), sql`failing_since is not null`));
}

/** Nothing is sent to the webhook for so long; what waits uses up no attempts. */
export async function holdWebhook(tx: Tx, webhookId: number, ms: number): Promise<void> {
  await tx
    .update(webhooks)
    .set({ heldUntil: sql`now() + make_interval(secs => ${ms / 1000})` })
    .where(eq(webhooks.id, webhookId));
}

/** `waitMs` undefined gives the message up. A message that another attempt has delivered meanwhile stays delivered. */
export async function markFailed(
  tx: Tx,
  { id, webhookId }: Claimed,
  outcome: Outcome,
  waitMs: number | undefined,
): Promise<void> {
  await tx
    .update(webhookDeliveries)
    .set({
      ...outcome,
      claimedUntil: null,
      ...(waitMs === undefined
        ? { state: 'FAILED' as const }
        : { dueAt: sql`now() + make_interval(secs => ${waitMs / 1000})` }),
    })
    .where(and(eq(webhookDeliveries.id, id), eq(webhookDeliveries.state, 'WAITING')));
  await tx
    .update(webhooks)
    .set({ failingSince: sql`now()` })
    .where(and(eq(webhooks.id, webhookId), isNull(webhooks.failingSince)));
}

export interface DisabledWebhook {
  /** Of its owner. */
  id: number;
  url: string;
  role: string;
  email: string;
  locale: Locale;
  username: string;
  firstName: string | null;
}

/** Turns it off if it has failed for so long, or at once; with its owner, or undefined if it stays on. */
export async function disableFailing(
  tx: Tx,
  webhookId: number,
  { reason, days }: { reason: 'FAILING' | 'GONE'; days: number },
): Promise<DisabledWebhook | undefined> {
  const isLong: SQL = gt(sql`now() - make_interval(days => ${days})`, webhooks.failingSince);
  const [row] = await tx
    .update(webhooks)
    .set({ disabled: reason })
    .from(users)
    .where(
      and(
        eq(webhooks.id, webhookId),
        eq(users.id, webhooks.ownerId),
        isNull(webhooks.disabled),
        reason === 'GONE' ? undefined : isLong,
      ),
    )
    .returning({
      id: users.id,
      url: webhooks.url,
      role: webhooks.role,
      email: users.email,
      locale: users.locale,
      username: users.username,
      firstName: users.firstName,
    });
  return row;
}
