import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { brands, cultureProducts } from '../contract/catalogue.ts';
import type { Endpoint, QueryFor } from '../contract/endpoint.ts';
import { addressOf } from '../contract/paths.ts';
import { search } from '../contract/search.ts';
import { type Bench, CONNECTIONS, measureSubjects, type Subject } from './bench.ts';
import type { LoadRequest } from './load.ts';
import { query } from './postgres.ts';
import { root, startShop } from './processes.ts';
import { whole } from './report.ts';
import { FIRST_CUSTOMER, stock } from './stock.ts';
import { stockGoods } from './stock-goods.ts';

const MANY_ORDERS = 200;
const PRODUCTS = 100_000;
const QUICK_PRODUCTS = 10_000;
const LIST = 0.2;

/** Search texts with and without typos. */
const SEARCHES = ['ajrak kurta', 'qameez', 'lawn suit', 'indigo silk', 'kamiz lahore', 'brocad sherwani'];

/** Compares lists, an order, pages and built files with the baseline. */
export async function measureReads(bench: Bench): Promise<void> {
  const products = bench.quick ? QUICK_PRODUCTS : PRODUCTS;
  const database = await bench.postgres.createShop('reads');
  await stock(database, { tailors: 100, customers: CONNECTIONS, ordersEach: MANY_ORDERS });
  await stockGoods(database, { brands: 100, products });
  const [order] = await query(
    database,
    `select max(id)::int as id from orders where customer_id = ${FIRST_CUSTOMER}`,
  );
  const shop = await startShop(bench.shopOn(database));
  try {
    const customer = await bench.signedIn(FIRST_CUSTOMER);
    await measureSubjects(bench, shop, database, [
      ...listsOf(products, customer, Number(order?.id)),
      ...pagesOf(products),
    ]);
  } finally {
    await shop.stop();
  }
}

function listsOf(products: number, customer: Record<string, string>, order: number): Subject[] {
  return [
    {
      what: 'Tailor list',
      share: LIST,
      visitors: [[get(`/tailor_module/tailors/?filter_type=all&page=1`)]],
    },
    {
      what: `Order list of a customer with ${MANY_ORDERS} orders`,
      share: LIST,
      visitors: [[get('/tailor_module/single-orders/all/', customer)]],
    },
    {
      what: 'Order details',
      share: LIST,
      visitors: [[get(addressOf('GET /api/orders/{id}/', { id: order }), customer)]],
    },
    { what: 'Brand list', share: LIST, visitors: [[list(brands, {})]] },
    {
      what: 'Brand list with filters and search',
      share: LIST,
      visitors: [[list(brands, { search: 'la', type: 'sale', location: 'best', category: 'mens' })]],
    },
    {
      what: `Culture list of ${whole(products / 2)}, pages 1 and 100`,
      share: LIST,
      visitors: [
        (['popular', 'price-low', 'rating', 'newest'] as const).flatMap((sort) => [
          list(cultureProducts, { sort, page: 1 }),
          list(cultureProducts, { sort, page: 100 }),
        ]),
      ],
    },
    {
      what: `Search over ${whole(products)} products`,
      share: 0.05,
      visitors: [SEARCHES.map((q) => list(search, { q }))],
    },
  ];
}

function pagesOf(products: number): Subject[] {
  const browser = { 'accept-encoding': 'gzip, deflate, br, zstd' };
  const page = (id: number) => get(`/product?id=${id}`, browser);
  return [
    { what: 'Home page from the page cache', share: 0.5, visitors: [[get('/', browser)]] },
    { what: 'Product page from the page cache', share: 0.5, visitors: [[page(2)]] },
    {
      what: 'Product page rendered, none asked for twice',
      share: 0.015,
      // Products of brands have even ids; each connection has its own list.
      visitors: Array.from({ length: CONNECTIONS }, (_, n) =>
        Array.from({ length: products / 2 / CONNECTIONS - 1 }, (_, turn) =>
          page(2 * (turn * CONNECTIONS + n + 2)),
        ),
      ),
    },
    {
      what: 'Picture of a product, 46 kB',
      share: 0.1,
      visitors: [[get(builtFile('art/goods', '-640.avif'), browser)]],
    },
    { what: 'Script of a page', share: 0.4, visitors: [[get(builtFile('assets', '.js'), browser)]] },
  ];
}

function get(path: string, headers: Record<string, string> = {}): LoadRequest {
  return { method: 'GET', path, headers };
}

function list<E extends Endpoint>(endpoint: E, parameters: QueryFor<E>): LoadRequest {
  return get(addressOf(endpoint.path, {}, parameters as Record<string, unknown>));
}

/** The path of a file that every build has. */
function builtFile(folder: string, ending: string): string {
  const name = readdirSync(join(root, 'build/client', folder)).find((file) => file.endsWith(ending));
  return `/${folder}/${name}`;
}
