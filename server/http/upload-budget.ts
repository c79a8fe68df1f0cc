import { Failure } from '../fail.ts';

const RETRY_AFTER_SECONDS = 5;

export interface UploadReservation {
  /** Fails with `request.too_many` or `server.unavailable` beyond the limits. */
  reserve(bytes: number): void;
  release(): void;
}

/** Bytes, in all and per caller. */
interface UploadLimits {
  total: number;
  perCaller: number;
}

/** Memory of forms from first byte to response: a caller with many large or slow ones hits their own limit first. */
export class UploadBudget {
  readonly #limits: UploadLimits;
  readonly #reservedBy = new Map<string, number>();
  #reserved = 0;

  constructor(limits: UploadLimits) {
    this.#limits = limits;
  }

  open(caller: string): UploadReservation {
    let reserved = 0;
    return {
      reserve: (bytes) => {
        const own = this.#reservedBy.get(caller) ?? 0;
        if (own + bytes > this.#limits.perCaller) {
          throw new Failure('request.too_many', { retryAfter: RETRY_AFTER_SECONDS });
        }
        if (this.#reserved + bytes > this.#limits.total) {
          throw new Failure('server.unavailable', { retryAfter: RETRY_AFTER_SECONDS });
        }
        this.#reservedBy.set(caller, own + bytes);
        this.#reserved += bytes;
        reserved += bytes;
      },
      release: () => {
        const left = (this.#reservedBy.get(caller) ?? 0) - reserved;
        if (left > 0) this.#reservedBy.set(caller, left);
        else this.#reservedBy.delete(caller);
        this.#reserved -= reserved;
        reserved = 0;
      },
    };
  }
}
