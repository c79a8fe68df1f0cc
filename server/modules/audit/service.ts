import type { AuditedAction, AuditSubject } from '../../../contract/constants/audit.ts';
import type { Db, Tx } from '../../db/client.ts';
import type { AuditData } from '../../db/schema/audit.ts';
import type { Actor } from '../../infra/access-tokens.ts';
import { boundedData } from './bounded-data.ts';
import { insertAuditEntry, insertReading } from './queries.ts';

interface Audited {
  action: AuditedAction;
  subject: { kind: AuditSubject; id: number | string };
  /** Whose data it was, where it is somebody's. */
  userId?: number | null;
  /** What changed, in ids, codes and amounts: no passwords, tokens or card numbers, and no measures. */
  data?: AuditData;
}

/** Records what staff, a tailor or a brand did, or looked at, in the transaction of it (people-9). */
export async function recordAudit(
  db: Db | Tx,
  actor: Pick<Actor, 'id'>,
  { action, subject, userId, data }: Audited,
): Promise<void> {
  await insertAuditEntry(db, {
    actorId: actor.id,
    action,
    subjectKind: subject.kind,
    subjectId: String(subject.id),
    userId: userId ?? null,
    data: boundedData(data ?? {}),
  });
}

/** Records that somebody's data was read, once an hour for each reader and thing (people-9). */
export async function recordReading(
  db: Db | Tx,
  actor: Pick<Actor, 'id'>,
  { action, subject, userId }: Omit<Audited, 'data'>,
): Promise<void> {
  await insertReading(db, {
    actorId: actor.id,
    action,
    subjectKind: subject.kind,
    subjectId: String(subject.id),
    userId: userId ?? null,
  });
}
