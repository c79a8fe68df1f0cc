import type { Db } from '../../db/client.ts';
import { deleteExpired } from './purge-queries.ts';

/** Deletes sign-in attempts, links, tokens and devices that have expired. */
export function purgeExpiredSessions(db: Db): Promise<void> {
  return deleteExpired(db);
}
