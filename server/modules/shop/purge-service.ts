import type { Db } from '../../db/client.ts';
import { deleteExpired } from './purge-queries.ts';

export function purgeExpiredShopOrders(db: Db): Promise<void> {
  return deleteExpired(db);
}
