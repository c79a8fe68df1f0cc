import { IN_HOUSE_TAILOR_ID, IN_HOUSE_USER_ID } from '../../../../contract/roles.ts';
import type { Tx } from '../../../db/client.ts';
import type { Deps } from '../../../deps.ts';
import { fail } from '../../../fail.ts';
import type { Actor } from '../../../infra/access-tokens.ts';
import { recordAudit } from '../../audit/service.ts';
import { voidEmailLinksOf } from '../email-link-queries.ts';
import { workshopInvitationMail } from '../mails.ts';
import { lockUser, spendResetsOf, updateUser } from '../queries.ts';
import { deleteDevicesOf } from '../sessions/known-device-queries.ts';
import { revokeSessionsOf } from '../sessions/queries.ts';
import { removeSignInWays } from '../sign-in-ways-service.ts';
import { mapUniqueViolation, refuseTakenNames } from '../taken-names-service.ts';
import { newInvitation } from './invitation-service.ts';

/**
 * Gives the in-house workshop an address to sign in with and mails it a link that sets the password; earlier links end. A new
 * address ends whatever let the one before in. Fails on a taken `email`, and with `staff.has_password` for the present
 * address (people-15).
 */
export async function giveWorkshopAddress(
  tx: Tx,
  deps: Pick<Deps, 'config' | 'outbox'>,
  actor: Actor,
  email: string,
): Promise<{ accountId: number; isMoved: boolean }> {
  const user = (await lockUser(tx, IN_HOUSE_USER_ID)) ?? fail('request.not_found');
  const { id } = user;
  const isMoved = user.email.toLowerCase() !== email;
  if (isMoved) {
    await refuseTakenNames(tx, { email }, id);
    await endEveryWayIn(tx, id);
    // Whoever opens it while the demo's password of an admin is public loses it with the demo (demo-2).
    const { demo: isDemo } = deps.config;
    const unblocked = { blockedAt: null, blockedReason: null };
    await mapUniqueViolation(() => updateUser(tx, id, { email, passwordHash: null, isDemo, ...unblocked }));
  } else if (user.passwordHash !== null) fail('staff.has_password');
  await spendResetsOf(tx, id);
  const token = await newInvitation(tx, deps, id);
  await deps.outbox.post(tx, workshopInvitationMail(deps.config, { ...user, email }, token));
  await recordAudit(tx, actor, {
    action: 'accounts.workshop-opened',
    subject: { kind: 'tailor', id: IN_HOUSE_TAILOR_ID },
    userId: id,
    data: { moved: isMoved },
  });
  return { accountId: id, isMoved };
}

async function endEveryWayIn(tx: Tx, id: number): Promise<void> {
  await revokeSessionsOf(tx, id);
  await voidEmailLinksOf(tx, id);
  await deleteDevicesOf(tx, id);
  await removeSignInWays(tx, id);
}
