import type { Db, Tx } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { Failure, fail } from '../../fail.ts';
import type { Actor } from '../../infra/access-tokens.ts';
import { fingerprint, newSecret } from '../../infra/secret-tokens.ts';
import { inMinutes, secondsToWait } from './login-limits.ts';
import { presentSession, presentSignedIn, type Tokens } from './present.ts';
import { type UserRow, userByEmail } from './queries.ts';
import {
  blockingFailure,
  clearFailures,
  forgetFailure,
  holdPassword,
  insertFailure,
  insertSession,
  lockAttempts,
  revokeSession,
  revokeToken,
  sessionOf,
  sessionsOf,
  touchSession,
} from './session-queries.ts';

/** How long a device stays signed in, in milliseconds (product.md §4). */
const REFRESH_LIFE = 30 * 24 * 3600 * 1000;

/** Who asks without being known yet. */
export interface Visitor {
  /** Address, or the network that counts as one. */
  address: string;
  /** "Chrome on Android" */
  device: string;
}

/**
 * Signs in by e-mail and password (S1 §7). Fails with `accounts.wrong_credentials` alike, and after the same time,
 * whether the account or the password is wrong; with `accounts.too_many_failures` once the limits are reached.
 */
export async function signIn(
  deps: Deps,
  { email, password }: { email: string; password: string },
  visitor: Visitor,
) {
  const user = await countedAttempt(deps.db, email, visitor.address, async () => {
    const found = await userByEmail(deps.db, email);
    return (await deps.passwords.verify(found?.passwordHash ?? null, password)) ? found : undefined;
  });
  const passwordHash = user?.passwordHash;
  if (!passwordHash) fail('accounts.wrong_credentials');
  return deps.db.transaction(async (tx) => {
    if (!(await holdPassword(tx, user.id, passwordHash))) fail('accounts.wrong_credentials');
    return presentSignedIn(user, await openSession(tx, deps, user, visitor.device), deps.links);
  });
}

/**
 * Runs a check of an account's password within the limits of product.md §4: ten failures for an account, fifty from an
 * address in 15 minutes, over all processes. An attempt counts as failed from its beginning until it succeeds, so that
 * guesses sent at once get no further than guesses sent one by one; an attempt beyond the limit is not counted, so
 * that the wait has an end. A success forgets the account's failures.
 *
 * Whoever knows an address can thus keep its owner from signing in by password. Devices that are signed in stay so, and
 * a mailed reset link opens the account at once: resetting forgets the failures too.
 */
export async function countedAttempt<Success>(
  db: Db,
  email: string,
  address: string,
  check: () => Promise<Success>,
): Promise<Success> {
  const attempt = { accountKey: accountKeyOf(email), address };
  const failureId = await db.transaction(async (tx) => {
    await lockAttempts(tx, attempt);
    const blockedSince = await blockingFailure(tx, attempt);
    if (blockedSince) refuseAttempt(blockedSince);
    return insertFailure(tx, attempt);
  });
  const outcome = await check().catch(async (error: unknown) => {
    // We failed, not the visitor.
    await forgetFailure(db, failureId);
    throw error;
  });
  if (outcome) await clearFailures(db, attempt.accountKey);
  return outcome;
}

function refuseAttempt(blockedSince: Date): never {
  const retryAfter = secondsToWait(blockedSince, new Date());
  throw new Failure('accounts.too_many_failures', { details: { wait: inMinutes(retryAfter) }, retryAfter });
}

/** What failures of an account are counted under. */
export function accountKeyOf(email: string): Buffer {
  return fingerprint(email.toLowerCase());
}

/** Signs a device in: the tokens it holds from now on. */
export async function openSession(
  tx: Tx,
  deps: Pick<Deps, 'accessTokens'>,
  user: Pick<UserRow, 'id' | 'userType'>,
  device: string,
): Promise<Tokens> {
  const refresh = newSecret();
  const sessionId = await insertSession(tx, {
    userId: user.id,
    tokenHash: fingerprint(refresh),
    device,
    expiresAt: new Date(Date.now() + REFRESH_LIFE),
  });
  const access = await deps.accessTokens.sign({ id: user.id, role: user.userType, sessionId });
  return { access, refresh };
}

/** A new access token; the role in it is today's. Fails with `session.refresh_invalid` for a dead refresh token. */
export async function refreshAccess(deps: Deps, refresh: string) {
  const actor = (await touchSession(deps.db, fingerprint(refresh))) ?? fail('session.refresh_invalid');
  return { access: await deps.accessTokens.sign(actor) };
}

/** Signs the device out that holds the refresh token. */
export async function signOut(deps: Deps, refresh: string): Promise<void> {
  await revokeToken(deps.db, fingerprint(refresh));
}

/** The devices the actor is signed in on. */
export async function listSessions(deps: Deps, actor: Actor) {
  const sessions = await sessionsOf(deps.db, actor.id);
  return { results: sessions.map((session) => presentSession(session, actor.sessionId)) };
}

/** Signs one of the actor's devices out. Somebody else's is `request.not_found`. */
export async function endSession(deps: Deps, actor: Actor, id: number): Promise<void> {
  if (!(await revokeSession(deps.db, actor.id, id))) fail('request.not_found');
}

/**
 * The actor's session, for what must not wait until the access token ends: an account is changed only from a device
 * that is signed in at this moment. Fails with `session.invalid`.
 */
export async function liveSession(db: Db | Tx, actor: Actor) {
  return (await sessionOf(db, actor.id, actor.sessionId)) ?? fail('session.invalid');
}
