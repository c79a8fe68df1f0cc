import { withoutTimeouts } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { deleteOutlived, knownKeys } from './queries.ts';

/** A stored file younger than this may still be waiting for its row, in milliseconds. */
const ORPHAN_AGE = 24 * 3_600_000;
const BATCH = 500;

/** Nightly housekeeping. */
export function serviceJobs(deps: Deps): void {
  deps.jobs.handle('service.sweep', () => sweep(deps));
  deps.jobs.schedule('service.sweep', '30 3 * * *');
  deps.jobs.schedule('mail.resume', '* * * * *');
}

/** Deletes outlived rows, and stored files that no row speaks of: what a crash between storage and commit left. */
export async function sweep(
  { db, storage, outbox }: Pick<Deps, 'db' | 'storage' | 'outbox'>,
  now = Date.now(),
): Promise<void> {
  await withoutTimeouts(db, deleteOutlived);
  await outbox.purge();
  let batch: string[] = [];
  const removeOrphans = async () => {
    const known = await knownKeys(db, batch);
    for (const key of batch) if (!known.has(key)) await storage.remove(key);
    batch = [];
  };
  for await (const key of storage.list(new Date(now - ORPHAN_AGE))) {
    batch.push(key);
    if (batch.length === BATCH) await removeOrphans();
  }
  if (batch.length > 0) await removeOrphans();
}
