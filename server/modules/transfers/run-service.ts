import { inLocale } from '#words';
import type { ErrorCode } from '../../../contract/errors.ts';
import { STAFF_ROLES } from '../../../contract/roles.ts';
import type { Deps } from '../../deps.ts';
import { Failure, fail } from '../../fail.ts';
import { accountActor } from '../accounts/profile-service.ts';
import { runApply, runCheck } from './import-run-service.ts';
import {
  endTransfer,
  lockTransfer,
  type TransferRow,
  transfersWithoutJob,
  updateTransfer,
} from './queries.ts';

type Parts = Pick<Deps, 'db' | 'storage' | 'transferKinds'>;

/** Attempts without a completed step in between. */
const MAX_ATTEMPTS = 5;

/**
 * Runs a transfer until it ends or waits for its owner; continues after the last completed step. Throws unexpected
 * errors, so that the job is retried.
 */
export async function runTransfer(deps: Parts, id: number): Promise<void> {
  const transfer = await begin(deps, id);
  if (!transfer) return;
  try {
    await work(deps, transfer);
  } catch (error) {
    if (error instanceof Failure) await endAsFailed(deps, id, error.code, error.details);
    else if (transfer.attempts >= MAX_ATTEMPTS) await endAsFailed(deps, id, 'transfers.broken_off');
    if (!(error instanceof Failure)) throw error;
  }
}

/** Restarts transfers without a job, such as after a restore or a job that was given up. */
export async function resumeLost({ db, jobs }: Pick<Deps, 'db' | 'jobs'>): Promise<void> {
  for (const transferId of await transfersWithoutJob(db)) {
    await db.transaction((tx) => jobs.send(tx, 'transfers.run', { transferId }));
  }
}

/** Undefined if there is nothing to do. */
function begin({ db }: Parts, id: number): Promise<TransferRow | undefined> {
  return db.transaction(async (tx) => {
    const row = await lockTransfer(tx, id);
    if (row?.state !== 'QUEUED' && row?.state !== 'RUNNING') return undefined;
    return updateTransfer(tx, id, { state: 'RUNNING', attempts: row.attempts + 1 });
  });
}

/** Reads the role again, because it may have changed since the start. */
async function work(deps: Parts, transfer: TransferRow): Promise<void> {
  const owner = (await accountActor(deps.db, transfer.ownerId)) ?? fail('session.forbidden');
  const kind = deps.transferKinds.import(transfer.kind);
  if (!kind?.roles.includes(owner.role)) fail('session.forbidden');
  const run = transfer.phase === 'check' ? runCheck : runApply;
  // What is wrong with a row is kept in the language in which its owner reads it: the back office is in English.
  const locale = STAFF_ROLES.includes(owner.role) ? 'en' : owner.locale;
  return inLocale(locale, () => run(deps, kind, transfer, owner));
}

async function endAsFailed(
  { db, storage }: Parts,
  id: number,
  failure: ErrorCode,
  failureDetails?: Record<string, string | number>,
): Promise<void> {
  const unneeded = await db.transaction(async (tx) => {
    const row = await lockTransfer(tx, id);
    if (row?.state !== 'RUNNING') return [];
    const end = { state: 'FAILED' as const, failure, failureDetails: failureDetails ?? null };
    return (await endTransfer(tx, id, end)).unneeded;
  });
  await Promise.allSettled(unneeded.map((key) => storage.remove(key)));
}
