import { errorWords } from '#words';
import { isOpenTransfer, MAX_OPEN_TRANSFERS } from '../../../contract/constants/transfers.ts';
import type { BodyOf } from '../../../contract/endpoint.ts';
import type { startImport as StartImport, Transfer, TransferError } from '../../../contract/transfers.ts';
import type { Db, Tx } from '../../db/client.ts';
import { lockUserRow } from '../../db/lock-user.ts';
import type { Deps } from '../../deps.ts';
import { fail } from '../../fail.ts';
import type { Actor } from '../../infra/access-tokens.ts';
import { recordAudit } from '../audit/service.ts';
import { presentTransfer } from './present.ts';
import {
  countOpen,
  endTransfer,
  errorsOf,
  insertTransfer,
  lockTransfer,
  type TransferRow,
  transferOf,
  transfersOf,
  updateTransfer,
} from './queries.ts';

export async function listTransfers(db: Db, actor: Actor): Promise<Transfer[]> {
  return (await transfersOf(db, actor.id)).map(presentTransfer);
}

/** Fails with `request.not_found` for somebody else's transfer. */
export async function readTransfer(db: Db, actor: Actor, id: number): Promise<Transfer> {
  return presentTransfer(await ownTransfer(db, actor, id));
}

export async function ownTransfer(db: Db | Tx, actor: Actor, id: number): Promise<TransferRow> {
  return (await transferOf(db, actor.id, id)) ?? fail('request.not_found');
}

/** Fails with `session.forbidden` for another role's kind, or with `transfers.too_many`. */
export async function startImport(
  tx: Tx,
  { transferKinds }: Pick<Deps, 'transferKinds'>,
  actor: Actor,
  { kind, file_name, bytes }: BodyOf<typeof StartImport>,
): Promise<Transfer> {
  if (!transferKinds.import(kind)?.roles.includes(actor.role)) fail('session.forbidden');
  await assertMayStart(tx, actor);
  const row = await insertTransfer(tx, {
    ownerId: actor.id,
    kind,
    fileName: file_name,
    phase: 'check',
    state: 'UPLOADING',
    bytesTotal: bytes,
  });
  return presentTransfer(row);
}

async function assertMayStart(tx: Tx, actor: Actor): Promise<void> {
  if (!(await lockUserRow(tx, actor.id))) fail('session.invalid');
  if ((await countOpen(tx, actor.id)) >= MAX_OPEN_TRANSFERS) {
    fail('transfers.too_many', { limit: MAX_OPEN_TRANSFERS, what: errorWords.transfers.imports });
  }
}

/** Idempotent. Fails with `transfers.upload_incomplete`. */
export function checkImport(deps: Pick<Deps, 'db' | 'jobs'>, actor: Actor, id: number): Promise<Transfer> {
  return enqueue(deps, actor, id, (row) => {
    if (row.state !== 'UPLOADING') return row.phase === 'check';
    if (row.bytesUploaded !== row.bytesTotal) fail('transfers.upload_incomplete');
    return false;
  });
}

/** Idempotent. Fails with `transfers.not_checked`. */
export function applyImport(deps: Pick<Deps, 'db' | 'jobs'>, actor: Actor, id: number): Promise<Transfer> {
  return enqueue(deps, actor, id, (row) => {
    if (row.phase === 'apply') return true;
    if (row.state !== 'CHECKED' || row.errors > 0) fail('transfers.not_checked');
    return false;
  });
}

/** Enqueues the import's job, unless it is queued already. */
function enqueue(
  { db, jobs }: Pick<Deps, 'db' | 'jobs'>,
  actor: Actor,
  id: number,
  isEnqueued: (row: TransferRow) => boolean,
): Promise<Transfer> {
  return db.transaction(async (tx) => {
    await ownTransfer(tx, actor, id);
    const row = (await lockTransfer(tx, id)) ?? fail('request.not_found');
    if (isEnqueued(row)) return presentTransfer(row);
    const phase = row.state === 'CHECKED' ? 'apply' : 'check';
    const enqueued = await updateTransfer(tx, id, {
      phase,
      state: 'QUEUED',
      rowsDone: 0,
      lastRow: null,
      attempts: 0,
    });
    await jobs.send(tx, 'transfers.run', { transferId: id });
    if (phase === 'apply') {
      await recordAudit(tx, actor, {
        action: 'transfers.import-applied',
        subject: { kind: 'transfer', id },
        data: { kind: row.kind, rows: row.rowsTotal ?? 0 },
      });
    }
    return presentTransfer(enqueued);
  });
}

/** Rows that are already imported stay. Idempotent. Fails with `transfers.ended`. */
export async function cancelTransfer(
  { db, storage }: Pick<Deps, 'db' | 'storage'>,
  actor: Actor,
  id: number,
): Promise<Transfer> {
  const { row, unneeded } = await db.transaction(async (tx) => {
    await ownTransfer(tx, actor, id);
    const locked = (await lockTransfer(tx, id)) ?? fail('request.not_found');
    if (locked.state === 'CANCELLED') return { row: locked, unneeded: [] };
    if (!isOpenTransfer(locked.state)) fail('transfers.ended');
    await recordAudit(tx, actor, {
      action: 'transfers.cancelled',
      subject: { kind: 'transfer', id },
      data: { kind: locked.kind, rows: locked.rowsDone },
    });
    return endTransfer(tx, id, { state: 'CANCELLED' });
  });
  await Promise.allSettled(unneeded.map((key) => storage.remove(key)));
  return presentTransfer(row);
}

export async function listErrors(db: Db, actor: Actor, id: number): Promise<TransferError[]> {
  await ownTransfer(db, actor, id);
  return errorsOf(db, id);
}
