import { createHash } from 'node:crypto';
import { createClient } from '@redis/client';

/** A command fails after `commandMs`, a connection is closed after `silenceMs`. */
const LIMITS = { connectMs: 2_000, commandMs: 300, silenceMs: 3_000, pingMs: 1_000 };
/** After a timeout, commands fail immediately for this long. */
const PAUSE_MS = 1_000;
const RETRY = { firstMs: 100, longestMs: 5_000 };

interface RedisOptions {
  url: string;
  /** Separates shops that share a Redis. */
  secret: string;
  log: { warn(details: object, message: string): void; info(message: string): void };
}

/**
 * One Redis connection, opened on first use, which reconnects by itself. Commands fail immediately while it is down,
 * because nothing may wait for Redis (decision 0069).
 */
export class Redis {
  readonly #options: RedisOptions;
  readonly #prefix: string;
  readonly #client;
  #opened = false;
  #isDown = false;
  #pausedUntil = 0;

  constructor(options: RedisOptions) {
    this.#options = options;
    this.#prefix = `naap:${createHash('sha256').update(`redis ${options.secret}`).digest('hex').slice(0, 12)}`;
    this.#client = createClient({
      url: options.url,
      disableOfflineQueue: true,
      disableClientInfo: true,
      pingInterval: LIMITS.pingMs,
      socket: {
        connectTimeout: LIMITS.connectMs,
        socketTimeout: LIMITS.silenceMs,
        reconnectStrategy: (retries) => {
          const wait = Math.min(RETRY.longestMs, RETRY.firstMs * 2 ** retries);
          return wait / 2 + (Math.random() * wait) / 2;
        },
      },
    });
    this.#client.on('error', (err: Error) => this.#lost(err));
    this.#client.on('ready', () => this.#found());
  }

  get isReady(): boolean {
    this.#open();
    return this.#client.isReady;
  }

  /** Calls back on each (re)connection, and at once if already connected. */
  onReady(listener: () => void): void {
    this.#open();
    this.#client.on('ready', listener);
    if (this.#client.isReady) listener();
  }

  onLost(listener: () => void): void {
    this.#client.on('reconnecting', listener);
  }

  async publish(channel: string, message: string): Promise<void> {
    this.#open();
    await this.#answered(() => this.#client.publish(this.#nameOf(channel), message));
  }

  /** The client subscribes again after a reconnection, before `onReady`. */
  async subscribe(channel: string, listener: (message: string) => void): Promise<void> {
    this.#open();
    await this.#client.subscribe(this.#nameOf(channel), listener);
  }

  /** Runs a Lua script; `keys` are prefixed for the shop. */
  async run(script: string, keys: readonly string[], values: readonly (string | number)[]): Promise<unknown> {
    this.#open();
    return this.#answered(() =>
      this.#client.eval(script, {
        keys: keys.map((key) => this.#nameOf(key)),
        arguments: values.map(String),
      }),
    );
  }

  close(): void {
    if (this.#opened) this.#client.destroy();
  }

  #open(): void {
    if (this.#opened) return;
    this.#opened = true;
    // Failures are reported as the client's errors.
    this.#client.connect().catch(() => undefined);
  }

  async #answered<Result>(command: () => Promise<Result>): Promise<Result> {
    if (Date.now() < this.#pausedUntil) throw new Error('Redis has not answered');
    let timer: NodeJS.Timeout | undefined;
    const overdue = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => {
        this.#pausedUntil = Date.now() + PAUSE_MS;
        reject(new Error('Redis has not answered'));
      }, LIMITS.commandMs);
    });
    const reply = command();
    return Promise.race([reply, overdue]).finally(() => {
      clearTimeout(timer);
      reply.catch(() => undefined);
    });
  }

  #nameOf(key: string): string {
    return `${this.#prefix}:${key}`;
  }

  #lost(err: Error): void {
    if (this.#isDown) return;
    this.#isDown = true;
    this.#options.log.warn({ err }, 'Redis is unreachable: each process counts and listens by itself');
  }

  #found(): void {
    if (this.#isDown) this.#options.log.info('Redis is reachable again');
    this.#isDown = false;
  }
}
