import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Bench, CONNECTIONS } from './bench.ts';
import { type Listening, residentMegabytes, startShop } from './processes.ts';
import { median } from './report.ts';

const STARTS = 5;
/** Seconds of load before memory is measured again. */
const CROWD = 8;
const COLD_START = 1.5;
const MEGABYTES = 200;

/** Measures `npm start` on the embedded database, and its memory. */
export async function measureStart(bench: Bench): Promise<void> {
  const settings = { DATA_DIR: join(bench.postgres.folder, 'prepared') };
  // The first start creates the database, demo data and secrets.
  await (await startShop(settings)).stop();
  const health: number[] = [];
  const home: number[] = [];
  for (let start = 0; start < STARTS; start++) {
    const began = performance.now();
    const shop = await startShop(settings);
    try {
      await expectOk(`${shop.url}/healthz`);
      health.push((performance.now() - began) / 1000);
      await expectOk(shop.url);
      home.push((performance.now() - began) / 1000);
      if (start === STARTS - 1) await measureMemory(bench, shop);
    } finally {
      await shop.stop();
    }
  }
  const seconds = median(home);
  bench.report({
    what: 'Cold start of a prepared folder to the first page (median of 5)',
    measured: `${seconds.toFixed(2)} s; ${median(health).toFixed(2)} s to /healthz`,
    goal: `≤ ${COLD_START} s`,
    isMet: seconds <= COLD_START,
    numbers: { home, health },
  });
}

/** Right after the start and again after load. */
async function measureMemory(bench: Bench, shop: Listening): Promise<void> {
  const idle = bench.quick ? 5 : 20;
  await sleep(idle * 1000);
  const before = residentMegabytes(shop);
  await bench.gun.fire({
    url: shop.url,
    connections: CONNECTIONS,
    seconds: CROWD,
    visitors: [
      [
        { method: 'GET', path: '/' },
        { method: 'GET', path: '/login' },
        { method: 'GET', path: '/tailor_module/tailors/' },
        { method: 'GET', path: `/tailor_module/tailors/?filter_type=best&page=2` },
      ],
    ],
  });
  await sleep(idle * 1000);
  const after = residentMegabytes(shop);
  const most = Math.max(before, after);
  bench.report({
    what: `Resident memory of the Node process, idle for ${idle} s`,
    measured: `${before.toFixed(0)} MB after the start, ${after.toFixed(0)} MB after a crowd`,
    goal: `≤ ${MEGABYTES} MB`,
    isMet: most <= MEGABYTES,
    numbers: { before, after },
  });
}

async function expectOk(url: string): Promise<void> {
  const response = await fetch(url, { headers: { connection: 'close' } });
  if (!response.ok) throw new Error(`${url} answers ${response.status}`);
  await response.arrayBuffer();
}
