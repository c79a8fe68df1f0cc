import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { DATA } from './address.ts';

/** The steps that an order has taken, in their order. */
export async function stepsOf(order: unknown): Promise<unknown[]> {
  const rows = await inDatabase('select action from order_events where order_id = $1 order by id', [order]);
  return rows.map(({ action }) => action);
}

export async function inDatabase(
  statement: string,
  values: unknown[] = [],
): Promise<Record<string, unknown>[]> {
  const [password, state] = await Promise.all([
    readFile(join(DATA, 'postgres-password'), 'utf8'),
    readFile(join(DATA, 'postgres', 'postmaster.pid'), 'utf8'),
  ]);
  const client = new pg.Client({
    host: '127.0.0.1',
    port: Number(state.split('\n')[3]),
    user: 'naap',
    database: 'naap',
    password: password.trim(),
  });
  await client.connect();
  const { rows } = await client.query(statement, values).finally(() => client.end());
  return rows;
}
