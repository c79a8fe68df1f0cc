import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { mails, provenAddresses } from '../../db/schema/service.ts';
import type { JobName, Jobs } from '../jobs/jobs.ts';
import type { MailKind } from './mail-kinds.ts';
import type { Mail } from './mailer.ts';
import { Outbox } from './outbox.ts';

const shop = testApp({ JOBS: 'false' });

let outbox: Outbox;
const jobs: JobName[] = [];
const handedOver: Mail[] = [];

beforeEach(async () => {
  await shop.deps.db.delete(mails);
  await shop.deps.db.delete(provenAddresses);
  jobs.length = 0;
  handedOver.length = 0;
  outbox = new Outbox({
    db: shop.deps.db,
    jobs: {
      send: async (_tx: unknown, name: JobName) => void jobs.push(name),
      handle: () => undefined,
    } as unknown as Jobs,
    mailer: {
      send: async (mail) => void handedOver.push(mail),
      close: () => undefined,
      purge: async () => undefined,
    },
    secrets: shop.config.jwtSecrets,
    log: { warn: () => undefined, error: () => undefined },
  });
});

const post = (kind: MailKind, to: string) =>
  shop.deps.db.transaction((tx) =>
    outbox.post(tx, { kind, to, subject: kind, text: 'Text', html: '<p>Text</p>' }),
  );

test('links that somebody waits for have a queue of their own (mail-7)', async () => {
  await post('contact.reply', 'a@mail.example');
  await post('accounts.reset-link', 'a@mail.example');
  await post('accounts.prove-address', 'a@mail.example');
  expect(jobs).toEqual(['mail.send', 'mail.send-urgent', 'mail.send-urgent']);
});

test('100,000 other mails that are due keep no link waiting, also when it is tried again (mail-7)', async () => {
  for (let batch = 0; batch < 20; batch += 1) {
    await shop.deps.db.execute(sql`
      insert into mails (kind, recipient, subject, body, created_at, next_attempt_at)
      select 'contact.reply', ${batch} || '.' || i || '@others.example', 'Waits', 'x', now() - interval '1 hour',
        now() - interval '1 hour' from generate_series(1, 5000) i`);
  }
  const id = await post('accounts.reset-link', 'a@mail.example');
  await outbox.resume();
  expect(handedOver[0]?.id).toBe(id);
});
