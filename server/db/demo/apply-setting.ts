import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import type { Db } from '../client.ts';
import { emailLinks, knownDevices, passwordResets, refreshTokens, users } from '../schema/accounts.ts';
import { DEMO_ACCOUNTS } from './accounts.ts';
import { fillDemoData } from './fill.ts';

/**
 * Brings the database in line with `config.demo`, at every start. On: writes the demo data once, and gives demo accounts
 * that were voided their published passwords back. Off: voids every demo account. Returns how many accounts are void
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
    const ids = people.map(({ id }) => id);
    await tx
      .update(refreshTokens)
      .set({ revokedAt: sql`now()` })
      .where(and(inArray(refreshTokens.userId, ids), isNull(refreshTokens.revokedAt)));
    for (const links of [passwordResets, emailLinks]) {
      await tx
        .update(links)
        .set({ usedAt: sql`now()` })
        .where(and(inArray(links.userId, ids), isNull(links.usedAt)));
    }
    await tx.delete(knownDevices).where(inArray(knownDevices.userId, ids));
    return people.length;
  });
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
