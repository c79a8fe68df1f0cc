import type { Db } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { deletePasskeysOf } from './passkey-queries.ts';
import { lockUser, userByEmail } from './queries.ts';
import { deleteSecondFactor } from './second-factor-queries.ts';
import { revokeSessionsOf } from './session-queries.ts';

/**
 * For who has lost the phone: removes the second factor and the passkeys, and ends all sessions. False for an unknown
 * address.
 */
export async function resetSecondFactor(
  db: Db,
  { securityLog }: Pick<Deps, 'securityLog'>,
  email: string,
): Promise<boolean> {
  const accountId = await db.transaction(async (tx) => {
    const found = await userByEmail(tx, email);
    const user = found && (await lockUser(tx, found.id));
    if (!user) return undefined;
    await deleteSecondFactor(tx, user.id);
    await deletePasskeysOf(tx, user.id);
    await revokeSessionsOf(tx, user.id);
    return user.id;
  });
  if (accountId === undefined) return false;
  securityLog.record('second_factor_reset', { accountId });
  return true;
}
