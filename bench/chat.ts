import { setTimeout as sleep } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { chatSocketPath } from '../contract/paths.ts';
import type { Bench } from './bench.ts';
import { query } from './postgres.ts';
import { residentMegabytes, startListening, startShop } from './processes.ts';
import { ratio, whole } from './report.ts';
import { FIRST_CUSTOMER, stock } from './stock.ts';

const SOCKETS = 5_000;
const AGENTS = 2;
const AGENT_ID = 3_000_000;
const PER_SECOND = 1_000;
const SECONDS = 30;
/** In every tick of 20 ms. */
const TICK_MS = 20;
const OPENED_TOGETHER = 50;
/** An address may have 4,000 connections. */
const SOCKETS_OF_ADDRESS = 2_000;

interface Load {
  url: string;
  senders: { path: string; frame(n: number): string }[];
  /** Who gets every message. */
  listeners: string[];
  seconds: number;
}

/** 5,000 sockets of customers in one process, who write to two of support, against a server that only echoes (decision 0068). */
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
  const echo = await startListening('bench/echo.ts', {});
  const bare = await measureLoad({
    url: echo.url,
    senders: Array.from({ length: count }, () => ({
      path: '/',
      frame: (n) =>
        JSON.stringify({ message: `${performance.now()}`, receiver_id: 466, client_id: `bench-${n}` }),
    })),
    listeners: Array.from({ length: AGENTS }, () => '/?listen'),
    seconds: Math.min(seconds, 10),
  }).finally(() => echo.stop());

  const shop = await startShop({ ...bench.shopOn(database), DATABASE_POOL: '12' });
  try {
    const senders = await Promise.all(
      Array.from({ length: count }, async (_, n) => ({
        path: await pathOf(bench, FIRST_CUSTOMER + n, 'customer'),
        frame: (place: number) =>
          JSON.stringify({
            message: `${performance.now()}`,
            receiver_id: 466,
            client_id: `bench-message-${place}`,
          }),
      })),
    );
    const listeners = await Promise.all(
      Array.from({ length: AGENTS }, (_, n) => pathOf(bench, AGENT_ID + 1 + n, 'support')),
    );
    const result = await measureLoad({ url: shop.url, senders, listeners, seconds }, () =>
      residentMegabytes(shop),
    );
    const stored = await query(database, 'select count(*)::int as n from chat_messages');
    report(bench, { count, seconds, bare, result, stored: Number(stored[0]?.n) });
  } finally {
    await shop.stop();
  }
}

async function pathOf(bench: Bench, id: number, role: 'customer' | 'support'): Promise<string> {
  return `${chatSocketPath}?token=${await bench.token(id, role)}`;
}

interface LoadResult {
  sent: number;
  acknowledged: number;
  delivered: number;
  p50: number;
  p99: number;
  megabytesIdle: number;
  megabytes: number;
}

async function measureLoad(
  { url, senders, listeners, seconds }: Load,
  memory: () => number = () => 0,
): Promise<LoadResult> {
  const delays: number[] = [];
  const base = url.replace('http', 'ws');
  let acknowledged = 0;
  const heard = await Promise.all(listeners.map((path, n) => open(base + path, n)));
  for (const listener of heard) {
    listener.on('message', (data) => {
      const frame = JSON.parse(String(data));
      if (frame.message) delays.push(performance.now() - Number(frame.message));
    });
  }
  const sockets: WebSocket[] = [];
  while (sockets.length < senders.length) {
    const some = senders.slice(sockets.length, sockets.length + OPENED_TOGETHER);
    const start = sockets.length;
    sockets.push(...(await Promise.all(some.map(({ path }, n) => open(base + path, start + n)))));
  }
  for (const socket of sockets) {
    socket.on('message', (data) => {
      if (String(data).startsWith('{"type":"sent"')) acknowledged += 1;
    });
  }
  await sleep(5_000);
  const megabytesIdle = memory();
  let sent = 0;
  const started = performance.now();
  while (performance.now() - started < seconds * 1000) {
    const due = Math.floor(((performance.now() - started) / 1000) * PER_SECOND);
    for (; sent < due; sent += 1) {
      const place = sent % sockets.length;
      sockets[place]?.send(senders[place]?.frame(sent) ?? '');
    }
    await sleep(TICK_MS);
  }
  const limit = Date.now() + 10_000;
  while (delays.length < sent * listeners.length && Date.now() < limit) await sleep(50);
  const megabytes = memory();
  for (const socket of [...sockets, ...heard]) socket.terminate();
  const sorted = delays.toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN;
  return {
    ...{ sent, acknowledged, delivered: delays.length / listeners.length },
    ...{ p50: at(0.5), p99: at(0.99), megabytesIdle, megabytes },
  };
}

/** Resolves once the server has sent its first frame, or for the echo once it is open. */
function open(address: string, n: number): Promise<WebSocket> {
  const localAddress = `127.0.0.${2 + Math.floor(n / SOCKETS_OF_ADDRESS)}`;
  const socket = new WebSocket(address, { localAddress, perMessageDeflate: false });
  return new Promise((resolve, reject) => {
    socket.once('error', reject);
    socket.once('close', (code) => reject(new Error(`closed with ${code}`)));
    if (address.includes('token=')) socket.once('message', () => resolve(socket));
    else socket.once('open', () => resolve(socket));
  });
}

function report(
  { report: add }: Bench,
  {
    count,
    seconds,
    bare,
    result,
    stored,
  }: { count: number; seconds: number; bare: LoadResult; result: LoadResult; stored: number },
): void {
  const isWhole =
    stored === result.sent && result.delivered === result.sent && result.acknowledged === result.sent;
  add({
    what: `${whole(PER_SECOND)} chat messages a second for ${seconds} s from ${whole(count)} sockets, until support has them (p99)`,
    measured: `${whole(result.p99)} ms, p50 ${whole(result.p50)} ms, ${ratio(result.p99 / bare.p99)} times the bare echo's ${bare.p99.toFixed(1)} ms${isWhole ? '' : `; of ${result.sent} sent ${stored} stored, ${result.delivered} delivered, ${result.acknowledged} acknowledged`}`,
    goal: '≤ 100 ms, none lost',
    isMet: result.p99 <= 100 && isWhole,
    numbers: { ...result, stored, bareP50: bare.p50, bareP99: bare.p99 },
  });
  add({
    what: `Resident memory of the Node process with ${whole(count)} chat sockets, after the load`,
    measured: `${whole(result.megabytes)} MB, before it ${whole(result.megabytesIdle)} MB`,
    goal: '≤ 600 MB',
    isMet: result.megabytes <= 600,
    numbers: { megabytes: result.megabytes, idle: result.megabytesIdle },
  });
}
