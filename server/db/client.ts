import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { keepStatements } from './kept-statements.ts';

/** The database with its pool; queries are built by Drizzle and run by node-postgres. */
export type Db = NodePgDatabase & { $client: pg.Pool };

/** An open transaction; everything that works on a `Tx` works on a `Db`. */
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0];

/** Opens a pool of at most `max` connections; a lost connection is replaced, not fatal. */
export function connect(url: string, max: number, onError: (error: Error) => void): Db {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    idleTimeoutMillis: 60_000,
    connectionTimeoutMillis: 10_000,
    application_name: 'naap',
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 30_000,
  });
  pool.on('error', onError);
  // A connection may end between two statements of a transaction, while nobody waits for its answer: whoever uses it
  // learns that from the next statement. Without a listener the news would end the process.
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
    keepStatements(client);
  });
  return drizzle({ client: pool });
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
