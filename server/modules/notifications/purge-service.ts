import type { Db } from '../../db/client.ts';
import { deleteOld } from './queries.ts';

/** Every night. */
export function purgeOldNotifications(db: Db): Promise<void> {
  return deleteOld(db);
}
