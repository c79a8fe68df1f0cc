import { setTimeout as sleep } from 'node:timers/promises';
import { connectProbe, type Db, type PoolMode } from './client.ts';
import { isMigrated } from './migrate.ts';

/** Below the 2 s that whoever asks `/readyz` is promised. */
const ANSWER_LIMIT_MS = 1_500;

/** Asks the database on a connection of its own, so that a busy or broken pool neither delays nor hides the answer. */
export class ReadinessProbe {
  readonly #db: Db;
  #asking: Promise<boolean> | undefined;

  constructor(url: string, poolMode: PoolMode = 'session') {
    this.#db = connectProbe(url, poolMode, ANSWER_LIMIT_MS);
  }

  /** Whether the database answers and has the newest schema; false after 1.5 s. Those who ask together get one answer. */
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
