import { sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { sortedShares, type WordStatistics } from './word-statistics.ts';

/** How long a sample is as good as new, in milliseconds: PostgreSQL takes one when a tenth of a table has changed. */
const LIFE = 60_000;

const known = new WeakMap<Db, Map<string, { until: number; statistics: Promise<WordStatistics> }>>();

/** What PostgreSQL knows of the words of a table. Before its first sample nothing is common. */
export function statisticsOf(db: Db, table: string): Promise<WordStatistics> {
  const tables = known.get(db) ?? new Map<string, { until: number; statistics: Promise<WordStatistics> }>();
  known.set(db, tables);
  const kept = tables.get(table);
  if (kept && kept.until > Date.now()) return kept.statistics;
  const statistics = sampled(db, table);
  tables.set(table, { until: Date.now() + LIFE, statistics });
  // Who asks next may have better luck.
  statistics.catch(() => tables.delete(table));
  return statistics;
}

async function sampled(db: Db, table: string): Promise<WordStatistics> {
  const { rows } = await db.execute<{ rows: number; words: string[] | null; shares: number[] | null }>(sql`
    select greatest(reltuples, 0) as rows, most_common_elems::text::text[] as words, most_common_elem_freqs as shares
    from pg_class left join pg_stats on schemaname = current_schema() and tablename = relname and attname = 'search'
    where oid = ${table}::regclass`);
  const [sample] = rows;
  // Behind the shares of the words stand the least, the greatest and that of nulls.
  const shares = (sample?.words ?? []).map((word, place) => [word, sample?.shares?.[place] ?? 0] as const);
  return { rows: sample?.rows ?? 0, shares: sortedShares(shares) };
}
