import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { signUp } from '../../../test/factories.ts';
import { makeMessages } from '../../../test/factories-chat.ts';
import { refreshTokens } from '../../db/schema/accounts.ts';
import { chatConversations } from '../../db/schema/chat.ts';
import { sandboxTokens } from '../../db/schema/gateway-payments.ts';
import { idempotencyRecords, mails } from '../../db/schema/service.ts';
import type { Jobs } from '../../infra/jobs/jobs.ts';
import { purgeExpired, systemJobs } from './jobs.ts';

const shop = testApp();
const DAY = 86_400_000;

test('deletes idempotency records after 24 hours', async () => {
  const { db } = shop.deps;
  const record = { requestHash: Buffer.alloc(1), response: Buffer.alloc(1) };
  await db.insert(idempotencyRecords).values([
    { ...record, key: Buffer.from('old'), createdAt: new Date(Date.now() - 1.01 * DAY) },
    { ...record, key: Buffer.from('young'), createdAt: new Date(Date.now() - 0.99 * DAY) },
  ]);
  await purgeExpired(shop.deps);
  const left = await db.select({ key: idempotencyRecords.key }).from(idempotencyRecords);
  expect(left.map(({ key }) => key.toString())).toEqual(['young']);
});

test('deletes tokens of test cards a day after they expire', async () => {
  const { db } = shop.deps;
  const card = { cardBrand: 'Visa', cardLast4: '4242', cardExpiry: '09/39', outcome: 'approved' };
  await db.insert(sandboxTokens).values([
    { ...card, tokenHash: Buffer.from('old'), expiresAt: new Date(Date.now() - 1.01 * DAY) },
    { ...card, tokenHash: Buffer.from('young'), expiresAt: new Date(Date.now() - 0.99 * DAY) },
  ]);
  await purgeExpired(shop.deps);
  const left = await db.select({ hash: sandboxTokens.tokenHash }).from(sandboxTokens);
  expect(left.map(({ hash }) => hash.toString())).toEqual(['young']);
});

test('deletes refresh tokens a day after they expire, or after 14 idle days', async () => {
  const { db } = shop.deps;
  const { id: userId } = await signUp(shop);
  await db.delete(refreshTokens);
  const token = { userId, device: 'Chrome', expiresAt: new Date(Date.now() + 9 * DAY) };
  await db.insert(refreshTokens).values([
    { ...token, tokenHash: Buffer.from('old'), expiresAt: new Date(Date.now() - 1.01 * DAY) },
    { ...token, tokenHash: Buffer.from('idle'), lastUsedAt: new Date(Date.now() - 15.01 * DAY) },
    { ...token, tokenHash: Buffer.from('used'), lastUsedAt: new Date(Date.now() - 13 * DAY) },
  ]);
  await purgeExpired(shop.deps);
  const left = await db.select({ hash: refreshTokens.tokenHash }).from(refreshTokens);
  expect(left.map(({ hash }) => hash.toString())).toEqual(['used']);
});

test('deletes mails and their files a month after they were sent', async () => {
  const { db, config } = shop.deps;
  const mail = { kind: 'accounts.welcome', recipient: 'a@mail.example', subject: 'Welcome' };
  await db.insert(mails).values([
    { ...mail, sentAt: new Date(Date.now() - 30.1 * DAY) },
    { ...mail, sentAt: new Date(Date.now() - 29.9 * DAY) },
  ]);
  const folder = join(config.dataDir, 'mail');
  await mkdir(folder, { recursive: true });
  for (const [name, days] of [
    ['1-old.eml', 30.1],
    ['2-young.eml', 29.9],
  ] as const) {
    const at = new Date(Date.now() - days * DAY);
    await writeFile(join(folder, name), '');
    await utimes(join(folder, name), at, at);
  }
  await purgeExpired(shop.deps);
  expect(await db.$count(mails)).toBe(1);
  expect(await readdir(folder)).toEqual(['2-young.eml']);
});

test('deletes finished jobs after a week, and waiting ones after two', async () => {
  const { rows } = await shop.deps.db.execute<{ name: string }>(sql`
    select name from pgboss.queue where deletion_seconds > 7 * 86400 or deletion_seconds = 0
      or retention_seconds > 14 * 86400`);
  expect(rows).toEqual([]);
  expect(await shop.deps.db.execute(sql`select name from pgboss.queue`)).toMatchObject({
    rows: expect.arrayContaining([{ name: 'mail.send' }, { name: 'mail.resume' }]),
  });
});

test('sends due mail every minute, purges expired rows every night', () => {
  const schedules: unknown[][] = [];
  const jobs = {
    handle: () => undefined,
    schedule: (...schedule: unknown[]) => void schedules.push(schedule),
  };
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
  systemJobs({ ...shop.deps, jobs: jobs as unknown as Jobs }, log);
  expect(schedules).toContainEqual(['mail.resume', '* * * * *']);
  expect(schedules).toContainEqual(['system.purge', '30 3 * * *', { maxSeconds: 21_600 }]);
});

test('a part of the nightly purge that fails stops no other, and the job fails', async () => {
  const { db } = shop.deps;
  const record = { requestHash: Buffer.alloc(1), response: Buffer.alloc(1) };
  const createdAt = new Date(Date.now() - 2 * DAY);
  await db.insert(idempotencyRecords).values({ ...record, key: Buffer.from('late'), createdAt });
  const { id } = await signUp(shop);
  await db.execute(
    sql`insert into account_deletions (user_id, token_hash, due_at) values (${id}, 'x', now() - interval '1 day')`,
  );
  await db.execute(
    sql`create function refuse() returns trigger language plpgsql as 'begin raise ''no''; end'`,
  );
  await db.execute(
    sql`create trigger refuse before delete or update on users for each row execute function refuse()`,
  );
  await db.execute(
    sql`create trigger refuse before delete on contact_messages for each statement execute function refuse()`,
  );
  await makeMessages(shop, await signUp(shop), ['Salaam']);
  await db.execute(sql`update chat_messages set created_at = now() - interval '3 years'`);
  let purge: () => Promise<void> = async () => undefined;
  const jobs = {
    handle: (name: string, handler: () => Promise<void>) => {
      if (name === 'system.purge') purge = handler;
    },
    schedule: () => undefined,
  };
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
  systemJobs({ ...shop.deps, jobs: jobs as unknown as Jobs }, log);
  await expect(purge()).rejects.toThrow('2 parts of the purge failed');
  await db.execute(sql`drop trigger refuse on users`);
  await db.execute(sql`drop trigger refuse on contact_messages`);
  expect(await db.$count(chatConversations)).toBe(0);
  const left = await db.select({ key: idempotencyRecords.key }).from(idempotencyRecords);
  expect(left.map(({ key }) => key.toString())).not.toContain('late');
});
