import { and, desc, eq, gt, gte, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { emailLinks } from '../../db/schema/accounts.ts';

export type EmailLinkRow = typeof emailLinks.$inferSelect;

const isLive = and(isNull(emailLinks.usedAt), gt(emailLinks.expiresAt, sql`now()`));
/** Links to an address that is to be proven, as opposed to those that undo a change. */
const isProof = inArray(emailLinks.purpose, ['prove', 'change']);

/** Records a link; only the fingerprint of its token is kept. */
export async function insertEmailLink(tx: Tx, link: typeof emailLinks.$inferInsert): Promise<void> {
  await tx.insert(emailLinks).values(link);
}

/** The link of a mailed token, while it works. */
export async function liveEmailLink(db: Db | Tx, tokenHash: Buffer): Promise<EmailLinkRow | undefined> {
  const [link] = await db
    .select()
    .from(emailLinks)
    .where(and(eq(emailLinks.tokenHash, tokenHash), isLive));
  return link;
}

/** How many links to prove an address an account asked for since a moment. */
export async function countProofs(tx: Tx, userId: number, since: Date): Promise<number> {
  return tx.$count(emailLinks, and(eq(emailLinks.userId, userId), isProof, gt(emailLinks.createdAt, since)));
}

/** The address an account is to move to once its link is opened. */
export async function pendingEmail(db: Db | Tx, userId: number): Promise<string | null> {
  const [link] = await db
    .select({ email: emailLinks.email })
    .from(emailLinks)
    .where(and(eq(emailLinks.userId, userId), eq(emailLinks.purpose, 'change'), isLive))
    .orderBy(desc(emailLinks.id))
    .limit(1);
  return link?.email ?? null;
}

/** Voids an account's links to a new address, but for those to `except`. */
export async function voidEmailChanges(tx: Tx, userId: number, except = ''): Promise<void> {
  await tx
    .update(emailLinks)
    .set({ usedAt: sql`now()` })
    .where(
      and(
        eq(emailLinks.userId, userId),
        eq(emailLinks.purpose, 'change'),
        ne(emailLinks.email, except),
        isLive,
      ),
    );
}

/** Marks an account's links to an address as used: all of them prove the same. */
export async function spendProofs(tx: Tx, { userId, email }: EmailLinkRow): Promise<void> {
  await tx
    .update(emailLinks)
    .set({ usedAt: sql`now()` })
    .where(and(eq(emailLinks.userId, userId), isProof, eq(emailLinks.email, email), isLive));
}

/** Marks an undo link, and those of later changes, as used; earlier changes can still be undone. */
export async function spendUndo(tx: Tx, { id, userId }: EmailLinkRow): Promise<void> {
  await tx
    .update(emailLinks)
    .set({ usedAt: sql`now()` })
    .where(and(eq(emailLinks.userId, userId), or(isProof, gte(emailLinks.id, id)), isLive));
}
