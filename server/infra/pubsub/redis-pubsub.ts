import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Redis } from '../redis.ts';
import { notify, PgListener, type PgListenerOptions } from './pg-listener.ts';
import type { PubSub } from './pubsub.ts';
import { Subscribers } from './pubsub.ts';

const CHANNEL = 'announcements';
const LEASE = { key: 'relay', ms: 3_000, renewMs: 1_000 };
/** A relay without a sign of PostgreSQL for this long gives the lease to another process. */
const DEAF_MS = 5_000;

/** No topic starts with these characters. */
const ANYTHING = '*';
const PROOF = '!';

const TAKE_LEASE = `
  local holder = redis.call('get', KEYS[1])
  if holder and holder ~= ARGV[1] then return 0 end
  redis.call('set', KEYS[1], ARGV[1], 'px', ARGV[2])
  return 1`;
const LEAVE_LEASE = `
  if redis.call('get', KEYS[1]) == ARGV[1] then redis.call('del', KEYS[1]) end
  return 1`;

interface RedisPubSubOptions extends PgListenerOptions {
  redis: Redis;
}

/**
 * PostgreSQL announces, because only that is transactional; Redis distributes. One process, the relay, listens to
 * PostgreSQL and publishes to Redis, so that the others need no connection for it. A process without Redis listens to
 * PostgreSQL itself (decision 0069).
 */
export class RedisPubSub implements PubSub {
  readonly publish = notify;
  heardUntil = 0;
  readonly #options: RedisPubSubOptions;
  readonly #redis: Redis;
  readonly #subscribers = new Subscribers();
  readonly #closing = new AbortController();
  readonly #id = randomUUID();
  #listener: PgListener | undefined;
  #provenAt = 0;
  #isRelay = false;
  #isSubscribed = false;
  #running: Promise<void> | undefined;

  constructor(options: RedisPubSubOptions) {
    this.#options = options;
    this.#redis = options.redis;
  }

  subscribeAll(prefix: string, onChange: (topic: string | undefined) => void): () => void {
    this.#start();
    return this.#subscribers.addAll(prefix, onChange);
  }

  async close(): Promise<void> {
    this.#closing.abort();
    await this.#running;
    if (this.#isRelay) {
      await this.#redis.run(LEAVE_LEASE, [LEASE.key], [this.#id]).catch(() => undefined);
    }
    await this.#listener?.stop();
  }

  #start(): void {
    if (this.#running) return;
    this.#redis.onReady(() => void this.#join());
    this.#redis.onLost(() => this.#listenAlone());
    this.#running = this.#keepRoles();
  }

  /** Announces that anything may have changed, because messages published during the outage are lost. */
  async #join(): Promise<void> {
    if (this.#closing.signal.aborted) return;
    try {
      // The client renews an existing subscription itself.
      if (!this.#isSubscribed) await this.#redis.subscribe(CHANNEL, (message) => this.#hear(message));
      this.#isSubscribed = true;
      this.#subscribers.announceAll();
      await this.#takeOrLeaveLease();
    } catch {
      // The connection was lost again; the next `ready` retries.
    }
  }

  #hear(message: string): void {
    if (message === PROOF) this.heardUntil = Date.now();
    else if (message === ANYTHING) this.#subscribers.announceAll();
    else this.#subscribers.announce(message);
  }

  async #keepRoles(): Promise<void> {
    while (!this.#closing.signal.aborted) {
      await sleep(LEASE.renewMs, undefined, { signal: this.#closing.signal, ref: false }).catch(
        () => undefined,
      );
      if (!this.#redis.isReady || !this.#isSubscribed) this.#listenAlone();
      else await this.#takeOrLeaveLease();
    }
  }

  async #takeOrLeaveLease(): Promise<void> {
    if (this.#closing.signal.aborted) return;
    try {
      // Behind a pooler no notifications arrive, and the relay polls for all processes.
      const canHear = this.#options.poolMode !== 'transaction';
      const isDeaf = canHear && this.#isRelay && Date.now() - this.#provenAt > DEAF_MS;
      const script = isDeaf ? LEAVE_LEASE : TAKE_LEASE;
      const taken = await this.#redis.run(script, [LEASE.key], [this.#id, LEASE.ms]);
      if (isDeaf || taken !== 1) this.#follow();
      else this.#lead();
    } catch {
      this.#listenAlone();
    }
  }

  #lead(): void {
    if (this.#isRelay) return;
    this.#isRelay = true;
    this.#provenAt = Date.now();
    // Announcements may have been missed until now.
    if (this.#listener) this.#relay(ANYTHING);
    else this.#listen();
  }

  #follow(): void {
    this.#isRelay = false;
    void this.#listener?.stop();
    this.#listener = undefined;
  }

  #listenAlone(): void {
    this.#isRelay = false;
    if (!this.#closing.signal.aborted) this.#listen();
  }

  #listen(): void {
    this.#listener ??= new PgListener(this.#options, {
      topic: (topic) => this.#relay(topic),
      anything: () => this.#relay(ANYTHING),
      proof: (since) => {
        this.#provenAt = Date.now();
        if (this.#isRelay) this.#relay(PROOF);
        else this.heardUntil = since;
      },
    });
  }

  /** Sends to all processes, this one included; without Redis only to this one. */
  #relay(message: string): void {
    if (this.#isRelay) this.#redis.publish(CHANNEL, message).catch(() => this.#hear(message));
    else this.#hear(message);
  }
}
