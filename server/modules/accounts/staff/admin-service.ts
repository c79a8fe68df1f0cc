import type { Role } from '../../../../contract/roles.ts';
import type { Db, Tx } from '../../../db/client.ts';
import type { Deps } from '../../../deps.ts';
import { insertProven } from '../../../infra/mail/proven-addresses.ts';
import { hashNewPassword } from '../passwords/service.ts';
import { insertUser, lockUser, userByEmail } from '../queries.ts';
import { mapUniqueViolation, refuseTakenNames } from '../taken-names-service.ts';
import { giveRole, isWithAdmin } from './queries.ts';

/** `unfit`: the account belongs to a tailor, a brand or the shop itself. `demo`: its password is public. */
export type Promotion = 'unknown' | 'promoted' | 'already' | 'unfit' | 'demo';

/** Without an admin nobody can set prices or approve tailors. */
export function hasAdmin(db: Db): Promise<boolean> {
  return isWithAdmin(db);
}

export async function promoteToAdmin(
  db: Db,
  { securityLog }: Pick<Deps, 'securityLog'>,
  email: string,
): Promise<Promotion> {
  const { promotion, accountId } = await db.transaction((tx) => promote(tx, email));
  if (promotion === 'promoted') securityLog.record('role_changed', { accountId, role: 'admin' });
  return promotion;
}

async function promote(tx: Tx, email: string): Promise<{ promotion: Promotion; accountId: number | null }> {
  const found = await userByEmail(tx, email);
  const user = found && (await lockUser(tx, found.id));
  if (!user) return { promotion: 'unknown', accountId: null };
  const promotion = promotionOf(user);
  if (promotion === 'promoted') await giveRole(tx, user.id, { userType: 'admin' });
  return { promotion, accountId: user.id };
}

function promotionOf(user: { isDemo: boolean; userType: Role; passwordHash: string | null }): Promotion {
  if (user.isDemo) return 'demo';
  if (user.userType === 'admin') return 'already';
  const isUnfit = user.passwordHash === null || user.userType === 'tailor' || user.userType === 'brand';
  return isUnfit ? 'unfit' : 'promoted';
}

/** Creates an admin. Fails on taken names and weak passwords. */
export async function createAdmin(
  db: Db,
  { passwords, securityLog }: Pick<Deps, 'passwords' | 'securityLog'>,
  form: { username: string; email: string; password: string },
): Promise<void> {
  const { username, email } = form;
  const accountId = await db.transaction(async (tx) => {
    await refuseTakenNames(tx, { username, email });
    const passwordHash = await hashNewPassword(passwords, form.password, {
      username,
      email,
      phoneNumber: null,
    });
    const user = await mapUniqueViolation(() =>
      insertUser(tx, { username, email, passwordHash, userType: 'admin' }),
    );
    // The operator has typed the address, so it counts as proven.
    await insertProven(tx, [email]);
    return user.id;
  });
  securityLog.record('role_changed', { accountId, role: 'admin' });
}
