import type { Db } from '../../db/client.ts';
import type { Storage } from '../../infra/storage/storage.ts';
import { deleteOldExports } from './export-queries.ts';
import {
  anonymiseOldGuestOrders,
  deleteOldChats,
  deleteOldMeasures,
  deleteOldMessages,
} from './retention-queries.ts';

export function purgeOldExports(db: Db): Promise<void> {
  return deleteOldExports(db);
}

/** What is kept of people for `RETENTION_MONTHS` only: guests' orders, measures in orders, messages and chat (accounts-24). */
export async function purgeOldRecords(db: Db, storage: Pick<Storage, 'remove'>): Promise<void> {
  await deleteOldMessages(db);
  for (const purge of [deleteOldChats, anonymiseOldGuestOrders, deleteOldMeasures]) {
    const pictures = await db.transaction(purge);
    // What fails is removed by the sweep of orphaned files.
    await Promise.allSettled(pictures.map((key) => storage.remove(key)));
  }
}
