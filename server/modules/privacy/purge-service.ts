import type { Db, Tx } from '../../db/client.ts';
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

/**
 * Each deletes a kind of what is kept of people for `RETENTION_MONTHS` only: messages, chat, guests' orders and measures in
 * orders (accounts-24).
 */
export const RECORD_PURGES: readonly ((db: Db, storage: Pick<Storage, 'remove'>) => Promise<void>)[] = [
  deleteOldMessages,
  withPictures(deleteOldChats),
  withPictures(anonymiseOldGuestOrders),
  withPictures(deleteOldMeasures),
];

/** Removes the pictures that a purge returns from storage. */
function withPictures(purge: (tx: Tx) => Promise<string[]>) {
  return async (db: Db, storage: Pick<Storage, 'remove'>): Promise<void> => {
    const pictures = await db.transaction(purge);
    // What fails is removed by the sweep of orphaned files.
    await Promise.allSettled(pictures.map((key) => storage.remove(key)));
  };
}
