import { Worker } from 'node:worker_threads';
import { BusyError } from '../busy-error.ts';
import type { PasswordScore } from './password-score.ts';

/** Hashes and verifies passwords with Argon2id, and scores new ones with zxcvbn. */
export interface Passwords {
  /** The hash in PHC form. Throws BusyError, as verifying does, when too many wait already. */
  hash(password: string): Promise<string>;
  /** Whether the password belongs to the hash; `null` costs the same time and is always false. */
  verify(hash: string | null, password: string): Promise<boolean>;
  /** How hard the password is to guess for somebody who knows these words of its owner. Throws BusyError too. */
  score(password: string, personalWords: readonly string[]): Promise<PasswordScore>;
  /** Ends the thread; what still waits is rejected. */
  close(): Promise<void>;
}

type Question =
  | { password: string; hash?: string | null }
  | { password: string; personalWords: readonly string[] };

type Answer = string | boolean | PasswordScore;

export type PasswordTask = { id: number } & Question;

export type PasswordResult = { id: number; value: Answer } | { id: number; error: string };

type Pending = { resolve(value: Answer): void; reject(error: Error): void };

/** How many may wait: some seconds' work, and nobody waits longer for an answer. */
const MOST_WAITING = 200;

/**
 * Works on one at a time on a thread of its own with low priority: sign-ins wait for each other,
 * while pages and lists stay quick. The thread starts with the first password.
 */
export class ThreadedPasswords implements Passwords {
  #worker: Worker | undefined;
  #next = 1;
  readonly #pending = new Map<number, Pending>();

  hash(password: string): Promise<string> {
    return this.#ask({ password }) as Promise<string>;
  }

  verify(hash: string | null, password: string): Promise<boolean> {
    return this.#ask({ hash, password }) as Promise<boolean>;
  }

  score(password: string, personalWords: readonly string[]): Promise<PasswordScore> {
    return this.#ask({ password, personalWords }) as Promise<PasswordScore>;
  }

  async close(): Promise<void> {
    await this.#worker?.terminate();
  }

  async #ask(question: Question): Promise<Answer> {
    if (this.#pending.size >= MOST_WAITING) throw new BusyError('Too many passwords wait to be hashed');
    const worker = this.#start();
    const id = this.#next++;
    return new Promise((resolve, reject) => {
      this.#pending.set(id, { resolve, reject });
      if (this.#pending.size === 1) worker.ref();
      worker.postMessage({ id, ...question } satisfies PasswordTask);
    });
  }

  #start(): Worker {
    if (this.#worker) return this.#worker;
    const worker = new Worker(new URL('./password-thread.ts', import.meta.url));
    worker.unref();
    worker.on('message', (result: PasswordResult) => {
      const pending = this.#pending.get(result.id);
      this.#pending.delete(result.id);
      if (this.#pending.size === 0) worker.unref();
      if ('error' in result) pending?.reject(new Error(result.error));
      else pending?.resolve(result.value);
    });
    const failAll = (error: Error) => {
      // A thread that failed also exits, and by then another one may be at work.
      if (this.#worker !== worker) return;
      this.#worker = undefined;
      for (const pending of this.#pending.values()) pending.reject(error);
      this.#pending.clear();
    };
    worker.on('error', failAll);
    worker.on('exit', () => failAll(new Error('The password thread ended.')));
    this.#worker = worker;
    return worker;
  }
}
