import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import type { PoolMode, Tx } from '../../db/client.ts';

/** Triggers notify on this channel too. */
const CHANNEL = 'naap';

const RETRY = { firstMs: 200, longestMs: 30_000 };
/** A connection that died silently is detected by the next probe. */
const PROBE_INTERVAL_MS = 2_000;
const QUERY_TIMEOUT_MS = 5_000;
/** `transaction` poolers deliver no notifications, so everything is announced as changed at this interval. */
const POLL_INTERVAL_MS = 20_000;

export interface PgListenerOptions {
  url: string;
  poolMode?: PoolMode;
  pollMs?: number;
  log: { warn(details: object, message: string): void };
}

interface Heard {
  topic(topic: string): void;
  /** Any topic may have changed, because listening has started or restarted. */
  anything(): void;
  /** Everything committed before `since` has been received; milliseconds of `Date.now()`. */
  proof(since: number): void;
}

/** Announces after the commit, or never if the transaction is rolled back. */
export async function notify(tx: Tx, topic: string): Promise<void> {
  await tx.execute(sql`select pg_notify(${CHANNEL}, ${topic})`);
}

/** Receives PostgreSQL's notifications and reconnects until it is stopped (decision 0062). */
export class PgListener {
  readonly #options: PgListenerOptions;
  readonly #heard: Heard;
  readonly #stopping = new AbortController();
  readonly #running: Promise<void>;

  constructor(options: PgListenerOptions, heard: Heard) {
    this.#options = options;
    this.#heard = heard;
    this.#running = options.poolMode === 'transaction' ? this.#poll() : this.#listen();
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#running;
  }

  async #listen(): Promise<void> {
    let failures = 0;
    while (!this.#isStopping) {
      const client = this.#connection();
      const ended = new Promise<void>((resolve) => client.once('end', resolve));
      const warn = (err: unknown) => {
        if (!this.#isStopping) this.#options.log.warn({ err }, 'announcements interrupted');
      };
      client.on('error', warn);
      client.on('notification', ({ payload = '' }) => this.#heard.topic(payload));
      try {
        await client.connect();
        await client.query(`listen ${CHANNEL}`);
        failures = 0;
        this.#heard.anything();
        await this.#probe(client, ended);
      } catch (error) {
        warn(error);
      }
      await client.end().catch(() => undefined);
      const wait = Math.min(RETRY.longestMs, RETRY.firstMs * 2 ** failures);
      failures += 1;
      await this.#sleep(wait / 2 + (Math.random() * wait) / 2);
    }
  }

  #connection(): pg.Client {
    return new pg.Client({
      connectionString: this.#options.url,
      application_name: 'naap-pubsub',
      connectionTimeoutMillis: QUERY_TIMEOUT_MS,
      query_timeout: QUERY_TIMEOUT_MS,
      keepAlive: true,
    });
  }

  /** Resolves when the connection ended or the listener stopped; rejects if PostgreSQL does not respond. */
  async #probe(client: pg.Client, ended: Promise<void>): Promise<void> {
    let isOpen = true;
    void ended.then(() => {
      isOpen = false;
    });
    while (isOpen && !this.#isStopping) {
      const since = Date.now();
      // PostgreSQL sends the notifications of earlier commits before this response.
      await client.query('select 1');
      this.#heard.proof(since);
      await Promise.race([ended, this.#sleep(PROBE_INTERVAL_MS)]);
    }
  }

  async #poll(): Promise<void> {
    while (!this.#isStopping) {
      await this.#sleep(this.#options.pollMs ?? POLL_INTERVAL_MS);
      if (!this.#isStopping) this.#heard.anything();
    }
  }

  get #isStopping(): boolean {
    return this.#stopping.signal.aborted;
  }

  #sleep(ms: number): Promise<void> {
    return sleep(ms, undefined, { signal: this.#stopping.signal, ref: false }).catch(() => undefined);
  }
}
