import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { databaseErrorMessage, databaseRefusal, READ_ONLY } from './error-message.ts';
import { isUnavailable } from './unavailable.ts';

const PAUSE_MS = 1_000;
const LINE_EVERY_MS = 30_000;
const CONNECT_LIMIT_MS = 5_000;

/**
 * Runs an action once the database accepts connections and writes, and again if the connection is lost meanwhile,
 * because the database may restart during the start. Throws errors that waiting does not fix, such as a wrong password.
 */
export async function whenDatabaseAnswers(
  url: string,
  log: { warn(line: string): void },
  act: () => Promise<unknown>,
): Promise<void> {
  let saidAt = Number.NEGATIVE_INFINITY;
  for (;;) {
    const error = (await firstFailure(url)) ?? (await failureOf(act));
    if (error === undefined) return;
    if (databaseRefusal(error) !== undefined || !isUnavailable(error)) throw error;
    if (performance.now() - saidAt >= LINE_EVERY_MS) {
      saidAt = performance.now();
      log.warn(`Waiting for the database: ${databaseErrorMessage(error)}.`);
    }
    await sleep(PAUSE_MS);
  }
}

function failureOf(act: () => Promise<unknown>): Promise<unknown> {
  return act().then(
    () => undefined,
    (error: unknown) => error,
  );
}

async function firstFailure(url: string): Promise<unknown> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'naap-start',
    connectionTimeoutMillis: CONNECT_LIMIT_MS,
    query_timeout: CONNECT_LIMIT_MS,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ transaction_read_only: string }>('show transaction_read_only');
    if (rows[0]?.transaction_read_only !== 'on') return undefined;
    return Object.assign(new Error('The database only reads'), { code: READ_ONLY });
  } catch (error) {
    return error;
  } finally {
    await client.end().catch(() => undefined);
  }
}
