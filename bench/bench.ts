import type { Role } from '../contract/roles.ts';
import type { Gun } from './gun.ts';
import type { Load, LoadRequest, LoadResult } from './load.ts';
import type { Postgres } from './postgres.ts';
import type { Listening } from './processes.ts';
import { type Finding, medianLoad } from './report.ts';

export interface Bench {
  postgres: Postgres;
  /** The baseline server. */
  floor: Listening;
  gun: Gun;
  /** Per round. */
  seconds: number;
  rounds: number;
  quick: boolean;
  report(finding: Finding): void;
  /** Settings of a shop that uses this database. */
  shopOn(database: string): Record<string, string>;
  /** The access token of a stocked account, whose session has its id. */
  token(id: number, role: Role): Promise<string>;
  /** The authorization header of a stocked customer. */
  signedIn(customer: number): Promise<{ authorization: string }>;
}

/** The default number of connections. */
export const CONNECTIONS = 16;

/** Seconds of each load before measuring. */
const WARM_UP = 2;

/** The requests that measure the floor: a list of twelve rows, and one transaction of five inserts. */
export const FLOORS: Record<'read' | 'write', LoadRequest[]> = {
  read: [{ method: 'GET', path: '/' }],
  write: [
    {
      method: 'POST',
      path: '/',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ description: 'Ban collar, two side pockets. '.repeat(20) }),
    },
  ],
};

interface Comparison {
  one: Load;
  other: Load;
  /** Runs before each round. */
  settle?: () => Promise<void>;
}

/**
 * Alternates both loads in short rounds, so that other work of the machine affects both. `ratios`: requests per second
 * of `other` divided by those of `one`, by rounds.
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
