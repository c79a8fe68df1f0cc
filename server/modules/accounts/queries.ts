import { and, count, desc, eq, getTableColumns, gt, isNull, lt, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import {
  emailLinks,
  knownDevices,
  loginFailures,
  passwordResets,
  refreshTokens,
  SESSION_IDLE_DAYS,
  spentChallenges,
  users,
} from '../../db/schema/accounts.ts';
import { files } from '../../db/schema/files.ts';
import { accountDeletions } from '../../db/schema/privacy.ts';

export type UserRow = typeof users.$inferSelect & {
  pictureKey: string | null;
  /** Set when the owner has asked to delete the account. */
  deletionDueAt: Date | null;
};

export interface Names {
  username?: string | undefined;
  email?: string | undefined;
}

function usersWithPicture(db: Db | Tx) {
  return db
    .select({ ...getTableColumns(users), pictureKey: files.key, deletionDueAt: accountDeletions.dueAt })
    .from(users)
    .leftJoin(files, eq(files.id, users.profilePicture))
    .leftJoin(accountDeletions, eq(accountDeletions.userId, users.id));
}

export async function userById(db: Db | Tx, id: number): Promise<UserRow | undefined> {
  const [row] = await usersWithPicture(db).where(eq(users.id, id));
  return row;
}

export async function userByEmail(db: Db | Tx, email: string): Promise<UserRow | undefined> {
  const [row] = await usersWithPicture(db).where(eq(sql`lower(${users.email})`, email.toLowerCase()));
  return row;
}

export async function lockUser(tx: Tx, id: number): Promise<typeof users.$inferSelect | undefined> {
  const [row] = await tx.select().from(users).where(eq(users.id, id)).for('no key update');
  return row;
}

/** Includes names reserved by undo links. `except`: the account that asks. */
export async function takenNames(
  db: Db | Tx,
  { username, email }: Names,
  except = 0,
): Promise<(keyof Names)[]> {
  const same: SQL[] = [];
  if (username) same.push(eq(sql`lower(${users.username})`, username.toLowerCase()));
  if (email) same.push(eq(sql`lower(${users.email})`, email.toLowerCase()));
  if (same.length === 0) return [];
  const others = await db
    .select({ username: users.username, email: users.email })
    .from(users)
    .where(and(or(...same), ne(users.id, except)))
    .unionAll(
      db
        .select({ username: sql<string>`''`, email: emailLinks.email })
        .from(emailLinks)
        .where(
          and(
            eq(emailLinks.purpose, 'undo'),
            eq(sql`lower(${emailLinks.email})`, email?.toLowerCase() ?? ''),
            isNull(emailLinks.usedAt),
            gt(emailLinks.expiresAt, sql`now()`),
            ne(emailLinks.userId, except),
          ),
        ),
    );
  const has = (name: keyof Names, value: string | undefined) =>
    value !== undefined && others.some((other) => other[name].toLowerCase() === value.toLowerCase());
  return [
    ...(has('username', username) ? ['username' as const] : []),
    ...(has('email', email) ? ['email' as const] : []),
  ];
}

/** Maps a unique violation to the field that caused it. */
export function takenNameOf(error: unknown): keyof Names | undefined {
  const { code, constraint } = Object((error as Error).cause) as { code?: string; constraint?: string };
  if (code !== '23505') return undefined;
  if (constraint === 'users_username_key') return 'username';
  return constraint === 'users_email_key' ? 'email' : undefined;
}

export async function insertUser(tx: Tx, user: typeof users.$inferInsert): Promise<UserRow> {
  const [row] = await tx.insert(users).values(user).returning();
  if (!row) throw new Error('The account was not written');
  return { ...row, pictureKey: null, deletionDueAt: null };
}

export async function updateUser(
  tx: Tx,
  id: number,
  change: Partial<typeof users.$inferInsert>,
): Promise<void> {
  await tx
    .update(users)
    .set({ ...change, updatedAt: new Date() })
    .where(eq(users.id, id));
}

export async function countResets(tx: Tx, userId: number, since: Date) {
  const [row] = await tx
    .select({ links: count(), mails: sql<number>`coalesce(sum(${passwordResets.mailed}), 0)::int` })
    .from(passwordResets)
    .where(and(eq(passwordResets.userId, userId), gt(passwordResets.createdAt, since)));
  return row ?? { links: 0, mails: 0 };
}

/** Counts another mail of the latest live link and returns its sealed token. */
export async function remailReset(tx: Tx, userId: number): Promise<Buffer | null> {
  const newest = tx
    .select({ id: passwordResets.id })
    .from(passwordResets)
    .where(and(eq(passwordResets.userId, userId), isLive))
    .orderBy(desc(passwordResets.id))
    .limit(1);
  const [row] = await tx
    .update(passwordResets)
    .set({ mailed: sql`${passwordResets.mailed} + 1` })
    .where(eq(passwordResets.id, sql`(${newest})`))
    .returning({ sealedToken: passwordResets.sealedToken });
  return row?.sealedToken ?? null;
}

export async function insertReset(tx: Tx, reset: typeof passwordResets.$inferInsert): Promise<void> {
  await tx.insert(passwordResets).values(reset);
}

const isLive = and(sql`${passwordResets.usedAt} is null`, gt(passwordResets.expiresAt, sql`now()`));

export async function userOfReset(db: Db, tokenHash: Buffer): Promise<UserRow | undefined> {
  const [reset] = await db
    .select({ userId: passwordResets.userId })
    .from(passwordResets)
    .where(and(eq(passwordResets.tokenHash, tokenHash), isLive));
  return reset && userById(db, reset.userId);
}

/** False if the link was used or has expired meanwhile. */
export async function spendReset(tx: Tx, tokenHash: Buffer): Promise<boolean> {
  const used = await tx
    .update(passwordResets)
    .set({ usedAt: sql`now()` })
    .where(and(eq(passwordResets.tokenHash, tokenHash), isLive))
    .returning({ id: passwordResets.id });
  return used.length === 1;
}

export async function spendResetsOf(tx: Tx, userId: number): Promise<void> {
  await tx
    .update(passwordResets)
    .set({ usedAt: sql`now()` })
    .where(and(eq(passwordResets.userId, userId), isLive));
}

const KNOWN_DEVICE_DAYS = 400;

const dayAgo = sql`now() - interval '24 hours'`;
const daysAgo = (days: number) => sql`now() - make_interval(days => ${days})`;

export async function deleteExpired(db: Db): Promise<void> {
  await db.delete(loginFailures).where(lt(loginFailures.at, dayAgo));
  await db.delete(spentChallenges).where(lt(spentChallenges.spentAt, dayAgo));
  await db.delete(passwordResets).where(lt(passwordResets.expiresAt, dayAgo));
  await db.delete(emailLinks).where(lt(emailLinks.expiresAt, dayAgo));
  await db.delete(knownDevices).where(lt(knownDevices.lastUsedAt, daysAgo(KNOWN_DEVICE_DAYS)));
  await db
    .delete(refreshTokens)
    .where(
      or(lt(refreshTokens.expiresAt, dayAgo), lt(refreshTokens.lastUsedAt, daysAgo(SESSION_IDLE_DAYS + 1))),
    );
}
