import { and, desc, eq, notInArray, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../db/client.ts';
import { knownDevices, users } from '../../../db/schema/accounts.ts';

const DEVICES_PER_ACCOUNT = 20;

export async function accountsOfDevice(db: Db | Tx, tokenHash: Buffer): Promise<number[]> {
  const rows = await db
    .select({ userId: knownDevices.userId })
    .from(knownDevices)
    .where(eq(knownDevices.tokenHash, tokenHash));
  return rows.map(({ userId }) => userId);
}

export async function isDeviceOf(db: Db, email: string, tokenHash: Buffer): Promise<boolean> {
  const found = await db
    .select({ userId: knownDevices.userId })
    .from(knownDevices)
    .innerJoin(users, eq(users.id, knownDevices.userId))
    .where(and(eq(knownDevices.tokenHash, tokenHash), eq(sql`lower(${users.email})`, email.toLowerCase())));
  return found.length > 0;
}

export async function upsertDevice(tx: Tx, userId: number, tokenHash: Buffer): Promise<void> {
  await tx
    .insert(knownDevices)
    .values({ userId, tokenHash })
    .onConflictDoUpdate({
      target: [knownDevices.userId, knownDevices.tokenHash],
      set: { lastUsedAt: sql`now()` },
    });
  const latest = tx
    .select({ id: knownDevices.id })
    .from(knownDevices)
    .where(eq(knownDevices.userId, userId))
    .orderBy(desc(knownDevices.lastUsedAt), desc(knownDevices.id))
    .limit(DEVICES_PER_ACCOUNT);
  await tx
    .delete(knownDevices)
    .where(and(eq(knownDevices.userId, userId), notInArray(knownDevices.id, latest)));
}

export async function deleteDevicesOf(tx: Tx, userId: number): Promise<void> {
  await tx.delete(knownDevices).where(eq(knownDevices.userId, userId));
}
