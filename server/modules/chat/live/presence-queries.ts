import { and, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../db/client.ts';
import { chatConnections } from '../../../db/schema/chat.ts';

interface Connected {
  userId: number;
  isSupport: boolean;
}

const isCurrent = gt(chatConnections.expiresAt, sql`now()`);

/** Adds people to a process, or renews them; those whose account is gone are left out. */
export async function insertConnections(
  db: Db | Tx,
  processId: string,
  people: readonly Connected[],
  seconds: number,
): Promise<void> {
  if (people.length === 0) return;
  await db.execute(sql`
    insert into ${chatConnections} (process_id, user_id, is_support, expires_at)
    select ${processId}::uuid, u.id, "isSupport", now() + make_interval(secs => ${seconds})
    from jsonb_to_recordset(${JSON.stringify(people)}::jsonb) as sent ("userId" int, "isSupport" boolean)
    join users u on u.id = "userId"
    order by u.id
    on conflict (user_id, process_id) do update set expires_at = excluded.expires_at`);
}

export async function deleteConnections(tx: Tx, processId: string, userIds: number[]): Promise<void> {
  if (userIds.length === 0) return;
  await tx
    .delete(chatConnections)
    .where(and(eq(chatConnections.processId, processId), inArray(chatConnections.userId, userIds)));
}

/** Of processes that were killed. */
export async function deleteExpiredConnections(db: Db): Promise<void> {
  await db.delete(chatConnections).where(lt(chatConnections.expiresAt, sql`now()`));
}

export async function isSupportOnline(db: Db): Promise<boolean> {
  const found = await db
    .select({ id: chatConnections.userId })
    .from(chatConnections)
    .where(and(sql`${chatConnections.isSupport}`, isCurrent))
    .limit(1);
  return found.length > 0;
}

export async function onlineAmong(db: Db | Tx, userIds: number[]): Promise<Set<number>> {
  if (userIds.length === 0) return new Set();
  const rows = await db
    .selectDistinct({ userId: chatConnections.userId })
    .from(chatConnections)
    .where(and(inArray(chatConnections.userId, userIds), isCurrent));
  return new Set(rows.map(({ userId }) => userId));
}
