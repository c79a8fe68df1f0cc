import type { Db } from '../../db/client.ts';
import { deleteExpired } from './purge-queries.ts';

/** Deletes guests' orders that were never confirmed, and tokens of test cards, once they have expired. */
export function purgeExpiredShopOrders(db: Db): Promise<void> {
  return deleteExpired(db);
}
