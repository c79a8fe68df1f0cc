import { Failure } from '../fail.ts';

const RETRY_AFTER_SECONDS = 5;

export interface UploadReservation {
  /**
   * Fails with `request.too_large` for a form that alone exceeds the limit of its caller, with `request.too_many` or
   * `server.unavailable` beyond the limits.
   */
  reserve(bytes: number): void;
  release(): void;
}

/** Bytes, in all, per network and per caller. */
interface UploadLimits {
  total: number;
  perNetwork: number;
  perCaller: number;
}

/** Memory of forms, from first byte to response. Callers and networks with large forms reach their own limit first. */
export class UploadBudget {
  readonly #limits: UploadLimits;
  readonly #byCaller = new Map<string, number>();
  readonly #byNetwork = new Map<string, number>();
  #reserved = 0;

  constructor(limits: UploadLimits) {
    this.#limits = limits;
  }

  open(caller: string, network: string): UploadReservation {
    let reserved = 0;
    return {
      reserve: (bytes) => {
        if (reserved + bytes > this.#limits.perCaller) throw new Failure('request.too_large');
        const own = this.#byCaller.get(caller) ?? 0;
        const ofNetwork = this.#byNetwork.get(network) ?? 0;
        if (own + bytes > this.#limits.perCaller || ofNetwork + bytes > this.#limits.perNetwork) {
          throw new Failure('request.too_many', { retryAfter: RETRY_AFTER_SECONDS });
        }
        if (this.#reserved + bytes > this.#limits.total) {
          throw new Failure('server.unavailable', { retryAfter: RETRY_AFTER_SECONDS });
        }
        this.#byCaller.set(caller, own + bytes);
        this.#byNetwork.set(network, ofNetwork + bytes);
        this.#reserved += bytes;
        reserved += bytes;
      },
      release: () => {
        subtract(this.#byCaller, caller, reserved);
        subtract(this.#byNetwork, network, reserved);
        this.#reserved -= reserved;
        reserved = 0;
      },
    };
  }
}

function subtract(counts: Map<string, number>, key: string, bytes: number): void {
  const left = (counts.get(key) ?? 0) - bytes;
  if (left > 0) counts.set(key, left);
  else counts.delete(key);
}
