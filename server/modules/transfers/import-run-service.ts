import { validate } from '../../../contract/validation.ts';
import type { Tx } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { fail } from '../../fail.ts';
import { pauses } from '../../infra/event-loop.ts';
import type { ImportError, ImportKind, ImportRow, TransferActor } from '../../infra/transfers/kinds.ts';
import { type FileRow, rowsOfFile } from './import-file-service.ts';
import {
  deleteErrors,
  deleteParts,
  endTransfer,
  insertErrors,
  lockTransfer,
  partKeys,
  type TransferRow,
  updateTransfer,
} from './queries.ts';

const ROWS_PER_CHECK = 500;
/** Small, because checkouts wait for the rows that a step has locked. */
const ROWS_PER_APPLICATION = 20;
/** A larger group is cut, so that a wrong file is not read into memory. */
const MAX_ROWS_PER_STEP = 1000;

type Parts = Pick<Deps, 'db' | 'storage'>;

/** Checks every row without changing anything else; starts from the first row even after a crash (transfers-6). */
export async function runCheck(
  deps: Parts,
  kind: ImportKind,
  transfer: TransferRow,
  actor: TransferActor,
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    await deleteErrors(tx, transfer.id);
    await updateTransfer(tx, transfer.id, { rowsDone: 0, lastRow: null, errors: 0, rowsTotal: null });
  });
  let done = 0;
  const seen = new Set<number>();
  for await (const rows of steps(deps, kind, transfer, { size: ROWS_PER_CHECK })) {
    const { valid, errors } = await validRows(kind, rows);
    if (valid.length > 0) errors.push(...(await kind.check(deps.db, { actor, rows: valid, seen })));
    const isRunning = await takeStep(deps, transfer, done, rows, async () => errors);
    if (!isRunning) return;
    done += rows.length;
  }
  if (done === 0) fail('transfers.empty');
  const unneeded = await deps.db.transaction(async (tx) => {
    const row = await lockTransfer(tx, transfer.id);
    if (row?.state !== 'RUNNING') return [];
    await updateTransfer(tx, transfer.id, { state: 'CHECKED', rowsTotal: done });
    // A file with errors is never applied, so only its errors are kept.
    return row.errors > 0 ? deleteParts(tx, transfer.id) : [];
  });
  await Promise.allSettled(unneeded.map((key) => deps.storage.remove(key)));
}

/** Writes rows in steps. Each transaction saves the progress, so that the next run continues there (transfers-7). */
export async function runApply(
  deps: Parts,
  kind: ImportKind,
  transfer: TransferRow,
  actor: TransferActor,
): Promise<void> {
  let done = transfer.rowsDone;
  const step = { size: ROWS_PER_APPLICATION, skip: done };
  for await (const rows of steps(deps, kind, transfer, step)) {
    const { valid, errors } = await validRows(kind, rows);
    const isRunning = await takeStep(deps, transfer, done, rows, async (tx) => [
      ...errors,
      ...(await kind.apply(tx, { actor, rows: valid })),
    ]);
    if (!isRunning) return;
    done += rows.length;
  }
  const unneeded = await deps.db.transaction(async (tx) => {
    const row = await lockTransfer(tx, transfer.id);
    return row?.state === 'RUNNING' ? (await endTransfer(tx, transfer.id, { state: 'DONE' })).unneeded : [];
  });
  await Promise.allSettled(unneeded.map((key) => deps.storage.remove(key)));
}

/** False if the import was cancelled, or another process has taken the step. */
function takeStep(
  { db }: Parts,
  { id }: TransferRow,
  done: number,
  rows: readonly FileRow[],
  act: (tx: Tx) => Promise<ImportError[]>,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const row = await lockTransfer(tx, id);
    if (row?.state !== 'RUNNING' || row.rowsDone !== done) return false;
    const errors = await act(tx);
    await insertErrors(tx, id, errors);
    const wrong =
      row.phase === 'apply' ? inWrongGroups(rows, errors) : new Set(errors.map((error) => error.row));
    await updateTransfer(tx, id, {
      rowsDone: done + rows.length,
      lastRow: rows.at(-1)?.number ?? row.lastRow,
      errors: row.errors + wrong.size,
      attempts: 0,
    });
    return true;
  });
}

async function* steps(
  { db, storage }: Parts,
  kind: ImportKind,
  { id }: TransferRow,
  { size, skip = 0 }: { size: number; skip?: number },
): AsyncGenerator<FileRow[]> {
  let batch: FileRow[] = [];
  let seen = 0;
  for await (const row of rowsOfFile(storage, await partKeys(db, id), kind)) {
    seen += 1;
    if (seen <= skip) continue;
    const isOfLastGroup = row.group === batch.at(-1)?.group;
    if (batch.length >= (isOfLastGroup ? MAX_ROWS_PER_STEP : size)) {
      yield batch;
      batch = [];
    }
    batch.push(row);
  }
  if (batch.length > 0) yield batch;
}

async function validRows(kind: ImportKind, rows: readonly FileRow[]) {
  const pause = pauses();
  const rightCells: ImportRow<unknown>[] = [];
  const errors: ImportError[] = [];
  for (const { number, group, cells } of rows) {
    await pause();
    const result = validate(kind.row, cells);
    if (result.ok) rightCells.push({ number, group, row: result.data });
    else {
      for (const [column, sentences] of Object.entries(result.errors)) {
        const isColumn = Object.hasOwn(cells, column);
        errors.push({ row: number, column: isColumn ? column : null, sentence: sentences[0] ?? '' });
      }
    }
  }
  const wrong = inWrongGroups(rows, errors);
  return { valid: rightCells.filter(({ number }) => !wrong.has(number)), errors };
}

/** Numbers of all rows in groups with an error. */
function inWrongGroups(rows: readonly FileRow[], errors: readonly ImportError[]): Set<number> {
  const wrongRows = new Set(errors.map(({ row }) => row));
  const groups = new Set(rows.filter(({ number }) => wrongRows.has(number)).map(({ group }) => group));
  return new Set(rows.filter(({ group }) => groups.has(group)).map(({ number }) => number));
}
