import { brands, cultureProducts } from '../contract/catalogue.ts';
import type { Endpoint, QueryFor } from '../contract/endpoint.ts';
import { ofOrders } from '../contract/order-paths.ts';
import { addressOf } from '../contract/paths.ts';
import { search } from '../contract/search.ts';
import { type Bench, CONNECTIONS, compare } from './bench.ts';
import type { LoadRequest } from './load.ts';
import { type Listening, startShop } from './processes.ts';
import { median, ratio, whole } from './report.ts';
import { FIRST_CUSTOMER, stock } from './stock.ts';
import { stockGoods, VARIANTS } from './stock-goods.ts';
import { measureSubject, type Subject } from './subject.ts';

const FEW = 100;
const MANY = 100_000;
const QUICK = 10_000;
const BRANDS = 100;

/** With and without typing errors. */
const SEARCHES = [
  'ajrak kurta',
  'qameez',
  'lawn suit',
  'shawl',
  'indigo silk',
  'kamiz lahore',
  'brocad sherwani',
  'velvet',
];

/** Each customer may have 20 open cash orders, of 40 pieces and Rs 150,000 together. */
const SHOPPERS = CONNECTIONS * 100;

export async function measureGoods(bench: Bench): Promise<void> {
  const products = bench.quick ? QUICK : MANY;
  const [small, large] = [
    await bench.postgres.createShop('few_goods'),
    await bench.postgres.createShop('many_goods'),
  ];
  for (const [database, goods] of [
    [small, FEW],
    [large, products],
  ] as const) {
    await stock(database, { tailors: 100, customers: SHOPPERS, ordersEach: 1 });
    await stockGoods(database, { brands: BRANDS, products: goods });
  }
  const [few, many] = [await startShop(bench.shopOn(small)), await startShop(bench.shopOn(large))];
  try {
    await compareSearches(bench, few, many, products);
    await comparePages(bench, many, products);
    for (const subject of await subjects(bench, products)) await measureSubject(bench, many, large, subject);
  } finally {
    await few.stop();
    await many.stop();
  }
}

async function subjects(bench: Bench, products: number): Promise<Subject[]> {
  const browser = { 'accept-encoding': 'gzip, deflate, br, zstd' };
  const page = (id: number): LoadRequest => ({ method: 'GET', path: `/product?id=${id}`, headers: browser });
  const customers = await Promise.all(
    Array.from({ length: SHOPPERS }, (_, n) => bench.signedIn(FIRST_CUSTOMER + n)),
  );
  return [
    { what: 'Brand list', share: 0.5, visitors: [[get(brands, {})]] },
    {
      what: 'Brand list with filters and search',
      share: 0.3,
      visitors: [[get(brands, { search: 'la', type: 'sale', location: 'best', category: 'mens' })]],
    },
    {
      what: `Search over ${whole(products)} products`,
      share: 0.05,
      visitors: [SEARCHES.map((q) => get(search, { q }))],
    },
    {
      what: 'Product page rendered, none asked for twice',
      share: 0.015,
      // Brand products have even ids; every connection has its own.
      visitors: Array.from({ length: CONNECTIONS }, (_, n) =>
        Array.from({ length: products / 2 / CONNECTIONS - 1 }, (_, turn) =>
          page(2 * (turn * CONNECTIONS + n + 1)),
        ),
      ),
    },
    { what: 'Product page from the page cache', share: 0.5, visitors: [[page(2)]] },
    {
      what: 'Whole cart checkout, two lines, cash on delivery',
      floor: 'write',
      share: 0.35,
      visitors: Array.from({ length: CONNECTIONS }, (_, n) =>
        baskets(
          customers.filter((_customer, place) => place % CONNECTIONS === n),
          n,
          products,
        ),
      ),
      freshKeys: true,
    },
  ];
}

/** Two different products each time. */
function baskets(
  customers: readonly { authorization: string }[],
  visitor: number,
  products: number,
): LoadRequest[] {
  return customers.map((headers, turn) => {
    const ids = [turn * 97 + visitor * 13, turn * 89 + visitor * 17 + 41].map(
      (n) => 2 * (1 + (n % (products / 2 - 1))),
    );
    const items = ids.map((id, place) => ({
      id,
      variant: id * VARIANTS + place,
      quantity: 1,
      price: priceOf(id),
    }));
    const body = {
      items,
      full_name: 'Ayesha Siddiqui',
      address: '27-B, Block H, Gulberg III',
      city: 'Lahore',
      postal_code: '54660',
      payment_method: 'cashOnDelivery',
      total: items.reduce((sum, { price }) => sum + price, 0),
    };
    const { method, path } = ofOrders.placeShopOrder;
    return {
      method,
      path,
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    };
  });
}

/** As `stockGoods` prices it. */
function priceOf(id: number): number {
  return 900 + ((id * 37) % 6_000);
}

async function compareSearches(
  bench: Bench,
  few: Listening,
  many: Listening,
  products: number,
): Promise<void> {
  const visitors = [SEARCHES.map((q) => get(search, { q }))];
  await compareLoads(bench, {
    what: `Search over ${whole(products)} products against ${FEW}`,
    one: { url: few.url, visitors },
    other: { url: many.url, visitors },
    isMet: (slower) => slower <= 2,
    goal: '≤ 2 ×',
  });
}

/** Page 100 of the culture list against page 1, in every order. */
async function comparePages(bench: Bench, many: Listening, products: number): Promise<void> {
  const sorts = ['popular', 'price-low', 'price-high', 'rating', 'newest'] as const;
  const visitors = (page: number) => [sorts.map((sort) => get(cultureProducts, { sort, page }))];
  await compareLoads(bench, {
    what: `Culture list of ${whole(products / 2)}, page 100 against page 1`,
    one: { url: many.url, visitors: visitors(1) },
    other: { url: many.url, visitors: visitors(100) },
    isMet: (slower) => slower <= 2,
    goal: '≤ 2 ×',
  });
}

interface Pair {
  what: string;
  one: { url: string; visitors: LoadRequest[][] };
  other: { url: string; visitors: LoadRequest[][] };
  isMet: (slower: number) => boolean;
  goal: string;
}

async function compareLoads(bench: Bench, { what, one, other, isMet, goal }: Pair): Promise<void> {
  const load = { connections: CONNECTIONS, seconds: bench.seconds };
  const result = await compare(bench, { one: { ...load, ...one }, other: { ...load, ...other } });
  const slower = median(result.ratios.map((of) => 1 / of));
  bench.report({
    what,
    measured: `${whole(result.other.perSecond)}/s, ${ratio(slower)} × the time (${whole(result.one.perSecond)}/s)`,
    load: result.other,
    goal,
    isMet: isMet(slower) && result.other.errors === 0,
    numbers: { ...result.other, one: result.one.perSecond, ratios: result.ratios },
  });
}

function get<E extends Endpoint>(endpoint: E, query: QueryFor<E>): LoadRequest {
  return { method: 'GET', path: addressOf(endpoint.call, {}, query as Record<string, unknown>) };
}
