import { sql } from 'drizzle-orm';
import type { AuditedAction } from '../../../contract/constants/audit.ts';
import type { Db } from '../../db/client.ts';

export interface JobCounts {
  jobs: { name: string; state: 'waiting' | 'retry' | 'active' | 'failed'; count: number }[];
  overdue: { name: string; seconds: number }[];
}

/**
 * Active and failed jobs come from pg-boss's own counts, updated every minute: counting would read every finished job.
 */
export async function countJobs(db: Db): Promise<JobCounts> {
  const { rows } = await db.execute<{
    name: string;
    active: number;
    failed: number;
    waiting: number;
    retry: number;
    overdue: number;
  }>(sql`
    select name, active_count as active, failed_count as failed,
      coalesce(waiting, 0)::int as waiting, coalesce(retry, 0)::int as retry, coalesce(overdue, 0)::float as overdue
    from pgboss.queue left join (
      select name, count(*) filter (where state = 'created') as waiting, count(*) filter (where state = 'retry') as retry,
        greatest(extract(epoch from now() - min(start_after)), 0) as overdue
      from pgboss.job where state < 'active' and not blocked group by name
    ) as pending using (name)
    order by name`);
  return {
    jobs: rows.flatMap(({ name, ...counts }) =>
      (['waiting', 'retry', 'active', 'failed'] as const).map((state) => ({
        name,
        state,
        count: counts[state],
      })),
    ),
    overdue: rows.map(({ name, overdue }) => ({ name, seconds: overdue })),
  };
}

export interface DatabaseState {
  /** Transactions that wait for a synchronous standby. */
  waitingCommits: number;
  oldestMailSeconds: number;
  /** Null before the first backup. */
  backupAgeSeconds: number | null;
}

export async function readDatabaseState(db: Db): Promise<DatabaseState> {
  const backup: AuditedAction = 'system.backed-up';
  const { rows } = await db.execute<Record<keyof DatabaseState, number | null>>(sql`
    select
      (select count(*)::int from pg_stat_activity where datname = current_database() and wait_event = 'SyncRep')
        as "waitingCommits",
      (select extract(epoch from now() - min(created_at))::float from mails
        where sent_at is null and given_up_at is null and not held) as "oldestMailSeconds",
      (select extract(epoch from now() - created_at)::float from audit_entries
        where action = ${backup} order by created_at desc limit 1) as "backupAgeSeconds"`);
  const [row] = rows;
  return {
    waitingCommits: row?.waitingCommits ?? 0,
    oldestMailSeconds: row?.oldestMailSeconds ?? 0,
    backupAgeSeconds: row?.backupAgeSeconds ?? null,
  };
}
