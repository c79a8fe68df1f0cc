import type { ExtractTablesWithRelations } from 'drizzle-orm';
import { NodePgSession, NodePgTransaction } from 'drizzle-orm/node-postgres';
import { PgDialect } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import { queryTimeoutOf } from './unavailable.ts';

type NoSchema = Record<string, never>;

export type Tx = NodePgTransaction<NoSchema, ExtractTablesWithRelations<NoSchema>>;

const dialect = new PgDialect();
const txOf = new WeakMap<pg.PoolClient, Tx>();

/** The same for every transaction of a connection, so that statements prepared on it last. */
function txOn(client: pg.PoolClient): Tx {
  let tx = txOf.get(client);
  if (!tx) {
    const session = new NodePgSession<NoSchema, ExtractTablesWithRelations<NoSchema>>(
      client,
      dialect,
      undefined,
    );
    tx = new NodePgTransaction(dialect, session, undefined);
    txOf.set(client, tx);
  }
  return tx;
}

/**
 * Commits the result, rolls back and rethrows errors; a connection in an unknown state is closed. `begin` is the
 * opening statement.
 */
export async function runTransaction<Result>(
  pool: pg.Pool,
  begin: string,
  act: (tx: Tx) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  let connectionError: Error | undefined;
  try {
    await client.query(begin);
    const result = await act(txOn(client));
    const { command } = await client.query('commit');
    // PostgreSQL turns COMMIT into ROLLBACK, without an error, after a failed statement.
    if (command !== 'COMMIT') throw new Error('A failed statement was ignored; nothing was committed.');
    return result;
  } catch (error) {
    connectionError = queryTimeoutOf(error) ?? (await rollbackFailure(client));
    throw error;
  } finally {
    client.release(connectionError);
  }
}

function rollbackFailure(client: pg.PoolClient): Promise<Error | undefined> {
  return client.query('rollback').then(
    () => undefined,
    (error: Error) => error,
  );
}
