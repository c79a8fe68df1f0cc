import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import type { PoolMode, Tx } from '../../db/client.ts';
import type { PubSub } from './pubsub.ts';

/** Also that of the triggers that announce by themselves. */
const CHANNEL = 'naap';

const RETRY = { firstMs: 200, longestMs: 30_000 };
/** A connection that died silently is noticed by the next probe. */
const PROBE_INTERVAL_MS = 20_000;
const QUERY_TIMEOUT_MS = 10_000;
/** `transaction` poolers pass no notifications, so everything is read again now and then. */
const POLL_INTERVAL_MS = 20_000;
/** Topics that are announced together when announcements may have been lost, so that not all pages read at once. */
const BATCH = { size: 100, pauseMs: 200 };

interface PgPubSubOptions {
  url: string;
  poolMode?: PoolMode;
  pollMs?: number;
  log: { warn(details: object, message: string): void };
}

/** On PostgreSQL's LISTEN and NOTIFY, by one connection that opens with the first subscription (decision 0062). */
export class PgPubSub implements PubSub {
  readonly #options: PgPubSubOptions;
  readonly #subscribers = new Map<string, Set<() => void>>();
  readonly #closing = new AbortController();
  #running: Promise<void> | undefined;

  constructor(options: PgPubSubOptions) {
    this.#options = options;
  }

  async publish(tx: Tx, topic: string): Promise<void> {
    await tx.execute(sql`select pg_notify(${CHANNEL}, ${topic})`);
  }

  subscribe(topic: string, onChange: () => void): () => void {
    const subscribers = this.#subscribers.get(topic) ?? new Set();
    subscribers.add(onChange);
    this.#subscribers.set(topic, subscribers);
    this.#running ??= this.#options.poolMode === 'transaction' ? this.#poll() : this.#listen();
    return () => {
      subscribers.delete(onChange);
      if (subscribers.size === 0 && this.#subscribers.get(topic) === subscribers) {
        this.#subscribers.delete(topic);
      }
    };
  }

  async close(): Promise<void> {
    this.#closing.abort();
    await this.#running;
  }

  async #listen(): Promise<void> {
    let failures = 0;
    while (!this.#closing.signal.aborted) {
      const client = this.#connection();
      const ended = new Promise<void>((resolve) => client.once('end', resolve));
      client.on('error', (error) => {
        if (!this.#closing.signal.aborted)
          this.#options.log.warn({ err: error }, 'announcements interrupted');
      });
      client.on('notification', ({ payload = '' }) => this.#announce(payload));
      try {
        await client.connect();
        await client.query(`listen ${CHANNEL}`);
        failures = 0;
        void this.#announceAll();
        await this.#probe(client, ended);
      } catch (error) {
        if (!this.#closing.signal.aborted)
          this.#options.log.warn({ err: error }, 'announcements interrupted');
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

  /** Resolves when the connection has ended or the service closes; fails when it does not answer. */
  async #probe(client: pg.Client, ended: Promise<void>): Promise<void> {
    let isOpen = true;
    void ended.then(() => {
      isOpen = false;
    });
    while (isOpen && !this.#closing.signal.aborted) {
      await Promise.race([ended, this.#sleep(PROBE_INTERVAL_MS)]);
      if (isOpen && !this.#closing.signal.aborted) await client.query('select 1');
    }
  }

  async #poll(): Promise<void> {
    while (!this.#closing.signal.aborted) {
      await this.#sleep(this.#options.pollMs ?? POLL_INTERVAL_MS);
      await this.#announceAll();
    }
  }

  #announce(topic: string): void {
    for (const onChange of this.#subscribers.get(topic) ?? []) onChange();
  }

  async #announceAll(): Promise<void> {
    const topics = [...this.#subscribers.keys()];
    for (let start = 0; start < topics.length && !this.#closing.signal.aborted; start += BATCH.size) {
      for (const topic of topics.slice(start, start + BATCH.size)) this.#announce(topic);
      await this.#sleep(BATCH.pauseMs);
    }
  }

  #sleep(ms: number): Promise<void> {
    return sleep(ms, undefined, { signal: this.#closing.signal, ref: false }).catch(() => undefined);
  }
}
