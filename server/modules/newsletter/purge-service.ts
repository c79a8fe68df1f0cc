import type { Db } from '../../db/client.ts';
import { deleteUnconfirmed } from './queries.ts';

/** Deletes addresses whose subscription was never confirmed. */
export function purgeUnconfirmedSubscribers(db: Db): Promise<void> {
  return deleteUnconfirmed(db);
}
