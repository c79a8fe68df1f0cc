import { setTimeout as sleep } from 'node:timers/promises';
import type { Tx } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { fail } from '../../fail.ts';
import type { Actor } from '../../infra/access-tokens.ts';
import { fingerprint, newSecret } from '../../infra/secret-tokens.ts';
import { type PasswordOwner, weaknessOf } from './common-passwords.ts';
import { passwordChangedMail, resetLinkMail } from './mails.ts';
import type { Tokens } from './present.ts';
import {
  countResets,
  insertReset,
  lockUser,
  spendReset,
  spendResetsOf,
  updateUser,
  userByEmail,
  userById,
  userOfReset,
} from './queries.ts';
import { clearFailures, revokeSessionsOf } from './session-queries.ts';
import { accountKeyOf, countedAttempt, liveSession, openSession, type Visitor } from './session-service.ts';

/** How long a reset link works, in milliseconds (product.md §3). */
const RESET_LIFE = 3600_000;

/** Reset links mailed to one account in an hour. */
const RESETS_PER_HOUR = 3;

/** How long asking for a reset link takes, in milliseconds: longer than writing the mail, so that nobody can tell. */
const ASKING_TAKES = 250;

/** The hash of a password that is good enough for its owner. Fails on `password` when it is easily guessed. */
export async function hashNewPassword(
  passwords: Deps['passwords'],
  password: string,
  owner: PasswordOwner,
): Promise<string> {
  const weakness = await weaknessOf(password, owner);
  if (weakness) fail(`accounts.password_${weakness}`);
  return passwords.hash(password);
}

/** Mails a reset link, when there is such an account; tells neither by its answer nor by its time. */
export async function requestReset(deps: Deps, email: string): Promise<{ detail: string }> {
  const patience = sleep(ASKING_TAKES);
  await deps.db.transaction((tx) => mailResetLink(tx, deps, email));
  await patience;
  return {
    detail:
      'If an account has this e-mail, a link to set a new password is on its way. It works for one hour.',
  };
}

async function mailResetLink(tx: Tx, deps: Deps, email: string): Promise<void> {
  const found = await userByEmail(tx, email);
  const user = found?.passwordHash ? await lockUser(tx, found.id) : undefined;
  if (!user) return;
  const now = Date.now();
  if ((await countResets(tx, user.id, new Date(now - 3600_000))) >= RESETS_PER_HOUR) return;
  const token = newSecret();
  const expiresAt = new Date(now + RESET_LIFE);
  await insertReset(tx, { userId: user.id, tokenHash: fingerprint(token), expiresAt });
  await deps.outbox.post(tx, resetLinkMail(deps.config, user, token));
}

/**
 * Sets a new password by a mailed link and signs every device out. The link works once; it survives a password that is
 * refused. Fails with `accounts.reset_link_invalid`.
 */
export async function resetPassword(deps: Deps, { token, password }: { token: string; password: string }) {
  const tokenHash = fingerprint(token);
  const user = (await userOfReset(deps.db, tokenHash)) ?? fail('accounts.reset_link_invalid');
  const passwordHash = await hashNewPassword(deps.passwords, password, user);
  await deps.db.transaction(async (tx) => {
    const locked = await lockUser(tx, user.id);
    if (!locked || !(await spendReset(tx, tokenHash))) fail('accounts.reset_link_invalid');
    await deps.outbox.markProven(tx, locked.email);
    await replacePassword(tx, deps, locked, passwordHash);
  });
  return { detail: 'Your password is set. Please sign in with it.' };
}

/**
 * Sets a new password by the current one, signs every other device out and gives this one new tokens. Fails with
 * `accounts.wrong_password`, within the limits of failed sign-ins.
 */
export async function changePassword(
  deps: Deps,
  actor: Actor,
  { current_password, password }: { current_password: string; password: string },
  visitor: Visitor,
): Promise<Tokens> {
  const session = await liveSession(deps.db, actor);
  const user = (await userById(deps.db, actor.id)) ?? fail('session.invalid');
  const isRight = await countedAttempt(deps.db, user.email, visitor.address, () =>
    deps.passwords.verify(user.passwordHash, current_password),
  );
  if (!isRight) fail('accounts.wrong_password');
  const passwordHash = await hashNewPassword(deps.passwords, password, user);
  return deps.db.transaction(async (tx) => {
    const locked = (await lockUser(tx, user.id)) ?? fail('session.invalid');
    // Another change or a reset at the same moment has ended this session.
    await liveSession(tx, actor);
    await replacePassword(tx, deps, locked, passwordHash);
    return openSession(tx, deps, locked, session.device);
  });
}

/** A new password ends every session and every reset link, and forgets failed sign-ins. */
async function replacePassword(
  tx: Tx,
  deps: Deps,
  user: NonNullable<Awaited<ReturnType<typeof lockUser>>>,
  passwordHash: string,
): Promise<void> {
  await updateUser(tx, user.id, { passwordHash });
  await revokeSessionsOf(tx, user.id);
  await spendResetsOf(tx, user.id);
  await clearFailures(tx, accountKeyOf(user.email));
  await deps.outbox.post(tx, passwordChangedMail(deps.config, user));
}
