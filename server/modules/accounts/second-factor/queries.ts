import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../db/client.ts';
import { recoveryCodes, refreshTokens, secondFactors } from '../../../db/schema/accounts.ts';

export type SecondFactorRow = typeof secondFactors.$inferSelect;

export async function secondFactorOf(db: Db | Tx, userId: number): Promise<SecondFactorRow | undefined> {
  const [row] = await db.select().from(secondFactors).where(eq(secondFactors.userId, userId));
  return row;
}

export async function allSecondFactors(db: Db): Promise<SecondFactorRow[]> {
  return db.select().from(secondFactors);
}

/** Skips a secret that was replaced meanwhile. */
export async function replaceSealedSecret(db: Db, userId: number, from: Buffer, to: Buffer): Promise<void> {
  await db
    .update(secondFactors)
    .set({ sealedSecret: to })
    .where(and(eq(secondFactors.userId, userId), eq(secondFactors.sealedSecret, from)));
}

/** False if a second factor is already on. */
export async function insertSecondFactor(
  tx: Tx,
  factor: { userId: number; sealedSecret: Buffer; lastStep: number },
): Promise<boolean> {
  const rows = await tx
    .insert(secondFactors)
    .values(factor)
    .onConflictDoNothing()
    .returning({ userId: secondFactors.userId });
  return rows.length === 1;
}

/** False for a step that is not later than the last one, because each code works once. */
export async function takeStep(db: Db | Tx, userId: number, step: number): Promise<boolean> {
  const rows = await db
    .update(secondFactors)
    .set({ lastStep: step })
    .where(and(eq(secondFactors.userId, userId), lt(secondFactors.lastStep, step)))
    .returning({ userId: secondFactors.userId });
  return rows.length === 1;
}

export async function deleteSecondFactor(tx: Tx, userId: number): Promise<boolean> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  const rows = await tx
    .delete(secondFactors)
    .where(eq(secondFactors.userId, userId))
    .returning({ userId: secondFactors.userId });
  return rows.length === 1;
}

export async function replaceRecoveryCodes(tx: Tx, userId: number, hashes: readonly Buffer[]): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await tx.insert(recoveryCodes).values(hashes.map((codeHash) => ({ userId, codeHash })));
}

/** False for an unknown or used code. */
export async function spendRecoveryCode(db: Db | Tx, userId: number, codeHash: Buffer): Promise<boolean> {
  const rows = await db
    .update(recoveryCodes)
    .set({ usedAt: sql`now()` })
    .where(
      and(
        eq(recoveryCodes.userId, userId),
        eq(recoveryCodes.codeHash, codeHash),
        isNull(recoveryCodes.usedAt),
      ),
    )
    .returning({ id: recoveryCodes.id });
  return rows.length === 1;
}

export async function countRecoveryCodes(db: Db | Tx, userId: number): Promise<number> {
  return db.$count(recoveryCodes, and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)));
}

export async function markTwoFactors(tx: Tx, sessionId: number): Promise<void> {
  await tx.update(refreshTokens).set({ secondFactor: true }).where(eq(refreshTokens.id, sessionId));
}
