import { validate } from '../../../contract/validation.ts';
import type { Tx } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { fail } from '../../fail.ts';
import type { ImportError, ImportKind, ImportRow, TransferActor } from '../../infra/transfers/kinds.ts';
import { type FileRow, rowsOfFile } from './import-file-service.ts';
import {
  deleteErrors,
  endTransfer,
  insertErrors,
  lockTransfer,
  partKeys,
  type TransferRow,
  updateTransfer,
} from './queries.ts';

const ROWS_PER_STEP = 500;

type Parts = Pick<Deps, 'db' | 'storage'>;

/** Checks every row from the first on, also after a crash, and changes nothing in the shop (transfers-6). */
export async function runCheck(
  deps: Parts,
  kind: ImportKind,
  transfer: TransferRow,
  actor: TransferActor,
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    await deleteErrors(tx, transfer.id);
    await updateTransfer(tx, transfer.id, { rowsDone: 0, errors: 0, rowsTotal: null });
  });
  let done = 0;
  for await (const rows of steps(deps, kind, transfer)) {
    const { valid, errors } = validRows(kind, rows);
    if (valid.length > 0) errors.push(...(await kind.check(deps.db, { actor, rows: valid })));
    const isRunning = await takeStep(deps, transfer, done, rows.length, async () => errors);
    if (!isRunning) return;
    done += rows.length;
  }
  if (done === 0) fail('transfers.empty');
  await deps.db.transaction(async (tx) => {
    const row = await lockTransfer(tx, transfer.id);
    if (row?.state === 'RUNNING') {
      await updateTransfer(tx, transfer.id, { state: 'CHECKED', rowsTotal: done });
    }
  });
}

/** Writes the rows in steps, each with the position in one transaction, and goes on behind the last one (transfers-7). */
export async function runApply(
  deps: Parts,
  kind: ImportKind,
  transfer: TransferRow,
  actor: TransferActor,
): Promise<void> {
  let done = transfer.rowsDone;
  for await (const rows of steps(deps, kind, transfer, done)) {
    const { valid, errors } = validRows(kind, rows);
    const isRunning = await takeStep(deps, transfer, done, rows.length, async (tx) => [
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

/** False when it was cancelled, or another process has taken the step. */
function takeStep(
  { db }: Parts,
  { id }: TransferRow,
  done: number,
  rows: number,
  act: (tx: Tx) => Promise<ImportError[]>,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const row = await lockTransfer(tx, id);
    if (row?.state !== 'RUNNING' || row.rowsDone !== done) return false;
    const errors = await act(tx);
    await insertErrors(tx, id, errors);
    const wrong = new Set(errors.map((error) => error.row)).size;
    await updateTransfer(tx, id, { rowsDone: done + rows, errors: row.errors + wrong, attempts: 0 });
    return true;
  });
}

async function* steps(
  { db, storage }: Parts,
  kind: ImportKind,
  { id }: TransferRow,
  skip = 0,
): AsyncGenerator<FileRow[]> {
  let batch: FileRow[] = [];
  let seen = 0;
  for await (const row of rowsOfFile(storage, await partKeys(db, id), kind.columns)) {
    seen += 1;
    if (seen <= skip) continue;
    batch.push(row);
    if (batch.length < ROWS_PER_STEP) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

function validRows(kind: ImportKind, rows: readonly FileRow[]) {
  const valid: ImportRow<unknown>[] = [];
  const errors: ImportError[] = [];
  for (const { number, cells } of rows) {
    const result = validate(kind.row, cells);
    if (result.ok) valid.push({ number, row: result.data });
    else {
      for (const [column, sentences] of Object.entries(result.errors)) {
        const isColumn = Object.hasOwn(cells, column);
        errors.push({ row: number, column: isColumn ? column : null, sentence: sentences[0] ?? '' });
      }
    }
  }
  return { valid, errors };
}
