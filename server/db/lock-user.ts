import { eq } from 'drizzle-orm';
import type { Tx } from './client.ts';
import { users } from './schema/accounts.ts';

/** Serialises concurrent additions of one user; false when the account is gone. */
export async function lockUserRow(tx: Tx, userId: number): Promise<boolean> {
  const locked = await tx
    .select({ id: users.id })
    .from(users)
    .where(eq(users.id, userId))
    .for('no key update');
  return locked.length > 0;
}
