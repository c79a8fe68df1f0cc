import { and, asc, eq, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../db/client.ts';
import { socialIdentities, users } from '../../../db/schema/accounts.ts';
import type { SocialIdentity } from '../../../infra/social/social-provider.ts';

export type IdentityRow = typeof socialIdentities.$inferSelect;

/** Upper bound on the names read to find a free one. */
const NAMES_LOOKED_AT = 10_000;

export async function identityOf(
  db: Db | Tx,
  { provider, subject }: Pick<SocialIdentity, 'provider' | 'subject'>,
): Promise<IdentityRow | undefined> {
  const [row] = await db
    .select()
    .from(socialIdentities)
    .where(and(eq(socialIdentities.provider, provider), eq(socialIdentities.subject, subject)));
  return row;
}

export async function identitiesOf(db: Db | Tx, userId: number): Promise<IdentityRow[]> {
  return db
    .select()
    .from(socialIdentities)
    .where(eq(socialIdentities.userId, userId))
    .orderBy(asc(socialIdentities.id));
}

/** False if the identity has an account, or the account has another identity of the provider. */
export async function insertIdentity(
  tx: Tx,
  userId: number,
  { provider, subject, email }: SocialIdentity,
): Promise<boolean> {
  const rows = await tx
    .insert(socialIdentities)
    .values({ userId, provider, subject, email })
    .onConflictDoNothing()
    .returning({ id: socialIdentities.id });
  return rows.length === 1;
}

/** False if the identity was disconnected meanwhile. */
export async function touchIdentity(tx: Tx, id: number): Promise<boolean> {
  const rows = await tx
    .update(socialIdentities)
    .set({ lastUsedAt: sql`now()` })
    .where(eq(socialIdentities.id, id))
    .returning({ id: socialIdentities.id });
  return rows.length === 1;
}

export async function deleteIdentity(tx: Tx, userId: number, id: number): Promise<IdentityRow | undefined> {
  const [row] = await tx
    .delete(socialIdentities)
    .where(and(eq(socialIdentities.id, id), eq(socialIdentities.userId, userId)))
    .returning();
  return row;
}

export async function deleteIdentitiesOf(tx: Tx, userId: number): Promise<void> {
  await tx.delete(socialIdentities).where(eq(socialIdentities.userId, userId));
}

/** Lower-case user names that consist of `base` and an optional number. */
export async function usernamesLike(db: Db | Tx, base: string): Promise<Set<string>> {
  const name = sql<string>`lower(${users.username})`;
  const rows = await db
    .select({ name })
    .from(users)
    .where(sql`${name} >= ${base} and ${name} < ${`${base}:`}`)
    .limit(NAMES_LOOKED_AT);
  return new Set(rows.map((row) => row.name));
}
