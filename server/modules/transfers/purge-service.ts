import type { Db } from '../../db/client.ts';
import type { Storage } from '../../infra/storage/storage.ts';
import { deleteTransfers, expiredTransfers, partKeys } from './queries.ts';

const BATCH = 100;

/** Deletes old transfers after their files (transfers-4). */
export async function purgeOldTransfers(db: Db, storage: Storage): Promise<void> {
  for (;;) {
    const ids = await expiredTransfers(db, BATCH);
    if (ids.length === 0) return;
    for (const id of ids) {
      for (const key of await partKeys(db, id)) await storage.remove(key);
    }
    await deleteTransfers(db, ids);
  }
}
