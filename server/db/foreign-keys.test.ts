import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { testApp } from '../../test/app.ts';

const shop = testApp();

/** The referenced rows are never deleted and their ids never change. */
const UNINDEXED = ['order_events.actor_id'];

test('foreign keys to deletable rows have an index', async () => {
  const { rows } = await shop.deps.db.execute<{
    column: string;
    condition: string | null;
    indexed: boolean;
  }>(sql`
    select c.conrelid::regclass || '.' || a.attname as column, bool_or(i.indexrelid is not null) as indexed
    from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    left join pg_index i on i.indrelid = c.conrelid and i.indkey[0] = c.conkey[1]
    where c.contype = 'f' and c.connamespace = 'public'::regnamespace
    group by 1`);
  const unindexed = rows.filter(({ indexed }) => !indexed).map(({ column }) => column);
  expect(unindexed.sort()).toEqual(UNINDEXED);
});
