import type { Db } from '../../db/client.ts';
import { deleteUnconfirmed } from './queries.ts';

export function purgeUnconfirmedSubscribers(db: Db): Promise<void> {
  return deleteUnconfirmed(db);
}
