import { readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { pino } from 'pino';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { parse } from 'yaml';
import { testApp } from '../../../test/app.ts';
import { buildApp } from '../../app.ts';
import { connect } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { cachedBacklog } from './backlog-service.ts';

const TOKEN = 'a token of sixteen characters and more';
const WITH_TOKEN = { authorization: `Bearer ${TOKEN}` };

const shop = testApp({ METRICS_TOKEN: TOKEN, JOBS: 'false' });

const apps: FastifyInstance[] = [];
afterEach(async () => {
  for (const app of apps.splice(0)) await app.close();
});

async function appWith(config: Partial<Deps['config']>, deps: Partial<Deps> = {}) {
  const app = await buildApp(
    { ...shop.deps, ...deps, config: { ...shop.config, ...config } },
    { pages: false, log: pino({ level: 'silent' }) },
  );
  apps.push(app);
  return app;
}

async function metricsOf(app: FastifyInstance): Promise<string> {
  const response = await app.inject({ url: '/metrics', headers: WITH_TOKEN });
  expect(response.statusCode).toBe(200);
  return response.body;
}

function numberOf(metrics: string, line: string): number | undefined {
  const found = metrics.split('\n').find((each) => each.startsWith(`${line} `));
  return found === undefined ? undefined : Number(found.slice(line.length));
}

describe('who may read /metrics:', () => {
  const status = async (app: FastifyInstance, request: InjectOptions) =>
    (await app.inject({ url: '/metrics', ...request })).statusCode;
  const LOCAL = { publicUrl: 'http://localhost:3000' };

  test('bearers of the token, from any address', async () => {
    const app = await appWith({});
    expect(await status(app, { headers: WITH_TOKEN, remoteAddress: '198.51.100.7' })).toBe(200);
    expect(await status(app, { headers: { ...WITH_TOKEN, 'x-forwarded-for': '198.51.100.7' } })).toBe(200);
    for (const authorization of ['', TOKEN, `Bearer ${TOKEN}x`, `Bearer ${TOKEN.slice(1)}`, 'Bearer ']) {
      expect(await status(app, { headers: { authorization }, remoteAddress: '198.51.100.7' })).toBe(404);
    }
  });

  test('local processes, when the shop is local', async () => {
    const app = await appWith({ ...LOCAL, metricsToken: undefined });
    for (const remoteAddress of ['127.0.0.1', '::1', '::ffff:127.0.0.1']) {
      expect(await status(app, { remoteAddress })).toBe(200);
    }
    for (const remoteAddress of ['198.51.100.7', '::ffff:198.51.100.7', '2001:db8::1', '172.17.0.1']) {
      expect(await status(app, { remoteAddress })).toBe(404);
    }
    expect(
      await status(app, { headers: { authorization: 'Bearer undefined' }, remoteAddress: '198.51.100.7' }),
    ).toBe(404);
  });

  test('no visitor through a local proxy', async () => {
    for (const config of [LOCAL, { trustProxy: 1 }, { trustProxy: 2 }]) {
      const app = await appWith({ ...config, metricsToken: undefined });
      for (const name of ['x-forwarded-for', 'forwarded', 'via', 'x-real-ip']) {
        expect(await status(app, { headers: { [name]: '127.0.0.1' } })).toBe(404);
      }
      expect(await status(app, {})).toBe(200);
    }
  });

  test('no loopback client where a proxy may hide itself', async () => {
    const app = await appWith({ publicUrl: 'https://naap.example', trustProxy: 0, metricsToken: undefined });
    expect(await status(app, {})).toBe(404);
  });

  test('the refusal is that of an unknown address, and the API does not list it', async () => {
    const refused = await shop.app.inject({ url: '/metrics', remoteAddress: '198.51.100.7' });
    const unknown = await shop.app.inject({ url: '/metrically', remoteAddress: '198.51.100.7' });
    expect([refused.statusCode, refused.json()]).toEqual([404, unknown.json()]);
    expect((await shop.app.inject('/api/openapi.json')).body).not.toContain('metrics');
  });
});

describe('/metrics has', () => {
  test('responses by method, route pattern and status class, and never a requested address', async () => {
    const app = await appWith({});
    await app.inject('/auth/orders/np-one/');
    await app.inject('/auth/orders/np-two/');
    await app.inject('/somebody@mail.example');
    await app.inject({ method: 'POST', url: '/auth/login/', payload: {} });
    await app.inject('/healthz');
    const metrics = await metricsOf(app);
    const count = (method: string, route: string, status: string) =>
      numberOf(
        metrics,
        `http_request_duration_seconds_count{method="${method}",route="${route}",status="${status}"}`,
      );
    expect(metrics).not.toMatch(/np-one|np-two|somebody/);
    expect(count('GET', '(page)', '4xx')).toBeGreaterThanOrEqual(1);
    expect(count('POST', '/auth/login/', '4xx')).toBe(1);
    expect(count('GET', '/healthz', '2xx')).toBe(1);
    expect(metrics).toContain(
      'http_request_duration_seconds_bucket{le="0.005",method="GET",route="/healthz"',
    );
  });

  test('the pool, the open connections, the process and its event loop', async () => {
    const metrics = await metricsOf(shop.app);
    expect(numberOf(metrics, 'database_pool_limit')).toBe(shop.deps.db.$client.options.max);
    for (const line of [
      'database_pool_connections{state="busy"}',
      'database_pool_connections{state="idle"}',
      'database_pool_connections{state="waiting"}',
      'http_open_connections',
      'nodejs_eventloop_lag_p99_seconds',
      'process_resident_memory_bytes',
    ]) {
      expect(numberOf(metrics, line), line).toBeGreaterThanOrEqual(0);
    }
  });

  test('waiting jobs and mails', async () => {
    const { deps } = shop;
    await deps.db.transaction(async (tx) => {
      for (const to of ['one@mail.example', 'two@mail.example']) {
        await deps.outbox.post(tx, {
          kind: 'contact.message',
          to,
          subject: 'Waits',
          text: 'Waits',
          html: '<p>Waits</p>',
        });
      }
    });
    await deps.db.execute(
      sql`update pgboss.job set start_after = now() - interval '90 seconds' where name = 'mail.send'`,
    );
    const metrics = await metricsOf(await appWith({}));
    expect(numberOf(metrics, 'database_up')).toBe(1);
    expect(numberOf(metrics, 'mails{state="unsent"}')).toBe(2);
    expect(numberOf(metrics, 'mails{state="held"}')).toBe(0);
    expect(numberOf(metrics, 'mails{state="given_up"}')).toBe(0);
    expect(numberOf(metrics, 'jobs{name="mail.send",state="waiting"}')).toBe(2);
    expect(numberOf(metrics, 'jobs{name="mail.send",state="retry"}')).toBe(0);
    expect(numberOf(metrics, 'jobs{name="shop.refund",state="waiting"}')).toBe(0);
    expect(numberOf(metrics, 'jobs_overdue_seconds{name="mail.send"}')).toBeGreaterThanOrEqual(90);
    expect(numberOf(metrics, 'jobs_overdue_seconds{name="shop.refund"}')).toBe(0);
  });

  test('how long the oldest mail waits, and how old the newest backup is once there is one', async () => {
    const { db } = shop.deps;
    await db.execute(sql`update mails set created_at = now() - interval '20 minutes'`);
    const before = await metricsOf(await appWith({}));
    expect(numberOf(before, 'mails_oldest_unsent_seconds')).toBeGreaterThanOrEqual(1200);
    expect(numberOf(before, 'database_waiting_commits')).toBe(0);
    expect(numberOf(before, 'backup_age_seconds')).toBeUndefined();
    await db.execute(
      sql`insert into audit_entries (action, created_at) values ('system.backed-up', now() - interval '1 hour')`,
    );
    expect(numberOf(await metricsOf(await appWith({})), 'backup_age_seconds')).toBeGreaterThanOrEqual(3600);
  });

  test('the disk, and whether Redis and the store of pictures answer', async () => {
    const metrics = await metricsOf(await appWith({}));
    const [free, size] = ['disk_free_bytes', 'disk_size_bytes'].map((name) => numberOf(metrics, name));
    expect(free).toBeGreaterThan(0);
    expect(size).toBeGreaterThan(free ?? 0);
    expect(numberOf(metrics, 'storage_up')).toBe(1);
    expect(numberOf(metrics, 'redis_up')).toBeUndefined();
    const dead = {
      redis: Object.assign(Object.create(null), { isReady: false }),
      storage: { ...shop.deps.storage, owner: () => Promise.reject(new Error('away')) },
    };
    const without = await metricsOf(await appWith({}, dead as unknown as Partial<Deps>));
    expect(numberOf(without, 'redis_up')).toBe(0);
    expect(numberOf(without, 'storage_up')).toBe(0);
  });

  test('every metric that the alerts, the dashboard and the operating page name', async () => {
    const known = [...(await metricsOf(shop.app)).matchAll(/^# HELP (\S+)/gm)].map(([, name]) => name ?? '');
    // An application without pages has no page metrics.
    known.push(...['pages', 'bytes', 'hits_total', 'misses_total'].map((name) => `page_cache_${name}`));
    const read = (name: string) => readFileSync(new URL(`../../../${name}`, import.meta.url), 'utf8');
    const alerts: { groups: { rules: { alert: string; expr: string }[] }[] } = parse(
      read('deploy/monitoring/alerts.yaml'),
    );
    const rules = alerts.groups.flatMap(({ rules }) => rules);
    const dashboard: { panels: { targets: { expr: string }[] }[] } = JSON.parse(
      read('deploy/monitoring/dashboard.json'),
    );
    const panels = dashboard.panels.flatMap(({ targets }) => targets);
    const named = [...rules, ...panels].flatMap(({ expr }) => metricsIn(expr));
    expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length);
    expect(named.length).toBeGreaterThan(40);
    expect(named.filter((name) => name !== 'up' && !known.includes(name))).toEqual([]);
    const [, table = ''] = /^## Metrics$([\s\S]*?)^## /m.exec(read('docs/operating.md')) ?? [];
    const cells = table.split('\n').map((row) => /^\| (`[^|]*) \|/.exec(row)?.[1]?.split(' by ')[0] ?? '');
    const listed = [...cells.join().matchAll(/`(\w+)`/g)].map(([, name]) => name ?? '');
    expect(listed.length).toBeGreaterThan(15);
    expect(listed.filter((name) => !known.includes(name))).toEqual([]);
    expect(named.filter((name) => name !== 'up' && !listed.includes(name))).toEqual([]);
  });

  test('the state without a database', async () => {
    const db = connect('postgres://nobody@127.0.0.1:1/none', 1, () => undefined);
    const metrics = await metricsOf(await appWith({}, { db }));
    await db.$client.end();
    expect(numberOf(metrics, 'database_up')).toBe(0);
    expect(metrics).not.toContain('mails{');
    expect(numberOf(metrics, 'database_pool_limit')).toBe(1);
  });
});

describe('the backlog is counted', () => {
  test('at most once in five seconds', async () => {
    const { db } = shop.deps;
    const execute = vi.spyOn(db, 'execute');
    let clock = 0;
    const backlog = cachedBacklog({ db }, () => clock);
    await Promise.all([backlog(), backlog()]);
    clock = 5_000;
    await backlog();
    expect(execute).toHaveBeenCalledTimes(2);
    clock = 5_001;
    await backlog();
    expect(execute).toHaveBeenCalledTimes(4);
    execute.mockRestore();
  });

  test('for two seconds at most', async () => {
    vi.useFakeTimers();
    const never = new Promise<never>(() => undefined);
    const db = { execute: () => never, $count: () => never } as unknown as Deps['db'];
    const counted = cachedBacklog({ db })();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(await counted).toBeUndefined();
    vi.useRealTimers();
  });
});

/** Names outside braces and quotes that are no PromQL function or keyword; a histogram by its base name. */
function metricsIn(expression: string): string[] {
  const bare = expression.replaceAll(/\{[^}]*\}|\[[^\]]*\]|\b(?:by|without) ?\([^)]*\)/g, ' ');
  return [...bare.matchAll(/\b([a-z][a-z_\d]*)\b(?!\s*\()/g)]
    .map(([, name]) => name ?? '')
    .filter((name) => !['or', 'and', 'unless', 'bool'].includes(name) && !/^e\d+$/.test(name))
    .map((name) => name.replace(/_(?:count|bucket|sum)$/, ''));
}
