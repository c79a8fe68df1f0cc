import { setTimeout as sleep } from 'node:timers/promises';
import { responseWords } from '#words';
import { isNobodysAddress } from '../../../../contract/nobodys-address.ts';
import type { Tx } from '../../../db/client.ts';
import type { Deps } from '../../../deps.ts';
import { fail } from '../../../fail.ts';
import type { Actor } from '../../../infra/access-tokens.ts';
import { isProven } from '../../../infra/mail/proven-addresses.ts';
import { Sealer } from '../../../infra/sealing.ts';
import { fingerprint, newSecret } from '../../../infra/secret-tokens.ts';
import { voidEmailChanges } from '../email-link-queries.ts';
import { passwordChangedMail, resetLinkMail } from '../mails.ts';
import { passkeysOf } from '../passkeys/queries.ts';
import type { Tokens } from '../present.ts';
import {
  countResets,
  insertReset,
  lockUser,
  remailReset,
  spendReset,
  spendResetsOf,
  type UserRow,
  updateUser,
  userByEmail,
  userById,
  userOfReset,
} from '../queries.ts';
import { rememberDevice } from '../sessions/known-device-service.ts';
import { clearFailures, deleteDevicesOf, revokeSessionsOf } from '../sessions/queries.ts';
import {
  accountKeyOf,
  liveSession,
  openSession,
  requirePassword,
  type Visitor,
} from '../sessions/service.ts';
import { removeSignInWays } from '../sign-in-ways-service.ts';
import { identitiesOf } from '../social/queries.ts';
import { type PasswordOwner, weaknessOf } from './strength.ts';

const RESET_LINK_TTL_MS = 3600_000;

/** Links per account; further requests mail the last link again. */
const RESET_LINKS_PER_HOUR = 3;
const RESET_MAILS_PER_HOUR = 5;

/** A constant response time, longer than writing the mail, so that it does not reveal whether the account exists. */
const RESET_REQUEST_MS = 250;

/** Fails on `password` when it is easily guessed. */
export async function hashNewPassword(
  passwords: Deps['passwords'],
  password: string,
  owner: PasswordOwner,
): Promise<string> {
  const weakness = await weaknessOf(passwords, password, owner);
  if (weakness) fail(`accounts.password_${weakness}`);
  return passwords.hash(password);
}

/** Neither the response nor its time reveals whether the account exists. */
export async function requestReset(deps: Deps, email: string): Promise<{ detail: string }> {
  const minimumTime = sleep(RESET_REQUEST_MS);
  await deps.db.transaction((tx) => mailResetLink(tx, deps, email));
  await minimumTime;
  return { detail: responseWords.resetLinkIsOnItsWay };
}

async function mailResetLink(tx: Tx, deps: Deps, email: string): Promise<void> {
  const found = await userByEmail(tx, email);
  const user = found && (await mayReset(tx, found)) ? await lockUser(tx, found.id) : undefined;
  if (!user) return;
  const { links, mails } = await countResets(tx, user.id, new Date(Date.now() - 3600_000));
  if (links < RESET_LINKS_PER_HOUR) return postResetLink(tx, deps, user);
  if (mails >= RESET_MAILS_PER_HOUR) return;
  const sealed = await remailReset(tx, user.id);
  const token = sealed && unsealed(deps, sealed);
  if (token) await deps.outbox.post(tx, resetLinkMail(deps.config, user, token));
}

/**
 * Also allows a first password, for accounts with another sign-in method or created by staff for a proven address.
 * Refuses the shop's own accounts without a real address (people-4), and demo accounts once the demo is off.
 */
async function mayReset(tx: Tx, { id, email, passwordHash, isDemo }: UserRow): Promise<boolean> {
  if (passwordHash !== null) return true;
  if (isDemo || isNobodysAddress(email)) return false;
  if (await isProven(tx, email)) return true;
  return (await identitiesOf(tx, id)).length + (await passkeysOf(tx, id)).length > 0;
}

