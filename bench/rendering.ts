import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Bench } from './bench.ts';
import { median, whole } from './report.ts';

const PER_SECOND = 500;

export interface Rendered {
  /** Pages per second of processor time, including the threads of the garbage collector. */
  perSecond: number;
  /** Of one page, uncompressed. */
  bytes: number;
}

/** Home pages rendered by one core, without any cache. */
export async function measureRendering(bench: Bench): Promise<void> {
  const child = fork(fileURLToPath(new URL('./render-home.ts', import.meta.url)), {
    env: { ...process.env, NODE_ENV: 'production' },
  });
  try {
    const rounds: Rendered[] = [];
    for (let round = 0; round <= bench.rounds; round++) {
      child.send({ seconds: bench.seconds });
      const [rendered] = (await once(child, 'message')) as [Rendered];
      // The first round warms up.
      if (round > 0) rounds.push(rendered);
    }
    const perSecond = median(rounds.map((round) => round.perSecond));
    const bytes = rounds[0]?.bytes ?? 0;
    bench.report({
      what: 'Home page rendered on one core, without cache',
      measured: `${whole(perSecond)}/s of ${whole(bytes / 1024)} kB`,
      goal: `≥ ${PER_SECOND}/s`,
      isMet: perSecond >= PER_SECOND,
      numbers: { perSecond, bytes, rounds: rounds.map((round) => round.perSecond) },
    });
  } finally {
    child.disconnect();
  }
}
