import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import type { Db, Tx } from '../client.ts';
import { passwordResets, refreshTokens, users } from '../schema/accounts.ts';
import { DEMO_ACCOUNTS } from './accounts.ts';
import { fillDemoData } from './fill.ts';

/**
 * Brings the database in line with `config.demo`, at every start. On: writes the demo data once, and gives demo accounts
 * that were voided their published passwords back. Off: voids every demo account. Answers how many accounts are void
 * because the demo is off.
 */
export async function applyDemoSetting(
  deps: Pick<Deps, 'db' | 'passwords' | 'config'>,
): Promise<{ voidAccounts: number }> {
  if (!deps.config.demo) return { voidAccounts: await voidDemoAccounts(deps.db) };
  await fillDemoData(deps);
  await restorePasswords(deps);
  return { voidAccounts: 0 };
}

/** Takes passwords, sessions and mailed links from all demo people; how many there are. */
function voidDemoAccounts(db: Db): Promise<number> {
  return db.transaction(async (tx) => {
    const people = await tx
      .update(users)
      .set({ passwordHash: null })
      .where(eq(users.isDemo, true))
      .returning({ id: users.id });
    if (people.length === 0) return 0;
    await tx
      .update(refreshTokens)
      .set({ revokedAt: sql`now()` })
      .where(and(isNull(refreshTokens.revokedAt), ofDemoPeople(tx, refreshTokens.userId)));
    await tx
      .update(passwordResets)
      .set({ usedAt: sql`now()` })
      .where(and(isNull(passwordResets.usedAt), ofDemoPeople(tx, passwordResets.userId)));
    return people.length;
  });
}

function ofDemoPeople(tx: Tx, userId: typeof refreshTokens.userId | typeof passwordResets.userId): SQL {
  return sql`${userId} in ${tx.select({ id: users.id }).from(users).where(eq(users.isDemo, true))}`;
}

/** Accounts whose password or address was changed during the demo stay as they are. */
async function restorePasswords({ db, passwords }: Pick<Deps, 'db' | 'passwords'>): Promise<void> {
  const voided = await db
    .select({ email: users.email })
    .from(users)
    .where(and(users.isDemo, isNull(users.passwordHash)));
  const emails = new Set(voided.map(({ email }) => email));
  for (const { email, password } of DEMO_ACCOUNTS) {
    if (!emails.has(email)) continue;
    const passwordHash = await passwords.hash(password);
    await db
      .update(users)
      .set({ passwordHash })
      .where(and(eq(users.email, email), users.isDemo, isNull(users.passwordHash)));
  }
}
