import { and, eq, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../db/client.ts';
import { knownDevices } from '../../../db/schema/accounts.ts';
import { phoneProofs, signInPhones } from '../../../db/schema/messages.ts';

export async function phoneOf(db: Db | Tx, userId: number) {
  const [row] = await db
    .select({ phone: signInPhones.phone, verifiedAt: signInPhones.verifiedAt })
    .from(signInPhones)
    .where(eq(signInPhones.userId, userId));
  return row;
}

/** The account that a number signs in to, and whether the device has signed in to it before. */
export async function ownerOfPhone(db: Db | Tx, phone: string, deviceHash: Buffer | null = null) {
  const [row] = await db
    .select({
      userId: signInPhones.userId,
      isKnownDevice: sql<boolean>`exists (select from ${knownDevices} where ${knownDevices.userId} = sign_in_phones.user_id
        and ${knownDevices.tokenHash} = ${deviceHash}::bytea)`,
    })
    .from(signInPhones)
    .where(eq(signInPhones.phone, phone));
  return row;
}

/** False if the number signs in to another account. */
export async function writePhone(tx: Tx, userId: number, phone: string): Promise<boolean> {
  const taken = await ownerOfPhone(tx, phone);
  if (taken) return taken.userId === userId;
  const written = { phone, verifiedAt: sql`now()` };
  // Another account may take the number at the same time.
  const upsert = (inner: Tx) =>
    inner
      .insert(signInPhones)
      .values({ userId, phone })
      .onConflictDoUpdate({ target: signInPhones.userId, set: written });
  try {
    await tx.transaction(upsert);
    return true;
  } catch (error) {
    if (isTaken(error)) return false;
    throw error;
  }
}

function isTaken(error: unknown): boolean {
  const { code, constraint } = Object((error as Error).cause) as { code?: string; constraint?: string };
  return code === '23505' && constraint === 'sign_in_phones_phone_key';
}

export async function deletePhoneOf(tx: Tx, userId: number): Promise<boolean> {
  const rows = await tx
    .delete(signInPhones)
    .where(eq(signInPhones.userId, userId))
    .returning({ userId: signInPhones.userId });
  return rows.length === 1;
}

const PROOF_MINUTES = 10;

/** Whether the account has proven the number just now. */
export async function hasJustProven(db: Db | Tx, userId: number, phone: string): Promise<boolean> {
  const count = await db.$count(
    phoneProofs,
    and(
      eq(phoneProofs.userId, userId),
      eq(phoneProofs.phone, phone),
      sql`${phoneProofs.provenAt} > now() - make_interval(mins => ${PROOF_MINUTES})`,
    ),
  );
  return count > 0;
}
