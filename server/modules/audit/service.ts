import type { AuditEntry, auditLog } from '../../../contract/audit.ts';
import type { AuditedAction, AuditSubject } from '../../../contract/constants/audit.ts';
import type { QueryOf } from '../../../contract/endpoint.ts';
import type { List } from '../../../contract/lists.ts';
import type { Db, Tx } from '../../db/client.ts';
import type { AuditData } from '../../db/schema/audit.ts';
import type { Actor } from '../../infra/access-tokens.ts';
import { presentEntry } from './present.ts';
import { insertAuditEntry, insertReading, listedEntries } from './queries.ts';

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

/** (people-9) */
export async function listEntries(db: Db, query: QueryOf<typeof auditLog>): Promise<List<AuditEntry>> {
  const { rows, ...page } = await listedEntries(db, query);
  return { ...page, results: rows.map(presentEntry) };
}

const MAX_KEYS = 20;
const MAX_CHARACTERS = 200;

/** The first 20 values, texts cut to 200 characters. */
function boundedData(data: AuditData): AuditData {
  const entries = Object.entries(data).slice(0, MAX_KEYS);
  return Object.fromEntries(
    entries.map(([key, value]) => [
      key,
      typeof value === 'string' ? value.slice(0, MAX_CHARACTERS).toWellFormed().replaceAll('\0', '') : value,
    ]),
  );
}
