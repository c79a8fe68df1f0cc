import type { Db } from '../../db/client.ts';
import { deleteExpired } from './queries.ts';

export function purgeExpiredSessions(db: Db): Promise<void> {
  return deleteExpired(db);
}
