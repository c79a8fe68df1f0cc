import { sql } from 'drizzle-orm';
import pg from 'pg';
import type { Db } from './client.ts';
import { MIGRATIONS, type Migration, repairOf } from './migration-files.ts';
import { isUnavailable } from './unavailable.ts';

/** `message` is one line that names the migration. */
export class MigrationError extends Error {
  override name = 'MigrationError';
}

interface Applied {
  hash: string;
  when: number;
}

/** An advisory lock for servers that start together. */
const MIGRATION_LOCK = 8_031_466;
const MAX_STATEMENT_LENGTH = 120;

/**
 * Migrates to the newest schema, all or nothing, one server at a time and without timeouts. Throws MigrationError when
 * an applied migration was edited or a new one fails.
 */
export async function migrateDatabase(db: Db): Promise<void> {
  if (isComplete(await appliedMigrations(db))) return;
  // The pool's timeouts are for requests.
  const client = new pg.Client({
    connectionString: db.$client.options.connectionString,
    application_name: 'naap-migrate',
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
  });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('begin');
    await lockMigrations(client);
    await applyMigrations(client, MIGRATIONS);
    await client.query('commit');
  } finally {
    await client.end().catch(() => undefined);
  }
}

export async function lockMigrations(client: pg.Client): Promise<void> {
  await client.query('set local statement_timeout = 0');
  await client.query('set local lock_timeout = 0');
  await client.query('set local idle_in_transaction_session_timeout = 0');
  await client.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
}

/** True also for a database of a later version. */
export async function isMigrated(db: Db): Promise<boolean> {
  try {
    const { rows } = await db.execute<{ newest: string | null }>(
      sql`select max(created_at)::text as newest from drizzle.__drizzle_migrations`,
    );
    return Number(rows[0]?.newest ?? 0) >= (MIGRATIONS.at(-1)?.when ?? 0);
  } catch {
    return false;
  }
}

/** Oldest first; empty for an empty or unreadable database. */
async function appliedMigrations(db: Db): Promise<Applied[]> {
  const { rows } = await db
    .execute<{ hash: string; when: string }>(
      sql`select hash, created_at::text as "when" from drizzle.__drizzle_migrations order by created_at`,
    )
    .catch(() => ({ rows: [] }));
  return rows.map(({ hash, when }) => ({ hash, when: Number(when) }));
}

function isComplete(applied: Applied[]): boolean {
  const hashes = new Map(applied.map(({ when, hash }) => [when, hash]));
  return MIGRATIONS.every(({ when, hash }) => hashes.get(when) === hash);
}

/** Applies missing migrations in the open transaction. Throws MigrationError. */
export async function applyMigrations(client: pg.Client, wanted: readonly Migration[]): Promise<void> {
  await client.query('create schema if not exists drizzle');
  await client.query(`create table if not exists drizzle.__drizzle_migrations (
    id serial primary key, hash text not null, created_at bigint)`);
  const { rows } = await client.query<Applied>(
    'select hash, created_at::float8 as "when" from drizzle.__drizzle_migrations',
  );
  const hashes = new Map(rows.map(({ when, hash }) => [when, hash]));
  // Repairs first: new migrations build on the current texts.
  for (const migration of wanted) {
    const appliedHash = hashes.get(migration.when);
    if (appliedHash === undefined || appliedHash === migration.hash) continue;
    const repair = repairOf(migration, appliedHash);
    if (!repair) throw editedMigration(migration);
    await run(client, `the repair of migration ${migration.tag}`, repair);
    await client.query('update drizzle.__drizzle_migrations set hash = $1 where created_at = $2', [
      migration.hash,
      migration.when,
    ]);
  }
  for (const migration of wanted) {
    if (hashes.has(migration.when)) continue;
    await run(client, `migration ${migration.tag}`, migration.statements);
    await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
      migration.hash,
      migration.when,
    ]);
  }
}

async function run(client: pg.Client, what: string, statements: string[]): Promise<void> {
  for (const statement of statements) {
    try {
      await client.query(statement);
    } catch (error) {
      if (isUnavailable(error)) throw error;
      const reason = (error as Error).message.split('\n')[0];
      throw new MigrationError(`${what} failed: ${reason}, at: ${firstLine(statement)}`, { cause: error });
    }
  }
}

function editedMigration({ tag }: Migration): MigrationError {
  return new MigrationError(
    `migration ${tag} was applied to this database with another text than this version has; start the version that wrote it, or restore a backup`,
  );
}

function firstLine(statement: string): string {
  const lines = statement.split('\n').map((line) => line.trim());
  const line = lines.find((text) => text !== '' && !text.startsWith('--')) ?? '';
  return line.length > MAX_STATEMENT_LENGTH ? `${line.slice(0, MAX_STATEMENT_LENGTH)}…` : line;
}
