import { Failure } from '../fail.ts';

/** Seconds after which a form that was refused may be sent again. */
const RETRY_AFTER_SECONDS = 5;

/** What one form has reserved. */
export interface UploadReservation {
  /** Reserves so many bytes more. Fails with `request.too_many` or `server.unavailable` when there are none. */
  reserve(bytes: number): void;
  /** Gives all of them back. */
  release(): void;
}

/** Limits for all forms together, and for those of one caller, in bytes. */
interface UploadLimits {
  total: number;
  perCaller: number;
}

/**
 * The memory that forms may take together, from their first byte until they are answered, so that a caller who sends many
 * large ones, or sends them slowly, reaches a limit of their own before others notice.
 */
export class UploadBudget {
  readonly #limits: UploadLimits;
  readonly #reservedBy = new Map<string, number>();
  #reserved = 0;

  constructor(limits: UploadLimits) {
    this.#limits = limits;
  }

  /** Opens an empty reservation for a caller's form. */
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
