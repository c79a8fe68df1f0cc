import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { ofAccount } from '../contract/account-paths.ts';
import { ofApplications } from '../contract/application-paths.ts';
import { UPLOAD_PART_BYTES } from '../contract/constants/transfers.ts';
import { addressOf, specified } from '../contract/paths.ts';
import { ofTransfers } from '../contract/transfer-paths.ts';
import type { Transfer } from '../contract/transfers.ts';
import { hostileText, NEAR_MATCHES, NEAR_NUMBERS, TEXT_KINDS, textFields } from '../test/hostile-text.ts';
import type { Bench } from './bench.ts';
import type { Load, LoadResult } from './load.ts';
import { query } from './postgres.ts';
import { type Listening, startShop } from './processes.ts';
import { median, medianLoad, ratio, whole } from './report.ts';
import { FIRST_CUSTOMER, stock } from './stock.ts';
import { stockGoods } from './stock-goods.ts';

/** The largest ratio of the list's latency beside an attack to that without. */
const LATER = 2;
const LONGEST_MS = 1000;
const VISITORS = 4;
/** Of each visitor: one address alone would meet the limit of its network. */
const ADDRESSES = 500;
const CONNECTIONS = 8;

interface Attack {
  what: string;
  /** Sends requests until the signal; resolves to the milliseconds that each took. */
  run(signal: AbortSignal): Promise<number[]>;
  /** Whether a request of the attack itself must be answered soon; a job that waits its turn need not be. */
  isAnsweredSoon?: boolean;
}

/** What one account or one network may do within its limits, and what the visitors of the tailor list feel of it. */
export async function measureAttacks(bench: Bench): Promise<void> {
  const database = await bench.postgres.createShop('attacks');
  await stock(database, { tailors: 100, customers: 10, ordersEach: 1 });
  await stockGoods(database, { brands: 1, products: 100 });
  await query(
    database,
    `update measurements set note = repeat('aب', 500) where id = ${FIRST_CUSTOMER}`,
    `insert into refresh_tokens (id, user_id, token_hash, device, expires_at) overriding system value
      select id, id, sha256(username::bytea), 'Chrome on Android', now() + interval '30 days'
      from users where user_type = 'brand'`,
  );
  const customer = await bench.signedIn(FIRST_CUSTOMER);
  const brand = { authorization: `Bearer ${await bench.token(3_000_001, 'brand')}` };
  const limited = await startShop({ ...bench.shopOn(database), RATE_LIMIT: '12000', TRUST_PROXY: 'true' });
  try {
    for (const attack of [
      endlessHeights(limited, customer),
      sheets(limited, customer),
      lineEnds(limited, brand),
      slowForms(limited),
    ]) {
      await measure(bench, limited, attack);
    }
  } finally {
    await limited.stop();
  }
  // Without the limits, so that every field takes every text within the rounds.
  const unlimited = await startShop(bench.shopOn(database));
  try {
    await measure(bench, unlimited, await textsInAllFields(unlimited, customer));
  } finally {
    await unlimited.stop();
  }
}

async function measure(bench: Bench, shop: Listening, { what, run, isAnsweredSoon = true }: Attack) {
  const { path } = specified.tailors;
  const list: Load = {
    url: shop.url,
    connections: VISITORS,
    seconds: bench.seconds,
    visitors: Array.from({ length: VISITORS }, (_, visitor) =>
      Array.from({ length: ADDRESSES }, (_, n) => ({
        method: 'GET' as const,
        path: `${path}?filter_type=all&page=1`,
        headers: { 'x-forwarded-for': `10.${visitor}.${n >> 8}.${n & 255}` },
      })),
    ),
  };
  await bench.gun.fire({ ...list, seconds: 2 });
  const quiet: LoadResult[] = [];
  const busy: LoadResult[] = [];
  const times: number[] = [];
  for (let round = 0; round < bench.rounds; round++) {
    quiet.push(await bench.gun.fire(list));
    const over = new AbortController();
    const attacking = run(over.signal);
    await sleep(500);
    busy.push(await bench.gun.fire(list));
    over.abort();
    times.push(...(await attacking));
    await sleep(500);
  }
  const ratios = busy.map(({ p50 }, round) => p50 / (quiet[round]?.p50 ?? 0));
  const later = median(ratios);
  const longest = Math.max(...times);
  const after = medianLoad(busy);
  const failed = after.errors > 0 ? `, ${after.errors} errors` : '';
  bench.report({
    what: `Tailor list for ${VISITORS} visitors while ${what}`,
    measured: `p50 ${ratio(later)} × that of ${medianLoad(quiet).p50.toFixed(2)} ms without; longest of ${whole(times.length)} hostile requests ${whole(longest)} ms${failed}`,
    load: after,
    goal: `≤ ${LATER} ×${isAnsweredSoon ? `, ≤ ${whole(LONGEST_MS)} ms` : ''}`,
    isMet: later <= LATER && after.errors === 0 && (!isAnsweredSoon || longest <= LONGEST_MS),
    numbers: { ...after, quiet: medianLoad(quiet).p50, ratios, longest },
  });
}

/** On several connections at once, until the signal. */
async function repeat(signal: AbortSignal, connections: number, send: () => Promise<unknown>) {
  const times: number[] = [];
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (!signal.aborted) {
        const began = performance.now();
        await send();
        times.push(performance.now() - began);
      }
    }),
  );
  return times;
}

