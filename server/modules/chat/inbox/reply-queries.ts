import { and, count, eq, ne, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../db/client.ts';
import { cannedReplies } from '../../../db/schema/chat.ts';

interface ReplyFields {
  title: string;
  text: string;
}

const fields = { id: cannedReplies.id, title: cannedReplies.title, text: cannedReplies.text };

/** By title. */
export function repliesByTitle(db: Db) {
  return db.select(fields).from(cannedReplies).orderBy(sql`lower(${cannedReplies.title})`);
}

export async function countReplies(tx: Tx): Promise<number> {
  const [row] = await tx.select({ count: count() }).from(cannedReplies);
  return row?.count ?? 0;
}

/** One writer at a time, so that titles and number are checked without a race. */
export async function lockReplies(tx: Tx): Promise<void> {
  await tx.execute(sql`lock table ${cannedReplies} in share row exclusive mode`);
}

export async function isTitleTaken(tx: Tx, title: string, exceptId = 0): Promise<boolean> {
  const found = await tx
    .select({ id: cannedReplies.id })
    .from(cannedReplies)
    .where(and(sql`lower(${cannedReplies.title}) = lower(${title})`, ne(cannedReplies.id, exceptId)));
  return found.length > 0;
}

export async function insertReply(tx: Tx, reply: ReplyFields) {
  const [row] = await tx.insert(cannedReplies).values(reply).returning(fields);
  if (!row) throw new Error('The reply was not written');
  return row;
}

export async function replaceReply(tx: Tx, id: number, reply: ReplyFields) {
  const [row] = await tx
    .update(cannedReplies)
    .set({ ...reply, updatedAt: sql`now()` })
    .where(eq(cannedReplies.id, id))
    .returning(fields);
  return row;
}

export async function removeReply(db: Db | Tx, id: number): Promise<boolean> {
  const removed = await db
    .delete(cannedReplies)
    .where(eq(cannedReplies.id, id))
    .returning({ id: cannedReplies.id });
  return removed.length > 0;
}
