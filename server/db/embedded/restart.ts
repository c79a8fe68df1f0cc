import { setTimeout as sleep } from 'node:timers/promises';
import { EmbeddedPostgresError, lastErrorLine } from './error.ts';
import { endProcess, type PostgresProcess } from './process.ts';

interface Options {
  first: PostgresProcess;
  relaunch(signal: AbortSignal): Promise<PostgresProcess>;
  log: { info(message: string): void; error(message: string): void };
  /** Called once, when no restart can succeed. */
  onFatal(error: EmbeddedPostgresError): void;
}

/** A process that ends sooner counts as a failed start. */
const STABLE_AFTER_MS = 1_000;
const LONGEST_PAUSE_S = 30;

/** Restarts PostgreSQL with backoff and without limit: a full disk may be freed. Returns a function that stops it. */
export function restartOnExit({ first, relaunch, log, onFatal }: Options): () => Promise<void> {
  const stopping = new AbortController();
  const { signal } = stopping;
  let current = first;
  let failures = 0;

  const restart = async (): Promise<PostgresProcess | undefined> => {
    for (;;) {
      await sleep(pauseSeconds(failures) * 1000, undefined, { signal }).catch(() => undefined);
      if (signal.aborted) return undefined;
      try {
        return await relaunch(signal);
      } catch (error) {
        if (signal.aborted) return undefined;
        if (error instanceof EmbeddedPostgresError && error.isFinal) throw error;
        failures += 1;
        const { message } = error as Error;
        log.error(`${message} Trying again in ${pauseSeconds(failures)} s.`);
      }
    }
  };

  const watch = async () => {
    for (;;) {
      const startedAt = Date.now();
      await current.ended;
      if (signal.aborted) return;
      failures = Date.now() - startedAt < STABLE_AFTER_MS ? failures + 1 : 0;
      const reason = lastErrorLine(await current.output().catch(() => ''));
      log.error(`PostgreSQL ended unexpectedly; starting it again. The last error in its log: ${reason}`);
      const next = await restart();
      if (!next) return;
      current = next;
      log.info('PostgreSQL is running again.');
      if (signal.aborted) return endProcess(current);
    }
  };
  const watching = watch().catch(onFatal);

  return async () => {
    stopping.abort();
    await endProcess(current);
    await watching;
  };
}

/** 0, 1, 2, 4 … 30 seconds. */
export function pauseSeconds(failures: number): number {
  return failures === 0 ? 0 : Math.min(2 ** (failures - 1), LONGEST_PAUSE_S);
}
