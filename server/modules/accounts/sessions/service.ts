import { STAFF_ROLES } from '../../../../contract/roles.ts';
import type { Db, Tx } from '../../../db/client.ts';
import type { Deps } from '../../../deps.ts';
import { Failure, fail } from '../../../fail.ts';
import type { Actor } from '../../../infra/access-tokens.ts';
import type { Neighbour } from '../../../infra/neighbours.ts';
import { fingerprint, newSecret } from '../../../infra/secret-tokens.ts';
import { presentSession, presentSignedIn, type Tokens } from '../present.ts';
import { type UserRow, userByEmail } from '../queries.ts';
import { askForSecondFactor, needsTwoFactors } from '../second-factor/gate-service.ts';
import { newDeviceMail } from '../sign-in-mails.ts';
import { knownDeviceKey, rememberDevice } from './known-device-service.ts';
import { secondsToWait } from './login-limits.ts';
import {
  blockingFailure,
  clearFailuresWith,
  deleteFailure,
  insertFailure,
  insertSession,
  lockAttempts,
  lockIfPasswordUnchanged,
  revokeOtherSessions,
  revokeSession,
  revokeToken,
  sessionOf,
  sessionsOf,
  touchSession,
} from './queries.ts';

/** (accounts-6) */
const REFRESH_TOKEN_TTL_MS = 30 * 24 * 3600 * 1000;
/** (people-10) */
const STAFF_SESSION_TTL_MS = 8 * 3600 * 1000;
const STAFF_IDLE_SECONDS = 30 * 60;

export interface Visitor {
  address: string;
  neighbour: Neighbour;
  device: string;
  deviceToken: string | undefined;
}

/**
 * Signs in (accounts-5) and notifies the owner of a new device. Fails with `accounts.wrong_credentials`, with the same
 * response and time for a wrong account or password; with `accounts.too_many_failures`; and like `askForSecondFactor`.
 */
export async function signIn(
  deps: Deps,
  { email, password }: { email: string; password: string },
  visitor: Visitor,
) {
  let found: UserRow | undefined;
  const isRight = await withLoginThrottle(deps, email, visitor, async () => {
    found = await userByEmail(deps.db, email);
    return deps.passwords.verify(found?.passwordHash ?? null, password);
  });
  const user = found;
  if (!isRight || !user?.passwordHash) return refuseSignIn(deps, user, visitor);
  await askForSecondFactor(deps.db, deps, user);
  const { passwordHash } = user;
  const admitted = await deps.db.transaction(async (tx) =>
    (await lockIfPasswordUnchanged(tx, user.id, passwordHash)) ? admit(tx, deps, user, visitor) : undefined,
  );
  if (!admitted) return refuseSignIn(deps, user, visitor);
  return welcome(deps, user, admitted, visitor);
}

type Admitted = Awaited<ReturnType<typeof admit>>;

/** Opens a session and notifies the owner of a new device. */
export async function admit(
  tx: Tx,
  deps: Deps,
  user: UserRow,
  visitor: Visitor,
  { twoFactors = false, guardedUntil }: { twoFactors?: boolean; guardedUntil?: Date } = {},
) {
  const { deviceToken, isNew } = await rememberDevice(tx, user.id, visitor.deviceToken);
  if (isNew) await deps.outbox.post(tx, newDeviceMail(deps.config, user, visitor.device, new Date()));
  const tokens = await openSession(tx, deps, user, visitor.device, twoFactors, guardedUntil);
  return { tokens, deviceToken, isNew };
}

/** Call after the commit. */
export function welcome(
  deps: Deps,
  user: UserRow,
  { tokens, deviceToken, isNew }: Admitted,
  visitor: Visitor,
) {
  if (isNew) deps.securityLog.record('new_device', { accountId: user.id, address: visitor.address });
  return { signedIn: presentSignedIn(user, tokens, deps.links), deviceToken };
}

function refuseSignIn(deps: Deps, user: UserRow | undefined, { address }: Visitor): never {
  deps.securityLog.record('sign_in_failed', { accountId: user?.id ?? null, address });
  fail('accounts.wrong_credentials');
}

/**
 * Limits failures per 15 minutes (accounts-8): ten per account, per device known to it and per visitor, and those of
 * neighbours together, which do not block known devices. An attempt counts as failed from its start, so that parallel
 * guesses gain nothing; attempts beyond the limit do not extend the wait. A success or a password reset clears the
 * failures.
 */
