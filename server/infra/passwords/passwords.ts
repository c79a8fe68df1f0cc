import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { BusyError } from '../busy-error.ts';
import { PROJECT_FOLDER } from '../project-folder.ts';
import type { PasswordScore } from './password-score.ts';

export interface Passwords {
  /** Returns PHC form. Throws BusyError when too many calls wait. */
  hash(password: string): Promise<string>;
  /** A `null` hash takes the same time and is always false. Throws BusyError. */
  verify(hash: string | null, password: string): Promise<boolean>;
  /** `personalWords` are names and numbers of the owner. Throws BusyError. */
  score(password: string, personalWords: readonly string[]): Promise<PasswordScore>;
  close(): Promise<void>;
}

type Question =
  | { password: string; hash?: string | null }
  | { password: string; personalWords: readonly string[] };

type Result = string | boolean | PasswordScore;

export type PasswordTask = { id: number } & Question;

export type PasswordResult = { id: number; value: Result } | { id: number; error: string };

type Pending = { resolve(value: Result): void; reject(error: Error): void };

const MAX_WAITING = 200;

/** Hashes one password at a time on a low-priority thread: sign-ins queue, pages are not delayed. */
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

  async #ask(question: Question): Promise<Result> {
    if (this.#pending.size >= MAX_WAITING) throw new BusyError('Too many passwords wait to be hashed');
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
    const worker = new Worker(join(PROJECT_FOLDER, 'server/infra/passwords/password-thread.ts'));
    worker.unref();
    worker.on('message', (result: PasswordResult) => {
      const pending = this.#pending.get(result.id);
      this.#pending.delete(result.id);
      if (this.#pending.size === 0) worker.unref();
      if ('error' in result) pending?.reject(new Error(result.error));
      else pending?.resolve(result.value);
    });
    const failAll = (error: Error) => {
      // A failed thread also exits, possibly after its replacement started.
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
