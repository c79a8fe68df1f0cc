import { eq, sql } from 'drizzle-orm';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { testApp } from '../../test/app.ts';
import { connect, type Db, withoutTimeouts } from './client.ts';
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
    const { max } = db.$client.options;
    const places = max - Math.min(4, Math.floor(max / 3));
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
    const writers = places - Math.min(4, Math.floor(places / 3));
    expect(await fillPool()).toEqual(Array.from({ length: writers }, () => ({ one: 1 })));
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

describe('a statement is prepared (decision 0071)', () => {
  let db: Db;
  beforeEach(() => {
    db = connect(shop.config.databaseUrl ?? '', 1, () => undefined);
  });
  afterEach(() => db.$client.end());

  const prepared = async () => {
    const { rows } = await db.$client.query(
      'select name, statement from pg_prepared_statements order by name',
    );
    return rows;
  };

  test('by a name of its text once it comes for the third time, in transactions too', async () => {
    const ask = (n: number) => sql`select ${n}::int as asked`;
    await db.execute(ask(1));
    await db.transaction((tx) => tx.execute(ask(2)));
    expect(await prepared()).toEqual([]);
    const third = await db.transaction((tx) => tx.execute(ask(3)));
    const fourth = await db.execute(ask(4));
    expect([third.rows, fourth.rows]).toEqual([[{ asked: 3 }], [{ asked: 4 }]]);
    expect(await prepared()).toEqual([{ name: 'naap_1', statement: 'select $1::int as asked' }]);
  });

  test('but not where it asks for an empty name', async () => {
    const unnamed = db.select({ value: counters.value }).from(counters).prepare('');
    for (let time = 0; time < 4; time += 1) await unnamed.execute();
    expect(await prepared()).toEqual([]);
  });

  test('and prepared again where the first time failed', async () => {
    const divide = (by: number) => db.execute(sql`select 6 / ${by}::int as result`);
    await divide(1);
    await divide(2);
    for (const by of [0, 0])
      await expect(divide(by).catch(causeOf)).resolves.toMatchObject({ code: '22012' });
    expect((await divide(3)).rows).toEqual([{ result: 2 }]);
  });

  test('up to 500 of them; rare statements cost no name', async () => {
    const ask = (n: number) => db.$client.query({ text: `select ${n} + $1::int as asked`, values: [1] });
    for (let n = 0; n < 1100; n += 1) await ask(n);
    expect(await prepared()).toEqual([]);
    for (let n = 0; n < 520; n += 1) for (const _ of [1, 2, 3]) await ask(n);
    expect(await prepared()).toHaveLength(500);
    expect((await ask(519)).rows).toEqual([{ asked: 520 }]);
  });
});

test('behind a pooler no named statement or session setting outlives a transaction', async () => {
  const db = connect(shop.config.databaseUrl ?? '', 1, () => undefined, 'transaction');
  try {
    for (let time = 0; time < 4; time += 1) await db.execute(sql`select ${time}::int`);
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

test('an idle connection that PostgreSQL ends is reported, but not while the pool closes', async () => {
  const lost = vi.fn();
  const { $client: pool } = connect(String(shop.config.databaseUrl), 1, lost);
  const processId = async () => (await pool.query('select pg_backend_pid() as id')).rows[0].id;
  const terminate = async (id: number) =>
    withOtherClient((other) => other.query('select pg_terminate_backend($1)', [id]));
  await terminate(await processId());
  await expect.poll(() => lost).toHaveBeenCalledTimes(1);

  await processId();
  const closed = pool.end();
  pool.emit('error', new Error('terminating connection due to administrator command'), {} as pg.PoolClient);
  await closed;
  expect(lost).toHaveBeenCalledTimes(1);
});
