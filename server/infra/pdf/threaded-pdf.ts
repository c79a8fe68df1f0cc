import { Worker } from 'node:worker_threads';
import { currentLocale } from '#words';
import type { Locale } from '../../../contract/locale.ts';
import { BusyError } from '../busy-error.ts';
import { FairQueue } from '../pictures/fair-queue.ts';
import { threadModule } from '../project-folder.ts';

export type Renderer = (...args: never[]) => Promise<Buffer>;

export interface PdfTask {
  /** Relative to `server/`. */
  file: `modules/${string}-document.ts`;
  /** Name of the exported function. */
  name: string;
  /** Of the words of the paper. */
  locale: Locale;
  args: readonly unknown[];
}

type Printed = { bytes: Uint8Array } | { error: Error };

const MAX_WAITING = 100;
const MAX_WAITING_OF_CALLER = 4;
const TIME_LIMIT_MS = 30_000;
/** The idle thread ends after this, because its fonts take 60 MB. */
const IDLE_MS = 60_000;

const queue = new FairQueue(1);
const waiting = new Map<string, number>();
let worker: Worker | undefined;
let ending: NodeJS.Timeout | undefined;

/**
 * Prints a PDF in the current language on a low-priority thread. `caller` is the account or document; callers take
 * turns. Throws BusyError when too many wait.
 */
export async function printPdf<Render extends Renderer>(
  caller: string,
  renderer: Pick<PdfTask, 'file' | 'name'>,
  ...args: Parameters<Render>
): Promise<Buffer> {
  const locale = currentLocale();
  const own = waiting.get(caller) ?? 0;
  const all = [...waiting.values()].reduce((sum, count) => sum + count, 0);
  if (own >= MAX_WAITING_OF_CALLER || all >= MAX_WAITING) throw new BusyError('Too many PDFs wait');
  waiting.set(caller, own + 1);
  try {
    return await queue.run({ caller, isHeavy: true }, () => print({ ...renderer, locale, args }));
  } finally {
    const left = (waiting.get(caller) ?? 1) - 1;
    if (left > 0) waiting.set(caller, left);
    else waiting.delete(caller);
  }
}

async function print(task: PdfTask): Promise<Buffer> {
  clearTimeout(ending);
  worker ??= new Worker(threadModule('infra/pdf/pdf-thread.ts'));
  const thread = worker;
  const { promise, resolve, reject } = Promise.withResolvers<Printed>();
  const limit = setTimeout(() => reject(new Error('A PDF took too long')), TIME_LIMIT_MS);
  const ended = () => reject(new Error('The thread of PDFs ended.'));
  thread.ref();
  thread.once('message', resolve).once('error', reject).once('exit', ended);
  try {
    thread.postMessage(task);
    const printed = await promise;
    if ('error' in printed) throw printed.error;
    return Buffer.from(printed.bytes);
  } catch (error) {
    end(thread);
    throw error;
  } finally {
    clearTimeout(limit);
    thread.off('message', resolve).off('error', reject).off('exit', ended);
    thread.unref();
    ending = setTimeout(end, IDLE_MS, thread).unref();
  }
}

function end(thread: Worker): void {
  if (worker === thread) worker = undefined;
  void thread.terminate();
}
