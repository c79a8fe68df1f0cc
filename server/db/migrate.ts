import { sql } from 'drizzle-orm';
import pg from 'pg';
import type { Db } from './client.ts';
import { MIGRATIONS, type Migration, repairOf } from './migration-files.ts';
import { isServed } from './servers.ts';
import { isUnavailable } from './unavailable.ts';

/** `message` is one line that names the migration. */
export class MigrationError extends Error {
  override name = 'MigrationError';
}

/** It ends once the other servers have stopped. */
export class ServedError extends MigrationError {}

interface Applied {
  hash: string;
  when: number;
}

/** An advisory lock for servers that start together. */
const MIGRATION_LOCK = 8_031_466;
const MAX_STATEMENT_LENGTH = 120;
/** Of PostgreSQL, for a table or a schema that does not exist. */
const NO_TABLE = /^(?:42P01|3F000)$/;

/**
 * Migrates to the newest schema, all or nothing, one server at a time and without timeouts. With `alone` it does not while a
 * server is connected, which may not run on the new schema. Throws MigrationError then, when an applied migration was edited
 * or is unknown, and when a new one fails. False when there was nothing to do.
 */
export async function migrateDatabase(db: Db, { alone = false }: { alone?: boolean } = {}): Promise<boolean> {
  // The pool's timeouts are for requests, and its connections would count as those of a server.
  const client = new pg.Client({
    connectionString: db.$client.options.connectionString,
    application_name: 'naap-migrate',
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
  });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const before = await appliedMigrations(client);
    refuseUnknown(before);
    if (isComplete(before)) return false;
    if (before.length === 0) await refuseOtherEncodings(client);
    await client.query('begin');
    await lockMigrations(client);
    if (alone && before.length > 0 && !isComplete(await appliedMigrations(client))) {
      await refuseWhileServed(client);
    }
    await applyMigrations(client, MIGRATIONS);
    await client.query('commit');
    return true;
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

/** False also for a database of a later version, on which this one may fail. */
export async function isMigrated(db: Db): Promise<boolean> {
  const known = sql.param(MIGRATIONS.map(({ when }) => when));
  try {
    const { rows } = await db.execute<{ known: number; all: number }>(
      sql`select count(*) filter (where created_at = any(${known}::bigint[]))::int as known, count(*)::int as all
        from drizzle.__drizzle_migrations`,
    );
    return rows[0]?.known === MIGRATIONS.length && rows[0].all === MIGRATIONS.length;
  } catch {
    return false;
  }
}

/** Oldest first; empty for an empty database. */
async function appliedMigrations(client: pg.Client): Promise<Applied[]> {
  const { rows } = await client
    .query<Applied>(
      'select hash, created_at::float8 as "when" from drizzle.__drizzle_migrations order by created_at',
    )
    .catch((error: { code?: string }) => {
      if (NO_TABLE.test(error.code ?? '')) return { rows: [] };
      throw error;
    });
  return rows;
}

function refuseUnknown(applied: Applied[]): void {
  const known = new Set(MIGRATIONS.map(({ when }) => when));
  if (applied.every(({ when }) => known.has(when))) return;
  throw new MigrationError(
    'the database was migrated by a later version of Naap; start that version, or restore a backup with this one',
  );
}

/** Others cannot hold every name, and count its letters wrong. */
async function refuseOtherEncodings(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ server_encoding: string }>('show server_encoding');
  const encoding = rows[0]?.server_encoding;
  if (encoding === 'UTF8') return;
  throw new MigrationError(
    `the database has the encoding ${encoding}; make one with UTF8 (deploy/create-database.sh does)`,
  );
}

async function refuseWhileServed(client: pg.Client): Promise<void> {
  if (!(await isServed(client))) return;
  throw new ServedError(
    'this version has new migrations, and another process of the shop is connected to the database; stop it first (docs/operating.md, Upgrading)',
  );
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
