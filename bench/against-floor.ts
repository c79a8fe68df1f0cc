import { specified } from '../contract/paths.ts';
import { type Bench, CONNECTIONS } from './bench.ts';
import type { LoadRequest } from './load.ts';
import { startShop } from './processes.ts';
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
  const orderPlacements = {
    visitors: customers.map(({ headers }) => [orderPlacement(headers)]),
    freshKeys: true,
  };
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
    { what: 'Placing an order without a picture', share: 0.03, ...orderPlacements },
    { what: 'Placing an order without a picture', floor: 'write', share: 0.35, ...orderPlacements },
  ];
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

const ADDRESS = JSON.stringify({
  full_name: 'Ayesha Khan',
  phone: '0300 1234567',
  address: 'House 12, Street 4, Gulberg III',
  city: 'Lahore',
});

/** A multipart form without files. */
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
    collection_address: ADDRESS,
    delivery_address: ADDRESS,
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
