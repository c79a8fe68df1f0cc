import { isNotNull, like, sql } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { mails } from '../../db/schema/service.ts';

const shop = testApp();

/** Writes letters and their jobs in one transaction. */
function post(subjects: string[]) {
  return shop.deps.db.transaction(async (tx) => {
    for (const subject of subjects) {
      await shop.deps.outbox.post(tx, { to: 'a@b.example', subject, text: 'Salaam', html: '<p>Salaam</p>' });
    }
  });
}

const sent = (subject: string) =>
  shop.deps.db
    .select({ subject: mails.subject, attempts: mails.attempts })
    .from(mails)
    .where(sql`${isNotNull(mails.sentAt)} and ${like(mails.subject, subject)}`);

test('works off many jobs that come together without a pause between them', async () => {
  await post(Array.from({ length: 60 }, (_, n) => `Burst ${n}`));
  await vi.waitFor(async () => expect(await sent('Burst %')).toHaveLength(60), { timeout: 10_000 });
});

test('tries again only the job that failed', async () => {
  const { mailer } = shop.deps;
  const failing = vi.spyOn(mailer, 'send').mockImplementation(async ({ subject }) => {
    if (subject === 'Mixed 3') throw new Error('no such mailbox');
  });
  await post(Array.from({ length: 6 }, (_, n) => `Mixed ${n}`));
  await vi.waitFor(async () => expect(await sent('Mixed %')).toHaveLength(5), { timeout: 10_000 });
  expect((await sent('Mixed %')).map(({ attempts }) => attempts)).toEqual([1, 1, 1, 1, 1]);
  const jobs = await shop.deps.db.execute<{ state: string; message: string }>(
    sql`select state, output->>'message' as message from pgboss.job j
      join mails m on m.id = (j.data->>'mailId')::int where m.subject = 'Mixed 3'`,
  );
  expect(jobs.rows).toEqual([{ state: 'retry', message: 'Error: no such mailbox' }]);
  failing.mockRestore();
  await vi.waitFor(async () => expect(await sent('Mixed 3')).toHaveLength(1), { timeout: 20_000 });
});
