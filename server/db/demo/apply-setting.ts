import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { IN_HOUSE_USER_ID } from '../../../contract/roles.ts';
import type { Deps } from '../../deps.ts';
import { insertProven } from '../../infra/mail/proven-addresses.ts';
import type { Db } from '../client.ts';
import { NO_WORKSHOP_EMAIL } from '../reserved-addresses.ts';
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
import { DEMO_ACCOUNTS, DEMO_WORKSHOP } from './accounts.ts';
import { fillDemoData, hasDemoData } from './fill.ts';

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
  await openWorkshop(deps);
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
    await tx
      .update(users)
      .set({ email: NO_WORKSHOP_EMAIL })
      .where(and(eq(users.id, IN_HOUSE_USER_ID), users.isDemo));
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

/** Gives the in-house workshop the published sign-in, unless admins have set one. */
async function openWorkshop({ db, passwords }: Pick<Deps, 'db' | 'passwords'>): Promise<void> {
  const isClosed = and(eq(users.id, IN_HOUSE_USER_ID), eq(users.email, NO_WORKSHOP_EMAIL));
  if ((await db.$count(users, isClosed)) === 0 || !(await hasDemoData(db))) return;
  const { email, password } = DEMO_WORKSHOP;
  if ((await db.$count(users, eq(sql`lower(${users.email})`, email))) > 0) return;
  const passwordHash = await passwords.hash(password);
  await db.update(users).set({ email, passwordHash, isDemo: true }).where(isClosed);
  await insertProven(db, [email]);
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
