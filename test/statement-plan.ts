import { vi } from 'vitest';
import type { Db } from '../server/db/client.ts';

/** The executed plan of the last statement that `act` sends, with its own values. */
export async function planOf(db: Db, act: () => Promise<unknown>): Promise<string> {
  const pool = db.$client;
  const query = vi.spyOn(pool, 'query');
  await act();
  const [asked, values] = (query.mock.calls.at(-1) ?? []) as unknown as [{ text: string }, unknown[]];
  query.mockRestore();
  const { rows } = await pool.query<{ 'QUERY PLAN': string }>(
    `explain (analyze, costs off, timing off) ${asked.text}`,
    values,
  );
  return rows.map((row) => row['QUERY PLAN']).join('\n');
}
