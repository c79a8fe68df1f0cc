import type { Db, Tx } from '../../db/client.ts';
import type { Actor } from '../../infra/access-tokens.ts';
import { insertAuditEntry } from './queries.ts';

/** What is recorded, `<module>.<what was done>`. */
type AuditedAction = 'chat.measurements-read';

interface Audited {
  action: AuditedAction;
  /** Whose data it was. */
  userId: number;
  data?: Record<string, string | number>;
}

/** Records what staff did, or looked at, in the transaction of it. */
export async function recordAudit(
  db: Db | Tx,
  actor: Actor,
  { action, userId, data }: Audited,
): Promise<void> {
  await insertAuditEntry(db, { actorId: actor.id, action, userId, data: data ?? {} });
}
