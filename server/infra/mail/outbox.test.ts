import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { mails, provenAddresses } from '../../db/schema/service.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Mail } from './mailer.ts';
import { mailBacklog, Outbox, type OutgoingMail } from './outbox.ts';

const shop = testApp({ JOBS: 'false' });

/** What the mailer of these tests was given, and what it does with it. */
const handedOver: Mail[] = [];
let deliver: (mail: Mail) => Promise<void> = async () => undefined;
const said: { level: string; details: object; message: string }[] = [];

/** An outbox without workers: only what a test asks for is sent. */
function outboxOf({ secret = shop.config.jwtSecret }: { secret?: string } = {}): Outbox {
  return new Outbox({
    db: shop.deps.db,
    jobs: { send: async () => undefined, handle: () => undefined } as unknown as Jobs,
    mailer: {
      send: async (mail) => {
        await deliver(mail);
        handedOver.push(mail);
      },
      close: () => undefined,
    },
    secret,
    log: {
      warn: (details, message) => void said.push({ level: 'warn', details, message }),
      error: (details, message) => void said.push({ level: 'error', details, message }),
    },
  });
}

let outbox: Outbox;
beforeEach(async () => {
  await shop.deps.db.delete(mails);
  await shop.deps.db.delete(provenAddresses);
  handedOver.length = 0;
  said.length = 0;
  deliver = async () => undefined;
  outbox = outboxOf();
});

function post(mail: Partial<OutgoingMail> = {}): Promise<number | undefined> {
  const letter = { text: 'Open http://naap.test/x?token=s3cret', html: '<p>s3cret</p>' };
  return shop.deps.db.transaction((tx) =>
    outbox.post(tx, {
      kind: 'accounts.reset-link',
      to: 'a@mail.example',
      subject: 'A link',
      ...letter,
      ...mail,
    }),
  );
}

const prove = (email: string) => shop.deps.db.transaction((tx) => outbox.markProven(tx, email));

async function row(id: number | undefined) {
  const [found] = await shop.deps.db
    .select()
    .from(mails)
    .where(eq(mails.id, id ?? 0));
  if (!found) throw new Error('There is no such mail');
  return found;
}

/** Lets time pass for every mail. */
async function wait(interval: string): Promise<void> {
  await shop.deps.db.execute(sql`update mails set
    created_at = created_at - ${interval}::interval, next_attempt_at = next_attempt_at - ${interval}::interval,
    retry_until = retry_until - ${interval}::interval, claimed_until = claimed_until - ${interval}::interval,
    sent_at = sent_at - ${interval}::interval, given_up_at = given_up_at - ${interval}::interval`);
}

describe('to an address that nobody has proven', () => {
  test('goes only what proves it; the rest is held until then', async () => {
    await post();
    await post({ kind: 'accounts.welcome', subject: 'Welcome' });
    await outbox.resume();
    expect(handedOver.map(({ subject }) => subject)).toEqual(['A link']);
    expect(await mailBacklog(shop.deps.db)).toEqual({ unsent: 0, held: 1, givenUp: 0 });
    await prove('A@Mail.example');
    await outbox.resume();
    expect(handedOver.map(({ subject }) => subject)).toEqual(['A link', 'Welcome']);
    await post({ kind: 'accounts.welcome', subject: 'Later', to: 'a@MAIL.example' });
    await outbox.resume();
    expect(handedOver.at(-1)?.subject).toBe('Later');
  });

  test('mail for the shop itself always goes', async () => {
    await post({ kind: 'contact.message', to: 'support@naap.test' });
    await outbox.resume();
    expect(handedOver).toHaveLength(1);
  });

  test('what was held for more than three days is not sent any more, and deleted', async () => {
    await post({ kind: 'accounts.welcome', subject: 'Old' });
    await wait('73 hours');
    await post({ kind: 'accounts.welcome', subject: 'Young' });
    await prove('a@mail.example');
    await outbox.resume();
    expect(handedOver.map(({ subject }) => subject)).toEqual(['Young']);
    await outbox.purge();
    expect(await shop.deps.db.$count(mails)).toBe(1);
  });

  test('is released also when it was proven while a mail was being written', async () => {
    const id = await post({ kind: 'accounts.welcome' });
    await shop.deps.db.insert(provenAddresses).values({ email: 'a@mail.example' });
    await outbox.resume();
    expect(handedOver.map((mail) => mail.id)).toEqual([id]);
  });
});

describe('what a mail says', () => {
  test('is sealed while it waits and gone once it was sent', async () => {
    const id = await post({ unsubscribeUrl: 'http://naap.test/leave?token=s3cret' });
    const waiting = await row(id);
    expect(waiting.body).toBeInstanceOf(Buffer);
    expect(JSON.stringify(waiting) + waiting.body?.toString('latin1')).not.toContain('s3cret');
    await outbox.resume();
    expect(handedOver).toMatchObject([
      {
        text: 'Open http://naap.test/x?token=s3cret',
        html: '<p>s3cret</p>',
        unsubscribeUrl: 'http://naap.test/leave?token=s3cret',
      },
    ]);
    expect(await row(id)).toMatchObject({ body: null, sentAt: expect.any(Date), attempts: 1 });
  });
});

test('a failed mail is tried again after a pause, and is sent once', async () => {
  deliver = vi.fn().mockRejectedValueOnce(new Error('down'));
  const id = await post();
  await outbox.resume();
  await outbox.resume();
  expect(await row(id)).toMatchObject({ attempts: 1, lastError: 'Error: down', sentAt: null });
  await wait('61 seconds');
  await Promise.all([outbox.resume(), outboxOf().resume()]);
  await outbox.resume();
  expect(handedOver).toHaveLength(1);
});
