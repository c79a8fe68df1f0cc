import type { AuditEntry, auditLog } from '../../../contract/audit.ts';
import type { QueryOf } from '../../../contract/endpoint.ts';
import type { List } from '../../../contract/lists.ts';
import type { Db } from '../../db/client.ts';
import { listedEntries } from './list-queries.ts';
import { presentEntry } from './present.ts';

/** (people-9) */
export async function listEntries(db: Db, query: QueryOf<typeof auditLog>): Promise<List<AuditEntry>> {
  const { rows, ...page } = await listedEntries(db, query);
  return { ...page, results: rows.map(presentEntry) };
}
