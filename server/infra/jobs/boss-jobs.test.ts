import { isNotNull, like, sql } from 'drizzle-orm';
import { PgBoss } from 'pg-boss';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { dropDatabase } from '../../../test/databases.ts';
import { connect, type Db } from '../../db/client.ts';
import { mails } from '../../db/schema/service.ts';
import { BossJobs } from './boss-jobs.ts';

const shop = testApp();

function post(subjects: string[]) {
  return shop.deps.db.transaction(async (tx) => {
    for (const [n, subject] of subjects.entries()) {
      const to = `reader${n}@b.example`;
      await shop.deps.outbox.post(tx, { kind: 'newsletter.confirm', to, subject, text: 'Salaam', html: '' });
    }
  });
}

const sent = (subject: string) =>
  shop.deps.db
    .select({ subject: mails.subject, attempts: mails.attempts })
    .from(mails)
    .where(sql`${isNotNull(mails.sentAt)} and ${like(mails.subject, subject)}`);

test('works off many jobs without a pause between them', async () => {
  await post(Array.from({ length: 60 }, (_, n) => `Burst ${n}`));
  await vi.waitFor(async () => expect(await sent('Burst %')).toHaveLength(60), { timeout: 10_000 });
});

describe('on a database that was never used', () => {
  const name = `jobs_${process.pid}`;
  let url: string;
  let db: Db;
  const said: { level: string; details: object; message: string }[] = [];
  const log = {
    warn: (details: object, message: string) => void said.push({ level: 'warn', details, message }),
    error: (details: object, message: string) => void said.push({ level: 'error', details, message }),
  };

  beforeEach(async () => {
    said.length = 0;
    await shop.deps.db.execute(sql.raw(`create database ${name}`));
    const address = new URL(shop.config.databaseUrl ?? '');
    address.pathname = `/${name}`;
    url = address.href;
    db = connect(url, 2, () => {});
  });
  afterEach(async () => {
    await db.$client.end();
    await dropDatabase(name);
  });

  test('several servers may start concurrently', async () => {
    const servers = Array.from({ length: 3 }, () => new BossJobs({ url, work: false, log }));
    await Promise.all(servers.map((jobs) => jobs.start()));
    await Promise.all(servers.map((jobs) => jobs.stop()));
    expect(said).toEqual([]);
  });

  test('a job runs when its transaction commits, and not at all when it does not', async () => {
    const jobs = new BossJobs({ url, work: true, log });
    const done: number[] = [];
    jobs.handle('mail.send', async ({ mailId }) => void done.push(mailId));
    await jobs.start();
    const given = db.transaction(async (tx) => {
      await jobs.send(tx, 'mail.send', { mailId: 1 });
      throw new Error('rolled back');
    });
    await expect(given).rejects.toThrow('rolled back');
    await db.transaction((tx) => jobs.send(tx, 'mail.send', { mailId: 2 }));
    await vi.waitFor(() => expect(done.length).toBeGreaterThan(0), { timeout: 10_000 });
    await jobs.stop();
    expect(done).toEqual([2]);
  });

  test('a long transfer holds no other, and has hours until it counts as failed', async () => {
    const jobs = new BossJobs({ url, work: true, log });
    const done: number[] = [];
    const other = Promise.withResolvers<void>();
    jobs.handle('transfers.run', async ({ transferId }) => {
      if (transferId === 1) await other.promise;
      done.push(transferId);
      if (transferId === 2) other.resolve();
    });
    await jobs.start();
    for (const transferId of [1, 2]) {
      await db.transaction((tx) => jobs.send(tx, 'transfers.run', { transferId }));
    }
    await vi.waitFor(() => expect(done).toEqual([2, 1]), { timeout: 15_000 });
    await jobs.stop();
    const { rows } = await db.execute(
      sql`select distinct expire_seconds from pgboss.job where name = 'transfers.run'`,
    );
    expect(rows).toEqual([{ expire_seconds: 43_200 }]);
  });

  test('a mail wakes nobody: transactions that notify commit one by one', async () => {
    const jobs = new BossJobs({ url, work: false, log });
    await jobs.start();
    await jobs.stop();
    const { rows } = await db.execute(
      sql`select name, notify from pgboss.queue where name in ('mail.send', 'shop.capture') order by name`,
    );
    expect(rows).toEqual([
      { name: 'mail.send', notify: false },
      { name: 'shop.capture', notify: true },
    ]);
  });

  test('removes the queue and the schedule of a retired job', async () => {
    const earlier = new PgBoss({ connectionString: url });
    earlier.on('error', () => undefined);
    await earlier.start();
    await earlier.createQueue('service.sweep');
    await earlier.schedule('service.sweep', '30 3 * * *');
    await earlier.stop({ graceful: false });
    const jobs = new BossJobs({ url, work: true, log });
    jobs.handle('system.purge', async () => undefined);
    jobs.schedule('system.purge', '30 3 * * *', { maxSeconds: 7200 });
    await jobs.start();
    await jobs.stop();
    const { rows: queues } = await db.execute<{ name: string }>(sql`select name from pgboss.queue`);
    expect(queues.map(({ name }) => name)).toContain('system.purge');
    expect(queues.map(({ name }) => name)).not.toContain('service.sweep');
    const { rows } = await db.execute(sql`select name, options from pgboss.schedule`);
    expect(rows).toEqual([
      { name: 'system.purge', options: expect.objectContaining({ expireInSeconds: 7200 }) },
    ]);
  });

  test('retries only the failed job', async () => {
    const jobs = new BossJobs({ url, work: true, log });
    const tries: number[] = [];
    jobs.handle('mail.send', async ({ mailId }) => {
      tries.push(mailId);
      if (mailId === 3 && tries.filter((id) => id === 3).length === 1) throw new Error('not now');
    });
    await jobs.start();
    await db.transaction(async (tx) => {
      for (let mailId = 0; mailId < 6; mailId++) await jobs.send(tx, 'mail.send', { mailId });
    });
    await vi.waitFor(() => expect(tries).toHaveLength(7), { timeout: 20_000 });
    await jobs.stop();
    expect(tries.toSorted()).toEqual([0, 1, 2, 3, 3, 4, 5]);
    expect(tries.at(-1)).toBe(3);
  });

  test('a failed job is logged without its data, and retried', async () => {
    const jobs = new BossJobs({ url, work: true, log });
    jobs.handle('mail.send', async () => {
      throw Object.assign(new Error('550 nobody@mail.example is unknown'), { code: 'EENVELOPE' });
    });
    await jobs.start();
    await db.transaction((tx) => jobs.send(tx, 'mail.send', { mailId: 7 }));
    await vi.waitFor(() => expect(said.length).toBeGreaterThan(0), { timeout: 10_000 });
    await jobs.stop();
    expect(said).toMatchObject([
      {
        level: 'warn',
        message: 'job failed',
        details: { job: 'mail.send', data: { mailId: 7 }, code: 'EENVELOPE' },
      },
    ]);
    expect(JSON.stringify(said)).not.toContain('nobody@mail.example');
    const { rows } = await db.execute(
      sql`select state, retry_limit from pgboss.job where name = 'mail.send'`,
    );
    expect(rows).toEqual([{ state: 'retry', retry_limit: 8 }]);
  });
});
