import { INVITATION_DAYS } from '../../../contract/constants/staff.ts';
import type { Tx } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { fail } from '../../fail.ts';
import type { Actor } from '../../infra/access-tokens.ts';
import { renewInvitation } from '../accounts/staff/invitation-service.ts';
import { recordAudit } from '../audit/service.ts';
import { welcomeAgainMail } from './mails.ts';
import { accountOfTailor } from './review-queries.ts';

/**
 * Mails a new link to a tailor without a password (tailors-32). Fails with `request.not_found`, also for the in-house
 * workshop, `staff.has_password` and `staff.account_blocked`.
 */
export async function welcomeAgain(
  tx: Tx,
  deps: Pick<Deps, 'config' | 'outbox'>,
  actor: Actor,
  tailorId: number,
): Promise<void> {
  const userId = (await accountOfTailor(tx, tailorId)) ?? fail('request.not_found');
  const { user, passwordToken } = await renewInvitation(tx, deps, userId);
  const { username, email, locale } = user;
  const name = [user.firstName, user.lastName].filter(Boolean).join(' ') || username;
  const welcome = { username, passwordToken, days: INVITATION_DAYS };
  await deps.outbox.post(tx, welcomeAgainMail(deps.config, { email, locale, name }, welcome));
  await recordAudit(tx, actor, {
    action: 'applications.welcomed-again',
    subject: { kind: 'tailor', id: tailorId },
    userId,
  });
}
