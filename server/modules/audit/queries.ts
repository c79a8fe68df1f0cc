import { sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { auditEntries } from '../../db/schema/audit.ts';

export type NewAuditEntry = Omit<typeof auditEntries.$inferInsert, 'id' | 'createdAt'>;

export async function insertAuditEntry(db: Db | Tx, entry: NewAuditEntry): Promise<void> {
  await db.insert(auditEntries).values(entry);
}

/** Unless the same person has done the same to it within the hour: a page that stands open reads again and again. */
export async function insertReading(
  db: Db | Tx,
  { actorId, action, subjectKind, subjectId, userId }: Omit<NewAuditEntry, 'data'>,
): Promise<void> {
  await db.execute(sql`
    insert into ${auditEntries} (actor_id, action, subject_kind, subject_id, user_id)
    select ${actorId}::int, ${action}::text, ${subjectKind}::text, ${subjectId}::text, ${userId}::int
    where not exists (select from ${auditEntries} where subject_kind = ${subjectKind} and subject_id = ${subjectId}
      and actor_id = ${actorId} and action = ${action} and created_at > now() - interval '1 hour')`);
}
