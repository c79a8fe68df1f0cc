import type { Db } from '../../db/client.ts';
import { deleteOldExports } from './export-queries.ts';

export function purgeOldExports(db: Db): Promise<void> {
  return deleteOldExports(db);
}
