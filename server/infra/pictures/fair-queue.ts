interface TaskOwner {
  /** The tasks of one caller run one after the other. */
  caller: string;
  /** Whether no other heavy task may run beside it. */
  isHeavy: boolean;
}

interface WaitingTask extends TaskOwner {
  start(): void;
}

/**
 * Runs a limited number of tasks at once, one per caller and one heavy task at a time. Waiting callers take turns, so
 * that nobody waits for more than one task of each other caller.
 */
export class FairQueue {
  readonly #atOnce: number;
  readonly #running = new Set<WaitingTask>();
  /** The tasks of each caller in order of arrival; callers in the order of their turns. */
  readonly #waiting = new Map<string, WaitingTask[]>();

  constructor(atOnce: number) {
    this.#atOnce = atOnce;
  }

  /** Runs the task when its turn comes; resolves and rejects as it does. */
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

  /** Starts what may run now. */
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

  /** The caller's next turn comes after everybody else's. */
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
