import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { HungCommits } from './hung-commits.ts';
import { namingClient } from './named-statements.ts';
import { runTransaction, type Tx } from './transaction.ts';
import { isConflict, queryTimeoutOf } from './unavailable.ts';
import { writerPlaces } from './writer-places.ts';

export type { Tx } from './transaction.ts';

/**
 * `session`: a direct connection or session pooler. `transaction`: a pooler where no setting or prepared statement
 * outlives a transaction (PgBouncer's pool_mode).
 */
export type PoolMode = 'session' | 'transaction';

export interface Db extends NodePgDatabase {
  $client: pg.Pool;
  $poolMode: PoolMode;
  /** Retries `act` once after a deadlock, so outside the transaction it may set values but not add to them. */
  transaction<Result>(act: (tx: Tx) => Promise<Result>): Promise<Result>;
}

/** Longer work uses `withoutTimeouts`. */
const STATEMENT_TIMEOUT_MS = 8_000;
/** Longer than the statement timeout: a connection that has not responded by then is dead. */
const QUERY_TIMEOUT_MS = 10_000;
const LOCK_TIMEOUT_MS = 3_000;
const IDLE_IN_TRANSACTION_TIMEOUT_MS = 15_000;
const CONNECTION_TIMEOUT_MS = 10_000;
const KEEP_ALIVE_AFTER_MS = 10_000;

const SESSION_SETTINGS = {
  statement_timeout: STATEMENT_TIMEOUT_MS,
  lock_timeout: LOCK_TIMEOUT_MS,
  idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_TIMEOUT_MS,
};

/** Opens a pool of at most `max` connections; lost ones are replaced. */
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

export function connectProbe(url: string, poolMode: PoolMode, limitMs: number): Db {
  return openPool(url, poolMode, () => undefined, {
    max: 1,
    application_name: 'naap-readiness',
    connectionTimeoutMillis: limitMs,
    query_timeout: limitMs,
  });
}

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
    Client: namingClient(poolMode === 'transaction'),
    ...settings,
  });
  // PostgreSQL may end a connection while the pool closes.
  pool.on('error', (error) => {
    if (!pool.ending) onError(error);
  });
  // A connection may end between two statements of a transaction; without a listener the error ends the
  // process.
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
  });
  pool.on('release', (error) => {
    if (queryTimeoutOf(error)) closeIdle(pool);
  });
  const hungCommits = new HungCommits(pool);
  const inPlace = writerPlaces(settings.max ?? 1, { areClosed: () => hungCommits.areThere });
  const db = drizzle({ client: pool });
  return Object.assign(db, singleWrites(pool, inPlace), {
    $poolMode: poolMode,
    transaction: <Result>(act: (tx: Tx) => Promise<Result>) =>
      inPlace(() =>
        runTransaction(pool, begin, act).catch((error: unknown) => {
          if (!isConflict(error)) throw error;
          return runTransaction(pool, begin, act);
        }),
      ),
  });
}

/** A write outside of a transaction commits too, so it takes a place as a transaction does. */
function singleWrites(
  pool: pg.Pool,
  inPlace: ReturnType<typeof writerPlaces>,
): Pick<Db, 'insert' | 'update' | 'delete'> {
  const query = (...asked: unknown[]) =>
    inPlace(() => (pool.query as (...given: unknown[]) => Promise<unknown>).apply(pool, asked));
  const db = drizzle({ client: { query } as unknown as pg.Pool });
  return { insert: db.insert.bind(db), update: db.update.bind(db), delete: db.delete.bind(db) };
}

/** If one connection hangs the others probably do, and each would cost a timeout. */
function closeIdle(pool: pg.Pool): void {
  for (let idle = pool.idleCount; idle > 0; idle -= 1) {
    pool.connect().then(
      (client) => client.release(true),
      () => undefined,
    );
  }
}
