import { and, count, eq, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { savedViews } from '../../db/schema/backoffice.ts';

const shown = { id: savedViews.id, name: savedViews.name, query: savedViews.query };

/** By name. */
export function viewsOf(db: Db, userId: number, list: string) {
  return db
    .select(shown)
    .from(savedViews)
    .where(and(eq(savedViews.userId, userId), eq(savedViews.list, list)))
    .orderBy(sql`lower(${savedViews.name})`);
}

export async function countViews(tx: Tx, userId: number): Promise<number> {
  const [row] = await tx.select({ count: count() }).from(savedViews).where(eq(savedViews.userId, userId));
  return row?.count ?? 0;
}

/** Replaces the view of the same name. */
export async function upsertView(
  tx: Tx,
  view: { userId: number; list: string; name: string; query: string },
) {
  const [row] = await tx
    .insert(savedViews)
    .values(view)
    .onConflictDoUpdate({
      target: [savedViews.userId, savedViews.list, savedViews.name],
      set: { query: view.query },
    })
    .returning(shown);
  if (!row) throw new Error('The view was not saved');
  return row;
}

/** False if the view is not the user's. */
export async function deleteView(db: Db, userId: number, id: number): Promise<boolean> {
  const deleted = await db
    .delete(savedViews)
    .where(and(eq(savedViews.id, id), eq(savedViews.userId, userId)))
    .returning({ id: savedViews.id });
  return deleted.length > 0;
}