async function ask(url: string, init: RequestInit): Promise<Response> {
  const response = await fetch(url, init);
  // 503 refuses what would take too much at once.
  if (response.status === 500) throw new Error(`${url} answers ${response.status}`);
  return response;
}

async function askAndRead(url: string, init: RequestInit): Promise<void> {
  await (await ask(url, init)).arrayBuffer();
}

function endlessHeights(shop: Listening, headers: Record<string, string>): Attack {
  const { method, path } = ofAccount.addMeasurement;
  const body = JSON.stringify({
    ...{ label: 'x', gender: 'male', age_group: 'adult', unit: 'in' },
    height: `${'1'.repeat(255_000)}x`,
  });
  const init = { method, headers: { ...headers, 'content-type': 'application/json' }, body };
  return {
    what: `an account sends heights of 255 kB by ${CONNECTIONS} connections`,
    run: (signal) => repeat(signal, CONNECTIONS, () => askAndRead(shop.url + path, init)),
  };
}

function sheets(shop: Listening, headers: Record<string, string>): Attack {
  const address = shop.url + addressOf(ofAccount.measurementSheet, { id: FIRST_CUSTOMER });
  return {
    what: `an account asks for sheets of measurements with a long note by ${CONNECTIONS} connections`,
    run: (signal) => repeat(signal, CONNECTIONS, () => askAndRead(address, { headers })),
    isAnsweredSoon: false,
  };
}

function lineEnds(shop: Listening, headers: Record<string, string>): Attack {
  const part = new Blob(['\n'.repeat(UPLOAD_PART_BYTES)]);
  const json = { ...headers, 'content-type': 'application/json' };
  const parts = 5;
  async function importOnce(): Promise<void> {
    const bytes = UPLOAD_PART_BYTES * parts;
    const body = JSON.stringify({ kind: 'products', file_name: 'shelf.csv', bytes });
    const started = await ask(shop.url + ofTransfers.startImport.path, {
      method: 'POST',
      headers: json,
      body,
    });
    // Beyond what may wait: the attack goes on with the next one.
    if (!started.ok) return void (await sleep(100));
    const { id } = (await started.json()) as Transfer;
    for (let place = 0; place < parts; place += 1) {
      const form = new FormData();
      form.set('part', part, 'part');
      await askAndRead(shop.url + addressOf(ofTransfers.uploadPart, { id, place }), {
        method: 'PUT',
        headers,
        body: form,
      });
    }
    const check = addressOf(ofTransfers.checkImport, { id });
    await askAndRead(shop.url + check, { method: 'POST', headers: json, body: '{}' });
  }
  return {
    what: 'a brand imports files of 20 MB of line ends',
    run: (signal) => repeat(signal, 1, importOnce),
    isAnsweredSoon: false,
  };
}

/** The head of a form of 9 MB, and then a byte now and then. */
function slowForms(shop: Listening): Attack {
  const connections = 63;
  const { port, hostname } = new URL(shop.url);
  const head = [
    `POST ${ofApplications.applyAsTailor.path} HTTP/1.1`,
    `host: ${hostname}`,
    'content-type: multipart/form-data; boundary=x',
    'content-length: 9000000',
    '',
    '--x\r\ncontent-disposition: form-data; name="picture"; filename="a.jpg"\r\ncontent-type: image/jpeg\r\n\r\nxxxx',
  ].join('\r\n');
  return {
    what: `${connections} connections of a network send a form a byte at a time`,
    async run(signal) {
      const sockets: Socket[] = Array.from({ length: connections }, () => connect(Number(port), hostname));
      for (const socket of sockets) {
        socket.on('error', () => socket.destroy());
        socket.write(head);
      }
      while (!signal.aborted) {
        await sleep(100);
        for (const socket of sockets) if (socket.writable) socket.write('x');
      }
      for (const socket of sockets) socket.destroy();
      return [0];
    },
    isAnsweredSoon: false,
  };
}

async function textsInAllFields(shop: Listening, headers: Record<string, string>): Promise<Attack> {
  const requests = (await textFields()).flatMap((field) => {
    const length = Math.min(32 * 1024, field.limit / 3 - 8);
    const kinds = Object.keys(TEXT_KINDS) as (keyof typeof TEXT_KINDS)[];
    return [
      ...kinds.map((kind) => () => field.requestWith(hostileText(kind, field.limit, field))),
      ...field.variants.flatMap((variant) =>
        Object.values(Object.keys(variant).length === 0 ? NEAR_MATCHES : NEAR_NUMBERS).map(
          (near) => () => field.requestWith(near(length), variant),
        ),
      ),
    ];
  });
  let next = 0;
  return {
    what: `a customer sends ${whole(requests.length)} requests of long texts, each in its field`,
    run: (signal) =>
      repeat(signal, CONNECTIONS, async () => {
        const { method, url, payload, headers: own } = requests[next++ % requests.length]?.() ?? {};
        const body = payload instanceof Buffer ? new Uint8Array(payload) : JSON.stringify(payload);
        await askAndRead(shop.url + String(url), {
          method: method ?? 'GET',
          headers: {
            ...headers,
            ...(payload && !own ? { 'content-type': 'application/json' } : {}),
            ...(own as Record<string, string>),
          },
          ...(payload ? { body } : {}),
        });
      }),
  };
}
