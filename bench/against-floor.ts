import { setTimeout as sleep } from 'node:timers/promises';
import { specified } from '../contract/paths.ts';
import { type Bench, CONNECTIONS, compare, FLOOR } from './bench.ts';
import type { LoadRequest } from './load.ts';
import { query } from './postgres.ts';
import { type Listening, startShop } from './processes.ts';
import { median, ratio, whole } from './report.ts';
import { FIRST_CUSTOMER, stock } from './stock.ts';

/** One thing the shop does, compared with the floor. */
interface Subject {
  what: string;
  /** The least share of the floor's requests per second; none where it is only told. */
  share?: number;
  visitors: LoadRequest[][];
  freshKeys?: boolean;
}

const MANY_ORDERS = 200;

/** Lists, writes and the home page against the floor, 16 connections each (issue: Speed). */
export async function measureAgainstFloor(bench: Bench): Promise<void> {
  const database = await bench.postgres.createShop('ordinary');
  await stock(database, { tailors: 100, customers: CONNECTIONS, ordersEach: MANY_ORDERS });
  const shop = await startShop(bench.shopOn(database));
  try {
    for (const subject of await subjects(bench)) await measure(bench, shop, database, subject);
  } finally {
    await shop.stop();
  }
}

async function subjects(bench: Bench): Promise<Subject[]> {
  const customers = await Promise.all(
    Array.from({ length: CONNECTIONS }, async (_, n) => ({
      id: FIRST_CUSTOMER + n,
      headers: await bench.signedIn(FIRST_CUSTOMER + n),
    })),
  );
  const first = customers[0]?.headers ?? {};
  const get = (path: string, headers: Record<string, string> = {}): LoadRequest[][] => [
    [{ method: 'GET', path, headers }],
  ];
  const browser = { 'accept-encoding': 'gzip, deflate, br, zstd' };
  const tailors = `${specified.tailors.path}?filter_type=all&page=1`;
  return [
    { what: 'Tailor list', share: 0.5, visitors: get(tailors) },
    { what: 'Tailor list, compressed', visitors: get(tailors, browser) },
    {
      what: `Order list of a customer with ${MANY_ORDERS} orders`,
      share: 0.4,
      visitors: get(specified.singleOrders.path, first),
    },
    { what: 'Home page from the page cache, compressed', share: 0.5, visitors: get('/', browser) },
    { what: 'Home page from the page cache, uncompressed', visitors: get('/') },
    {
      what: 'Measurement update',
      share: 0.15,
      visitors: customers.map(({ id, headers }) => [measurementUpdate(id, headers)]),
    },
    {
      what: 'Placing an order without a picture',
      share: 0.03,
      visitors: customers.map(({ headers }) => [orderPlacement(headers)]),
      freshKeys: true,
    },
  ];
}

async function measure(bench: Bench, shop: Listening, database: string, subject: Subject): Promise<void> {
  const { what, share, visitors, freshKeys = false } = subject;
  const load = { connections: CONNECTIONS, seconds: bench.seconds };
  const result = await compare(bench, {
    one: { ...load, url: bench.floor.url, visitors: [FLOOR] },
    other: { ...load, url: shop.url, visitors, freshKeys },
    // Letters of the last round are still being written.
    settle: () => jobsDone(database),
  });
  const of = median(result.ratios);
  const { perSecond, errors } = result.other;
  const failed = errors > 0 ? `, ${errors} errors` : '';
  bench.report({
    what,
    measured: `${whole(perSecond)}/s, ${ratio(of)} of the floor's ${whole(result.one.perSecond)}/s${failed}`,
    load: result.other,
    ...(share ? { goal: `≥ ${share}`, isMet: of >= share && errors === 0 } : {}),
    numbers: { ...result.other, floor: result.one.perSecond, ratios: result.ratios },
  });
}

/** Waits until no letter is left to be sent, a minute at most. */
async function jobsDone(database: string): Promise<void> {
  for (let tries = 0; tries < 240; tries++) {
    const [row] = await query(
      database,
      "select count(*)::int as left from pgboss.job where name = 'mail.send' and state < 'completed'",
    );
    if (row?.left === 0) return;
    await sleep(250);
  }
}

function measurementUpdate(id: number, headers: Record<string, string>): LoadRequest {
  const record = {
    ...{ label: 'Own', gender: 'male', age_group: 'adult', unit: 'cm', note: 'Likes it loose.' },
    ...{ chest: 98, waist: 84, shoulder: 45, sleeve: 61, neck: 39, inseam: 78, height: 175, weight: 74 },
  };
  return {
    method: 'PUT',
    path: specified.updateMeasurement.path.replace('{id}', String(id)),
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(record),
  };
}

/** A multipart form of the size of its fields; the measurements are those that the customer keeps. */
function orderPlacement(headers: Record<string, string>): LoadRequest {
  const fields = {
    dress_type: 'Shalwar_Kameez',
    fabric_type: 'Cotton',
    description: 'Ban collar, two side pockets, white thread on white.',
    measurement_source: 'STORE',
    is_contact_same_as_register: 'true',
    payment_type: 'COD',
    delivery_type: 'NORMAL',
    pickup: 'BY_SHOP',
    delivery: 'BY_SHOP',
  };
  const boundary = 'seam';
  const parts = Object.entries(fields).map(
    ([name, value]) => `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  return {
    method: 'POST',
    path: specified.createSingleOrder.path,
    headers: { ...headers, 'content-type': `multipart/form-data; boundary=${boundary}` },
    body: `${parts.join('')}--${boundary}--\r\n`,
  };
}
