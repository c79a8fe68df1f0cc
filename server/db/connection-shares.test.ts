import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { testApp } from '../../test/app.ts';
import { withoutTimeouts } from './client.ts';
import { MIN_CONNECTIONS, shareConnections } from './connection-shares.ts';

const shop = testApp({ JOBS: 'true' });

test.each([
  [true, 7],
  [false, 3],
])('a process whose jobs are %s reserves %i connections for other uses than requests', (doesJobs, others) => {
  for (const total of [MIN_CONNECTIONS, 19, 200]) {
    expect(shareConnections(total, doesJobs).requests).toBe(total - others);
  }
});

test('a process never opens more connections than DATABASE_POOL', async () => {
  const { db } = shop.deps;
  const taken = await Promise.all(Array.from({ length: db.$client.options.max }, () => db.$client.connect()));
  await shop.app.inject('/readyz');
  const { rows } = await withoutTimeouts(db, (housekeeping) =>
    housekeeping.execute<{ connections: number }>(
      sql`select count(*)::int as connections from pg_stat_activity where datname = current_database()`,
    ),
  );
  for (const client of taken) client.release();
  expect(taken.length).toBe(shop.config.databasePool - 7);
  expect(rows[0]?.connections).toBeGreaterThan(taken.length + 2);
  expect(rows[0]?.connections).toBeLessThanOrEqual(shop.config.databasePool);
});
