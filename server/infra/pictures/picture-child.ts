import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import { PROJECT_FOLDER } from '../project-folder.ts';
import type { PictureAnswer, PictureTask } from './picture-process.ts';

const IDLE_MS = 10_000;

/**
 * A child process for decoding, which ends after ten idle seconds: decoders take hundreds of megabytes and may crash on
 * hostile input.
 */
export class PictureChild {
  #child: ChildProcess | undefined;
  #ending: NodeJS.Timeout | undefined;
  readonly #timeoutMs: number;

  constructor(timeoutMs: number) {
    this.#timeoutMs = timeoutMs;
  }

  /** One task at a time. Throws when the process ends or times out. */
  async run(task: PictureTask): Promise<PictureAnswer> {
    clearTimeout(this.#ending);
    const child = this.#running();
    const { promise, resolve, reject } = Promise.withResolvers<PictureAnswer>();
    const exited = (code: number | null, signal: string | null) =>
      reject(new Error(`The picture process ended (${signal ?? code})`));
    const timer = setTimeout(() => this.#end(child), this.#timeoutMs);
    child.once('message', resolve).once('exit', exited).once('error', reject);
    child.ref();
    child.channel?.ref();
    child.send(task, (error) => error && reject(error));
    try {
      return await promise;
    } finally {
      clearTimeout(timer);
      child.off('message', resolve).off('exit', exited).off('error', reject);
      this.#scheduleExit(child);
    }
  }

  #running(): ChildProcess {
    if (this.#child) return this.#child;
    const child = fork(join(PROJECT_FOLDER, 'server/infra/pictures/picture-process.ts'), {
      serialization: 'advanced',
      env: {},
      execArgv: [],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    child.once('exit', () => this.#forget(child)).on('error', () => this.#forget(child));
    this.#child = child;
    return child;
  }

  /** An idle child must neither block the server's exit nor survive it. */
  #scheduleExit(child: ChildProcess): void {
    child.unref();
    child.channel?.unref();
    this.#ending = setTimeout(() => this.#end(child), IDLE_MS).unref();
  }

  #end(child: ChildProcess): void {
    this.#forget(child);
    child.kill('SIGKILL');
  }

  #forget(child: ChildProcess): void {
    if (this.#child === child) this.#child = undefined;
  }
}
