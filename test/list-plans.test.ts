import pg from 'pg';
import { beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { STAFF, seedLarge } from '../bench/seed-large.ts';
import { FIRST_CUSTOMER } from '../bench/stock.ts';
import type { Endpoint } from '../contract/endpoint.ts';
import { endpoints } from '../contract/endpoints.ts';
import { addressOf } from '../contract/paths.ts';
import { staffOrders } from '../contract/staff-orders.ts';
import { testApp } from './app.ts';
import { LIST_CALLS, SHORT_LISTS } from './list-calls.ts';

const SHOP = { orders: 12_000, customers: 1_200, tailors: 400 };

/** A list reads one page and counts a thousand rows. */
const MAX_ROWS_READ = 2_500;
const LARGE_TABLE_ROWS = 2_500;

const shop = testApp();

interface Statement {
  text: string;
  values: unknown[];
}
const statements: Statement[] = [];

interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  Plans?: Plan[];
}

let explainer: pg.Client;
let largeTables: ReadonlySet<string>;

beforeAll(async () => {
  const { databaseUrl = '' } = shop.config;
  await seedLarge(databaseUrl, SHOP);
  explainer = new pg.Client({ connectionString: databaseUrl });
  // Dropping the database closes the connection.
  explainer.on('error', () => undefined);
  await explainer.connect();
  await explainer.query('vacuum analyze');
  const { rows } = await explainer.query<{ relname: string }>(
    `select relname from pg_class where relkind = 'r' and reltuples >= ${LARGE_TABLE_ROWS}`,
  );
  largeTables = new Set(rows.map(({ relname }) => relname));
  // With 12,000 rows a scan may be cheaper than the index that a million rows need.
  await explainer.query('set enable_seqscan = off; set statement_timeout = 0');
  recordStatements(shop.deps.db.$client);
}, 120_000);

/** Records the statements of lists, which run on the pool without a transaction. */
function recordStatements(pool: pg.Pool): void {
  const query = pool.query.bind(pool) as (...given: unknown[]) => unknown;
  const recorded = (asked: unknown, values: unknown, ...more: unknown[]) => {
    const { text } = Object(asked) as { text?: string };
    if (text && /^\s*(\(?select|with)/i.test(text)) {
      statements.push({ text, values: Array.isArray(values) ? values : [] });
    }
    return query(asked, values, ...more);
  };
  Object.assign(pool, { query: recorded });
}

/** True for a personal list: its response is an array, or has one in `results` or `data`. */
function isList({ method, response: answer, session }: Endpoint): boolean {
  if (method !== 'GET' || session !== 'required') return false;
  const of = answer instanceof z.ZodObject ? (answer.shape.results ?? answer.shape.data) : answer;
  return of instanceof z.ZodArray;
}

test('every list of somebody signed in has an entry, and every entry is a call', () => {
  const lists = [...endpoints].filter(([, endpoint]) => isList(endpoint)).map(([name]) => name);
  const known = { ...LIST_CALLS, ...SHORT_LISTS };
  expect(lists.filter((name) => !Object.hasOwn(known, name))).toEqual([]);
  expect(Object.keys(known).filter((name) => !endpoints.has(name))).toEqual([]);
});

async function answerOf(path: string, as: keyof typeof STAFF | 'customer') {
  const id = as === 'customer' ? FIRST_CUSTOMER : STAFF[as];
  const token = await shop.deps.accessTokens.sign({ id, role: as, sessionId: id });
  const response = await shop.app.inject({ url: path, headers: { authorization: `Bearer ${token}` } });
  expect(response.statusCode, `${path}: ${response.body.slice(0, 200)}`).toBe(200);
  return response.json();
}

async function plansOf(path: string, as: keyof typeof STAFF | 'customer'): Promise<[string, Plan][]> {
  statements.length = 0;
  await answerOf(path, as);
  const plans: [string, Plan][] = [];
  for (const { text, values } of statements.slice()) {
    const { rows } = await explainer.query(`explain (analyze, timing off, format json) ${text}`, values);
    plans.push([text, rows[0]['QUERY PLAN'][0].Plan]);
  }
  return plans;
}

/** The parts of a plan that grow with the tables. */
function faultsOf(plan: Plan): string[] {
  const loops = plan['Actual Loops'];
  const removed = (plan['Rows Removed by Filter'] ?? 0) + (plan['Rows Removed by Index Recheck'] ?? 0);
  const read = (plan['Actual Rows'] + removed) * loops;
  const table = plan['Relation Name'];
  const faults = (plan.Plans ?? []).flatMap(faultsOf);
  if (plan['Node Type'] === 'Seq Scan' && table && largeTables.has(table)) faults.push(`scans ${table}`);
  else if (table && read > MAX_ROWS_READ)
    faults.push(`reads ${read} rows of ${table} by ${plan['Index Name']}`);
  if (plan['Node Type'].endsWith('Sort') && read > MAX_ROWS_READ) faults.push(`sorts ${read} rows`);
  return faults;
}

const CASES = Object.entries(LIST_CALLS).flatMap(([name, { as, queries }]) =>
  queries.map((query) => ({ name, as, query, title: `${name} ${JSON.stringify(query)}` })),
);

test.each(CASES)('$title is found in an index', async ({ name, as, query }) => {
  const endpoint = endpoints.get(name) ?? expect.unreachable(name);
  const plans = await plansOf(addressOf(endpoint.path, {}, query), as as keyof typeof STAFF | 'customer');
  const faults = plans.flatMap(([text, plan]) =>
    faultsOf(plan).map((fault) => `${fault} in ${text.slice(0, 160)}`),
  );
  expect(faults).toEqual([]);
});

test('finds the scan of a query without an index', async () => {
  const { rows } = await explainer.query(
    "explain (analyze, timing off, format json) select id from orders where phone = 'nobody' order by updated_at",
  );
  expect(faultsOf(rows[0]['QUERY PLAN'][0].Plan)).toEqual(['scans orders']);
});

test('a search that finds thousands of orders shows the newest without counting, and counts once filters leave few', async () => {
  const search = 'ayesha khan';
  const all = await answerOf(addressOf(staffOrders.call, {}, { kind: 'single' }), 'support');
  const found = await answerOf(addressOf(staffOrders.call, {}, { search }), 'support');
  expect(found).toMatchObject({ count: null, results: all.results });
  const nobody = await answerOf(addressOf(staffOrders.call, {}, { search, kind: 'bulk' }), 'support');
  expect(nobody).toMatchObject({ count: 0, results: [] });
});
