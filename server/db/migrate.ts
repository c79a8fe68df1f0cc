import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import packageJson from '../../package.json' with { type: 'json' };
import type { Db } from './client.ts';
import { MIGRATIONS, type Migration } from './migration-files.ts';
import { isServed } from './reach-database.ts';
import { isUnavailable } from './unavailable.ts';

/** `message` is one line that names the migration. */
export class MigrationError extends Error {
  override name = 'MigrationError';
}

/** It ends once others have stopped or let go of a lock. */
export class ServedError extends MigrationError {}

interface Applied {
  hash: string;
  when: number;
  serves: string | null;
}

/** An advisory lock for servers that start together. */
const MIGRATION_LOCK = 8_031_466;
const MAX_STATEMENT_LENGTH = 120;
/** Of PostgreSQL, for a table or a schema that does not exist. */
const NO_TABLE = /^(?:42P01|3F000)$/;
/** Of PostgreSQL, for a lock timeout and a deadlock. */
const LOCK_NOT_AVAILABLE = /^(?:55P03|40P01)$/;
const LOCK_POLL_MS = 200;
/** Below the lock timeout of requests: they wait behind a migration that waits for a lock. */
const LOCK_TIMEOUT_MS = 2_000;
const LOCK_PATIENCE_MS = 300_000;
const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 10_000;

/**
 * Migrates to the newest schema, one server at a time. With `alone` it does not while a server is connected, unless that may
 * go on serving. Throws MigrationError then, when an applied migration was edited or is unknown, and when a new one fails.
 * False when there was nothing to do.
 */
export async function migrateDatabase(
  db: Db,
  { alone = false, migrations = MIGRATIONS }: { alone?: boolean; migrations?: readonly Migration[] } = {},
): Promise<boolean> {
  const client = await connect(db);
  try {
    const before = await appliedMigrations(client);
    refuseOthers(before, migrations);
    if (missingOf(before, migrations).length === 0) return false;
    if (before.length === 0) await refuseOtherEncodings(client);
    const lock = await connect(db);
    try {
      await lock.query('begin');
      await lockMigrations(lock);
      const applied = await appliedMigrations(client);
      await applyMissing(client, applied, missingOf(applied, migrations), alone);
    } finally {
      await lock.end().catch(() => undefined);
    }
    return true;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** The pool's timeouts are for requests, and its connections would count as those of a server. */
async function connect(db: Db): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: db.$client.options.connectionString,
    application_name: 'naap-migrate',
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
  });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

/**
 * Until the open transaction ends, which also works through a proxy that gives connections to transactions. A statement that
 * waited would keep a snapshot, for whose end `CREATE INDEX CONCURRENTLY` waits in turn; one with parameters keeps its own.
 */
export async function lockMigrations(client: pg.Client): Promise<void> {
  await setTimeouts(client, 0);
  for (;;) {
    const { rows } = await client.query(`select pg_try_advisory_xact_lock(${MIGRATION_LOCK}) as locked`);
    if (rows[0]?.locked) return;
    await sleep(LOCK_POLL_MS);
  }
}

async function setTimeouts(client: pg.Client, lockTimeoutMs: number): Promise<void> {
  await client.query('set local statement_timeout = 0');
  await client.query(`set local lock_timeout = ${lockTimeoutMs}`);
  await client.query('set local idle_in_transaction_session_timeout = 0');
}

/** False also for a database of a later version on which this one may fail. */
export async function isMigrated(db: Db): Promise<boolean> {
  try {
    const { rows } = await db.execute<{ when: number; serves: string | null }>(
      sql`select created_at::float8 as "when", serves from drizzle.__drizzle_migrations`,
    );
    const applied = new Set(rows.map(({ when }) => when));
    return MIGRATIONS.every(({ when }) => applied.has(when)) && rows.every((row) => suits(row, MIGRATIONS));
  } catch {
    return false;
  }
}

/** Oldest first; empty for an empty database. */
async function appliedMigrations(client: pg.Client): Promise<Applied[]> {
  // Before 1.0 the table had no column `serves`.
  const { rows } = await client
    .query<{ hash: string; created_at: string; serves?: string }>(
      'select * from drizzle.__drizzle_migrations order by created_at',
    )
    .catch((error: { code?: string }) => {
      if (NO_TABLE.test(error.code ?? '')) return { rows: [] };
      throw error;
    });
  return rows.map((row) => ({ hash: row.hash, when: Number(row.created_at), serves: row.serves ?? null }));
}

function missingOf(applied: Applied[], migrations: readonly Migration[]): Migration[] {
  return migrations.filter(({ when }) => !applied.some((row) => row.when === when));
}

