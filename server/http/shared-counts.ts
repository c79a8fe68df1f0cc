import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import type { Redis } from '../infra/redis.ts';

interface Count {
  current: number;
  /** Milliseconds until the window ends. */
  ttl: number;
}

/** What the plugin passes besides its options. */
interface RouteOfLimit {
  routeInfo: { method: string; url: string };
}

const COUNT = `
  local current = redis.call('incr', KEYS[1])
  if current == 1 then redis.call('pexpire', KEYS[1], ARGV[1]) end
  return {current, redis.call('pttl', KEYS[1])}`;

/** A store of @fastify/rate-limit that counts in Redis, or in this process while Redis does not respond. */
export function sharedCounts(redis: Redis, maxInMemory: number): FastifyRateLimitStoreCtor {
  class SharedCounts implements FastifyRateLimitStore {
    readonly #limit: string;
    readonly #own = new MemoryCounts(maxInMemory);

    constructor(_options: object, limit = 'all') {
      this.#limit = limit;
    }

    incr(
      address: string,
      callback: (error: Error | null, result?: Count) => void,
      windowMs: number,
      _max: number,
    ): void {
      const counted = redis.isReady
        ? redis.run(COUNT, [`rate:${this.#limit}:${address}`], [windowMs]).then(countOf)
        : Promise.reject(new Error('no Redis'));
      counted
        .catch(() => this.#own.count(address, windowMs))
        .then((count) => callback(null, count), callback);
    }

    child(route: object): SharedCounts {
      const { method, url } = (route as RouteOfLimit).routeInfo;
      return new SharedCounts({}, `${method} ${url}`);
    }
  }
  return SharedCounts;
}

function countOf(reply: unknown): Count {
  const [current, ttl] = reply as [number, number];
  return { current, ttl };
}

/** Calls per key within a window. */
export class MemoryCounts {
  readonly #maxAddresses: number;
  readonly #windows = new Map<string, { current: number; endsAt: number }>();

  constructor(maxAddresses: number) {
    this.#maxAddresses = maxAddresses;
  }

  count(address: string, windowMs: number): Count {
    const now = Date.now();
    let window = this.#windows.get(address);
    if (!window || window.endsAt <= now) window = { current: 0, endsAt: now + windowMs };
    window.current += 1;
    // Evicts the addresses that were idle longest.
    this.#windows.delete(address);
    this.#windows.set(address, window);
    const [eldest] = this.#windows.keys();
    if (eldest !== undefined && this.#windows.size > this.#maxAddresses) this.#windows.delete(eldest);
    return { current: window.current, ttl: window.endsAt - now };
  }
}