export async function postResetLink(
  tx: Tx,
  deps: Deps,
  user: Pick<UserRow, 'id' | 'email' | 'locale' | 'username' | 'firstName'>,
  cause?: 'asked' | 'undone',
): Promise<void> {
  const token = await newResetLink(tx, deps, user.id, RESET_LINK_TTL_MS);
  await deps.outbox.post(tx, resetLinkMail(deps.config, user, token, cause));
}

/** A single-use token of a link to set a password. */
export async function newResetLink(
  tx: Tx,
  deps: Pick<Deps, 'config'>,
  userId: number,
  ttlMs: number,
): Promise<string> {
  const token = newSecret();
  const expiresAt = new Date(Date.now() + ttlMs);
  const sealedToken = sealerOf(deps).seal(token);
  await insertReset(tx, { userId, tokenHash: fingerprint(token), sealedToken, expiresAt });
  return token;
}

/** Reset tokens are stored sealed, so that the same link can be mailed again. */
function sealerOf({ config }: Pick<Deps, 'config'>): Sealer {
  return new Sealer(config.jwtSecrets, 'password reset links');
}

/** Null after `JWT_SECRET` has changed. */
function unsealed(deps: Deps, sealed: Buffer): string | null {
  try {
    return sealerOf(deps).unseal(sealed);
  } catch {
    return null;
  }
}

/** Signs out all devices. A rejected password does not spend the link. Fails with `accounts.reset_link_invalid`. */
export async function resetPassword(deps: Deps, { token, password }: { token: string; password: string }) {
  const tokenHash = fingerprint(token);
  const user = (await userOfReset(deps.db, tokenHash)) ?? fail('accounts.reset_link_invalid');
  const passwordHash = await hashNewPassword(deps.passwords, password, user);
  await deps.db.transaction(async (tx) => {
    const locked = await lockUser(tx, user.id);
    if (!locked || !(await spendReset(tx, tokenHash))) fail('accounts.reset_link_invalid');
    // Before the address was proven, somebody else may have created the account.
    if (!(await isProven(tx, locked.email))) await removeSignInWays(tx, locked.id);
    await deps.outbox.markProven(tx, locked.email);
    await replacePassword(tx, deps, locked, passwordHash);
  });
  deps.securityLog.record('password_reset', { accountId: user.id });
  return { detail: responseWords.passwordIsSet };
}

/**
 * Signs out all other devices and returns new tokens. Fails with `accounts.wrong_password`, throttled like sign-ins.
 */
export async function changePassword(
  deps: Deps,
  actor: Actor,
  { current_password, password }: { current_password: string; password: string },
  visitor: Visitor,
): Promise<{ tokens: Tokens; deviceToken: string }> {
  const session = await liveSession(deps.db, actor);
  const user = (await userById(deps.db, actor.id)) ?? fail('session.invalid');
  await requirePassword(deps, user, current_password, visitor);
  const passwordHash = await hashNewPassword(deps.passwords, password, user);
  const changed = await deps.db.transaction(async (tx) => {
    const locked = (await lockUser(tx, user.id)) ?? fail('session.invalid');
    // A concurrent change or reset may have ended this session.
    await liveSession(tx, actor);
    await replacePassword(tx, deps, locked, passwordHash);
    const { deviceToken } = await rememberDevice(tx, user.id, visitor.deviceToken);
    return {
      tokens: await openSession(tx, deps, locked, session.device, session.secondFactor),
      deviceToken,
    };
  });
  deps.securityLog.record('password_changed', { accountId: user.id, address: visitor.address });
  return changed;
}

/** Also revokes sessions, reset links and pending address changes, forgets devices and clears failed sign-ins. */
export async function replacePassword(
  tx: Tx,
  deps: Deps,
  user: NonNullable<Awaited<ReturnType<typeof lockUser>>>,
  passwordHash: string,
): Promise<void> {
  await updateUser(tx, user.id, { passwordHash });
  await revokeSessionsOf(tx, user.id);
  await spendResetsOf(tx, user.id);
  await voidEmailChanges(tx, user.id);
  await deleteDevicesOf(tx, user.id);
  await clearFailures(tx, accountKeyOf(user.email));
  await deps.outbox.post(tx, passwordChangedMail(deps.config, user));
}
