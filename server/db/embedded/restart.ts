import { setTimeout as sleep } from 'node:timers/promises';
import { EmbeddedPostgresError, lastComplaint } from './error.ts';
import { endProcess, type PostgresProcess } from './process.ts';

interface Options {
  /** The PostgreSQL that runs now. */
  first: PostgresProcess;
  /** Starts PostgreSQL at the same address, until the signal says stop. Throws when it does not become ready. */
  relaunch(signal: AbortSignal): Promise<PostgresProcess>;
  log: { info(message: string): void; error(message: string): void };
  /** Called once, when it can never be started again (`isFinal` of the error). */
  onGivenUp(error: EmbeddedPostgresError): void;
}

/** A PostgreSQL that ends sooner after its start counts as a failed start. */
const STABLE_AFTER_MS = 1_000;
const LONGEST_PAUSE_S = 30;

/**
 * Restarts PostgreSQL whenever it ends unexpectedly, at once and then with growing pauses for as long as it takes: a full
 * disk is freed at some time. Returns the function that stops it.
 */
export function keepRunning({ first, relaunch, log, onGivenUp }: Options): () => Promise<void> {
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
      const reason = lastComplaint(await current.output().catch(() => ''));
      log.error(`PostgreSQL ended unexpectedly; starting it again. The last complaint in its log: ${reason}`);
      const next = await restart();
      if (!next) return;
      current = next;
      log.info('PostgreSQL is running again.');
      if (signal.aborted) return endProcess(current);
    }
  };
  const watching = watch().catch(onGivenUp);

  return async () => {
    stopping.abort();
    await endProcess(current);
    await watching;
  };
}

/** How long to wait before a start, in seconds: not at all, then 1, 2, 4 … 30. */
export function pauseSeconds(failures: number): number {
  return failures === 0 ? 0 : Math.min(2 ** (failures - 1), LONGEST_PAUSE_S);
}
