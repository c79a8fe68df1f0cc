import { ofOrders } from '../contract/order-paths.ts';
import { addressOf, specified } from '../contract/paths.ts';
import { type Bench, CONNECTIONS, compare } from './bench.ts';
import type { LoadRequest } from './load.ts';
import { query } from './postgres.ts';
import { startShop } from './processes.ts';
import { median, ratio, whole } from './report.ts';
import { FIRST_CUSTOMER, type Stock, stock } from './stock.ts';
import { measureSubject, type Subject } from './subject.ts';

const SMALL: Stock = { tailors: 100, customers: 1, ordersEach: 100 };
const LARGE: Stock = { tailors: 100_000, customers: 10_000, ordersEach: 100 };
const QUICK: Stock = { tailors: 10_000, customers: 1000, ordersEach: 100 };

/** The largest slowdown allowed. */
const SLOWER = 1.2;

/** The lists with 100 tailors and orders against 100,000 and 1,000,000. */
export async function measureScale(bench: Bench): Promise<void> {
  const much = bench.quick ? QUICK : LARGE;
  const small = await bench.postgres.createShop('small');
  const large = await bench.postgres.createShop('large');
  await stock(small, SMALL);
  await stock(large, much);
  const [few, many] = [await startShop(bench.shopOn(small)), await startShop(bench.shopOn(large))];
  const load = { connections: CONNECTIONS, seconds: bench.seconds };
  try {
    for (const [what, visitors] of await lists(bench)) {
      const result = await compare(bench, {
        one: { ...load, url: few.url, visitors },
        other: { ...load, url: many.url, visitors },
      });
      const slower = median(result.ratios.map((of) => 1 / of));
      const rows = `${whole(much.tailors)} tailors and ${whole(much.customers * much.ordersEach)} orders`;
      bench.report({
        what: `${what} with ${rows}`,
        measured: `${whole(result.other.perSecond)}/s, ${ratio(slower)} × the time with 100 of each (${whole(result.one.perSecond)}/s)`,
        load: result.other,
        goal: `≤ ${SLOWER} ×`,
        isMet: slower <= SLOWER && result.other.errors === 0,
        numbers: { ...result.other, small: result.one.perSecond, ratios: result.ratios },
      });
    }
    for (const subject of await orderSubjects(bench, large, much))
      await measureSubject(bench, many, large, subject);
  } finally {
    await few.stop();
    await many.stop();
  }
}

/** All pages of the small shop in turn. */
async function lists(bench: Bench): Promise<[string, LoadRequest[][]][]> {
  const headers = await bench.signedIn(FIRST_CUSTOMER);
  const pages = (count: number, path: string): LoadRequest[][] => [
    Array.from({ length: count }, (_, n) => ({ method: 'GET', path: `${path}page=${n + 1}`, headers })),
  ];
  return [
    ['Tailor list', pages(10, `${specified.tailors.path}?filter_type=all&`)],
    ['Best tailors', pages(10, `${specified.tailors.path}?filter_type=best&`)],
    ['Order list', pages(5, `${ofOrders.singleOrders.path}?`)],
  ];
}

/** What customers read of their orders, against the floor; each request is of another customer or order. */
async function orderSubjects(
  bench: Bench,
  database: string,
  { customers, ordersEach }: Stock,
): Promise<Subject[]> {
  const some = Math.min(customers, 200);
  const readers = await Promise.all(
    Array.from({ length: some }, async (_, n) => ({
      id: FIRST_CUSTOMER + n,
      headers: await bench.signedIn(FIRST_CUSTOMER + n),
    })),
  );
  const owned = await query(
    database,
    `select customer_id, max(id) as id from orders where customer_id < ${FIRST_CUSTOMER + some} group by 1`,
  );
  const newest = new Map(owned.map(({ customer_id, id }) => [customer_id, id]));
  const all = whole(customers * ordersEach);
  const get = (path: (customer: number) => string): LoadRequest[][] => [
    readers.map(({ id, headers }) => ({ method: 'GET', path: path(id), headers })),
  ];
  const list = ofOrders.singleOrders.path;
  return [
    { what: `Order lists among ${all} orders`, share: 0.4, visitors: get(() => list) },
    { what: 'The same, by status', visitors: get(() => `${list}?status=DELIVERED`) },
    { what: 'The same, by part of a tracking number', visitors: get(() => `${list}?search=00012`) },
    {
      what: `Order details among ${all} orders`,
      share: 0.4,
      visitors: get((customer) => addressOf(ofOrders.order, { id: newest.get(customer) })),
    },
  ];
}
