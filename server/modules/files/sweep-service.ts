import type { Deps } from '../../deps.ts';
import { batches, storageComplaint } from './ownership-service.ts';
import { knownKeys } from './queries.ts';

/** A stored file younger than this may still be waiting for its row. */
const ORPHAN_AGE_MS = 24 * 3_600_000;
/** More orphans than this, and than this share of all files, cannot be leftovers of crashes. */
const MAX_DELETIONS = 500;
const MAX_DELETED_SHARE = 0.05;

export interface SweepLog {
  info(details: object, message: string): void;
  error(details: object, message: string): void;
}

/**
 * Deletes stored files that no row refers to, left by a crash between storage and commit. Deletes nothing, and logs an
 * error, when the files belong to another database or there are too many orphans.
 */
export async function sweepFiles(
  parts: Pick<Deps, 'db' | 'storage'>,
  log: SweepLog,
  now = Date.now(),
): Promise<void> {
  const complaint = await storageComplaint(parts);
  if (complaint) return log.error({}, complaint);
  const before = new Date(now - ORPHAN_AGE_MS);
  let [stored, orphans] = [0, 0];
  for await (const { size, unknown } of orphansIn(parts, before)) {
    stored += size;
    orphans += unknown.length;
  }
  if (orphans === 0) return;
  const limit = Math.max(MAX_DELETIONS, Math.floor(stored * MAX_DELETED_SHARE));
  if (orphans > limit) {
    return log.error(
      { stored, orphans, limit },
      'too many stored files have no row: none of them is deleted; restore the database that they belong to',
    );
  }
  let deleted = 0;
  for await (const { unknown } of orphansIn(parts, before)) {
    for (const key of unknown) {
      if (deleted === limit) break;
      await parts.storage.remove(key);
      deleted += 1;
    }
  }
  log.info({ stored, deleted }, 'deleted stored files without a row');
}

/** The files stored before a moment, in batches: how many, and which of them have no row. */
async function* orphansIn({ db, storage }: Pick<Deps, 'db' | 'storage'>, before: Date) {
  for await (const keys of batches(storage.list(before))) {
    const known = await knownKeys(db, keys);
    yield { size: keys.length, unknown: keys.filter((key) => !known.has(key)) };
  }
}
