import type { Socket } from 'node:net';
import { Failure } from '../fail.ts';

interface ArrivalLimits {
  /** For the connection's pauses, and the first bytes. */
  graceMs: number;
  leastBytesPerSecond: number;
}

/** 128 kbit/s, a third of slow 3G, which sends a picture of 10 MB in 200 s. */
const LIMITS: ArrivalLimits = { graceMs: 30_000, leastBytesPerSecond: 16 * 1024 };

/** Watches how fast a form arrives, from now until `end`. */
export class Arrival {
  /** Rejects with `request.timeout` once less has arrived than at the least speed, after the grace period. */
  readonly stalled: Promise<never>;
  readonly #timer: NodeJS.Timeout;

  constructor(socket: Pick<Socket, 'bytesRead'>, limits: ArrivalLimits = LIMITS) {
    const { graceMs, leastBytesPerSecond } = limits;
    const startedAt = performance.now();
    const before = socket.bytesRead;
    const { promise, reject } = Promise.withResolvers<never>();
    // Nobody may wait for it.
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
