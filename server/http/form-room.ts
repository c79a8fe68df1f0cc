import { Failure } from '../fail.ts';

/** Seconds after which a form that found no room may come again. */
const COME_AGAIN = 5;

/** The place of one form. */
export interface FormPlace {
  /** Takes room for so many bytes more. Fails with `request.too_many` or `server.unavailable` when there is none. */
  hold(bytes: number): void;
  /** Gives the room back. */
  leave(): void;
}

/** What forms may take together, and what those of one caller may, in bytes. */
interface Bounds {
  most: number;
  mostOfOne: number;
}

/**
 * The memory that the pictures of forms may take together, from their first byte until they are answered: whoever sends
 * many large ones at once, or very slowly, meets an end before the server does, and before others notice.
 */
export class FormRoom {
  readonly #bounds: Bounds;
  readonly #heldBy = new Map<string, number>();
  #held = 0;

  constructor(bounds: Bounds) {
    this.#bounds = bounds;
  }

  /** A place for a caller's form. */
  enter(caller: string): FormPlace {
    let held = 0;
    return {
      hold: (bytes) => {
        const own = this.#heldBy.get(caller) ?? 0;
        if (own + bytes > this.#bounds.mostOfOne)
          throw new Failure('request.too_many', { retryAfter: COME_AGAIN });
        if (this.#held + bytes > this.#bounds.most) {
          throw new Failure('server.unavailable', { retryAfter: COME_AGAIN });
        }
        this.#heldBy.set(caller, own + bytes);
        this.#held += bytes;
        held += bytes;
      },
      leave: () => {
        const left = (this.#heldBy.get(caller) ?? 0) - held;
        if (left > 0) this.#heldBy.set(caller, left);
        else this.#heldBy.delete(caller);
        this.#held -= held;
        held = 0;
      },
    };
  }
}
