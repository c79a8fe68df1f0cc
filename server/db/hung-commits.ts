import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { queryTimeoutOf } from './unavailable.ts';

const LOOK_EVERY_MS = 1000;

/**
 * Tracks commits that wait for a standby after their connection was closed. Each occupies a PostgreSQL process until
 * the standby returns, so unlimited ones would use up `max_connections`.
 */
export class HungCommits {
  readonly #pool: pg.Pool;
  /** Process ids of connections closed since the last check. */
  #lost = new Set<number>();
  #waiting = new Set<number>();
  #isWatching = false;

  constructor(pool: pg.Pool) {
    this.#pool = pool;
    pool.on('release', (error, client) => {
      const { processID } = client as pg.PoolClient & { processID: number | null };
      if (!queryTimeoutOf(error) || processID === null) return;
      this.#lost.add(processID);
      void this.#watch();
    });
  }

  get areThere(): boolean {
    return this.#waiting.size > 0;
  }

  async #watch(): Promise<void> {
    if (this.#isWatching) return;
    this.#isWatching = true;
    while (this.#lost.size > 0 || this.#waiting.size > 0) {
      const asked = [...this.#lost, ...this.#waiting];
      this.#lost.clear();
      this.#waiting = await this.#waitingOf(asked);
      await sleep(LOOK_EVERY_MS, undefined, { ref: false });
    }
    this.#isWatching = false;
  }

  /** Empty if PostgreSQL does not respond. */
  async #waitingOf(processes: number[]): Promise<Set<number>> {
    const { rows } = await this.#pool
      .query<{ pid: number }>(
        `select pid from pg_stat_activity where wait_event = 'SyncRep' and pid = any($1::int[])`,
        [processes],
      )
      .catch(() => ({ rows: [] }));
    return new Set(rows.map(({ pid }) => pid));
  }
}
