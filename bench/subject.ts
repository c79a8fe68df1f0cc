import { setTimeout as sleep } from 'node:timers/promises';
import { type Bench, CONNECTIONS, compare, FLOOR } from './bench.ts';
import type { LoadRequest } from './load.ts';
import { query } from './postgres.ts';
import type { Listening } from './processes.ts';
import { median, ratio, whole } from './report.ts';

export interface Subject {
  what: string;
  /** The goal: requests per second as a share of the floor's, or as a number; neither if only reported. */
  share?: number;
  perSecond?: number;
  visitors: LoadRequest[][];
  freshKeys?: boolean;
}

export async function measureSubject(
  bench: Bench,
  shop: Listening,
  database: string,
  subject: Subject,
): Promise<void> {
  const { what, visitors, freshKeys = false } = subject;
  const load = { connections: CONNECTIONS, seconds: bench.seconds };
  const result = await compare(bench, {
    one: { ...load, url: bench.floor.url, visitors: [FLOOR] },
    other: { ...load, url: shop.url, visitors, freshKeys },
    // Mails of the last round are still being written.
    settle: () => jobsDone(database),
  });
  const of = median(result.ratios);
  const { perSecond, errors } = result.other;
  const failed = errors > 0 ? `, ${errors} errors` : '';
  bench.report({
    what,
    measured: `${whole(perSecond)}/s, ${ratio(of)} of the floor's ${whole(result.one.perSecond)}/s${failed}`,
    load: result.other,
    ...comparison(subject, { of, perSecond, errors }),
    numbers: { ...result.other, floor: result.one.perSecond, ratios: result.ratios },
  });
}

function comparison(
  { share, perSecond: least }: Subject,
  { of, perSecond, errors }: { of: number; perSecond: number; errors: number },
) {
  if (share) return { goal: `≥ ${share}`, isMet: of >= share && errors === 0 };
  if (least) return { goal: `≥ ${least}/s`, isMet: perSecond >= least && errors === 0 };
  return {};
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
