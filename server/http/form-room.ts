import { Failure } from '../fail.ts';

/** Forms of one caller that may be sent or worked on at the same moment. */
const FORMS_PER_CALLER = 4;

/** Seconds after which a form that found no room may come again. */
const COME_AGAIN = 5;

/** The place of one form. */
export interface FormPlace {
  /** Takes room for so many bytes more. Fails with `server.unavailable` when there is none. */
  hold(bytes: number): void;
  /** Gives the room back. */
  leave(): void;
}

/**
 * The memory that forms with pictures may take together, from their first byte until they are answered: whoever sends
 * many large ones at once, or very slowly, meets an end before the server does.
 */
export class FormRoom {
  readonly #most: number;
  readonly #forms = new Map<string, number>();
  #held = 0;

  /** `most`: bytes. */
  constructor(most: number) {
    this.#most = most;
  }

  /** A place for a caller's form. Fails with `request.too_many` when the caller has several already. */
  enter(caller: string): FormPlace {
    const others = this.#forms.get(caller) ?? 0;
    if (others >= FORMS_PER_CALLER) throw new Failure('request.too_many', { retryAfter: COME_AGAIN });
    this.#forms.set(caller, others + 1);
    let held = 0;
    return {
      hold: (bytes) => {
        if (this.#held + bytes > this.#most)
          throw new Failure('server.unavailable', { retryAfter: COME_AGAIN });
        this.#held += bytes;
        held += bytes;
      },
      leave: () => {
        this.#held -= held;
        held = 0;
        const left = (this.#forms.get(caller) ?? 1) - 1;
        if (left > 0) this.#forms.set(caller, left);
        else this.#forms.delete(caller);
      },
    };
  }
}
