import type { Socket } from 'node:net';
import { Failure } from '../fail.ts';

interface ArrivalLimits {
  /** Time for the first bytes and for pauses of the connection. */
  graceMs: number;
  leastBytesPerSecond: number;
}

/** 128 kbit/s, a third of slow 3G, which sends a picture of 10 MB in 200 s. */
const LIMITS: ArrivalLimits = { graceMs: 30_000, leastBytesPerSecond: 16 * 1024 };

/** Watches how fast a form arrives, from the construction until `end`. */
export class Arrival {
  /** Rejects with `request.timeout` if less than the minimum speed has arrived after the grace period. */
  readonly stalled: Promise<never>;
  readonly #timer: NodeJS.Timeout;

  constructor(socket: Pick<Socket, 'bytesRead'>, limits: ArrivalLimits = LIMITS) {
    const { graceMs, leastBytesPerSecond } = limits;
    const startedAt = performance.now();
    const before = socket.bytesRead;
    const { promise, reject } = Promise.withResolvers<never>();
    // The promise may never be awaited.
    promise.catch(() => undefined);
    this.stalled = promise;
    this.#timer = setInterval(() => {
      const seconds = (performance.now() - startedAt - graceMs) / 1000;
      if (socket.bytesRead - before < seconds * leastBytesPerSecond) reject(new Failure('request.timeout'));
    }, graceMs / 10);
  }

  end(): void {
    clearInterval(this.#timer);
  }
}
