import { setTimeout as sleep } from 'node:timers/promises';
import { type Bench, CONNECTIONS, compare, FLOORS } from './bench.ts';
import type { LoadRequest } from './load.ts';
import { query } from './postgres.ts';
import type { Listening } from './processes.ts';
import { median, ratio, whole } from './report.ts';

export interface Subject {
  what: string;
  /** What it is compared with; `read` when left out. */
  floor?: keyof typeof FLOORS;
  /** The goal: requests per second as a share of the floor's; none if only reported. */
  share?: number;
  visitors: LoadRequest[][];
  freshKeys?: boolean;
}

/** `database`: of the shop, whose mails are waited for between rounds. */
export async function measureSubject(
  bench: Bench,
  shop: Listening,
  database: string | undefined,
  subject: Subject,
): Promise<void> {
  const { what, visitors, floor = 'read', share, freshKeys = false } = subject;
  const load = { connections: CONNECTIONS, seconds: bench.seconds };
  const result = await compare(bench, {
    one: { ...load, url: bench.floor.url, visitors: [FLOORS[floor]] },
    other: { ...load, url: shop.url, visitors, freshKeys },
    // Mails of the last round are still being written.
    ...(database ? { settle: () => jobsDone(database) } : {}),
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

/** Waits for the mail queue to drain, a minute at most. */
async function jobsDone(database: string): Promise<void> {
  for (let tries = 0; tries < 240; tries++) {
    const [row] = await query(
      database,
      "select count(*)::int as left from pgboss.job where name = 'mail.send' and state < 'completed'",
    );
    if (row?.left === 0) return;
    await sleep(250);
  }
}
