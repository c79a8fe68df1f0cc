import { setTimeout as sleep } from 'node:timers/promises';
import { specified } from '../contract/paths.ts';
import type { Bench } from './bench.ts';
import { makeGun } from './gun.ts';
import type { Load, LoadResult } from './load.ts';
import { startShop } from './processes.ts';
import { median, medianLoad, ratio, whole } from './report.ts';
import { PASSWORD, stock } from './stock.ts';

/** The largest ratio of the list's latency with logins to that without. */
const LATER = 1.5;
const VISITORS = 4;
const CLIENTS = 4;

/** The tailor list with and without four clients that sign in continuously. */
export async function measureLogins(bench: Bench): Promise<void> {
  const database = await bench.postgres.createShop('logins');
  await stock(database, { tailors: 100, customers: CLIENTS, ordersEach: 1 });
  const shop = await startShop(bench.shopOn(database));
  const secondGun = makeGun();
  const list: Load = {
    url: shop.url,
    connections: VISITORS,
    seconds: bench.seconds,
    visitors: [[{ method: 'GET', path: `${specified.tailors.path}?filter_type=all&page=1` }]],
  };
  const signIns: Load = {
    url: shop.url,
    connections: CLIENTS,
    seconds: bench.seconds + 1,
    visitors: Array.from({ length: CLIENTS }, (_, n) => [
      {
        method: 'POST',
        path: specified.login.path,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: `customer_${n}@bench.example`, password: PASSWORD }),
      },
    ]),
  };
  try {
    await bench.gun.fire(list);
    await secondGun.fire({ ...signIns, seconds: 1 });
    const quiet: LoadResult[] = [];
    const busy: LoadResult[] = [];
    const logins: LoadResult[] = [];
    for (let round = 0; round < bench.rounds; round++) {
      quiet.push(await bench.gun.fire(list));
      const signing = secondGun.fire(signIns);
      await sleep(500);
      busy.push(await bench.gun.fire(list));
      logins.push(await signing);
      // The last passwords are still being hashed.
      await sleep(300);
    }
    const ratios = busy.map(({ p50 }, round) => p50 / (quiet[round]?.p50 ?? 0));
    const later = median(ratios);
    const [before, after, signedIn] = [medianLoad(quiet), medianLoad(busy), medianLoad(logins)];
    const errors = after.errors + signedIn.errors;
    bench.report({
      what: `Tailor list for ${VISITORS} visitors while ${CLIENTS} clients sign in without pause`,
      measured: `p50 ${ratio(later)} × that of ${before.p50.toFixed(2)} ms without; ${whole(signedIn.perSecond)} sign-ins/s${errors > 0 ? `, ${errors} errors` : ''}`,
      load: after,
      goal: `≤ ${LATER} ×`,
      isMet: later <= LATER && errors === 0,
      numbers: { ...after, quiet: before.p50, ratios, signIns: signedIn.perSecond },
    });
  } finally {
    secondGun.close();
    await shop.stop();
  }
}
