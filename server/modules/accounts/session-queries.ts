import { and, desc, eq, gt, isNull, type SQL, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { isLiveSession, loginFailures, refreshTokens, users } from '../../db/schema/accounts.ts';
import { FAILURE_WINDOW_SECONDS, FAILURES_PER_ACCOUNT, FAILURES_PER_ADDRESS } from './login-limits.ts';

/** Devices listed at most, the last used ones. */
const LISTED_SESSIONS = 100;

/** Marks our advisory locks: attempts on an account, attempts from an address. */
const ACCOUNT_LOCK = 46_601;
const ADDRESS_LOCK = 46_602;

export interface Attempt {
  /** Fingerprint of the e-mail that was tried. */
  accountKey: Buffer;
  /** Fingerprint of a device that is known to the account; null for all others. */
  deviceKey: Buffer | null;
  /** Address, or the network that counts as one. */
  address: string;
}

export type SessionRow = typeof refreshTokens.$inferSelect;

const windowStart = sql`now() - make_interval(secs => ${FAILURE_WINDOW_SECONDS})`;

/**
 * Lets attempts on one account, and from one address, pass one by one until the transaction ends, so that guesses made
 * at the same moment are counted like others. The account's lock always comes first: nobody waits in a circle.
 */
export async function lockAttempts(tx: Tx, { accountKey, address }: Attempt): Promise<void> {
  const account = accountKey.readInt32BE(0);
  await tx.execute(sql`select pg_advisory_xact_lock(${ACCOUNT_LOCK}, ${account}),
    pg_advisory_xact_lock(${ADDRESS_LOCK}, hashtext(${address}))`);
}

/** The later one of the failures that must leave the window before another attempt; null when none must. */
export async function blockingFailure(tx: Tx, attempt: Attempt): Promise<Date | null> {
  const oldest = (match: SQL | undefined, limit: number) =>
    tx
      .select({ at: loginFailures.at })
      .from(loginFailures)
      .where(and(match, gt(loginFailures.at, windowStart)))
      .orderBy(desc(loginFailures.at))
      .offset(limit - 1)
      .limit(1);
  const [ofAccount] = await oldest(isCountedWith(attempt), FAILURES_PER_ACCOUNT);
  const [ofAddress] = await oldest(eq(loginFailures.address, attempt.address), FAILURES_PER_ADDRESS);
  const times = [ofAccount, ofAddress].flatMap((row) => (row ? [row.at.getTime()] : []));
  return times.length > 0 ? new Date(Math.max(...times)) : null;
}

/** Counts an attempt as failed; a success takes it back with `clearFailuresWith`. Its id. */
export async function insertFailure(tx: Tx, attempt: Attempt): Promise<number> {
  const [row] = await tx.insert(loginFailures).values(attempt).returning({ id: loginFailures.id });
  if (!row) throw new Error('The attempt was not counted');
  return row.id;
}

export async function forgetFailure(db: Db, id: number): Promise<void> {
  await db.delete(loginFailures).where(eq(loginFailures.id, id));
}

export async function clearFailuresWith(db: Db, attempt: Attempt): Promise<void> {
  await db.delete(loginFailures).where(isCountedWith(attempt));
}

function isCountedWith({ accountKey, deviceKey }: Attempt) {
  const ofDevice = deviceKey ? eq(loginFailures.deviceKey, deviceKey) : isNull(loginFailures.deviceKey);
  return and(eq(loginFailures.accountKey, accountKey), ofDevice);
}

export async function clearFailures(db: Db | Tx, accountKey: Buffer): Promise<void> {
  await db.delete(loginFailures).where(eq(loginFailures.accountKey, accountKey));
}

/**
 * Whether an account still has the password that was verified. Whoever changes the password waits until this
 * transaction ends, and then revokes the session it opens.
 */
export async function lockIfPasswordUnchanged(
  tx: Tx,
  userId: number,
  passwordHash: string,
): Promise<boolean> {
  const held = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), eq(users.passwordHash, passwordHash)))
    .for('share');
  return held.length === 1;
}

/** Writes a signed-in device; its id. */
export async function insertSession(tx: Tx, session: typeof refreshTokens.$inferInsert): Promise<number> {
  const [row] = await tx.insert(refreshTokens).values(session).returning({ id: refreshTokens.id });
  if (!row) throw new Error('The session was not written');
  return row.id;
}

/** Marks a refresh token as used now; whose it is, undefined when it is unknown, revoked or has ended. */
export async function touchSession(db: Db, tokenHash: Buffer) {
  const [row] = await db
    .update(refreshTokens)
    .set({ lastUsedAt: sql`now()` })
    .from(users)
    .where(and(eq(refreshTokens.tokenHash, tokenHash), isLiveSession, eq(users.id, refreshTokens.userId)))
    .returning({ sessionId: refreshTokens.id, id: users.id, role: users.userType });
  return row;
}

/** The devices somebody is signed in on, last used first. */
export async function sessionsOf(db: Db, userId: number): Promise<SessionRow[]> {
  return db
    .select()
    .from(refreshTokens)
    .where(and(eq(refreshTokens.userId, userId), isLiveSession))
    .orderBy(desc(refreshTokens.lastUsedAt), desc(refreshTokens.id))
    .limit(LISTED_SESSIONS);
}

/** One of somebody's devices, while it is signed in. */
export async function sessionOf(db: Db | Tx, userId: number, id: number) {
  const [row] = await db
    .select()
    .from(refreshTokens)
    .where(and(eq(refreshTokens.id, id), eq(refreshTokens.userId, userId), isLiveSession));
  return row;
}

/** Signs one of somebody's devices out; false when there is no such device. */
export async function revokeSession(db: Db, userId: number, id: number): Promise<boolean> {
  const revoked = await db
    .update(refreshTokens)
    .set({ revokedAt: sql`now()` })
    .where(and(eq(refreshTokens.id, id), eq(refreshTokens.userId, userId), isLiveSession))
    .returning({ id: refreshTokens.id });
  return revoked.length === 1;
}

/** Revokes a refresh token; returns its session, undefined for an unknown or dead token. */
export async function revokeToken(db: Db, tokenHash: Buffer) {
  const [session] = await db
    .update(refreshTokens)
    .set({ revokedAt: sql`now()` })
    .where(and(eq(refreshTokens.tokenHash, tokenHash), isLiveSession))
    .returning({ id: refreshTokens.id, userId: refreshTokens.userId });
  return session;
}

export async function revokeSessionsOf(tx: Tx, userId: number): Promise<void> {
  await tx
    .update(refreshTokens)
    .set({ revokedAt: sql`now()` })
    .where(and(eq(refreshTokens.userId, userId), isLiveSession));
}
