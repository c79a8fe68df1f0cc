import type { Gun } from './gun.ts';
import type { Load, LoadRequest, LoadResult } from './load.ts';
import type { Postgres } from './postgres.ts';
import type { Listening } from './processes.ts';
import { type Finding, medianLoad } from './report.ts';

/** What every measurement may use. */
export interface Bench {
  postgres: Postgres;
  /** The server that everything is compared with. */
  floor: Listening;
  gun: Gun;
  /** Seconds of one round. */
  seconds: number;
  rounds: number;
  quick: boolean;
  report(finding: Finding): void;
  /** Settings of a shop on a database of this run. */
  shopOn(database: string): Record<string, string>;
  /** The header of a customer of the stock who is signed in. */
  signedIn(customer: number): Promise<{ authorization: string }>;
}

/** Everything is measured with as many connections, unless it says otherwise. */
export const CONNECTIONS = 16;

/** Seconds for which everything is asked before it counts. */
const WARM_UP = 2;

/** What the floor is asked. */
export const FLOOR: LoadRequest[] = [{ method: 'GET', path: '/' }];

interface Comparison {
  one: Load;
  other: Load;
  /** Runs before each round. */
  settle?: () => Promise<void>;
}

/**
 * Fires both loads in turn and in short rounds, so that what else the machine does hits both. `ratios`: how the requests per second of
 * `other` compare with those of `one`, by rounds.
 */
export async function compare(bench: Bench, { one, other, settle }: Comparison) {
  const results: [LoadResult[], LoadResult[]] = [[], []];
  await bench.gun.fire({ ...one, seconds: WARM_UP });
  await bench.gun.fire({ ...other, seconds: WARM_UP });
  for (let round = 0; round < bench.rounds; round++) {
    await settle?.();
    results[0].push(await bench.gun.fire(one));
    await settle?.();
    results[1].push(await bench.gun.fire(other));
  }
  const ratios = results[1].map(({ perSecond }, round) => perSecond / (results[0][round]?.perSecond ?? 0));
  return { one: medianLoad(results[0]), other: medianLoad(results[1]), rounds: results, ratios };
}
