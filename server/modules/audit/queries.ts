import { and, eq, gte, inArray, lt, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { AUDIT_SORTS, type auditLog } from '../../../contract/audit.ts';
import type { QueryOf } from '../../../contract/endpoint.ts';
import type { Db, Tx } from '../../db/client.ts';
import { boundedCount, keyset } from '../../db/keyset.ts';
import { users } from '../../db/schema/accounts.ts';
import { auditEntries } from '../../db/schema/audit.ts';

export type NewAuditEntry = Omit<typeof auditEntries.$inferInsert, 'id' | 'createdAt'>;

export async function insertAuditEntry(db: Db | Tx, entry: NewAuditEntry): Promise<void> {
  await db.insert(auditEntries).values(entry);
}

/** Skipped if the same person did the same within the hour, because an open page reads repeatedly. */
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

/** Like `insertReading`, of many subjects at once. */
export async function insertReadings(
  db: Db | Tx,
  {
    actorId,
    action,
    subjectKind,
    of,
  }: Pick<NewAuditEntry, 'actorId' | 'action' | 'subjectKind'> & {
    of: readonly { id: string; userId: number | null }[];
  },
): Promise<void> {
  await db.execute(sql`
    insert into ${auditEntries} (actor_id, action, subject_kind, subject_id, user_id)
    select ${actorId}::int, ${action}::text, ${subjectKind}::text, read.id, read."userId"
    from jsonb_to_recordset(${JSON.stringify(of)}::jsonb) as read (id text, "userId" int)
    where not exists (select from ${auditEntries} e where e.subject_kind = ${subjectKind} and e.subject_id = read.id
      and e.actor_id = ${actorId} and e.action = ${action} and e.created_at > now() - interval '1 hour')`);
}

const KEYS = { time: auditEntries.createdAt };

const actors = alias(users, 'actor');

/** Newest first (people-9). */
export async function listedEntries(db: Db, query: QueryOf<typeof auditLog>) {
  const page = keyset(AUDIT_SORTS, KEYS, auditEntries.id, query);
  const matching = await matchingEntries(db, query);
  const [rows, count] = await Promise.all([
    db
      .select({
        entry: auditEntries,
        id: auditEntries.id,
        cursor: page.cursor,
        actor: { id: actors.id, username: actors.username },
        user: { id: users.id, username: users.username },
      })
      .from(auditEntries)
      .leftJoin(actors, eq(actors.id, auditEntries.actorId))
      .leftJoin(users, eq(users.id, auditEntries.userId))
      .where(and(matching, page.where))
      .orderBy(...page.orderBy)
      .limit(page.limit),
    boundedCount(db, sql`select 1 from ${auditEntries} ${matching ? sql`where ${matching}` : sql``}`),
  ]);
  return { count, ...page.pageOf(rows) };
}

export type ListedEntry = Awaited<ReturnType<typeof listedEntries>>['rows'][number];

async function matchingEntries(db: Db, query: QueryOf<typeof auditLog>): Promise<SQL | undefined> {
  const { search, actor, action, subject, subject_id, from, to } = query;
  return and(
    actor === undefined ? undefined : inArray(auditEntries.actorId, await accountsNamed(db, actor)),
    search === undefined ? undefined : inArray(auditEntries.userId, await accountsNamed(db, search)),
    action === undefined ? undefined : eq(auditEntries.action, action),
    subject === undefined ? undefined : eq(auditEntries.subjectKind, subject),
    subject_id === undefined ? undefined : eq(auditEntries.subjectId, subject_id),
    from === undefined ? undefined : gte(auditEntries.createdAt, startOf(sql`${from}::date`)),
    to === undefined ? undefined : lt(auditEntries.createdAt, startOf(sql`(${to}::date + 1)`)),
  );
}

/** Accounts by id, username or e-mail address; a username may consist of digits. */
async function accountsNamed(db: Db, name: string): Promise<number[]> {
  const lower = name.toLowerCase();
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(
      or(
        eq(sql`lower(${users.username})`, lower),
        eq(sql`lower(${users.email})`, lower),
        /^\d{1,9}$/.test(name) ? eq(users.id, Number(name)) : undefined,
      ),
    );
  return rows.map(({ id }) => id);
}

function startOf(day: SQL): SQL {
  return sql`(${day}::timestamp at time zone 'Asia/Karachi')`;
}
