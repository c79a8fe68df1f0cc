import type { AuditEntry, auditLog } from '../../../contract/audit.ts';
import type { AuditedAction, AuditSubject } from '../../../contract/constants/audit.ts';
import type { QueryOf } from '../../../contract/endpoint.ts';
import type { List } from '../../../contract/lists.ts';
import type { Db, Tx } from '../../db/client.ts';
import type { AuditData } from '../../db/schema/audit.ts';
import type { Actor } from '../../infra/access-tokens.ts';
import { presentEntry } from './present.ts';
import { insertAuditEntry, insertReading, insertReadings, listedEntries } from './queries.ts';

interface Audited {
  action: AuditedAction;
  subject: { kind: AuditSubject; id: number | string };
  /** The account whose data was affected, if any. */
  userId?: number | null;
  /** What changed, in ids, codes and amounts; never passwords, tokens, card numbers or measures. */
  data?: AuditData;
}

/** Records an action or view of staff, a tailor or a brand, in its transaction (people-9). */
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

/** Records a view of somebody's data, once an hour per reader and subject (people-9). */
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

/** Records that the data of several orders was shown together, each like `recordReading`. */
export async function recordOrdersRead(
  db: Db | Tx,
  actor: Pick<Actor, 'id'>,
  action: AuditedAction,
  orders: readonly { id: number; customerId: number | null }[],
): Promise<void> {
  if (orders.length === 0) return;
  const of = orders.map(({ id, customerId }) => ({ id: String(id), userId: customerId }));
  await insertReadings(db, { actorId: actor.id, action, subjectKind: 'order', of });
}

/** (people-9) */
export async function listEntries(db: Db, query: QueryOf<typeof auditLog>): Promise<List<AuditEntry>> {
  const { rows, ...page } = await listedEntries(db, query);
  return { ...page, results: rows.map(presentEntry) };
}

const MAX_KEYS = 20;
const MAX_CHARACTERS = 200;

/** The first 20 values, with texts truncated to 200 characters. */
function boundedData(data: AuditData): AuditData {
  const entries = Object.entries(data).slice(0, MAX_KEYS);
  return Object.fromEntries(
    entries.map(([key, value]) => [
      key,
      typeof value === 'string' ? value.slice(0, MAX_CHARACTERS).toWellFormed().replaceAll('\0', '') : value,
    ]),
  );
}
