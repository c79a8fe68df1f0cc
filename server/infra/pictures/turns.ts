/** Lets a limited number of tasks run at once; the others wait their turn in order of arrival. */
export class Turns {
  #free: number;
  readonly #waiting: Array<() => void> = [];

  constructor(atOnce: number) {
    this.#free = atOnce;
  }

  /** Runs the task when its turn comes and answers with what it answers or throws. */
  async take<T>(task: () => Promise<T>): Promise<T> {
    if (this.#free > 0) this.#free -= 1;
    else await new Promise<void>((resolve) => this.#waiting.push(resolve));
    try {
      return await task();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#free += 1;
    }
  }
}
