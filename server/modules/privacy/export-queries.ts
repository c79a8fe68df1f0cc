import { and, count, eq, gt, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { dataExports } from '../../db/schema/privacy.ts';

const LINK_MINUTES = 5;
/** After this, an export interrupted by a crash no longer counts as running. */
const RUNNING_MINUTES = 30;
const KEPT_DAYS = 30;

const minutesAgo = (minutes: number) => sql`now() - make_interval(mins => ${minutes})`;

/** How many exports were started in the last 24 hours, and whether one is running. */
export async function exportsOf(tx: Tx, userId: number): Promise<{ today: number; isRunning: boolean }> {
  const isRunning = sql<boolean>`coalesce(bool_or(${dataExports.endedAt} is null and ${dataExports.startedAt} > ${minutesAgo(RUNNING_MINUTES)}), false)`;
  const [row] = await tx
    .select({ today: count(), isRunning })
    .from(dataExports)
    .where(
      and(
        eq(dataExports.userId, userId),
        isNotNull(dataExports.startedAt),
        gt(dataExports.createdAt, sql`now() - interval '24 hours'`),
      ),
    );
  return row ?? { today: 0, isRunning: false };
}

/** Returns the expiry of the link. */
export async function insertExport(tx: Tx, userId: number, tokenHash: Buffer): Promise<Date> {
  const [row] = await tx
    .insert(dataExports)
    .values({ userId, tokenHash })
    .returning({ createdAt: dataExports.createdAt });
  if (!row) throw new Error('The export was not written');
  return new Date(row.createdAt.getTime() + LINK_MINUTES * 60_000);
}

/** Undefined for an unknown, used or expired link. */
export async function ownerOfExport(tx: Tx, tokenHash: Buffer): Promise<number | undefined> {
  const [row] = await tx
    .select({ userId: dataExports.userId })
    .from(dataExports)
    .where(and(eq(dataExports.tokenHash, tokenHash), isUsable));
  return row?.userId;
}

const isUsable = and(isNull(dataExports.startedAt), gt(dataExports.createdAt, minutesAgo(LINK_MINUTES)));

/** Undefined if the export was started meanwhile. */
export async function startExport(tx: Tx, tokenHash: Buffer): Promise<number | undefined> {
  const [row] = await tx
    .update(dataExports)
    .set({ startedAt: sql`now()` })
    .where(and(eq(dataExports.tokenHash, tokenHash), isUsable))
    .returning({ id: dataExports.id });
  return row?.id;
}

export async function endExport(db: Db, id: number): Promise<void> {
  await db.update(dataExports).set({ endedAt: sql`now()` }).where(eq(dataExports.id, id));
}

export async function deleteOldExports(db: Db): Promise<void> {
  await db
    .delete(dataExports)
    .where(lt(dataExports.createdAt, sql`now() - make_interval(days => ${KEPT_DAYS})`));
}
