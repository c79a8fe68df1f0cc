import type { Deps } from '../../deps.ts';
import { batches, storageComplaint } from './ownership-service.ts';
import { knownKeys } from './queries.ts';

/** A stored file younger than this may still be waiting for its row. */
const ORPHAN_AGE_MS = 24 * 3_600_000;
/** More orphans than this, and than this share of all files, are no leftovers of crashes: something is wrong. */
const MAX_DELETIONS = 500;
const MAX_DELETED_SHARE = 0.05;

/** Where the sweep tells what it did. */
export interface SweepLog {
  info(details: object, message: string): void;
  error(details: object, message: string): void;
}

/**
 * Deletes stored files that no row speaks of: what a crash between storage and commit left. Deletes nothing, and says so
 * in the log, when the files belong to another database or when there are too many orphans to believe.
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
      'no row speaks of too many stored files: none of them is deleted; restore the database that they belong to',
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
  log.info({ stored, deleted }, 'deleted stored files that no row speaks of');
}

/** The files that were stored before a moment, in groups: how many each has, and which of them no row speaks of. */
async function* orphansIn({ db, storage }: Pick<Deps, 'db' | 'storage'>, before: Date) {
  for await (const keys of batches(storage.list(before))) {
    const known = await knownKeys(db, keys);
    yield { size: keys.length, unknown: keys.filter((key) => !known.has(key)) };
  }
}
