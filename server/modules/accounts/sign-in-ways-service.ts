import type { z } from 'zod';
import { realAddress } from '../../../contract/nobodys-address.ts';
import type { SignInWays } from '../../../contract/sign-in.ts';
import type { Db, Tx } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { fail } from '../../fail.ts';
import type { Actor } from '../../infra/access-tokens.ts';
import { deletePasskey, deletePasskeysOf, passkeysOf } from './passkeys/queries.ts';
import { deletePhoneOf, phoneOf } from './phone/queries.ts';
import { presentSignInWays } from './present.ts';
import { lockUser, type UserRow, userById } from './queries.ts';
import { hasSecondFactor, needsTwoFactors } from './second-factor/gate-service.ts';
import { countRecoveryCodes, deleteSecondFactor, secondFactorOf } from './second-factor/queries.ts';
import { sessionOf } from './sessions/queries.ts';
import { liveSession, refuseGuarded, requirePassword, type Visitor } from './sessions/service.ts';
import { passkeyRemovedMail, phoneRemovedMail, socialRemovedMail } from './sign-in-mails.ts';
import { deleteIdentitiesOf, deleteIdentity, identitiesOf } from './social/queries.ts';

/** An account without a password confirms actions by a recent sign-in or confirmation. */
const RECENT_SIGN_IN_MS = 15 * 60_000;

/** (accounts-21) */
export async function listSignInWays(
  { db, config }: Deps,
  actor: Actor,
): Promise<z.output<typeof SignInWays>> {
  const user = (await userById(db, actor.id)) ?? fail('session.invalid');
  const [session, phone, identities, passkeys, factor, recoveryCodes] = await Promise.all([
    sessionOf(db, user.id, actor.sessionId),
    phoneOf(db, user.id),
    identitiesOf(db, user.id),
    passkeysOf(db, user.id),
    secondFactorOf(db, user.id),
    countRecoveryCodes(db, user.id),
  ]);
  const secondFactor = {
    on: factor !== undefined,
    required: needsTwoFactors({ config }, user.userType),
    recovery_codes: recoveryCodes,
  };
  const guardedUntil = session?.guardedUntil ?? null;
  return presentSignInWays(user, { identities, passkeys, secondFactor, phone, guardedUntil });
}

/**
 * Requires the password before a sign-in method is added, or a recent sign-in if the account has none. Fails with
 * `accounts.confirm_with_password`, `accounts.wrong_password`, `accounts.sign_in_again` and `session.guarded`.
 */
export async function confirmOwner(
  deps: Deps,
  actor: Actor,
  password: string | undefined,
  visitor: Visitor,
): Promise<void> {
  const session = await liveSession(deps.db, actor);
  const user = (await userById(deps.db, actor.id)) ?? fail('session.invalid');
  if (user.passwordHash !== null) {
    if (password === undefined) fail('accounts.confirm_with_password');
    return requirePassword(deps, user, password, visitor);
  }
  refuseGuarded(session);
  if (Date.now() - session.confirmedAt.getTime() > RECENT_SIGN_IN_MS) {
    fail((await phoneOf(deps.db, user.id)) ? 'accounts.confirm_by_code' : 'accounts.sign_in_again');
  }
}

/** True if another sign-in method remains after removing one that is not the password. */
async function hasOtherWay(db: Db | Tx, user: Pick<UserRow, 'id' | 'email' | 'passwordHash'>) {
  // The password is asked for with an e-mail address.
  if (user.passwordHash !== null && realAddress(user.email) !== null) return true;
  const [identities, passkeys] = [await identitiesOf(db, user.id), await passkeysOf(db, user.id)];
  return identities.length + passkeys.length + ((await phoneOf(db, user.id)) ? 1 : 0) > 1;
}

/** Fails with `accounts.last_way_to_sign_in`, also where no e-mail address would be left, and with `accounts.no_phone`. */
export async function removePhone(deps: Deps, actor: Actor): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const user = (await lockUser(tx, actor.id)) ?? fail('session.invalid');
    const isLast = realAddress(user.email) === null || !(await hasOtherWay(tx, user));
    if (!(await deletePhoneOf(tx, user.id))) fail('accounts.no_phone');
    if (isLast) fail('accounts.last_way_to_sign_in');
    await deps.outbox.post(tx, phoneRemovedMail(deps.config, user));
  });
  deps.securityLog.record('way_removed', { accountId: actor.id, way: 'phone' });
}

/** Fails with `accounts.last_way_to_sign_in`, and with `request.not_found` for another account's identity. */
export async function disconnectSocial(deps: Deps, actor: Actor, id: number): Promise<void> {
  const removed = await deps.db.transaction(async (tx) => {
    const user = (await lockUser(tx, actor.id)) ?? fail('session.invalid');
    const isLast = !(await hasOtherWay(tx, user));
    const identity = (await deleteIdentity(tx, user.id, id)) ?? fail('request.not_found');
    if (isLast) fail('accounts.last_way_to_sign_in');
    await deps.outbox.post(tx, socialRemovedMail(deps.config, user, identity.provider));
    return identity;
  });
  deps.securityLog.record('way_removed', { accountId: actor.id, way: removed.provider });
}

/** Fails like `disconnectSocial`, and with `accounts.second_factor_kept` for the only second factor of staff. */
export async function removePasskey(deps: Deps, actor: Actor, id: number): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const user = (await lockUser(tx, actor.id)) ?? fail('session.invalid');
    const isLast = !(await hasOtherWay(tx, user));
    if (!(await deletePasskey(tx, user.id, id))) fail('request.not_found');
    if (isLast) fail('accounts.last_way_to_sign_in');
    if (needsTwoFactors(deps, user.userType) && !(await hasSecondFactor(tx, user.id))) {
      fail('accounts.second_factor_kept');
    }
    await deps.outbox.post(tx, passkeyRemovedMail(deps.config, user));
  });
  deps.securityLog.record('way_removed', { accountId: actor.id, way: 'passkey' });
}

/**
 * Removes all sign-in methods that somebody else may have added before the address was proven (accounts-21): after the
 * reset of an unconfirmed account, or an undone change of address.
 */
export async function removeSignInWays(tx: Tx, userId: number): Promise<void> {
  await deleteIdentitiesOf(tx, userId);
  await deletePasskeysOf(tx, userId);
  await deleteSecondFactor(tx, userId);
  await deletePhoneOf(tx, userId);
}
