import type { Deps } from '../../deps.ts';
import { batches, storageWarning } from './ownership-service.ts';
import { knownKeys } from './queries.ts';

/** A younger file may still be waiting for its row. */
const ORPHAN_AGE_MS = 24 * 3_600_000;
/** Exceeding both the number and the share of all files cannot be the result of crashes. */
const MAX_DELETIONS = 500;
const MAX_DELETED_SHARE = 0.05;

const TOO_MANY_ORPHANS_MESSAGE =
  'too many stored files have no row: none of them is deleted; restore the database that they belong to, or run `npm run files:adopt -- --delete-orphans`';

export interface SweepLog {
  info(details: object, message: string): void;
  error(details: object, message: string): void;
}

/**
 * Deletes stored files without a row, left by crashes. Logs an error instead when the storage is another database's or
 * there are too many orphans.
 */
export async function sweepFiles(
  parts: Pick<Deps, 'db' | 'storage'>,
  log: SweepLog,
  now = Date.now(),
): Promise<void> {
  const warning = await storageWarning(parts);
  if (warning) return log.error({}, warning);
  let [stored, orphans] = [0, 0];
  for await (const { size, unknown } of orphansIn(parts, now)) {
    stored += size;
    orphans += unknown.length;
  }
  if (orphans === 0) return;
  const limit = Math.max(MAX_DELETIONS, Math.floor(stored * MAX_DELETED_SHARE));
  if (orphans > limit) return log.error({ stored, orphans, limit }, TOO_MANY_ORPHANS_MESSAGE);
  const deleted = await deleteOrphans(parts, now);
  log.info({ stored, deleted }, 'deleted stored files without a row');
}

/** Without the limit on orphans; returns how many. */
export async function deleteOrphans(parts: Pick<Deps, 'db' | 'storage'>, now = Date.now()): Promise<number> {
  let deleted = 0;
  for await (const { unknown } of orphansIn(parts, now)) {
    for (const key of unknown) await parts.storage.remove(key);
    deleted += unknown.length;
  }
  return deleted;
}

async function* orphansIn({ db, storage }: Pick<Deps, 'db' | 'storage'>, now: number) {
  const before = new Date(now - ORPHAN_AGE_MS);
  for await (const keys of batches(storage.list(before))) {
    const known = await knownKeys(db, keys);
    yield { size: keys.length, unknown: keys.filter((key) => !known.has(key)) };
  }
}
