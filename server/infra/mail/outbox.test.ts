import { setTimeout as sleep } from 'node:timers/promises';
import { eq, isNotNull, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { signUp } from '../../../test/factories.ts';
import { passwordResets } from '../../db/schema/accounts.ts';
import { mails, provenAddresses } from '../../db/schema/service.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Secrets } from '../sealing.ts';
import type { Mail } from './mailer.ts';
import { Outbox, type OutgoingMail } from './outbox.ts';
import { claimMail, mailBacklog, requeue } from './outbox-queries.ts';
import { isProven } from './proven-addresses.ts';

const shop = testApp({ JOBS: 'false' });

const handedOver: Mail[] = [];
let deliver: (mail: Mail) => Promise<void> = async () => undefined;
const said: { level: string; details: object; message: string }[] = [];

function outboxOf({ secret = shop.config.jwtSecret }: { secret?: Secrets } = {}): Outbox {
  return new Outbox({
    db: shop.deps.db,
    jobs: { send: async () => undefined, handle: () => undefined } as unknown as Jobs,
    mailer: {
      send: async (mail) => {
        await deliver(mail);
        handedOver.push(mail);
      },
      close: () => undefined,
      purge: async () => undefined,
    },
    secrets: secret,
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

async function wait(interval: string): Promise<void> {
  await shop.deps.db.execute(sql`update mails set
    created_at = created_at - ${interval}::interval, next_attempt_at = next_attempt_at - ${interval}::interval,
    retry_until = retry_until - ${interval}::interval, claimed_until = claimed_until - ${interval}::interval,
    sent_at = sent_at - ${interval}::interval, given_up_at = given_up_at - ${interval}::interval`);
}

describe('to an unproven address', () => {
  test('only the proof is sent; other mail is held until then', async () => {
    await post();
    await post({ kind: 'accounts.welcome', subject: 'Welcome' });
    await outbox.resume();
    expect(handedOver.map(({ subject }) => subject)).toEqual(['A link']);
    expect(await mailBacklog(shop.deps.db)).toEqual({ unsent: 0, held: 1, givenUp: 0 });
    expect(await isProven(shop.deps.db, 'a@mail.example')).toBe(false);
    await prove('A@Mail.example');
    expect(await isProven(shop.deps.db, 'a@mail.EXAMPLE')).toBe(true);
    await outbox.resume();
    expect(handedOver.map(({ subject }) => subject)).toEqual(['A link', 'Welcome']);
    await post({ kind: 'accounts.welcome', subject: 'Later', to: 'a@MAIL.example' });
    await outbox.resume();
    expect(handedOver.at(-1)?.subject).toBe('Later');
  });

  test('mail to the shop itself is always sent', async () => {
    await post({ kind: 'contact.message', to: 'support@naap.test' });
    await outbox.resume();
    expect(handedOver).toHaveLength(1);
  });

  test('mail held for more than three days is deleted', async () => {
    await post({ kind: 'accounts.welcome', subject: 'Old' });
    await wait('73 hours');
    await post({ kind: 'accounts.welcome', subject: 'Young' });
    await prove('a@mail.example');
    await outbox.resume();
    expect(handedOver.map(({ subject }) => subject)).toEqual(['Young']);
    await outbox.purge();
    expect(await shop.deps.db.$count(mails)).toBe(1);
  });

  test('is released also when the address was proven concurrently', async () => {
    const id = await post({ kind: 'accounts.welcome' });
    await shop.deps.db.insert(provenAddresses).values({ email: 'a@mail.example' });
    await outbox.resume();
    expect(handedOver.map((mail) => mail.id)).toEqual([id]);
  });
});

test('marking a mail as sent is retried, and the mail is not sent again', async () => {
  const id = await post();
  let release: () => void = () => undefined;
  let locked: Promise<unknown> = Promise.resolve();
  // Marking the mail as sent fails at the lock timeout of three seconds.
  deliver = () =>
    new Promise((sent) => {
      locked = shop.deps.db.transaction(async (tx) => {
        await tx.select().from(mails).for('update');
        sent();
        await new Promise<void>((resolve) => {
          release = resolve;
        });
      });
    });
  setTimeout(() => release(), 3600);
  await outbox.resume();
  await locked;
  expect(await row(id)).toMatchObject({ sentAt: expect.any(Date), claimedUntil: null });
  await wait('3 minutes');
  await outbox.resume();
  expect(handedOver).toHaveLength(1);
}, 15_000);

describe('the body of a mail', () => {
  test('is sealed while it waits and deleted once it was sent', async () => {
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

  test('after a change of the secret is given up at once, with one log line', async () => {
    const id = await post();
    const other = outboxOf({ secret: 'another secret that is long enough' });
    await other.resume();
    await wait('5 hours');
    await other.resume();
    expect(handedOver).toEqual([]);
    expect(await row(id)).toMatchObject({
      givenUpAt: expect.any(Date),
      lastError: 'UnreadableBodyError: Sealed with another JWT_SECRET',
      attempts: 1,
    });
    expect(said).toMatchObject([{ level: 'error', message: 'mail given up', details: { mailId: id } }]);
    await requeue(shop.deps.db, { id });
    await outbox.resume();
    expect(handedOver).toHaveLength(1);
  });

  test('is read with the secret before a rotation', async () => {
    await post();
    await outboxOf({ secret: ['another secret that is long enough', shop.config.jwtSecret] }).resume();
    expect(handedOver).toHaveLength(1);
  });

  test('of an earlier version is plain, is sent as it is, and sealed by the next purge', async () => {
    const body = Buffer.from(`\0${JSON.stringify({ text: 'plain s3cret', html: '', unsubscribeUrl: null })}`);
    const legacy = { kind: 'legacy', recipient: 'a@mail.example', subject: 'Old', body };
    const [one, two] = await shop.deps.db.insert(mails).values([legacy, legacy]).returning({ id: mails.id });
    await shop.deps.db
      .update(mails)
      .set({ nextAttemptAt: new Date(Date.now() + 3600_000) })
      .where(eq(mails.id, two?.id ?? 0));
    await outbox.resume();
    expect(handedOver).toMatchObject([{ id: one?.id, text: 'plain s3cret', unsubscribeUrl: undefined }]);
    await outbox.purge();
    expect((await row(two?.id)).body?.toString('latin1')).not.toContain('s3cret');
    await wait('2 hours');
    await outbox.resume();
    expect(handedOver.at(-1)).toMatchObject({ id: two?.id, text: 'plain s3cret' });
  });

  test('is deleted a month after it was sent or given up', async () => {
    await post();
    await outbox.resume();
    deliver = async () => {
      throw new RangeError('no address');
    };
    await post();
    await outbox.resume();
    await wait('29 days 23 hours');
    await outbox.purge();
    expect(await shop.deps.db.$count(mails)).toBe(2);
    await wait('2 hours');
    const waiting = await post();
    await outbox.purge();
    expect(await shop.deps.db.select({ id: mails.id }).from(mails)).toEqual([{ id: waiting }]);
  });
});

describe('mail of one kind to one recipient', () => {
  test('is limited to five an hour across workers; the rest is postponed', async () => {
    deliver = () => sleep(20);
    for (let n = 0; n < 12; n++)
      await post({ to: n % 2 ? 'a@mail.example' : 'A@MAIL.example', subject: `${n}` });
    await Promise.all([outbox, outboxOf(), outboxOf()].map((one) => one.resume()));
    expect(handedOver).toHaveLength(5);
    await wait('59 minutes');
    await outbox.resume();
    expect(handedOver).toHaveLength(5);
    await wait('2 minutes');
    await outbox.resume();
    expect(handedOver).toHaveLength(10);
    await wait('61 minutes');
    await outbox.resume();
    expect(handedOver.map(({ subject }) => subject).toSorted()).toEqual(
      Array.from({ length: 12 }, (_, n) => `${n}`).toSorted(),
    );
  });

  test('does not delay other recipients or kinds', async () => {
    for (let n = 0; n < 6; n++) await post();
    await post({ kind: 'newsletter.confirm' });
    await post({ to: 'b@mail.example' });
    await outbox.resume();
    expect(handedOver).toHaveLength(7);
  });

  test('is limited to twenty waiting mails; of more one an hour is listed as not sent', async () => {
    for (let n = 0; n < 22; n++) await post();
    expect(await mailBacklog(shop.deps.db)).toEqual({ unsent: 20, held: 0, givenUp: 1 });
    const [listed] = await shop.deps.db.select().from(mails).where(isNotNull(mails.givenUpAt));
    expect(listed?.lastError).toBe('Not sent: too many mails of this kind wait for the recipient.');
    expect(said).toEqual(
      Array(2).fill({
        level: 'warn',
        message: 'mail not sent: too many of its kind wait for the recipient',
        details: { kind: 'accounts.reset-link', waiting: 20 },
      }),
    );
    expect(await post({ kind: 'newsletter.confirm' })).toBeTypeOf('number');
    await outbox.resume();
    expect(await post()).toBeTypeOf('number');
  });

  test('about an order is never left out, however many wait', async () => {
    await shop.deps.db.transaction((tx) => outbox.markProven(tx, 'a@mail.example'));
    for (let n = 0; n < 25; n++) await post({ kind: 'orders.update', to: 'a@mail.example' });
    expect(await mailBacklog(shop.deps.db)).toEqual({ unsent: 25, held: 0, givenUp: 0 });
    expect(said).toEqual([]);
  });

  test('that asks the customer to act waits behind no news of progress', async () => {
    await shop.deps.db.transaction((tx) => outbox.markProven(tx, 'a@mail.example'));
    for (let n = 0; n < 6; n++) await post({ kind: 'orders.update', to: 'a@mail.example' });
    const kinds = ['orders.to-answer', 'orders.to-confirm', 'orders.ready'] as const;
    for (const kind of kinds) await post({ kind, to: 'a@mail.example', subject: kind });
    await outbox.resume();
    expect(handedOver).toHaveLength(8);
    expect(handedOver.map(({ subject }) => subject)).toEqual(expect.arrayContaining([...kinds]));
  });

  test('to a tailor has the limits of the shop itself', async () => {
    await shop.deps.db.transaction((tx) => outbox.markProven(tx, 'tailor@mail.example'));
    for (let n = 0; n < 61; n++) await post({ kind: 'orders.work', to: 'tailor@mail.example' });
    await outbox.resume();
    expect(handedOver).toHaveLength(60);
  });

  test('has higher limits for the shop itself', async () => {
    for (let n = 0; n < 61; n++) await post({ kind: 'contact.message', to: 'support@naap.test' });
    await outbox.resume();
    expect(handedOver).toHaveLength(60);
  });
});

describe('while the mail server is down', () => {
  const down = async () => {
    throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ESOCKET' });
  };

  test('for three hours, nothing is lost, and everything is sent once', async () => {
    deliver = down;
    const ids = [await post(), await post({ to: 'b@mail.example' })];
    for (let minute = 0; minute < 180; minute += 10) {
      await outbox.resume();
      await wait('10 minutes');
    }
    const { attempts, lastError } = await row(ids[0]);
    expect(lastError).toBe('Mail server not reached. Error: connect ECONNREFUSED');
    expect(attempts).toBeGreaterThan(9);
    deliver = async () => undefined;
    await wait('15 minutes');
    await Promise.all([outbox.resume(), outboxOf().resume()]);
    await outbox.resume();
    expect(handedOver.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
  });

  test('the first mail that goes out again takes along all that waited for the server, and no refused one', async () => {
    deliver = down;
    const first = await post();
    await outbox.resume();
    await wait('2 minutes');
    await outbox.resume();
    deliver = async () => {
      throw Object.assign(new Error('451 try later'), { code: 'EENVELOPE', response: '451 4.3.0 later' });
    };
    const refused = await post({ to: 'c@mail.example' });
    await outbox.resume();
    deliver = async () => undefined;
    const later = await post({ to: 'b@mail.example' });
    await outbox.resume();
    expect(handedOver.map(({ id }) => id)).toEqual([later]);
    await outbox.resume();
    expect(handedOver.map(({ id }) => id)).toEqual([later, first]);
    expect((await row(refused)).sentAt).toBeNull();
  });

  test('what has failed in one process is taken along by a mail that goes out in another', async () => {
    const other = outboxOf();
    await post({ to: 'd@mail.example' });
    await other.resume();
    deliver = down;
    const waiting = await post();
    await outbox.resume();
    deliver = async () => undefined;
    await post({ to: 'b@mail.example' });
    await other.resume();
    expect((await row(waiting)).sentAt).toBeNull();
    await other.resume();
    expect((await row(waiting)).sentAt).not.toBeNull();
  });

  test('a link lasts as much longer as its mail was late', async () => {
    const { id: userId, email } = await signUp(shop);
    const link = async () => {
      const [reset] = await shop.deps.db
        .select()
        .from(passwordResets)
        .where(eq(passwordResets.userId, userId));
      return reset ?? expect.unreachable('no link');
    };
    await shop.deps.db.delete(mails);
    await shop.app.inject({ method: 'POST', url: '/auth/forgot-password/', payload: { email } });
    await expect.poll(() => shop.deps.db.$count(mails)).toBe(1);
    const { createdAt, expiresAt } = await link();
    const hours = (later: Date, earlier: Date) =>
      Math.round((later.getTime() - earlier.getTime()) / 3_600_000);
    expect(hours(expiresAt, createdAt)).toBe(1);
    // Backdates both mails by two hours.
    await wait('2 hours');
    await shop.deps.db
      .update(passwordResets)
      .set({
        createdAt: sql`created_at - interval '2 hours'`,
        expiresAt: sql`expires_at - interval '2 hours'`,
      })
      .where(eq(passwordResets.userId, userId));
    await outbox.resume();
    expect(handedOver.map(({ to }) => to)).toEqual([email]);
    const late = await link();
    expect(hours(late.expiresAt, new Date())).toBe(1);
    await outbox.resume();
    expect((await link()).expiresAt).toEqual(late.expiresAt);
  });

  test('for longer than three days, mail is given up with a line in the log, and can be sent again', async () => {
    deliver = down;
    const id = await post();
    let hours = 0;
    for (; (await row(id)).givenUpAt === null; hours++) {
      expect(hours).toBeLessThan(80);
      await outbox.resume();
      await wait('1 hour');
    }
    expect(hours).toBeGreaterThan(71);
    expect((await row(id)).attempts).toBeGreaterThan(15);
    expect(said.filter(({ level }) => level === 'error')).toMatchObject([
      { message: 'mail given up', details: { mailId: id, kind: 'accounts.reset-link', code: 'ESOCKET' } },
    ]);
    expect(await mailBacklog(shop.deps.db)).toEqual({ unsent: 0, held: 0, givenUp: 1 });
    deliver = async () => undefined;
    await outbox.resume();
    expect(handedOver).toEqual([]);
    expect(await requeue(shop.deps.db, { givenUp: true })).toBe(1);
    await outbox.resume();
    expect(handedOver).toHaveLength(1);
  });

  test('a refused mailbox is given up at once, a refusal that may be our fault is not', async () => {
    const refusal = (response: string) =>
      Object.assign(new Error(`refused: ${response}`), { code: 'EENVELOPE', responseCode: 550, response });
    deliver = async ({ to }) => {
      throw refusal(
        to.startsWith('a@') ? `550 5.1.1 <${to}>: unknown user` : '554 5.7.1 relay access denied',
      );
    };
    const [unknown, ours] = [await post(), await post({ to: 'b@mail.example' })];
    await outbox.resume();
    expect((await row(unknown)).givenUpAt).toBeInstanceOf(Date);
    expect((await row(ours)).givenUpAt).toBeNull();
    expect(said.map(({ level }) => level)).toEqual(['warn', 'warn']);
    expect(JSON.stringify(said)).not.toContain('mail.example');
  });
});

describe('a mail is sent once', () => {
  test('with several concurrent workers', async () => {
    deliver = () => sleep(20);
    for (let n = 0; n < 5; n++) await post({ to: `${n}@mail.example` });
    await Promise.all([outbox, outboxOf(), outboxOf()].map((one) => one.resume()));
    expect(handedOver).toHaveLength(5);
  });

  test('and claimed again two minutes after its worker was killed', async () => {
    const id = await post();
    await shop.deps.db.transaction((tx) => claimMail(tx, id ?? 0, 120_000));
    await outbox.resume();
    expect(handedOver).toEqual([]);
    await wait('121 seconds');
    await outbox.resume();
    expect(handedOver).toHaveLength(1);
  });

  test('and retried after a minute, then longer, after each failure', async () => {
    deliver = vi.fn().mockRejectedValueOnce(new Error('down')).mockRejectedValueOnce(new Error('down'));
    await post();
    await outbox.resume();
    await wait('59 seconds');
    await outbox.resume();
    expect(deliver).toHaveBeenCalledTimes(1);
    await wait('2 seconds');
    await outbox.resume();
    await wait('2 minutes');
    await outbox.resume();
    expect(deliver).toHaveBeenCalledTimes(2);
    await wait('3 minutes');
    await outbox.resume();
    expect(handedOver).toHaveLength(1);
  });
});

test('quotations in server responses are not stored', async () => {
  deliver = vi.fn().mockRejectedValueOnce(new Error('blocked: http://naap.test/x?token=s3cret is bad'));
  const id = await post();
  await outbox.resume();
  expect((await row(id)).lastError).toBe('Error: blocked: [link] is bad');
});
