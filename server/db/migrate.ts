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

/** Retrying helps, once other servers have stopped or released a lock. */
export class ServedError extends MigrationError {}

interface Applied {
  hash: string;
  when: number;
  serves: string | null;
}

/** Advisory lock that makes servers which start together migrate one at a time. */
const MIGRATION_LOCK = 8_031_466;
const MAX_STATEMENT_LENGTH = 120;
/** PostgreSQL's codes for a missing table or schema. */
const NO_TABLE = /^(?:42P01|3F000)$/;
/** PostgreSQL's codes for a lock timeout and a deadlock. */
const LOCK_NOT_AVAILABLE = /^(?:55P03|40P01)$/;
const LOCK_POLL_MS = 200;
/** Shorter than the lock timeout of requests, which queue behind a migration that waits for a lock. */
const LOCK_TIMEOUT_MS = 2_000;
const LOCK_PATIENCE_MS = 300_000;
const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 10_000;

/**
 * Migrates to the newest schema, one server at a time; false if there was nothing to do. `alone` refuses while a server
 * is connected that cannot serve the new schema. Throws MigrationError.
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

/** A direct connection: the pool's timeouts are for requests, and its connections look like those of a server. */
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
 * Locks until the open transaction ends, which also works through a transaction pooler. It polls and has no parameters,
 * because a waiting or parametrised statement holds a snapshot, and `CREATE INDEX CONCURRENTLY` waits for snapshots.
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

/** False too if a later version has migrated the database beyond what this version may serve. */
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
  // Databases from before 1.0 lack the column `serves`.
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

/** Throws MigrationError if another version has migrated the database, or an applied migration was edited. */
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

/** False for databases from before 1.0, whose migrations were others. */
export function isSinceBaseline(applied: readonly { when: number }[]): boolean {
  return applied.some(({ when }) => when === MIGRATIONS[0]?.when);
}

/** True if this version knows the applied migration or may serve without knowing it. */
function suits({ when, serves }: Omit<Applied, 'hash'>, migrations: readonly Migration[]): boolean {
  return (
    migrations.some((migration) => migration.when === when) || (serves !== null && isThisVersionSince(serves))
  );
}

function isThisVersionSince(version: string): boolean {
  return packageJson.version.localeCompare(version, 'en', { numeric: true }) >= 0;
}

/** Other encodings cannot store every name, and their `char_length` is wrong. */
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

/** All or nothing; starts again if a lock is not available. */
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

/** Its statements take no lock that blocks requests, so they may wait for one. */
async function outsideTransaction(client: pg.Client, migration: Migration): Promise<void> {
  await client.query('set statement_timeout = 0');
  await client.query('set lock_timeout = 0');
  await run(client, migration, migration.statements);
  await record(client, migration);
}

/** Applies missing migrations in the open transaction. Requests may have to wait. Throws MigrationError. */
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

/** PostgreSQL refuses CONCURRENTLY in a transaction. */
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
