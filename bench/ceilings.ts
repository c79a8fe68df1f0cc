import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Db } from '../server/db/client.ts';
import { orderHistory } from '../server/modules/orders/history-queries.ts';
import { customerOrders } from '../server/modules/orders/list-queries.ts';
import { orderWithin } from '../server/modules/orders/queries.ts';
import { tailorsOf } from '../server/modules/tailors/queries.ts';
import { type Bench, FLOORS } from './bench.ts';
import { startListening } from './processes.ts';
import { FIRST_CUSTOMER, stock } from './stock.ts';
import { measureSubject } from './subject.ts';

export interface CeilingStatement {
  text: string;
  values: unknown[];
}

/**
 * How near to the floor a list, an order and a placed order could come: the shop's statements and nothing else, behind bare
 * Fastify (docs/decisions/0092).
 */
export async function measureCeilings(bench: Bench): Promise<void> {
  const database = await bench.postgres.createShop('ceilings');
  await stock(database, { tailors: 100, customers: 16, ordersEach: 200 });
  const statements = await statementsOn(database);
  const env = { DATABASE_URL: database, STATEMENTS: JSON.stringify(statements) };
  const ceiling = await startListening('bench/ceiling.ts', env);
  try {
    for (const path of Object.keys(statements)) {
      const visitors = [[{ method: 'GET' as const, path }]];
      await measureSubject(bench, ceiling, undefined, { what: `Ceiling of ${path.slice(1)}`, visitors });
    }
    const what = 'Ceiling of placing an order: 16 statements of one row in a transaction';
    await measureSubject(bench, ceiling, undefined, { what, floor: 'write', visitors: [FLOORS.write] });
  } finally {
    await ceiling.stop();
  }
}

const ALL = { status: undefined, part: undefined };

/** What the shop asks PostgreSQL for each, with values. */
async function statementsOn(database: string): Promise<Record<string, CeilingStatement[]>> {
  let asked: CeilingStatement[] = [];
  const client = new pg.Pool({ connectionString: database, max: 1 });
  const logQuery = (text: string, values: unknown[]) => void asked.push({ text, values });
  const db = drizzle({ client, logger: { logQuery } }) as unknown as Db;
  const during = async (read: () => Promise<unknown>) => {
    asked = [];
    await read();
    return asked;
  };
  try {
    const { orders } = await customerOrders(db, FIRST_CUSTOMER, ALL, 1);
    const id = orders[0]?.order.id ?? 0;
    return {
      '/tailors': await during(() => tailorsOf(db, 'all', 1)),
      '/orders': await during(() => customerOrders(db, FIRST_CUSTOMER, ALL, 1)),
      '/order-details': await during(async () => {
        await orderWithin(db, { customer: FIRST_CUSTOMER }, id);
        await orderHistory(db, id);
      }),
    };
  } finally {
    await client.end();
  }
}