/** Throws MigrationError for a database that another version has made or edited. */
function refuseOthers(applied: Applied[], migrations: readonly Migration[]): void {
  if (applied.length > 0 && !isSinceBaseline(applied)) {
    throw new MigrationError(
      'the database was made before Naap 1.0, which this version cannot upgrade, and is left as it is; start the version that made it, or this one with an empty DATA_DIR or database',
    );
  }
  if (!applied.every((row) => suits(row, migrations))) {
    throw new MigrationError(
      'the database was migrated by a later version of Naap; start that version, or restore a backup with this one',
    );
  }
  const edited = migrations.find(({ when, hash }) =>
    applied.some((row) => row.when === when && row.hash !== hash),
  );
  if (edited) {
    throw new MigrationError(
      `migration ${edited.tag} was applied to this database with another text than this version has; start the version that wrote it, or restore a backup`,
    );
  }
}

/** Versions before 1.0 had other migrations. */
export function isSinceBaseline(applied: readonly { when: number }[]): boolean {
  return applied.some(({ when }) => when === MIGRATIONS[0]?.when);
}

/** Whether an applied migration is known, or is one on which this version may serve. */
function suits({ when, serves }: Omit<Applied, 'hash'>, migrations: readonly Migration[]): boolean {
  return (
    migrations.some((migration) => migration.when === when) || (serves !== null && isThisVersionSince(serves))
  );
}

function isThisVersionSince(version: string): boolean {
  return packageJson.version.localeCompare(version, 'en', { numeric: true }) >= 0;
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

async function applyMissing(
  client: pg.Client,
  applied: Applied[],
  missing: Migration[],
  alone: boolean,
): Promise<void> {
  if (applied.length === 0) return inTransaction(client, missing);
  if (alone && missing.some(({ serves }) => serves === null)) await refuseWhileServed(client);
  let together: Migration[] = [];
  for (const migration of missing) {
    if (!migration.isOutsideTransaction) {
      together.push(migration);
      continue;
    }
    await inTransaction(client, together);
    together = [];
    await outsideTransaction(client, migration);
  }
  await inTransaction(client, together);
}

/** All or nothing, and again from the start when a lock is not to be had. */
async function inTransaction(client: pg.Client, migrations: Migration[]): Promise<void> {
  if (migrations.length === 0) return;
  const started = performance.now();
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
    await client.query('begin');
    await setTimeouts(client, LOCK_TIMEOUT_MS);
    try {
      await applyMigrations(client, migrations);
      await client.query('commit');
      return;
    } catch (error) {
      await client.query('rollback');
      if (!LOCK_NOT_AVAILABLE.test((error as { code?: string }).code ?? '')) throw error;
      if (performance.now() - started > LOCK_PATIENCE_MS) {
        throw new ServedError(
          `migration ${migrations[0]?.tag} has waited for a lock for five minutes: another connection holds it, such as a backup`,
          { cause: error },
        );
      }
    }
    await sleep(pause);
  }
}

/** Its statements take no lock that requests wait for, so that they may wait themselves. */
async function outsideTransaction(client: pg.Client, migration: Migration): Promise<void> {
  await client.query('set statement_timeout = 0');
  await client.query('set lock_timeout = 0');
  await run(client, migration, migration.statements);
  await record(client, migration);
}

/** Applies missing migrations in the open transaction, on a database that nobody serves or that may wait. Throws MigrationError. */
export async function applyMigrations(client: pg.Client, wanted: readonly Migration[]): Promise<void> {
  await client.query('create schema if not exists drizzle');
  await client.query(`create table if not exists drizzle.__drizzle_migrations (
    id serial primary key, hash text not null, created_at bigint not null unique, serves text)`);
  for (const migration of missingOf(await appliedMigrations(client), wanted)) {
    const { statements, isOutsideTransaction } = migration;
    await run(client, migration, isOutsideTransaction ? statements.map(withoutConcurrently) : statements);
    await record(client, migration);
  }
}

/** PostgreSQL refuses the word in a transaction. */
function withoutConcurrently(statement: string): string {
  return statement.replace(/\bindex concurrently\b/i, 'index');
}

async function record(client: pg.Client, { hash, when, serves }: Migration): Promise<void> {
  await client.query(
    'insert into drizzle.__drizzle_migrations (hash, created_at, serves) values ($1, $2, $3)',
    [hash, when, serves],
  );
}

async function run(client: pg.Client, { tag }: Migration, statements: string[]): Promise<void> {
  for (const statement of statements) {
    try {
      await client.query(statement);
    } catch (error) {
      if (isUnavailable(error)) throw error;
      const reason = (error as Error).message.split('\n')[0];
      throw new MigrationError(`migration ${tag} failed: ${reason}, at: ${firstLine(statement)}`, {
        cause: error,
      });
    }
  }
}

function firstLine(statement: string): string {
  const lines = statement.split('\n').map((line) => line.trim());
  const line = lines.find((text) => text !== '' && !text.startsWith('--')) ?? '';
  return line.length > MAX_STATEMENT_LENGTH ? `${line.slice(0, MAX_STATEMENT_LENGTH)}…` : line;
}
