import { and, desc, eq, gt, isNull, ne, notInArray, type SQL, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../db/client.ts';
import {
  isLiveSession,
  knownDevices,
  loginFailures,
  refreshTokens,
  users,
} from '../../../db/schema/accounts.ts';
import { limitOfNeighbours, type Neighbour } from '../../../infra/neighbours.ts';
import { FAILURE_WINDOW_SECONDS, FAILURES_PER_ACCOUNT, FAILURES_PER_VISITOR } from './login-limits.ts';

const LISTED_SESSIONS = 100;

const ACCOUNT_LOCK = 46_601;
const ADDRESS_LOCK = 46_602;

export interface Attempt {
  accountKey: Buffer;
  /** Fingerprint of a device known to the account, otherwise null. */
  deviceKey: Buffer | null;
  neighbour: Neighbour;
}

export type SessionRow = typeof refreshTokens.$inferSelect;

const windowStart = sql`now() - make_interval(secs => ${FAILURE_WINDOW_SECONDS})`;

/**
 * Serialises attempts per account and neighbours, so that parallel guesses are counted. The account is locked first, to
 * avoid deadlocks.
 */
export async function lockAttempts(tx: Tx, { accountKey, neighbour }: Attempt): Promise<void> {
  const account = accountKey.readInt32BE(0);
  await tx.execute(sql`select pg_advisory_xact_lock(${ACCOUNT_LOCK}, ${account}),
    pg_advisory_xact_lock(${ADDRESS_LOCK}, hashtext(${neighbour.neighbours}))`);
}

/** A device known to the account is limited by its own failures only, whatever its neighbours do. */
export async function blockingFailure(tx: Tx, attempt: Attempt): Promise<Date | null> {
  const oldest = (match: SQL | undefined, limit: number) =>
    tx
      .select({ at: loginFailures.at })
      .from(loginFailures)
      .where(and(match, gt(loginFailures.at, windowStart)))
      .orderBy(desc(loginFailures.at))
      .offset(limit - 1)
      .limit(1);
  const { visitor, kind, neighbours } = attempt.neighbour;
  const [ofAccount] = await oldest(isCountedWith(attempt), FAILURES_PER_ACCOUNT);
  const [ofVisitor] =
    attempt.deviceKey || visitor === null
      ? []
      : await oldest(eq(loginFailures.visitor, visitor), FAILURES_PER_VISITOR);
  const [ofNeighbours] = attempt.deviceKey
    ? []
    : await oldest(eq(loginFailures.address, neighbours), limitOfNeighbours(kind, FAILURES_PER_VISITOR));
  const times = [ofAccount, ofVisitor, ofNeighbours].flatMap((row) => (row ? [row.at.getTime()] : []));
  return times.length > 0 ? new Date(Math.max(...times)) : null;
}

/** Counts an attempt as failed until `clearFailuresWith` removes it; returns its id. */
export async function insertFailure(tx: Tx, attempt: Attempt): Promise<number> {
  const { accountKey, deviceKey, neighbour } = attempt;
  const [row] = await tx
    .insert(loginFailures)
    .values({ accountKey, deviceKey, visitor: neighbour.visitor, address: neighbour.neighbours })
    .returning({ id: loginFailures.id });
  if (!row) throw new Error('The attempt was not counted');
  return row.id;
}

export async function deleteFailure(db: Db, id: number): Promise<void> {
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

/** Locks the user row, so that a concurrent password change waits and then revokes the new session. */
export async function lockIfPasswordUnchanged(
  tx: Tx,
  userId: number,
  passwordHash: string,
): Promise<boolean> {
  const locked = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), eq(users.passwordHash, passwordHash)))
    .for('share');
  return locked.length === 1;
}

export async function insertSession(tx: Tx, session: typeof refreshTokens.$inferInsert): Promise<number> {
  const [row] = await tx.insert(refreshTokens).values(session).returning({ id: refreshTokens.id });
  if (!row) throw new Error('The session was not written');
  return row.id;
}

/** Undefined for an unknown, revoked or expired token. */
export async function touchSession(db: Db, tokenHash: Buffer) {
  const [row] = await db
    .update(refreshTokens)
    .set({ lastUsedAt: sql`now()` })
    .from(users)
    .where(
      and(
        eq(refreshTokens.tokenHash, tokenHash),
        isLiveSession,
        eq(users.id, refreshTokens.userId),
        isNull(users.blockedAt),
      ),
    )
    .returning({
      sessionId: refreshTokens.id,
      id: users.id,
      role: users.userType,
      secondFactor: refreshTokens.secondFactor,
    });
  return row;
}

