import { and, asc, eq, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../db/client.ts';
import { passkeys, spentChallenges } from '../../../db/schema/accounts.ts';

export type PasskeyRow = typeof passkeys.$inferSelect;

export async function passkeysOf(db: Db | Tx, userId: number): Promise<PasskeyRow[]> {
  return db.select().from(passkeys).where(eq(passkeys.userId, userId)).orderBy(asc(passkeys.id));
}

/** Locks the row, so that its counter is compared and written atomically. */
export async function lockPasskey(tx: Tx, credentialId: Buffer): Promise<PasskeyRow | undefined> {
  const [row] = await tx.select().from(passkeys).where(eq(passkeys.credentialId, credentialId)).for('update');
  return row;
}

/** Undefined if the passkey exists already. */
export async function insertPasskey(
  tx: Tx,
  passkey: typeof passkeys.$inferInsert,
): Promise<PasskeyRow | undefined> {
  const [row] = await tx.insert(passkeys).values(passkey).onConflictDoNothing().returning();
  return row;
}

export async function touchPasskey(tx: Tx, id: number, counter: number): Promise<void> {
  await tx.update(passkeys).set({ counter, lastUsedAt: sql`now()` }).where(eq(passkeys.id, id));
}

export async function deletePasskey(tx: Tx, userId: number, id: number): Promise<boolean> {
  const rows = await tx
    .delete(passkeys)
    .where(and(eq(passkeys.id, id), eq(passkeys.userId, userId)))
    .returning({ id: passkeys.id });
  return rows.length === 1;
}

export async function deletePasskeysOf(tx: Tx, userId: number): Promise<void> {
  await tx.delete(passkeys).where(eq(passkeys.userId, userId));
}

/** False if the challenge was spent before. */
export async function spendChallenge(tx: Tx, challengeHash: Buffer): Promise<boolean> {
  const rows = await tx
    .insert(spentChallenges)
    .values({ challengeHash })
    .onConflictDoNothing()
    .returning({ spentAt: spentChallenges.spentAt });
  return rows.length === 1;
}
