import { setTimeout as sleep } from 'node:timers/promises';
import type { Role } from '../contract/roles.ts';
import type { Gun } from './gun.ts';
import type { Load, LoadRequest, LoadResult } from './load.ts';
import { type Postgres, query } from './postgres.ts';
import type { Listening } from './processes.ts';
import { type Finding, median, medianLoad, ratio, whole } from './report.ts';

export interface Bench {
  postgres: Postgres;
  /** The baseline server. */
  floor: Listening;
  gun: Gun;
  /** For each round. */
  seconds: number;
  rounds: number;
  quick: boolean;
  report(finding: Finding): void;
  /** The settings of a shop on this database. */
  shopOn(database: string): Record<string, string>;
  /** The access token of a stocked account; its session has the same id. */
  token(id: number, role: Role): Promise<string>;
  /** The authorization header of a stocked account, by default a customer's. */
  signedIn(id: number, role?: Role): Promise<{ authorization: string }>;
}

/** The default number of connections. */
export const CONNECTIONS = 16;

/** Seconds of load before each measurement. */
const WARM_UP = 2;

/** The baseline requests: a list of twelve rows, and one transaction of five inserts. */
const FLOORS: Record<'read' | 'write', LoadRequest[]> = {
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

export interface Subject {
  what: string;
  /** The baseline to compare with; by default `read`. */
  floor?: keyof typeof FLOORS;
  /** The goal: requests per second as a fraction of the baseline's; undefined if there is none. */
  share?: number;
  visitors: LoadRequest[][];
  freshKeys?: boolean;
}

/** Compares each subject with its baseline. `database` is the shop's; its pending mails are awaited between rounds. */
export async function measureSubjects(
  bench: Bench,
  shop: Listening,
  database: string,
  subjects: readonly Subject[],
): Promise<void> {
  const load = { connections: CONNECTIONS, seconds: bench.seconds };
  for (const { what, visitors, floor = 'read', share, freshKeys = false } of subjects) {
    const result = await compare(bench, {
      one: { ...load, url: bench.floor.url, visitors: [FLOORS[floor]] },
      other: { ...load, url: shop.url, visitors, freshKeys },
      // Wait for the mails of the last round.
      settle: () => jobsDone(database),
    });
    const of = median(result.ratios);
    const { perSecond, errors } = result.other;
    const failed = errors > 0 ? `, ${errors} errors` : '';
    bench.report({
      what,
      measured: `${whole(perSecond)}/s, ${ratio(of)} of the ${floor === 'write' ? 'write floor' : 'floor'}'s ${whole(result.one.perSecond)}/s${failed}`,
      load: result.other,
      ...(share ? { goal: `≥ ${share}`, isMet: of >= share && errors === 0 } : {}),
      numbers: { ...result.other, floor: result.one.perSecond, ratios: result.ratios },
    });
  }
}

interface Comparison {
  one: Load;
  other: Load;
  /** Runs before each round. */
  settle?: () => Promise<void>;
}

/**
 * Alternates both loads in short rounds, so that other load on the machine affects both. `ratios`: requests per second
 * of `other` divided by those of `one`, for each round.
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
  return { one: medianLoad(results[0]), other: medianLoad(results[1]), ratios };
}

/** Waits for the mail queue to drain, a minute at most. */
async function jobsDone(database: string): Promise<void> {
  for (let tries = 0; tries < 240; tries++) {
    const [row] = await query(
      database,
      "select count(*)::int as left from pgboss.job where name like 'mail.send%' and state < 'completed'",
    );
    if (row?.left === 0) return;
    await sleep(250);
  }
}
