import { INVITATION_DAYS } from '../../../contract/constants/staff.ts';
import type { Locale } from '../../../contract/locale.ts';
import { isNobodysAddress } from '../../../contract/nobodys-address.ts';
import type { Tx } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { fail } from '../../fail.ts';
import type { Actor } from '../../infra/access-tokens.ts';
import { signInPhoneOf } from '../accounts/phone/account-service.ts';
import { renewInvitation } from '../accounts/staff/invitation-service.ts';
import { recordAudit } from '../audit/service.ts';
import { welcomeAgainMail } from './mails.ts';
import { tellByPhone } from './news-service.ts';
import { accountOfTailor } from './review-queries.ts';

/** Tells a tailor without a mailbox to sign in with a code to the phone (tailors-34). */
export function welcomeByPhone(
  tx: Tx,
  deps: Pick<Deps, 'config' | 'messages'>,
  { userId, ...reader }: { userId: number; phone: string; locale: Locale },
): Promise<void> {
  return tellByPhone(tx, deps, reader, {
    template: 'application_approved',
    path: '/phone-sign-in',
    kind: 'applications.approved',
    userId,
  });
}

/**
 * Mails a new link to a tailor without a password (tailors-32); without a mailbox the phone is told how to sign in. Fails with `request.not_found`, also for the in-house
 * workshop, `staff.has_password` and `staff.account_blocked`.
 */
export async function welcomeAgain(
  tx: Tx,
  deps: Pick<Deps, 'config' | 'outbox' | 'messages'>,
  actor: Actor,
  tailorId: number,
): Promise<void> {
  const userId = (await accountOfTailor(tx, tailorId)) ?? fail('request.not_found');
  const { user, passwordToken } = await renewInvitation(tx, deps, userId);
  const { username, email, locale } = user;
  const name = [user.firstName, user.lastName].filter(Boolean).join(' ') || username;
  const phone = isNobodysAddress(email) ? await signInPhoneOf(tx, userId) : undefined;
  if (phone === undefined) {
    const welcome = { username, passwordToken, days: INVITATION_DAYS };
    await deps.outbox.post(tx, welcomeAgainMail(deps.config, { email, locale, name }, welcome));
  } else await welcomeByPhone(tx, deps, { userId, phone, locale });
  await recordAudit(tx, actor, {
    action: 'applications.welcomed-again',
    subject: { kind: 'tailor', id: tailorId },
    userId,
  });
}
