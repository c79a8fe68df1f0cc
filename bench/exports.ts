import { setTimeout as sleep } from 'node:timers/promises';
import { addressOf } from '../contract/paths.ts';
import { ofTransfers } from '../contract/transfer-paths.ts';
import type { Transfer } from '../contract/transfers.ts';
import type { Bench } from './bench.ts';
import { query } from './postgres.ts';
import { residentMegabytes, startShop } from './processes.ts';
import { whole } from './report.ts';
import { LARGE_SHOP, STAFF, seedLarge } from './seed-large.ts';

const QUICK_SHARE = 0.05;
const SAMPLE_MS = 500;
const GROWTH = 1.2;

/** All orders of a large shop as CSV: rows a second, and whether memory grows with the rows. */
export async function measureExports(bench: Bench): Promise<void> {
  const share = bench.quick ? QUICK_SHARE : 1;
  const scaled = (rows: number) => rows * share;
  const database = await bench.postgres.createShop('exports');
  await seedLarge(database, {
    orders: scaled(LARGE_SHOP.orders),
    customers: scaled(LARGE_SHOP.customers),
    tailors: scaled(LARGE_SHOP.tailors),
  });
  await query(database, 'vacuum analyze', 'checkpoint');
  const shop = await startShop(bench.shopOn(database));
  try {
    const headers = {
      authorization: `Bearer ${await bench.token(STAFF.admin, 'admin')}`,
      'content-type': 'application/json',
    };
    const ask = async (address: string, init?: RequestInit): Promise<Transfer> => {
      const response = await fetch(shop.url + address, { headers, ...init });
      if (!response.ok) throw new Error(`${address} answers ${response.status}: ${await response.text()}`);
      return (await response.json()) as Transfer;
    };
    const idle = residentMegabytes(shop);
    const began = performance.now();
    let running = await ask(ofTransfers.startExport.path, {
      method: 'POST',
      body: JSON.stringify({ kind: 'orders' }),
    });
    const samples: { rows: number; megabytes: number }[] = [];
    while (running.state === 'QUEUED' || running.state === 'RUNNING') {
      await sleep(SAMPLE_MS);
      running = await ask(addressOf(ofTransfers.transfer, { id: running.id }));
      samples.push({ rows: running.rows_done, megabytes: residentMegabytes(shop) });
    }
    const seconds = (performance.now() - began) / 1000;
    if (running.state !== 'DONE') throw new Error(`The export is ${running.state}: ${running.failure}`);
    const mostUpTo = (rows: number) =>
      Math.max(...samples.filter((sample) => sample.rows <= rows).map(({ megabytes }) => megabytes));
    const [early, most] = [mostUpTo(running.rows_done / 5), mostUpTo(running.rows_done)];
    bench.report({
      what: `Resident memory of the Node process while ${whole(running.rows_done)} orders are exported (${whole(running.rows_done / seconds)} rows/s)`,
      measured: `at most ${most.toFixed(0)} MB, ${early.toFixed(0)} MB in the first fifth, ${idle.toFixed(0)} MB before`,
      goal: `≤ ${GROWTH} × the first fifth`,
      isMet: most <= GROWTH * early,
      numbers: { idle, early, most, seconds },
    });
  } finally {
    await shop.stop();
  }
}
