import { endpoints } from '../contract/endpoints.ts';
import { addressOf } from '../contract/paths.ts';
import { LIST_CALLS } from '../test/list-calls.ts';
import { type Bench, compare } from './bench.ts';
import type { LoadRequest } from './load.ts';
import { query } from './postgres.ts';
import { startShop } from './processes.ts';
import { ratio, whole } from './report.ts';
import { LARGE_SHOP, type LargeShop, STAFF, seedLarge } from './seed-large.ts';
import { FIRST_CUSTOMER } from './stock.ts';

/** About as much as the demo data. */
const SMALL: LargeShop = { orders: 30, customers: 3, tailors: 24 };
const QUICK: LargeShop = { orders: 50_000, customers: 5_000, tailors: 500 };

/** The largest allowed p99, as a multiple of the small shop's. */
const SLOWER = 5;

/** Short rounds, because there are about 80 comparisons. */
const ROUNDS = { rounds: 4, seconds: 1 };

/** One connection, to measure a call without queueing. */
const CONNECTIONS = 1;

/** Compares every list, search and figure between a large and a small shop. */
export async function measureLists(bench: Bench): Promise<void> {
  const size = bench.quick ? QUICK : LARGE_SHOP;
  const [small, large] = [
    await bench.postgres.createShop('lists_small'),
    await bench.postgres.createShop('lists_large'),
  ];
  for (const [url, shop] of [
    [small, SMALL],
    [large, size],
  ] as const) {
    await seedLarge(url, shop);
    await query(url, 'vacuum analyze', 'checkpoint');
  }
  const [few, many] = [await startShop(bench.shopOn(small)), await startShop(bench.shopOn(large))];
  const load = { connections: CONNECTIONS, seconds: ROUNDS.seconds };
  try {
    for (const [name, { as, queries }] of Object.entries(LIST_CALLS)) {
      const endpoint = endpoints.get(name);
      if (!endpoint) throw new Error(`The contract has no ${name}`);
      const headers = await bench.signedIn(
        as === 'customer' ? FIRST_CUSTOMER : STAFF[as as keyof typeof STAFF],
        as,
      );
      for (const parameters of queries) {
        const visitors: LoadRequest[][] = [
          [{ method: 'GET', path: addressOf(endpoint.path, {}, parameters), headers }],
        ];
        const result = await compare(
          { ...bench, ...ROUNDS },
          {
            one: { ...load, url: few.url, visitors },
            other: { ...load, url: many.url, visitors },
          },
        );
        const slower = result.other.p99 / result.one.p99;
        const which = new URLSearchParams(parameters as Record<string, string>).toString();
        bench.report({
          what: `${name}${which && `, ${which}`}, with ${whole(size.orders)} orders`,
          measured: `${ratio(slower)} × the p99 with ${SMALL.orders} orders`,
          load: result.other,
          goal: `≤ ${SLOWER} ×`,
          isMet: slower <= SLOWER && result.other.errors === 0,
          numbers: { ...result.other, small: result.one.p99 },
        });
      }
    }
  } finally {
    await few.stop();
    await many.stop();
  }
}
