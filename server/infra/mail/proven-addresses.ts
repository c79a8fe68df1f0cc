import { eq } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { provenAddresses } from '../../db/schema/service.ts';

export async function isProven(db: Db | Tx, email: string): Promise<boolean> {
  const [row] = await db
    .select({ email: provenAddresses.email })
    .from(provenAddresses)
    .where(eq(provenAddresses.email, email.toLowerCase()));
  return row !== undefined;
}

/** Unlike `Outbox.markProven` it does not release held mail. */
export async function insertProven(db: Db | Tx, emails: readonly string[]): Promise<void> {
  if (emails.length === 0) return;
  await db
    .insert(provenAddresses)
    .values(emails.map((email) => ({ email: email.toLowerCase() })))
    .onConflictDoNothing();
}
