import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ofAccount } from '../contract/account-paths.ts';
import { ofOrders } from '../contract/order-paths.ts';
import { specified } from '../contract/paths.ts';
import { type Bench, CONNECTIONS } from './bench.ts';
import type { LoadRequest } from './load.ts';
import { root, startShop } from './processes.ts';
import { FIRST_CUSTOMER, stock } from './stock.ts';
import { measureSubject, type Subject } from './subject.ts';

const MANY_ORDERS = 200;

/** With 16 connections. */
export async function measureAgainstFloor(bench: Bench): Promise<void> {
  const database = await bench.postgres.createShop('ordinary');
  await stock(database, { tailors: 100, customers: CONNECTIONS, ordersEach: MANY_ORDERS });
  const shop = await startShop(bench.shopOn(database));
  try {
    for (const subject of await subjects(bench)) await measureSubject(bench, shop, database, subject);
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
    { what: 'Tailor list', share: 0.4, visitors: get(tailors) },
    { what: 'Tailor list, compressed', visitors: get(tailors, browser) },
    {
      what: `Order list of a customer with ${MANY_ORDERS} orders`,
      share: 0.4,
      visitors: get(ofOrders.singleOrders.path, first),
    },
    { what: 'Home page from the page cache, compressed', share: 0.5, visitors: get('/', browser) },
    { what: 'Home page from the page cache, uncompressed', visitors: get('/') },
    {
      what: 'Picture of a product, 46 kB',
      share: 0.1,
      visitors: get(builtFile('art/goods', '-640.avif'), browser),
    },
    { what: 'Script of a page', share: 0.4, visitors: get(builtFile('assets', '.js'), browser) },
    {
      what: 'Measurement update',
      share: 0.15,
      visitors: customers.map(({ id, headers }) => [measurementUpdate(id, headers)]),
    },
  ];
}

/** The path of a file that every build has. */
function builtFile(folder: string, ending: string): string {
  const name = readdirSync(join(root, 'build/client', folder)).find((file) => file.endsWith(ending));
  return `/${folder}/${name}`;
}

function measurementUpdate(id: number, headers: Record<string, string>): LoadRequest {
  const record = {
    ...{ label: 'Own', gender: 'male', age_group: 'adult', unit: 'cm', note: 'Likes it loose.' },
    ...{ chest: 98, waist: 84, shoulder: 45, sleeve: 61, neck: 39, inseam: 78, height: 175, weight: 74 },
  };
  return {
    method: 'PUT',
    path: ofAccount.updateMeasurement.path.replace('{id}', String(id)),
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(record),
  };
}
