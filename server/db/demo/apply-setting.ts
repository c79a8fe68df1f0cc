import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import type { Db } from '../client.ts';
import {
  emailLinks,
  knownDevices,
  passkeys,
  passwordResets,
  recoveryCodes,
  refreshTokens,
  secondFactors,
  socialIdentities,
  users,
} from '../schema/accounts.ts';
import { DEMO_ACCOUNTS } from './accounts.ts';
import { fillDemoData } from './fill.ts';

/**
 * Applies `config.demo` at every start: writes demo data once and restores published passwords, or disables the demo
 * accounts. Returns how many are disabled.
 */
export async function applyDemoSetting(
  deps: Pick<Deps, 'db' | 'passwords' | 'config'>,
): Promise<{ voidAccounts: number }> {
  if (!deps.config.demo) return { voidAccounts: await voidDemoAccounts(deps.db) };
  await fillDemoData(deps);
  await restorePasswords(deps);
  return { voidAccounts: 0 };
}

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
    await tx.delete(recoveryCodes).where(inArray(recoveryCodes.userId, ids));
    await tx.delete(secondFactors).where(inArray(secondFactors.userId, ids));
    await tx.delete(passkeys).where(inArray(passkeys.userId, ids));
    await tx.delete(socialIdentities).where(inArray(socialIdentities.userId, ids));
    return people.length;
  });
}

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
