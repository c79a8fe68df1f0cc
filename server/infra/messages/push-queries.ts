import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { isLiveSession, refreshTokens, users } from '../../db/schema/accounts.ts';
import { pushSubscriptions } from '../../db/schema/messages.ts';

export type PushSubscription = Pick<
  typeof pushSubscriptions.$inferSelect,
  'id' | 'endpoint' | 'publicKey' | 'authSecret'
>;

const { id, endpoint, publicKey, authSecret } = pushSubscriptions;

/** Of sessions that are still signed in, so that signing out ends it wherever it is done (messages-27). */
export function subscriptionsOf(db: Db | Tx, userId: number): Promise<PushSubscription[]> {
  return db
    .select({ id, endpoint, publicKey, authSecret })
    .from(pushSubscriptions)
    .innerJoin(refreshTokens, eq(refreshTokens.id, pushSubscriptions.sessionId))
    .innerJoin(users, eq(users.id, pushSubscriptions.userId))
    .where(and(eq(pushSubscriptions.userId, userId), isLiveSession, isNull(users.blockedAt)))
    .orderBy(id);
}

export async function hasSubscription(db: Db | Tx, userId: number): Promise<boolean> {
  return (await subscriptionsOf(db, userId)).length > 0;
}

/** The push service says that they are gone. */
export async function deleteSubscriptions(db: Db, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await db.delete(pushSubscriptions).where(inArray(id, [...ids]));
}

export async function noteSent(db: Db, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await db
    .update(pushSubscriptions)
    .set({ lastSentAt: sql`now()` })
    .where(inArray(id, [...ids]));
}