/** A code to the phone lifts no limits of a session that began with one (accounts-28). */
export async function confirmSession(
  db: Db | Tx,
  userId: number,
  id: number,
  { by }: { by: 'owner' | 'phone' } = { by: 'owner' },
): Promise<boolean> {
  const confirmed = await db
    .update(refreshTokens)
    .set({ confirmedAt: sql`now()`, ...(by === 'owner' && { guardedUntil: null }) })
    .where(and(eq(refreshTokens.id, id), eq(refreshTokens.userId, userId), isLiveSession))
    .returning({ id: refreshTokens.id });
  return confirmed.length === 1;
}

export async function sessionsOf(db: Db, userId: number): Promise<SessionRow[]> {
  return db
    .select()
    .from(refreshTokens)
    .where(and(eq(refreshTokens.userId, userId), isLiveSession))
    .orderBy(desc(refreshTokens.lastUsedAt), desc(refreshTokens.id))
    .limit(LISTED_SESSIONS);
}

export async function sessionOf(db: Db | Tx, userId: number, id: number) {
  const [row] = await db
    .select()
    .from(refreshTokens)
    .where(and(eq(refreshTokens.id, id), eq(refreshTokens.userId, userId), isLiveSession));
  return row;
}

export async function revokeSession(db: Db, userId: number, id: number): Promise<boolean> {
  const revoked = await db
    .update(refreshTokens)
    .set({ revokedAt: sql`now()` })
    .where(and(eq(refreshTokens.id, id), eq(refreshTokens.userId, userId), isLiveSession))
    .returning({ id: refreshTokens.id });
  return revoked.length === 1;
}

/** Revokes all sessions but one; returns their ids. */
export async function revokeOtherSessions(db: Db, userId: number, sessionId: number): Promise<number[]> {
  const revoked = await db
    .update(refreshTokens)
    .set({ revokedAt: sql`now()` })
    .where(and(eq(refreshTokens.userId, userId), ne(refreshTokens.id, sessionId), isLiveSession))
    .returning({ id: refreshTokens.id });
  return revoked.map(({ id }) => id);
}

/** Revokes sessions opened by one factor, except this one. */
export async function revokeWeakSessions(tx: Tx, userId: number, sessionId: number): Promise<void> {
  await tx
    .update(refreshTokens)
    .set({ revokedAt: sql`now()` })
    .where(
      and(
        eq(refreshTokens.userId, userId),
        ne(refreshTokens.id, sessionId),
        eq(refreshTokens.secondFactor, false),
        isLiveSession,
      ),
    );
}

/** Undefined for an unknown, revoked or expired token. */
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

const DEVICES_PER_ACCOUNT = 20;

export async function accountsOfDevice(db: Db | Tx, tokenHash: Buffer): Promise<number[]> {
  const rows = await db
    .select({ userId: knownDevices.userId })
    .from(knownDevices)
    .where(eq(knownDevices.tokenHash, tokenHash));
  return rows.map(({ userId }) => userId);
}

export async function isDeviceOf(db: Db, email: string, tokenHash: Buffer): Promise<boolean> {
  const found = await db
    .select({ userId: knownDevices.userId })
    .from(knownDevices)
    .innerJoin(users, eq(users.id, knownDevices.userId))
    .where(and(eq(knownDevices.tokenHash, tokenHash), eq(sql`lower(${users.email})`, email.toLowerCase())));
  return found.length > 0;
}

export async function upsertDevice(tx: Tx, userId: number, tokenHash: Buffer): Promise<void> {
  await tx
    .insert(knownDevices)
    .values({ userId, tokenHash })
    .onConflictDoUpdate({
      target: [knownDevices.userId, knownDevices.tokenHash],
      set: { lastUsedAt: sql`now()` },
    });
  const latest = tx
    .select({ id: knownDevices.id })
    .from(knownDevices)
    .where(eq(knownDevices.userId, userId))
    .orderBy(desc(knownDevices.lastUsedAt), desc(knownDevices.id))
    .limit(DEVICES_PER_ACCOUNT);
  await tx
    .delete(knownDevices)
    .where(and(eq(knownDevices.userId, userId), notInArray(knownDevices.id, latest)));
}

export async function deleteDevicesOf(tx: Tx, userId: number): Promise<void> {
  await tx.delete(knownDevices).where(eq(knownDevices.userId, userId));
}
