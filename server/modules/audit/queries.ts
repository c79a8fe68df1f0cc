import type { Db, Tx } from '../../db/client.ts';
import { auditEntries } from '../../db/schema/audit.ts';

export type NewAuditEntry = Omit<typeof auditEntries.$inferInsert, 'id' | 'createdAt'>;

export async function insertAuditEntry(db: Db | Tx, entry: NewAuditEntry): Promise<void> {
  await db.insert(auditEntries).values(entry);
}
