import { setTimeout as sleep } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { chatSocketPath } from '../contract/paths.ts';
import type { Role } from '../contract/roles.ts';
import type { Bench } from './bench.ts';
import { query } from './postgres.ts';
import { type Listening, residentMegabytes, startShop } from './processes.ts';
import { whole } from './report.ts';
import { FIRST_CUSTOMER, stock } from './stock.ts';

const SOCKETS = 5_000;
const AGENTS = 2;
const AGENT_ID = 3_000_000;
/** The id of a support account. */
const SUPPORT = 466;
const PER_SECOND = 200;
const SECONDS = 30;
const TICK_MS = 20;
const OPENED_TOGETHER = 50;
/** The server allows 4,000 connections from one address. */
const SOCKETS_OF_ADDRESS = 2_000;

/** Sockets of customers in one process write to two of support (decision 0068). */
export async function measureChat(bench: Bench): Promise<void> {
  const count = bench.quick ? SOCKETS / 10 : SOCKETS;
  const seconds = bench.quick ? 5 : SECONDS;
  const database = await bench.postgres.createShop('chat');
  await stock(database, { tailors: 1, customers: count, ordersEach: 0 });
  await query(
    database,
    `insert into users (id, username, email, user_type)
      select ${AGENT_ID} + n, 'agent_' || n, 'agent_' || n || '@bench.example', 'support' from generate_series(1, ${AGENTS}) n`,
    `insert into refresh_tokens (id, user_id, token_hash, device, expires_at) overriding system value
      select id, id, sha256(username::bytea), 'Bench', now() + interval '1 day' from users where id > ${AGENT_ID}`,
  );
  const shop = await startShop({ ...bench.shopOn(database), DATABASE_POOL: '12' });
  const sockets: WebSocket[] = [];
  try {
    const agents = await openAll(bench, shop, AGENT_ID + 1, AGENTS, 'support');
    sockets.push(...agents);
    const senders = await openAll(bench, shop, FIRST_CUSTOMER, count, 'customer');
    sockets.push(...senders);
    await sleep(5_000);
    const idle = residentMegabytes(shop);
    const { sent, acknowledged, delays } = await write(senders, agents, seconds);
    const megabytes = residentMegabytes(shop);
    const [row] = await query(database, 'select count(*)::int as stored from chat_messages');
    const stored = Number(row?.stored);
    const delivered = delays.length / AGENTS;
    const isWhole = [stored, delivered, acknowledged].every((number) => number === sent);
    const lost = isWhole
      ? ''
      : `; of ${sent} sent ${stored} stored, ${delivered} delivered, ${acknowledged} acknowledged`;
    const sorted = delays.toSorted((one, other) => one - other);
    const [p50, p99] = [0.5, 0.99].map((share) => sorted[Math.floor((sorted.length - 1) * share)]);
    bench.report({
      what: `${PER_SECOND} chat messages a second for ${seconds} s from ${whole(count)} sockets, until support has them`,
      measured: `p99 ${whole(p99 ?? Number.NaN)} ms, p50 ${whole(p50 ?? Number.NaN)} ms${lost}`,
      goal: 'p99 ≤ 100 ms, none lost',
      isMet: (p99 ?? Number.NaN) <= 100 && isWhole,
      numbers: { sent, stored, delivered, acknowledged, p50: p50 ?? 0, p99: p99 ?? 0 },
    });
    bench.report({
      what: `Resident memory of the Node process with ${whole(count)} chat sockets, after the load`,
      measured: `${whole(megabytes)} MB, before it ${whole(idle)} MB`,
      goal: '≤ 600 MB',
      isMet: megabytes <= 600,
      numbers: { megabytes, idle },
    });
  } finally {
    for (const socket of sockets) socket.terminate();
    await shop.stop();
  }
}

/** Customers take turns; `delays` has the milliseconds of each message to each support socket. */
async function write(senders: readonly WebSocket[], agents: readonly WebSocket[], seconds: number) {
  const delays: number[] = [];
  let [sent, acknowledged] = [0, 0];
  for (const agent of agents) {
    agent.on('message', (data) => {
      const { message } = JSON.parse(String(data));
      if (message) delays.push(performance.now() - Number(message));
    });
  }
  for (const sender of senders) {
    sender.on('message', (data) => {
      if (String(data).startsWith('{"type":"sent"')) acknowledged += 1;
    });
  }
  const started = performance.now();
  while (performance.now() - started < seconds * 1000) {
    const due = Math.floor(((performance.now() - started) / 1000) * PER_SECOND);
    for (; sent < due; sent += 1) {
      senders[sent % senders.length]?.send(
        JSON.stringify({
          message: `${performance.now()}`,
          receiver_id: SUPPORT,
          client_id: `bench-message-${sent}`,
        }),
      );
    }
    await sleep(TICK_MS);
  }
  const limit = Date.now() + 10_000;
  while ((delays.length < sent * agents.length || acknowledged < sent) && Date.now() < limit) await sleep(50);
  return { sent, acknowledged, delays };
}

/** Opens a socket for each account from `first` on, a few at a time. */
async function openAll(
  bench: Bench,
  shop: Listening,
  first: number,
  count: number,
  role: Role,
): Promise<WebSocket[]> {
  const sockets: WebSocket[] = [];
  while (sockets.length < count) {
    const some = Math.min(OPENED_TOGETHER, count - sockets.length);
    const opening = Array.from({ length: some }, async (_, n) => {
      const place = sockets.length + n;
      const token = await bench.token(first + place, role);
      return open(`${shop.url.replace('http', 'ws')}${chatSocketPath}?token=${token}`, place);
    });
    sockets.push(...(await Promise.all(opening)));
  }
  return sockets;
}

/** Resolves once the server has sent its first frame. */
function open(address: string, place: number): Promise<WebSocket> {
  const localAddress = `127.0.0.${2 + Math.floor(place / SOCKETS_OF_ADDRESS)}`;
  const socket = new WebSocket(address, { localAddress, perMessageDeflate: false });
  return new Promise((resolve, reject) => {
    socket.once('error', reject);
    socket.once('close', (code) => reject(new Error(`closed with ${code}`)));
    socket.once('message', () => resolve(socket));
  });
}
