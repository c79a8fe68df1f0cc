import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { AccessTokens } from '../../server/infra/access-tokens.ts';
import { ChatPerson } from './chat-people.ts';
import { databaseUrl, freePort, makeBuild, type RealServer, startServer } from './real-server.ts';
import { type SilentProxy, startSilentProxy } from './silent-proxy.ts';

const CUSTOMERS = 20;
const MESSAGES_EACH = 250;
const WITHIN_MS = 120_000;

const secret = randomBytes(48).toString('base64url');
const tokens = new AccessTokens(secret);
const folders: string[] = [];
let database: pg.Pool;
/** Runs the database; support is connected to it. */
let first: RealServer;
/** Customers are connected to it through an unreliable network. */
let second: RealServer;
let secondPort: number;
let proxy: SilentProxy;

async function folder(): Promise<string> {
  const made = await mkdtemp(join(tmpdir(), 'naap-chat-'));
  folders.push(made);
  return made;
}

const startSecond = async () =>
  startServer(await folder(), secondPort, {
    DATABASE_URL: await databaseUrl(first.dataDir),
    JWT_SECRET: secret,
    PUBLIC_URL: first.url,
    // The database limits connections, and those of a killed server close late.
    DATABASE_POOL: '12',
  });

beforeAll(async () => {
  await makeBuild();
  first = await startServer(await folder(), await freePort(), { JWT_SECRET: secret });
  database = new pg.Pool({ connectionString: await databaseUrl(first.dataDir), max: 2 });
  secondPort = await freePort();
  second = await startSecond();
  proxy = await startSilentProxy(secondPort);
});

afterAll(async () => {
  proxy?.close();
  await database?.end();
  await second?.killTree();
  await first?.killTree();
  await Promise.all(folders.map((made) => rm(made, { recursive: true, force: true })));
});

async function signedIn(role: 'customer' | 'support'): Promise<{ id: number; token: string }> {
  const name = `${role}_${randomBytes(6).toString('hex')}`;
  const { rows: users } = await database.query<{ id: number }>(
    'insert into users (username, email, user_type) values ($1, $2, $3) returning id',
    [name, `${name}@mail.example`, role],
  );
  const id = users[0]?.id ?? 0;
  const { rows: sessions } = await database.query<{ id: number }>(
    "insert into refresh_tokens (user_id, token_hash, device, expires_at) values ($1, $2, 'Test', now() + interval '1 day') returning id",
    [id, randomBytes(32)],
  );
  return { id, token: await tokens.sign({ id, role, sessionId: sessions[0]?.id ?? 0 }) };
}

async function conversations() {
  const { rows } = await database.query<{
    id: number;
    customer_id: number;
    author_id: number;
    client_id: string;
  }>('select id, customer_id, author_id, client_id from chat_messages order by id');
  return rows;
}

test('over 10,000 messages between two processes, with killed servers and a failing network, none is lost, doubled or out of order', async () => {
  const customers = await Promise.all(Array.from({ length: CUSTOMERS }, () => signedIn('customer')));
  const support = await signedIn('support');
  const people = customers.map(
    (one) =>
      new ChatPerson({
        ...one,
        isAgent: false,
        conversations: [one.id],
        base: () => `http://127.0.0.1:${proxy.port}`,
      }),
  );
  const agent = new ChatPerson({
    ...support,
    isAgent: true,
    conversations: customers.map(({ id }) => id),
    base: () => first.url,
  });
  const everybody = [...people, agent];
  const staying = everybody.map((person) => person.stay());

  /** The messages of each person in each conversation, in order. */
  const said = new Map<string, string[]>();
  const say = (person: ChatPerson, conversation: number, text: string) => {
    const key = `${conversation} ${person.id}`;
    const clientId = person.say(text, person === agent ? conversation : 466);
    said.set(key, [...(said.get(key) ?? []), clientId]);
  };
  const saying = (async () => {
    for (let n = 0; n < MESSAGES_EACH; n += 1) {
      for (const person of people) {
        say(person, person.id, `Question ${n}`);
        say(agent, person.id, `Answer ${n}`);
      }
      await sleep(40);
    }
  })();

  const started = Date.now();
  const inDatabase = async () =>
    (await database.query<{ n: number }>('select count(*)::int as n from chat_messages')).rows[0]?.n ?? 0;
  const total = 2 * CUSTOMERS * MESSAGES_EACH;
  for (const share of [0.15, 0.5]) {
    while ((await inDatabase()) < share * total) await sleep(20);
    await second.killNode();
    second = await startSecond();
    proxy.silence();
    for (const person of [...people.slice(0, 5), agent]) person.drop();
  }
  await saying;
  while (everybody.some(({ unacknowledged }) => unacknowledged > 0) && Date.now() - started < WITHIN_MS) {
    await sleep(100);
  }
  expect(everybody.map(({ unacknowledged }) => unacknowledged)).toEqual(everybody.map(() => 0));

  const stored = await conversations();
  expect(stored).toHaveLength(total);
  for (const person of people) {
    const own = stored.filter(({ customer_id }) => customer_id === person.id);
    for (const by of [person.id, agent.id]) {
      const inOrder = own.filter(({ author_id }) => author_id === by).map(({ client_id }) => client_id);
      expect(inOrder, 'stored once each, in the order in which they were said').toEqual(
        said.get(`${person.id} ${by}`),
      );
    }
    const ids = own.map(({ id }) => id);
    for (const reader of [person, agent]) {
      await expect.poll(() => reader.seen.get(person.id)?.length, { timeout: 10_000 }).toBe(ids.length);
      expect(reader.seen.get(person.id), 'seen once each, in the order in which they are stored').toEqual(
        ids,
      );
    }
  }

  for (const person of people) person.closeCodes.length = 0;
  const connected = () => people.filter(({ isConnected }) => isConnected).length;
  await expect.poll(connected, { timeout: 10_000 }).toBe(CUSTOMERS);
  const beganToStop = Date.now();
  expect(await second.stop()).toBe(0);
  expect(Date.now() - beganToStop).toBeLessThan(10_000);
  expect(people.map(({ closeCodes }) => closeCodes[0])).toEqual(people.map(() => 1012));
  second = await startSecond();
  people[0]?.say('Back again', 466);
  await expect.poll(() => people[0]?.unacknowledged, { timeout: 10_000 }).toBe(0);

  for (const person of everybody) person.leave();
  await Promise.all(staying);
  expect(first.complaints).toEqual([]);
}, 240_000);
