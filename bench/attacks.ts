import { setTimeout as sleep } from 'node:timers/promises';
import { MAX_IMPORT_BYTES, UPLOAD_PART_BYTES } from '../contract/constants/transfers.ts';
import { addressOf } from '../contract/paths.ts';
import type { Transfer } from '../contract/transfers.ts';
import type { Bench } from './bench.ts';
import { makeGun } from './gun.ts';
import type { Load, LoadRequest, LoadResult } from './load.ts';
import { query } from './postgres.ts';
import { startShop } from './processes.ts';
import { median, medianLoad, ratio, whole } from './report.ts';
import { FIRST_CUSTOMER, stock } from './stock.ts';
import { stockGoods } from './stock-goods.ts';

/** The highest p50 of visitors during an attack, as a multiple of the p50 while the account sends harmless requests. */
const SLOWER = 2;
/** Of a visitor's request. */
const LONGEST_MS = 1000;
const VISITORS = 4;
/** For each visitor, because a single network address would meet its rate limit. */
const ADDRESSES = 500;
/** Of the attacking account. */
const CONNECTIONS = 8;
/** The largest JSON body of a customer. */
const HEIGHT_LENGTH = 64_000;

interface Attack {
  what: string;
  /** Sends requests for that many seconds. */
  run(seconds: number): Promise<unknown>;
}

/** Measures what visitors of the tailor list notice while one account does what its limits permit. */
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
  const brand = await bench.signedIn(3_000_001, 'brand');
  const shop = await startShop({ ...bench.shopOn(database), RATE_LIMIT: '12000', TRUST_PROXY: 'true' });
  const gun = makeGun();
  const repeated = (request: LoadRequest) => (seconds: number) =>
    gun.fire({ url: shop.url, connections: CONNECTIONS, seconds, visitors: [[request]] });
  const sheet = addressOf('GET /user_module/measurements/{id}/sheet/', { id: FIRST_CUSTOMER });
  const json = { ...customer, 'content-type': 'application/json' };
  const height = `${'1'.repeat(HEIGHT_LENGTH)}x`;
  const body = JSON.stringify({ label: 'x', gender: 'male', age_group: 'adult', unit: 'in', height });
  const own = '/user_module/measurements/';
  try {
    const harmless = await measure(bench, shop.url, {
      what: 'lists its measurements',
      run: repeated({ method: 'GET', path: own, headers: customer }),
    });
    for (const attack of [
      {
        what: `sends heights of ${whole(HEIGHT_LENGTH)} digits`,
        run: repeated({ method: 'POST', path: own, headers: json, body }),
      },
      {
        what: 'downloads sheets of measurements with a long note',
        run: repeated({ method: 'GET', path: sheet, headers: customer }),
      },
      {
        what: 'imports files of 20 MB of line ends',
        run: (seconds: number) => importLineEnds(shop.url, brand, seconds),
      },
    ]) {
      await measure(bench, shop.url, attack, harmless);
    }
  } finally {
    gun.close();
    await shop.stop();
  }
}

/** Resolves to the visitors' p50 as a multiple of that without the account's requests; `harmless` is another's result. */
async function measure(bench: Bench, url: string, { what, run }: Attack, harmless?: number): Promise<number> {
  const path = '/tailor_module/tailors/?filter_type=all&page=1';
  const list: Load = {
    url,
    connections: VISITORS,
    seconds: bench.seconds,
    visitors: Array.from({ length: VISITORS }, (_, visitor) =>
      Array.from({ length: ADDRESSES }, (_, n) => ({
        method: 'GET' as const,
        path,
        headers: { 'x-forwarded-for': `10.${visitor}.${n >> 8}.${n & 255}` },
      })),
    ),
  };
  await bench.gun.fire({ ...list, seconds: 2 });
  const quiet: LoadResult[] = [];
  const busy: LoadResult[] = [];
  for (let round = 0; round < bench.rounds; round++) {
    quiet.push(await bench.gun.fire(list));
    const attacking = run(bench.seconds + 1);
    await sleep(500);
    busy.push(await bench.gun.fire(list));
    await attacking;
  }
  const slower = median(busy.map(({ p50 }, round) => p50 / (quiet[round]?.p50 ?? 0)));
  const load = medianLoad(busy);
  const compared = harmless ? `, ${ratio(slower / harmless)} × of that beside harmless requests` : '';
  bench.report({
    what: `Tailor list for ${VISITORS} visitors while an account ${what}`,
    measured: `p50 ${ratio(slower)} × of ${medianLoad(quiet).p50.toFixed(1)} ms${compared}; longest ${whole(load.longest)} ms`,
    load,
    ...(harmless
      ? {
          goal: `≤ ${SLOWER} × of harmless, ≤ ${whole(LONGEST_MS)} ms`,
          isMet: slower / harmless <= SLOWER && load.longest <= LONGEST_MS && load.errors === 0,
        }
      : {}),
    numbers: { ...load, slower },
  });
  return slower;
}

/** Uploads and checks one file after the other. */
async function importLineEnds(shop: string, headers: Record<string, string>, seconds: number): Promise<void> {
  const end = performance.now() + seconds * 1000;
  const part = new Blob(['\n'.repeat(UPLOAD_PART_BYTES)]);
  const json = { ...headers, 'content-type': 'application/json' };
  async function call(method: string, path: string, init: RequestInit): Promise<Response> {
    const response = await fetch(shop + path, { method, ...init });
    if (response.status === 500) throw new Error(`${path} responds with 500`);
    return response;
  }
  while (performance.now() < end) {
    const body = JSON.stringify({ kind: 'products', file_name: 'shelf.csv', bytes: MAX_IMPORT_BYTES });
    const started = await call('POST', '/api/transfers/imports/', { headers: json, body });
    if (!started.ok) {
      // The account has as many files waiting as it may.
      await sleep(100);
      continue;
    }
    const { id } = (await started.json()) as Transfer;
    for (let place = 0; place < MAX_IMPORT_BYTES / UPLOAD_PART_BYTES; place += 1) {
      const form = new FormData();
      form.set('part', part, 'part');
      await call('PUT', addressOf('PUT /api/transfers/{id}/parts/{place}/', { id, place }), {
        headers,
        body: form,
      });
    }
    await call('POST', addressOf('POST /api/transfers/{id}/check/', { id }), { headers: json, body: '{}' });
  }
}
