import { and, asc, count, desc, eq, inArray, lt, sql } from 'drizzle-orm';
import {
  MAX_LISTED_ERRORS,
  OPEN_TRANSFER_STATES,
  TRANSFER_DAYS,
  TRANSFER_LIST_LENGTH,
} from '../../../contract/constants/transfers.ts';
import type { Db, Tx } from '../../db/client.ts';
import { transferErrors, transferParts, transfers } from '../../db/schema/transfers.ts';
import type { ImportError } from '../../infra/transfers/kinds.ts';
import { restOf } from './rest.ts';

export type TransferRow = typeof transfers.$inferSelect;

export function transfersOf(db: Db, ownerId: number): Promise<TransferRow[]> {
  return db
    .select()
    .from(transfers)
    .where(eq(transfers.ownerId, ownerId))
    .orderBy(desc(transfers.id))
    .limit(TRANSFER_LIST_LENGTH);
}

/** Undefined for somebody else's transfer. */
export async function transferOf(db: Db | Tx, ownerId: number, id: number): Promise<TransferRow | undefined> {
  const [row] = await db
    .select()
    .from(transfers)
    .where(and(eq(transfers.id, id), eq(transfers.ownerId, ownerId)));
  return row;
}

export async function lockTransfer(tx: Tx, id: number): Promise<TransferRow | undefined> {
  const [row] = await tx.select().from(transfers).where(eq(transfers.id, id)).for('update');
  return row;
}

/** Ignores imports with errors, because correcting a file takes several uploads. */
export async function countOpen(tx: Tx, ownerId: number): Promise<number> {
  const [row] = await tx
    .select({ open: count() })
    .from(transfers)
    .where(
      and(
        eq(transfers.ownerId, ownerId),
        inArray(transfers.state, [...OPEN_TRANSFER_STATES]),
        sql`not (${transfers.state} = 'CHECKED' and ${transfers.errors} > 0)`,
      ),
    );
  return row?.open ?? 0;
}

export async function insertTransfer(
  tx: Tx,
  transfer: Omit<typeof transfers.$inferInsert, 'id'>,
): Promise<TransferRow> {
  const [row] = await tx.insert(transfers).values(transfer).returning();
  if (!row) throw new Error('The transfer was not written');
  return row;
}

export async function updateTransfer(
  db: Db | Tx,
  id: number,
  changes: Partial<Omit<TransferRow, 'id' | 'ownerId'>>,
): Promise<TransferRow> {
  const [row] = await db.update(transfers).set(changes).where(eq(transfers.id, id)).returning();
  if (!row) throw new Error('The transfer is gone');
  return row;
}

/** Ends the transfer; returns the keys of its parts to remove from storage after the commit. */
export async function endTransfer(
  tx: Tx,
  id: number,
  end: Pick<TransferRow, 'state'> & Partial<Pick<TransferRow, 'failure' | 'failureDetails'>>,
): Promise<{ row: TransferRow; unneeded: string[] }> {
  const row = await updateTransfer(tx, id, { ...end, endedAt: new Date() });
  const unneeded = restOf(row) > 0 ? [] : await deleteParts(tx, id);
  return { row, unneeded };
}

export async function deleteParts(tx: Tx, id: number): Promise<string[]> {
  const rows = await tx
    .delete(transferParts)
    .where(eq(transferParts.transferId, id))
    .returning({ key: transferParts.key });
  return rows.map(({ key }) => key);
}

export async function insertPart(tx: Tx, part: typeof transferParts.$inferInsert): Promise<void> {
  await tx.insert(transferParts).values(part);
}

/** In file order. */
export async function partKeys(db: Db | Tx, id: number): Promise<string[]> {
  const rows = await db
    .select({ key: transferParts.key })
    .from(transferParts)
    .where(eq(transferParts.transferId, id))
    .orderBy(asc(transferParts.place));
  return rows.map(({ key }) => key);
}

/** Errors beyond MAX_LISTED_ERRORS are only counted. */
export async function insertErrors(tx: Tx, id: number, found: readonly ImportError[]): Promise<void> {
  if (found.length === 0) return;
  const [row] = await tx
    .select({ listed: count() })
    .from(transferErrors)
    .where(eq(transferErrors.transferId, id));
  const listed = found.slice(0, MAX_LISTED_ERRORS - (row?.listed ?? 0));
  if (listed.length === 0) return;
  await tx.insert(transferErrors).values(listed.map((error) => ({ transferId: id, ...error })));
}

export async function deleteErrors(tx: Tx, id: number): Promise<void> {
  await tx.delete(transferErrors).where(eq(transferErrors.transferId, id));
}

export function errorsOf(db: Db, id: number): Promise<ImportError[]> {
  return db
    .select({
      row: transferErrors.row,
      column: transferErrors.column,
      sentence: transferErrors.sentence,
    })
    .from(transferErrors)
    .where(eq(transferErrors.transferId, id))
    .orderBy(asc(transferErrors.row), asc(transferErrors.id))
    .limit(MAX_LISTED_ERRORS);
}

/** Transfers that should have a job, but have none queued or running. */
export async function transfersWithoutJob(db: Db): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select id from ${transfers} where state in ('QUEUED', 'RUNNING') and not exists (
      select from pgboss.job where name = 'transfers.run' and state in ('created', 'retry', 'active')
        and (data ->> 'transferId')::integer = ${transfers.id})
    order by id limit 100`);
  return rows.map(({ id }) => id);
}

export async function expiredTransfers(db: Db, limit: number): Promise<number[]> {
  const rows = await db
    .select({ id: transfers.id })
    .from(transfers)
    .where(lt(transfers.createdAt, sql`now() - make_interval(days => ${TRANSFER_DAYS})`))
    .orderBy(asc(transfers.createdAt))
    .limit(limit);
  return rows.map(({ id }) => id);
}

export async function deleteTransfers(db: Db, ids: readonly number[]): Promise<void> {
  await db.delete(transfers).where(inArray(transfers.id, [...ids]));
}
