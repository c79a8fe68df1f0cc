import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { runTransaction, type Tx } from './transaction.ts';
import { queryTimeoutOf } from './unavailable.ts';

export type { Tx } from './transaction.ts';

/**
 * What stands between us and PostgreSQL. `session`: nothing, or a pooler that gives us a connection for as long as we
 * keep it. `transaction`: a pooler that may give every transaction another one (PgBouncer's pool_mode), so that no
 * setting and no named statement outlives a transaction.
 */
export type PoolMode = 'session' | 'transaction';

/** The database with its pool; queries are built by Drizzle and run by node-postgres. */
export interface Db extends NodePgDatabase {
  $client: pg.Pool;
  $poolMode: PoolMode;
  /** Runs `act` in a transaction that commits when it resolves and rolls back when it throws; see `runTransaction`. */
  transaction<Result>(act: (tx: Tx) => Promise<Result>): Promise<Result>;
}

/** PostgreSQL cancels a statement after this long. Work that may take longer runs `withoutTimeouts`. */
const STATEMENT_TIMEOUT_MS = 8_000;
/** Without an answer by then the connection is dead: PostgreSQL itself would have cancelled the statement. */
const QUERY_TIMEOUT_MS = 10_000;
/** How long a statement waits for a row or table that somebody else has locked. */
const LOCK_TIMEOUT_MS = 3_000;
const IDLE_IN_TRANSACTION_TIMEOUT_MS = 30_000;
const CONNECTION_TIMEOUT_MS = 10_000;
const KEEP_ALIVE_AFTER_MS = 10_000;

const SESSION_SETTINGS = {
  statement_timeout: STATEMENT_TIMEOUT_MS,
  lock_timeout: LOCK_TIMEOUT_MS,
  idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_TIMEOUT_MS,
};

/** Opens a pool of at most `max` connections; a lost connection is replaced, not fatal. */
export function connect(
  url: string,
  max: number,
  onError: (error: Error) => void,
  poolMode: PoolMode = 'session',
): Db {
  const pool = { max, application_name: 'naap', query_timeout: QUERY_TIMEOUT_MS };
  if (poolMode === 'session') return openPool(url, poolMode, onError, { ...pool, ...SESSION_SETTINGS });
  const settings = Object.entries(SESSION_SETTINGS).map(([name, value]) => `set local ${name} = ${value}`);
  return openPool(url, poolMode, onError, pool, ['begin', ...settings].join('; '));
}

/** Opens the one connection that tells whether the database answers within `limitMs`. */
export function connectProbe(url: string, poolMode: PoolMode, limitMs: number): Db {
  return openPool(url, poolMode, () => undefined, {
    max: 1,
    application_name: 'naap-readiness',
    connectionTimeoutMillis: limitMs,
    query_timeout: limitMs,
  });
}

/**
 * Runs `act` on a connection of its own that is closed afterwards, for statements that may take minutes: nightly
 * housekeeping of large tables.
 */
export async function withoutTimeouts<Result>(db: Db, act: (db: Db) => Promise<Result>): Promise<Result> {
  const url = String(db.$client.options.connectionString);
  const settings = { max: 1, application_name: 'naap-housekeeping' };
  const ownDb = openPool(url, db.$poolMode, () => undefined, settings);
  try {
    return await act(ownDb);
  } finally {
    await ownDb.$client.end();
  }
}

function openPool(
  url: string,
  poolMode: PoolMode,
  onError: (error: Error) => void,
  settings: pg.PoolConfig,
  begin = 'begin',
): Db {
  const pool = new pg.Pool({
    connectionString: url,
    idleTimeoutMillis: 60_000,
    connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_AFTER_MS,
    ...settings,
  });
  pool.on('error', onError);
  // A connection may end between two statements of a transaction, while nobody waits for its answer: whoever uses it
  // learns that from the next statement. Without a listener the news would end the process.
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
  });
  pool.on('release', (error) => {
    if (queryTimeoutOf(error)) closeIdle(pool);
  });
  return Object.assign(drizzle({ client: pool }), {
    $poolMode: poolMode,
    transaction: <Result>(act: (tx: Tx) => Promise<Result>) => runTransaction(pool, begin, act),
  });
}

/** Closes the idle connections: where one is silent the others probably are, and each would cost a timeout. */
function closeIdle(pool: pg.Pool): void {
  for (let idle = pool.idleCount; idle > 0; idle -= 1) {
    pool.connect().then(
      (client) => client.release(true),
      () => undefined,
    );
  }
}

/**
 * The name under which connections prepare a statement. Empty, which prepares nothing, behind a pooler: the next
 * transaction may run on a connection that does not know the statement.
 */
export function statementName(db: Db, name: string): string {
  return db.$poolMode === 'session' ? name : '';
}

/** Builds the statements that are called most once for each database, and finds them there from then on. */
export function preparedOnce<Statements>(prepare: (db: Db) => Statements): (db: Db) => Statements {
  const known = new WeakMap<Db, Statements>();
  return (db) => {
    let statements = known.get(db);
    if (!statements) {
      statements = prepare(db);
      known.set(db, statements);
    }
    return statements;
  };
}
