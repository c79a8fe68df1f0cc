import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type { Db } from './client.ts';

const folder = fileURLToPath(new URL('./migrations', import.meta.url));

/** An advisory lock, so that two servers starting together migrate one after the other. */
const MIGRATION_LOCK = 8_031_466;

/** Brings the database to the newest schema; does nothing when it is there already. */
export async function migrateDatabase(db: Db): Promise<void> {
  if (await isMigrated(db)) return;
  const client = await db.$client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await migrate(db, { migrationsFolder: folder });
  } finally {
    await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]);
    client.release();
  }
}

/** Whether the newest migration of this code has been applied. */
export async function isMigrated(db: Db): Promise<boolean> {
  try {
    const { rows } = await db.execute<{ newest: string | null }>(
      sql`select max(created_at)::text as newest from drizzle.__drizzle_migrations`,
    );
    return rows[0]?.newest === newestMigration();
  } catch {
    return false;
  }
}

/** When the newest migration was written, as the journal of drizzle-kit records it. */
function newestMigration(): string {
  if (!readdirSync(folder).includes('meta')) return '';
  const journal = JSON.parse(readFileSync(`${folder}/meta/_journal.json`, 'utf8')) as {
    entries: { when: number }[];
  };
  return String(journal.entries.at(-1)?.when ?? '');
}
