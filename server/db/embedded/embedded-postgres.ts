import { statfs } from 'node:fs/promises';
import { createServer } from 'node:net';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Account, chooseAccount } from './account.ts';
import { type Binaries, findBinaries } from './binaries.ts';
import { type EmbeddedPostgresError, folderError } from './error.ts';
import { ADMIN, assertPrepared, createParentFolder, prepareFolder, USER } from './folder.ts';
import { releaseFolder } from './holder.ts';
import { endProcess, startProcess, waitUntilReady } from './process.ts';
import { restartOnExit } from './restart.ts';
import { embeddedUrl, ensureOwnRole } from './role.ts';

export { EmbeddedPostgresError } from './error.ts';

interface Options {
  /** Absolute path. Password, log and temporary folders are siblings with longer names. */
  folder: string;
  log: { info(message: string): void; warn(message: string): void; error(message: string): void };
  preferredPort?: number;
  /** The caller's maximum; PostgreSQL allows 20 more. */
  connections?: number;
  /** Called when PostgreSQL ended and cannot be restarted. */
  onFatal?: (error: EmbeddedPostgresError) => void;
}

interface EmbeddedPostgres {
  url: string;
  adminUrl: string;
  /** Bounded and idempotent. */
  stop(): Promise<void>;
}

interface Setup {
  folder: string;
  log: Options['log'];
  binaries: Binaries;
  account: Account;
  connections: number;
}

const PREFERRED_PORT = 54317;
const STILL_STARTING_MS = 5_000;
const READY_WITHIN_MS = 5 * 60_000;
const RETRY_FOR_MS = 15_000;
const FULL_BELOW_BYTES = 1_000_000;

/**
 * Starts a PostgreSQL bound to this process, initialising the folder on first use and restarting it when it dies alone.
 * Throws EmbeddedPostgresError.
 */
export async function startEmbeddedPostgres(options: Options): Promise<EmbeddedPostgres> {
  const { folder, log, preferredPort = PREFERRED_PORT, connections = 40, onFatal = () => {} } = options;
  try {
    await createParentFolder(folder);
    const binaries = await findBinaries();
    const account = await chooseAccount({ folder, postgres: binaries.postgres, log });
    const setup = { folder, log, binaries, account, connections };
    await releaseFolder(folder, log);
    const { password, adminPassword } = await prepareFolder(setup);
    const { port, process } = await launch(setup, () => freePort(preferredPort));
    const relaunch = async (signal: AbortSignal) => {
      try {
        await assertPrepared(folder, binaries.major);
        await releaseFolder(folder, log);
        return (await launch(setup, async () => port, signal)).process;
      } catch (error) {
        throw folderError(folder, error);
      }
    };
    const stop = restartOnExit({ first: process, relaunch, log, onFatal });
    await ensureOwnRole({ port, password, adminPassword }).catch(async (error: unknown) => {
      await stop();
      throw error;
    });
    const url = embeddedUrl(USER, password, port);
    return { url, adminUrl: embeddedUrl(ADMIN, adminPassword, port), stop };
  } catch (error) {
    throw folderError(folder, error);
  }
}

async function launch(setup: Setup, choosePort: () => Promise<number>, signal?: AbortSignal) {
  const { folder, log } = setup;
  const retryUntil = Date.now() + RETRY_FOR_MS;
  for (;;) {
    const port = await choosePort();
    const process = await startProcess({ ...setup, port });
    const notice = setTimeout(
      () => log.info('PostgreSQL is still starting; after an unclean stop this can take a while.'),
      STILL_STARTING_MS,
    );
    const isReady = await waitUntilReady(folder, process, READY_WITHIN_MS, signal);
    clearTimeout(notice);
    if (isReady) return { port, process };

    await endProcess(process);
    const output = await process.output();
    // Another start was faster, a killed server is still ending, or the port was just taken.
    const canHelp = /postmaster\.pid" already exists|is still in use|could not create any TCP\/IP sockets/;
    if (signal?.aborted || !canHelp.test(output) || Date.now() > retryUntil)
      throw await startError(folder, output);
    await sleep(200);
    await releaseFolder(folder, log);
  }
}

async function startError(folder: string, output: string): Promise<EmbeddedPostgresError> {
  const { bavail, bsize } = await statfs(dirname(folder));
  return folderError(folder, bavail * bsize < FULL_BELOW_BYTES ? 'No space left on device' : output);
}

async function freePort(preferred: number): Promise<number> {
  return (await portIfFree(preferred)) ?? (await portIfFree(0)) ?? preferred;
}

function portIfFree(port: number): Promise<number | null> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(null));
    probe.listen({ port, host: '127.0.0.1' }, () => {
      const address = probe.address();
      const chosen = address !== null && typeof address === 'object' ? address.port : null;
      probe.close(() => resolve(chosen));
    });
  });
}
