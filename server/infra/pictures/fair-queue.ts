interface TaskOwner {
  caller: string;
  /** A heavy task never runs beside another heavy one. */
  isHeavy: boolean;
}

interface WaitingTask extends TaskOwner {
  start(): void;
}

/** Limits concurrent tasks: one per caller, and one heavy one. Callers take turns. */
export class FairQueue {
  readonly #atOnce: number;
  readonly #running = new Set<WaitingTask>();
  readonly #waiting = new Map<string, WaitingTask[]>();

  constructor(atOnce: number) {
    this.#atOnce = atOnce;
  }

  async run<T>(owner: TaskOwner, task: () => Promise<T>): Promise<T> {
    const { promise: turn, resolve: start } = Promise.withResolvers<void>();
    const waiting = { ...owner, start };
    const own = this.#waiting.get(owner.caller);
    if (own) own.push(waiting);
    else this.#waiting.set(owner.caller, [waiting]);
    this.#startNext();
    await turn;
    try {
      return await task();
    } finally {
      this.#running.delete(waiting);
      this.#putLast(owner.caller);
      this.#startNext();
    }
  }

  #startNext(): void {
    for (const [caller, tasks] of [...this.#waiting]) {
      if (this.#running.size >= this.#atOnce) return;
      const [next] = tasks;
      if (!next || !this.#mayRun(next)) continue;
      tasks.shift();
      if (tasks.length === 0) this.#waiting.delete(caller);
      this.#running.add(next);
      next.start();
    }
  }

  #putLast(caller: string): void {
    const tasks = this.#waiting.get(caller);
    if (!tasks) return;
    this.#waiting.delete(caller);
    this.#waiting.set(caller, tasks);
  }

  #mayRun({ caller, isHeavy }: WaitingTask): boolean {
    return ![...this.#running].some((running) => running.caller === caller || (isHeavy && running.isHeavy));
  }
}
