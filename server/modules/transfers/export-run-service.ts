import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { BYTE_ORDER_MARK, writeCsv } from '../../../contract/csv.ts';
import { validate } from '../../../contract/validation.ts';
import type { Db } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { fail } from '../../fail.ts';
import { newFileKey } from '../../infra/storage/storage.ts';
import type { ExportKind, TransferActor } from '../../infra/transfers/kinds.ts';
import { endTransfer, insertPart, lockTransfer, type TransferRow, updateTransfer } from './queries.ts';

const ROWS_PER_QUERY = 1000;
/** What is in memory at a time, and what a crash repeats. */
const ROWS_PER_PART = 20_000;
const CHARACTERS_PER_PART = 8_000_000;

/**
 * Writes the file in parts. A part and the position after it are committed together, so that a job that broke off goes on
 * behind the last part (transfers-3).
 */
export async function runExport(
  deps: Pick<Deps, 'db' | 'storage'>,
  kind: ExportKind,
  transfer: TransferRow,
  actor: TransferActor,
): Promise<void> {
  const filters = validate(kind.filters, transfer.filters);
  if (!filters.ok) fail('request.invalid');
  const reading = { actor, filters: filters.data };
  if (transfer.rowsTotal === null) {
    await updateTransfer(deps.db, transfer.id, { rowsTotal: await kind.count(deps.db, reading) });
  }
  let place = transfer.parts;
  let position = transfer.position ?? undefined;
  for (;;) {
    const header = place === 0 ? BYTE_ORDER_MARK + writeCsv([kind.columns.map(({ name }) => name)]) : '';
    const part = await readPart(deps.db, kind, { ...reading, after: position }, header);
    if (!(await completePart(deps, transfer.id, place, part)) || part.next === undefined) return;
    position = part.next;
    place += 1;
  }
}

interface Part {
  text: string;
  rows: number;
  next: string | undefined;
}

async function readPart(
  db: Db,
  kind: ExportKind,
  reading: { actor: TransferActor; filters: unknown; after: string | undefined },
  header: string,
): Promise<Part> {
  const part: Part = { text: header, rows: 0, next: reading.after };
  do {
    const batch = await kind.read(db, { ...reading, after: part.next, limit: ROWS_PER_QUERY });
    part.text += writeCsv(batch.rows.map((row) => kind.columns.map(({ value }) => value(row))));
    part.rows += batch.rows.length;
    part.next = batch.next;
  } while (part.next !== undefined && part.rows < ROWS_PER_PART && part.text.length < CHARACTERS_PER_PART);
  return part;
}

/** False when the transfer was cancelled, or another process has written this part. */
async function completePart(
  { db, storage }: Pick<Deps, 'db' | 'storage'>,
  id: number,
  place: number,
  { text, rows, next }: Part,
): Promise<boolean> {
  const key = newFileKey();
  await storage.put(key, await promisify(gzip)(text, { level: 6 }), 'application/gzip');
  const isCompleted = await db.transaction(async (tx) => {
    const row = await lockTransfer(tx, id);
    if (row?.state !== 'RUNNING' || row.parts !== place) return false;
    await insertPart(tx, { transferId: id, place, key });
    const done = { rowsDone: row.rowsDone + rows, parts: place + 1, position: next ?? null, attempts: 0 };
    // Rows that came meanwhile are counted too.
    const rowsTotal = next === undefined ? done.rowsDone : Math.max(row.rowsTotal ?? 0, done.rowsDone);
    await updateTransfer(tx, id, { ...done, rowsTotal });
    if (next === undefined) await endTransfer(tx, id, { state: 'DONE' });
    return true;
  });
  if (!isCompleted) await storage.remove(key);
  return isCompleted;
}
