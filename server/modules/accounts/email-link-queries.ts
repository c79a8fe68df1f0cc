import { and, desc, eq, gt, gte, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { emailLinks } from '../../db/schema/accounts.ts';

export type EmailLinkRow = typeof emailLinks.$inferSelect;

const isLive = and(isNull(emailLinks.usedAt), gt(emailLinks.expiresAt, sql`now()`));
const isProof = inArray(emailLinks.purpose, ['prove', 'change']);

/** Stores only the token's fingerprint. */
export async function insertEmailLink(tx: Tx, link: typeof emailLinks.$inferInsert): Promise<void> {
  await tx.insert(emailLinks).values(link);
}

export async function liveEmailLink(db: Db | Tx, tokenHash: Buffer): Promise<EmailLinkRow | undefined> {
  const [link] = await db
    .select()
    .from(emailLinks)
    .where(and(eq(emailLinks.tokenHash, tokenHash), isLive));
  return link;
}

export async function countProofs(tx: Tx, userId: number, since: Date): Promise<number> {
  return tx.$count(emailLinks, and(eq(emailLinks.userId, userId), isProof, gt(emailLinks.createdAt, since)));
}

export async function pendingEmail(db: Db | Tx, userId: number): Promise<string | null> {
  const [link] = await db
    .select({ email: emailLinks.email })
    .from(emailLinks)
    .where(and(eq(emailLinks.userId, userId), eq(emailLinks.purpose, 'change'), isLive))
    .orderBy(desc(emailLinks.id))
    .limit(1);
  return link?.email ?? null;
}

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

/** Also voids undo links. */
export async function voidEmailLinksOf(tx: Tx, userId: number): Promise<void> {
  await tx
    .update(emailLinks)
    .set({ usedAt: sql`now()` })
    .where(and(eq(emailLinks.userId, userId), isLive));
}

/** Spends all links that prove this address. */
export async function spendProofs(tx: Tx, { userId, email }: EmailLinkRow): Promise<void> {
  await tx
    .update(emailLinks)
    .set({ usedAt: sql`now()` })
    .where(and(eq(emailLinks.userId, userId), isProof, eq(emailLinks.email, email), isLive));
}

/** Spends the link and those of later changes; earlier changes can still be undone. */
export async function spendUndo(tx: Tx, { id, userId }: EmailLinkRow): Promise<void> {
  await tx
    .update(emailLinks)
    .set({ usedAt: sql`now()` })
    .where(and(eq(emailLinks.userId, userId), or(isProof, gte(emailLinks.id, id)), isLive));
}
