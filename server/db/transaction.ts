import type { ExtractTablesWithRelations } from 'drizzle-orm';
import { NodePgSession, NodePgTransaction } from 'drizzle-orm/node-postgres';
import { PgDialect } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import { queryTimeoutOf } from './unavailable.ts';

type NoSchema = Record<string, never>;

/** An open transaction; everything that works on a `Tx` works on a `Db`. */
export type Tx = NodePgTransaction<NoSchema, ExtractTablesWithRelations<NoSchema>>;

const dialect = new PgDialect();

/**
 * Runs `act` in a transaction on a connection of the pool: commits what it resolves to, rolls back and rethrows what it
 * throws. The connection goes back to the pool in every case, and is closed when its state is unknown: when the
 * rollback fails too, or a statement was never answered. `begin` is the statement that opens the transaction.
 */
export async function runTransaction<Result>(
  pool: pg.Pool,
  begin: string,
  act: (tx: Tx) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  let brokenBy: Error | undefined;
  try {
    await client.query(begin);
    const session = new NodePgSession<NoSchema, ExtractTablesWithRelations<NoSchema>>(
      client,
      dialect,
      undefined,
    );
    const result = await act(new NodePgTransaction(dialect, session, undefined));
    const { command } = await client.query('commit');
    // PostgreSQL answers so, without an error, when a statement has failed before.
    if (command !== 'COMMIT') throw new Error('A failed statement was ignored; nothing was committed.');
    return result;
  } catch (error) {
    brokenBy = queryTimeoutOf(error) ?? (await rollbackFailure(client));
    throw error;
  } finally {
    client.release(brokenBy);
  }
}

function rollbackFailure(client: pg.PoolClient): Promise<Error | undefined> {
  return client.query('rollback').then(
    () => undefined,
    (error: Error) => error,
  );
}
