import { eq } from 'drizzle-orm';
import type { Tx } from './client.ts';
import { users } from './schema/accounts.ts';

/**
 * Locks somebody's row until the transaction ends, so that what they add at the same time is counted one after the other;
 * false when the account is gone.
 */
export async function lockUserRow(tx: Tx, userId: number): Promise<boolean> {
  const locked = await tx
    .select({ id: users.id })
    .from(users)
    .where(eq(users.id, userId))
    .for('no key update');
  return locked.length > 0;
}
