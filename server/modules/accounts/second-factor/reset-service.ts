import { STAFF_ROLES } from '../../../../contract/roles.ts';
import type { Db, Tx } from '../../../db/client.ts';
import type { Deps } from '../../../deps.ts';
import { fail } from '../../../fail.ts';
import type { Actor } from '../../../infra/access-tokens.ts';
import { recordAudit } from '../../audit/service.ts';
import { deletePasskeysOf } from '../passkeys/queries.ts';
import { lockUser, userByEmail } from '../queries.ts';
import { revokeSessionsOf } from '../sessions/queries.ts';
import { secondFactorOffMail } from '../sign-in-mails.ts';
import { lockTarget } from '../staff/service.ts';
import { deleteSecondFactor } from './queries.ts';

/**
 * For owners who lost their phone: removes the second factor and passkeys, and ends all sessions. False for an unknown
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
    await removeSecondFactors(tx, user.id);
    return user.id;
  });
  if (accountId === undefined) return false;
  securityLog.record('second_factor_reset', { accountId });
  return true;
}

/** Resets the second factor of a staff account, by an admin. Fails with `request.not_found` and `staff.yourself`. */
export async function resetSecondFactorOf(
  tx: Tx,
  { config, outbox }: Pick<Deps, 'config' | 'outbox'>,
  actor: Actor,
  id: number,
): Promise<void> {
  const user = await lockTarget(tx, actor, id);
  if (!STAFF_ROLES.includes(user.userType)) fail('request.not_found');
  await removeSecondFactors(tx, id);
  await outbox.post(tx, secondFactorOffMail(config, user));
  await recordAudit(tx, actor, {
    action: 'accounts.second-factor-reset',
    subject: { kind: 'account', id },
    userId: id,
  });
}

async function removeSecondFactors(tx: Tx, id: number): Promise<void> {
  await deleteSecondFactor(tx, id);
  await deletePasskeysOf(tx, id);
  await revokeSessionsOf(tx, id);
}
