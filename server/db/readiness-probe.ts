import { setTimeout as sleep } from 'node:timers/promises';
import { connectProbe, type Db, type PoolMode } from './client.ts';
import { isMigrated } from './migrate.ts';

/** `/readyz` promises a response within 2 s. */
const ANSWER_LIMIT_MS = 1_500;

/** Uses its own connection, so that a busy or broken pool does not affect it. */
export class ReadinessProbe {
  readonly #db: Db;
  #asking: Promise<boolean> | undefined;

  constructor(url: string, poolMode: PoolMode = 'session') {
    this.#db = connectProbe(url, poolMode, ANSWER_LIMIT_MS);
  }

  /** False after 1.5 s or on an old schema; concurrent calls share one check. */
  isReady(): Promise<boolean> {
    this.#asking ??= isMigrated(this.#db).finally(() => {
      this.#asking = undefined;
    });
    return Promise.race([this.#asking, sleep(ANSWER_LIMIT_MS, false, { ref: false })]);
  }

  close(): Promise<void> {
    return this.#db.$client.end();
  }
}
