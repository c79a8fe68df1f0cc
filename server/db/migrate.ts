import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type { Db } from './client.ts';

const folder = fileURLToPath(new URL('./migrations', import.meta.url));

/** An advisory lock, so that two servers starting together migrate one after the other. */
const MIGRATION_LOCK = 8_031_466;

/**
 * Brings the database to the newest schema; does nothing when it is there already. Waits for another server that is
 * migrating, and lets statements take as long as a large table needs.
 */
export async function migrateDatabase(db: Db): Promise<void> {
  if (await isMigrated(db)) return;
  const client = await db.$client.connect();
  try {
    await client.query('set statement_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await migrate(drizzle({ client }), { migrationsFolder: folder });
  } finally {
    // The lock and the setting end with the connection.
    client.release(true);
  }
}

/** Whether all migrations of this code have been applied, and perhaps those of a later version. */
export async function isMigrated(db: Db): Promise<boolean> {
  try {
    const { rows } = await db.execute<{ newest: string | null }>(
      sql`select max(created_at)::text as newest from drizzle.__drizzle_migrations`,
    );
    return Number(rows[0]?.newest ?? 0) >= newestMigration;
  } catch {
    return false;
  }
}

/** When the newest migration was written, in milliseconds, as the journal of drizzle-kit records it. */
const newestMigration = Math.max(
  ...(
    JSON.parse(readFileSync(`${folder}/meta/_journal.json`, 'utf8')) as { entries: { when: number }[] }
  ).entries.map(({ when }) => when),
);
