import { eq, sql } from 'drizzle-orm';
import pg from 'pg';
import { describe, expect, test, vi } from 'vitest';
import { testApp } from '../../test/app.ts';
import { connect, type Db, statementName, withoutTimeouts } from './client.ts';
import { counters } from './schema/orders.ts';
import { isUnavailable } from './unavailable.ts';

const shop = testApp();

const causeOf = (error: unknown) => (error as Error).cause as Error & { code?: string };

async function withOtherClient<T>(act: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: shop.config.databaseUrl });
  await client.connect();
  try {
    return await act(client);
  } finally {
    await client.end();
  }
}

describe('a transaction', () => {
  async function fillPool(): Promise<unknown[]> {
    const { db } = shop.deps;
    const places = db.$client.options.max;
    let open = 0;
    let letAllGo = () => {};
    const allOpen = new Promise<void>((resolve) => {
      letAllGo = resolve;
    });
    return await Promise.all(
      Array.from({ length: places }, () =>
        db.transaction(async (tx) => {
          open += 1;
          if (open === places) letAllGo();
          await allOpen;
          return (await tx.execute(sql`select 1 as one`)).rows[0];
        }),
      ),
    );
  }

  test('that cannot begin returns its connection', async () => {
    const { db } = shop.deps;
    const pool = db.$client;
    const places = pool.options.max;
    const take = pool.connect.bind(pool) as () => Promise<pg.PoolClient & { processID: number }>;
    await withOtherClient(async (admin) => {
      const broken = vi.spyOn(pool, 'connect').mockImplementation(async () => {
        const client = await take();
        await admin.query('select pg_terminate_backend($1)', [client.processID]);
        return client;
      });
      for (let n = 0; n < places * 3; n += 1) {
        await expect(db.transaction((tx) => tx.execute(sql`select 1`))).rejects.toSatisfy(isUnavailable);
      }
      broken.mockRestore();
    });
    expect(pool.totalCount - pool.idleCount).toBe(0);
    expect(await fillPool()).toEqual(Array.from({ length: places }, () => ({ one: 1 })));
  });

  test('that fails throws the cause, also when the rollback fails too', async () => {
    const { db } = shop.deps;
    const failing = db.transaction(async (tx) => {
      await tx.execute(sql`select pg_terminate_backend(pg_backend_pid()) as last_words`);
    });
    await expect(failing).rejects.toThrow(/last_words/);
    await expect(failing.catch(causeOf)).resolves.toMatchObject({ code: '57P01' });
    expect(db.$client.totalCount - db.$client.idleCount).toBe(0);
  });

  test('with an ignored failed statement fails at commit', async () => {
    const { db } = shop.deps;
    const careless = db.transaction(async (tx) => {
      await tx.insert(counters).values({ name: 'careless', value: 1 });
      await tx.execute(sql`select 1 / 0`).catch(() => undefined);
    });
    await expect(careless).rejects.toThrow('nothing was committed');
    expect(await db.select().from(counters).where(eq(counters.name, 'careless'))).toEqual([]);
  });

  test('commits a nested one that succeeds, and rolls back one that fails', async () => {
    const { db } = shop.deps;
    await db.transaction(async (tx) => {
      await tx.transaction((inner) => inner.insert(counters).values({ name: 'inner_kept', value: 1 }));
      const failing = tx.transaction(async (inner) => {
        await inner.insert(counters).values({ name: 'inner_lost', value: 1 });
        throw new Error('changed its mind');
      });
      await expect(failing).rejects.toThrow('changed its mind');
    });
    const rows = await db.select({ name: counters.name }).from(counters);
    expect(rows.map(({ name }) => name).filter((name) => name.startsWith('inner_'))).toEqual(['inner_kept']);
  });
});

test('a row locked by another client fails a statement after 3 s, as unavailable', async () => {
  const { db } = shop.deps;
  await db.insert(counters).values({ name: 'locked', value: 1 });
  await withOtherClient(async (stranger) => {
    await stranger.query('begin');
    await stranger.query("select from counters where name = 'locked' for update");
    const waiting = db.update(counters).set({ value: 2 }).where(eq(counters.name, 'locked'));
    const error = await waiting.then(
      () => undefined,
      (reason: unknown) => reason,
    );
    expect(causeOf(error).code).toBe('55P03');
    expect(isUnavailable(error)).toBe(true);
  });
});

test('maintenance may take longer than a request', async () => {
  const { db } = shop.deps;
  const timeouts = sql`select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock`;
  expect((await db.execute(timeouts)).rows).toEqual([{ statement: '8s', lock: '3s' }]);
  const { rows } = await withoutTimeouts(db, (patient) => patient.execute(timeouts));
  expect(rows).toEqual([{ statement: '0', lock: '0' }]);
});

test('a connection that ends inside a transaction fails that transaction only', async () => {
  const { db } = shop.deps;
  const transaction = db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
    await db.execute(sql`select pg_terminate_backend(${rows[0]?.pid})`);
    await new Promise((resolve) => setTimeout(resolve, 200));
    await tx.execute(sql`select 1`);
  });
  await expect(transaction).rejects.toThrow();
  expect((await db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }]);
});

test('only named statements are prepared', async () => {
  const db = connect(shop.config.databaseUrl ?? '', 1, () => undefined);
  try {
    await db.execute(sql`select ${1}::int as anonymous`);
    await counterNamed(db).execute({ name: 'none' });
    const { rows } = await db.execute(sql`select name from pg_prepared_statements`);
    expect(rows).toEqual([{ name: 'of_name' }]);
  } finally {
    await db.$client.end();
  }
});

function counterNamed(db: Db) {
  return db
    .select({ value: counters.value })
    .from(counters)
    .where(eq(counters.name, sql.placeholder('name')))
    .prepare(statementName(db, 'of_name'));
}

test('behind a pooler no named statement or session setting outlives a transaction', async () => {
  const db = connect(shop.config.databaseUrl ?? '', 1, () => undefined, 'transaction');
  try {
    await counterNamed(db).execute({ name: 'none' });
    const settings = sql`select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock,
      ${'x'}::text as parameter`;
    const inside = await db.transaction((tx) => tx.execute(settings));
    expect(inside.rows).toMatchObject([{ statement: '8s', lock: '3s' }]);
    expect((await db.execute(settings)).rows).toMatchObject([{ statement: '0', lock: '0' }]);
    expect((await db.execute(sql`select name from pg_prepared_statements`)).rows).toEqual([]);
  } finally {
    await db.$client.end();
  }
});
