import { AsyncLocalStorage } from 'node:async_hooks';
import { Readable } from 'node:stream';
import type { dataExportWords } from '#words';

/** A file in the copy of an account's data, read when it is written, in the language in which it was made. */
export interface ExportEntry {
  path: string;
  open(): Promise<Readable>;
}

/** The table of contents has a line about each. */
type DataFile = keyof typeof dataExportWords.files;

export function jsonFile(path: DataFile, read: () => Promise<unknown>): ExportEntry {
  const bound = AsyncLocalStorage.bind(read);
  return { path, open: async () => Readable.from([`${JSON.stringify(await bound(), null, 2)}\n`]) };
}

/** A file with a JSON array that is never in memory as a whole. */
export function jsonList(path: DataFile, rows: () => AsyncIterable<unknown>): ExportEntry {
  const bound = AsyncLocalStorage.bind(() => iteratedHere(rows()));
  return { path, open: async () => Readable.from(arrayOf(bound())) };
}

/** A generator would run in the context of whoever asks it for the next item. */
function iteratedHere<Item>(items: AsyncIterable<Item>): AsyncIterable<Item> {
  const iterator = items[Symbol.asyncIterator]();
  const here = {
    next: AsyncLocalStorage.bind(() => iterator.next()),
    return: async () => (await iterator.return?.()) ?? { done: true as const, value: undefined },
  };
  return { [Symbol.asyncIterator]: () => here };
}

async function* arrayOf(rows: AsyncIterable<unknown>): AsyncGenerator<string> {
  let separator = '[';
  for await (const row of rows) {
    yield `${separator}\n${JSON.stringify(row, null, 2)}`;
    separator = ',';
  }
  yield separator === '[' ? '[]\n' : '\n]\n';
}

/** Iterates over the items of all pages, loading one page at a time. */
export async function* allPages<Item>(
  read: (page: number) => Promise<{ next: string | null; results: readonly Item[] }>,
): AsyncGenerator<Item> {
  let page = 1;
  let next: string | null;
  do {
    const list = await read(page);
    yield* list.results;
    next = list.next;
    page += 1;
  } while (next !== null);
}
