import type { Db } from '../../db/client.ts';
import { deleteEndedKeys } from './key-queries.ts';
import { deleteOldDeliveries } from './webhook-queries.ts';

/** Deletes keys that have ended and the log of webhooks, after 30 days (connecting-8, connecting-15). */
export async function purgeConnections(db: Db): Promise<void> {
  await deleteEndedKeys(db);
  await deleteOldDeliveries(db);
}