export async function withLoginThrottle(
  deps: Deps,
  email: string,
  { address, neighbour, deviceToken }: Visitor,
  check: () => Promise<boolean>,
  accountKey = accountKeyOf(email),
): Promise<boolean> {
  const { db } = deps;
  const deviceKey = await knownDeviceKey(db, email, deviceToken);
  const attempt = { accountKey, deviceKey, neighbour };
  const { failureId, blockedSince } = await db.transaction(async (tx) => {
    await lockAttempts(tx, attempt);
    const blockedSince = await blockingFailure(tx, attempt);
    return blockedSince ? { blockedSince } : { failureId: await insertFailure(tx, attempt) };
  });
  if (failureId === undefined) {
    const owner = await userByEmail(db, email);
    deps.securityLog.record('sign_in_blocked', { accountId: owner?.id ?? null, address });
    return refuseAttempt(blockedSince);
  }
  const isRight = await check().catch(async (error: unknown) => {
    // A server error is not a failed sign-in.
    await deleteFailure(db, failureId);
    throw error;
  });
  if (isRight) await clearFailuresWith(db, attempt);
  return isRight;
}

/** Fails on `current_password`, throttled like sign-ins. */
export async function requirePassword(
  deps: Deps,
  user: UserRow,
  password: string,
  visitor: Visitor,
): Promise<void> {
  const isRight = await withLoginThrottle(deps, user.email, visitor, () =>
    deps.passwords.verify(user.passwordHash, password),
  );
  if (isRight) return;
  deps.securityLog.record('sign_in_failed', { accountId: user.id, address: visitor.address });
  fail('accounts.wrong_password');
}

function refuseAttempt(blockedSince: Date): never {
  const retryAfter = secondsToWait(blockedSince, new Date());
  throw new Failure('accounts.too_many_failures', {
    details: { minutes: Math.ceil(retryAfter / 60) },
    retryAfter,
  });
}

export function accountKeyOf(email: string): Buffer {
  return fingerprint(email.toLowerCase());
}

/** Sessions of staff are shorter (people-10). Fails with `accounts.blocked`, but only after a valid sign-in. */
export async function openSession(
  tx: Tx,
  deps: Pick<Deps, 'accessTokens' | 'config'>,
  user: Pick<UserRow, 'id' | 'userType' | 'blockedAt'>,
  device: string,
  secondFactor = false,
  guardedUntil: Date | null = null,
): Promise<Tokens> {
  if (user.blockedAt) fail('accounts.blocked');
  const refresh = newSecret();
  const isStaff = STAFF_ROLES.includes(user.userType);
  const sessionId = await insertSession(tx, {
    userId: user.id,
    tokenHash: fingerprint(refresh),
    device,
    secondFactor,
    guardedUntil,
    ...(isStaff ? { idleSeconds: STAFF_IDLE_SECONDS } : {}),
    expiresAt: new Date(Date.now() + (isStaff ? STAFF_SESSION_TTL_MS : REFRESH_TOKEN_TTL_MS)),
  });
  const needsSecondFactor = !secondFactor && needsTwoFactors(deps, user.userType);
  const actor = { id: user.id, role: user.userType, sessionId, needsSecondFactor };
  return { access: await deps.accessTokens.sign(actor), refresh, needsSecondFactor };
}

/**
 * The new token carries the current role. The refresh token stays the same, because clients store it once (accounts-6).
 * Fails with `session.refresh_invalid`.
 */
export async function refreshAccess(deps: Deps, refresh: string) {
  const session = (await touchSession(deps.db, fingerprint(refresh))) ?? fail('session.refresh_invalid');
  const { secondFactor, ...actor } = session;
  const needsSecondFactor = !secondFactor && needsTwoFactors(deps, actor.role);
  return { access: await deps.accessTokens.sign({ ...actor, needsSecondFactor }) };
}

export async function signOut(deps: Deps, refresh: string): Promise<void> {
  const ended = await revokeToken(deps.db, fingerprint(refresh));
  if (ended) deps.securityLog.record('session_ended', { accountId: ended.userId, sessionId: ended.id });
}

export async function listSessions(deps: Deps, actor: Actor) {
  const sessions = await sessionsOf(deps.db, actor.id);
  return { results: sessions.map((session) => presentSession(session, actor.sessionId)) };
}

/** Fails with `request.not_found` for another account's session. */
export async function endSession(deps: Deps, actor: Actor, id: number): Promise<void> {
  if (!(await revokeSession(deps.db, actor.id, id))) fail('request.not_found');
  deps.securityLog.record('session_ended', { accountId: actor.id, sessionId: id });
}

/** Ends every session but the caller's (accounts-7). */
export async function endOtherSessions(deps: Deps, { id, sessionId }: Actor): Promise<void> {
  for (const ended of await revokeOtherSessions(deps.db, id, sessionId)) {
    deps.securityLog.record('session_ended', { accountId: id, sessionId: ended });
  }
}

/** Fails with `session.guarded` where the session began with a code alone (accounts-28). */
export function refuseGuarded({ guardedUntil }: { guardedUntil: Date | null }): void {
  if (guardedUntil && guardedUntil > new Date()) fail('session.guarded');
}

/** Checks that the access token's session is still live. Fails with `session.invalid`. */
export async function liveSession(db: Db | Tx, actor: Actor) {
  return (await sessionOf(db, actor.id, actor.sessionId)) ?? fail('session.invalid');
}
