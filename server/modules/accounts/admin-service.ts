import type { Tx } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { insertProven } from '../../infra/mail/proven-addresses.ts';
import { hashNewPassword } from './password-service.ts';
import { insertUser, lockUser, updateUser, userByEmail } from './queries.ts';
import { mapUniqueViolation, refuseTakenNames } from './taken-names-service.ts';

/**
 * What became of an account that should be an admin's; `unfit`: it belongs to a tailor, a brand or the shop itself;
 * `demo`: it is an account of the demo, whose password everybody may know.
 */
export type Promotion = 'unknown' | 'promoted' | 'already' | 'unfit' | 'demo';

/** Makes an admin of the account with this e-mail; its password stays as it is. */
export async function promoteToAdmin(
  tx: Tx,
  { securityLog }: Pick<Deps, 'securityLog'>,
  email: string,
): Promise<Promotion> {
  const found = await userByEmail(tx, email);
  const user = found && (await lockUser(tx, found.id));
  if (!user) return 'unknown';
  if (user.isDemo) return 'demo';
  if (user.userType === 'admin') return 'already';
  if (user.passwordHash === null || user.userType === 'tailor' || user.userType === 'brand') return 'unfit';
  await updateUser(tx, user.id, { userType: 'admin' });
  securityLog.record('role_changed', { accountId: user.id, role: 'admin' });
  return 'promoted';
}

/** Makes a new account for an admin. Fails on the fields: names somebody has, a password that is easily guessed. */
export async function createAdmin(
  tx: Tx,
  { passwords, securityLog }: Pick<Deps, 'passwords' | 'securityLog'>,
  form: { username: string; email: string; password: string },
): Promise<void> {
  const { username, email } = form;
  await refuseTakenNames(tx, { username, email });
  const passwordHash = await hashNewPassword(passwords, form.password, {
    username,
    email,
    phoneNumber: null,
  });
  const user = await mapUniqueViolation(() =>
    insertUser(tx, { username, email, passwordHash, userType: 'admin' }),
  );
  // The operator has typed it in.
  await insertProven(tx, [email]);
  securityLog.record('role_changed', { accountId: user.id, role: 'admin' });
}
