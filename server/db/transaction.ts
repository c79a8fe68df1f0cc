import type { ExtractTablesWithRelations } from 'drizzle-orm';
import { NodePgSession, NodePgTransaction } from 'drizzle-orm/node-postgres';
import { PgDialect } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import { queryTimeoutOf } from './unavailable.ts';

type NoSchema = Record<string, never>;

type Relations = ExtractTablesWithRelations<NoSchema>;

export type Tx = NodePgTransaction<NoSchema, Relations>;

const dialect = new PgDialect();

/**
 * Commits, or rolls back and rethrows. Closes a connection in an unknown state, which Drizzle's transactions do not
 * (docs/decisions/0028). `begin` is the opening statement.
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
    const session: NodePgSession<NoSchema, Relations> = new NodePgSession(client, dialect, undefined);
    const result = await act(new NodePgTransaction(dialect, session, undefined));
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
