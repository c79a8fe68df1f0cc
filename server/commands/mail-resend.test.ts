import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { asc } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { testApp } from '../../test/app.ts';
import { runCommand, settingsOf } from '../../test/command.ts';
import { mails } from '../db/schema/service.ts';

const shop = testApp({ JOBS: 'false' });
const HOUR = 3600_000;

const run = (...args: string[]) => runWith({}, ...args);

function runWith(settings: NodeJS.ProcessEnv, ...args: string[]) {
  return runCommand('mail-resend', args, { ...settingsOf(shop), ...settings });
}

const body = Buffer.of(1);
const ago = (hours: number) => new Date(Date.now() - hours * HOUR);
const STATES = {
  givenUp: { body, givenUpAt: ago(20), createdAt: ago(100), retryUntil: ago(28), attempts: 22 },
  waiting: { body, nextAttemptAt: ago(-4), createdAt: ago(30), attempts: 8 },
  held: { body, held: true },
  sent: { sentAt: ago(1) },
};
let ids: Record<keyof typeof STATES, number>;

beforeEach(async () => {
  await shop.deps.db.delete(mails);
  const mail = { kind: 'accounts.welcome', recipient: 'a@mail.example', subject: 'Welcome' };
  const written = await shop.deps.db
    .insert(mails)
    .values(Object.values(STATES).map((state) => ({ ...mail, ...state })))
    .returning({ id: mails.id });
  const [givenUp = 0, waiting = 0, held = 0, sent = 0] = written.map(({ id }) => id);
  ids = { givenUp, waiting, held, sent };
});

async function due(): Promise<number[]> {
  const rows = await shop.deps.db.select().from(mails).orderBy(asc(mails.id));
  const now = Date.now();
  return rows
    .filter((row) => !row.sentAt && !row.givenUpAt && !row.held && row.nextAttemptAt.getTime() <= now)
    .map(({ id, retryUntil }) => {
      expect(retryUntil.getTime()).toBeGreaterThan(now + 71 * HOUR);
      return id;
    });
}

const queued = (what: string) => ({
  status: 0,
  output: `${what} queued; a server that runs the jobs sends within a minute.\n`,
  error: '',
});

test('requeues all unsent mail', async () => {
  expect(await run()).toEqual(queued('2 mails are'));
  expect(await due()).toEqual([ids.givenUp, ids.waiting]);
});

test.each([
  ['what was given up', () => ['--given-up'], () => [ids.givenUp]],
  ['what was written since a moment', () => ['--since', ago(50).toISOString()], () => [ids.waiting]],
  ['one mail', () => ['--id', String(ids.givenUp)], () => [ids.givenUp]],
])('queues %s', async (_what, args, expected) => {
  expect(await run(...args())).toEqual(queued('1 mail is'));
  expect(await due()).toEqual(expected());
});

test('says when there is nothing to send', async () => {
  await shop.deps.db.delete(mails);
  expect(await run('--given-up')).toEqual({
    status: 0,
    output: 'There is no unsent mail to retry.\n',
    error: '',
  });
});

test('prints its usage', async () => {
  expect(await run('--help')).toMatchObject({
    status: 0,
    output: expect.stringContaining('--since 2026-01-31'),
  });
});

test.each([
  [
    'a mail that was sent',
    () => ['--id', String(ids.sent)],
    /^Mail \d+ was sent 2\S+Z; its text is not kept\.$/,
  ],
  ['a mail that is held', () => ['--id', String(ids.held)], /^Mail \d+ is held until its recipient/],
  ['a mail that is not there', () => ['--id', '999999'], /^There is no mail 999999\.$/],
  ['an invalid number', () => ['--id', '1; drop'], /^--id takes the number of a mail\.$/],
  ['an invalid day', () => ['--since', 'yesterday'], /^--since takes a day like 2026-01-31\.$/],
  ['an unknown option', () => ['--all'], /^Unknown option '--all'\. Try --help\.$/],
])('refuses %s in one line', async (_what, args, sentence) => {
  const { status, output, error } = await run(...args());
  expect({ status, output }).toEqual({ status: 1, output: '' });
  expect(error).toMatch(/^mail:resend: .*\n$/);
  expect(error.replace(/^mail:resend: |\n$/g, '')).toMatch(sentence);
  expect(await due()).toEqual([]);
});

test('works through a pooler that rejects session settings', async () => {
  const url = new URL(shop.config.databaseUrl ?? '');
  const { port, hostname } = url;
  const refusal = Buffer.from('SFATAL\0C08P01\0Munsupported startup parameter: lock_timeout\0\0');
  const pooler = createServer((client) => {
    client.once('data', (startup) => {
      if (startup.includes('lock_timeout')) {
        const head = Buffer.from('E\0\0\0\0');
        head.writeInt32BE(refusal.length + 4, 1);
        return client.end(Buffer.concat([head, refusal]));
      }
      const server = connect(Number(port), hostname);
      server.write(startup);
      client.pipe(server).pipe(client);
      client.on('error', () => server.destroy());
      server.on('error', () => client.destroy());
    });
  });
  await once(pooler.listen(0, '127.0.0.1'), 'listening');
  url.hostname = '127.0.0.1';
  url.port = String((pooler.address() as AddressInfo).port);
  const settings = { DATABASE_URL: url.href, DATABASE_POOL_MODE: 'transaction' };
  expect(await runWith(settings, '--given-up')).toEqual(queued('1 mail is'));
  pooler.close();
});
