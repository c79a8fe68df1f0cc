import { and, eq, or } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { isLiveSession, refreshTokens, users } from '../../db/schema/accounts.ts';
import { pushSubscriptions } from '../../db/schema/messages.ts';

export function devicesOf(db: Db | Tx, userId: number) {
  return db
    .select({
      id: pushSubscriptions.id,
      sessionId: pushSubscriptions.sessionId,
      device: refreshTokens.device,
      createdAt: pushSubscriptions.createdAt,
      lastSentAt: pushSubscriptions.lastSentAt,
    })
    .from(pushSubscriptions)
    .innerJoin(refreshTokens, eq(refreshTokens.id, pushSubscriptions.sessionId))
    .where(and(eq(pushSubscriptions.userId, userId), isLiveSession))
    .orderBy(pushSubscriptions.id);
}

/** Otherwise two browsers at once could exceed the limit. */
export async function lockDevices(tx: Tx, userId: number): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
}

export async function ownerOf(tx: Tx, endpoint: string) {
  const [row] = await tx
    .select({ id: pushSubscriptions.id, authSecret: pushSubscriptions.authSecret })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.endpoint, endpoint));
  return row;
}

interface NewDevice {
  endpoint: string;
  publicKey: Buffer;
  authSecret: Buffer;
}

/** In place of what the session had, and of the account that used the browser before. */
export async function writeDevice(
  tx: Tx,
  { id: userId, sessionId }: { id: number; sessionId: number },
  device: NewDevice,
): Promise<void> {
  const { endpoint } = device;
  const [known] = await tx
    .select({ id: pushSubscriptions.id })
    .from(pushSubscriptions)
    .where(and(eq(pushSubscriptions.sessionId, sessionId), eq(pushSubscriptions.endpoint, endpoint)));
  if (known) return;
  await tx
    .delete(pushSubscriptions)
    .where(or(eq(pushSubscriptions.sessionId, sessionId), eq(pushSubscriptions.endpoint, endpoint)));
  await tx.insert(pushSubscriptions).values({ userId, sessionId, ...device });
}

/** Also of a session that has ended. */
export async function deleteDevice(tx: Tx, userId: number, id: number): Promise<boolean> {
  const deleted = await tx
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.id, id), eq(pushSubscriptions.userId, userId)))
    .returning({ id: pushSubscriptions.id });
  return deleted.length > 0;
}
