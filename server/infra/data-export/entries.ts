import { Readable } from 'node:stream';

/** A file in the copy of an account's data, opened when it is written. */
export interface ExportEntry {
  path: string;
  /** One sentence for the table of contents; absent for repeated files, such as pictures. */
  about?: string;
  open(): Promise<Readable>;
}

export function jsonFile(path: string, about: string, read: () => Promise<unknown>): ExportEntry {
  return { path, about, open: async () => Readable.from([`${JSON.stringify(await read(), null, 2)}\n`]) };
}

/** A file with a JSON array that is never in memory as a whole. */
export function jsonList(path: string, about: string, rows: () => AsyncIterable<unknown>): ExportEntry {
  return { path, about, open: async () => Readable.from(arrayOf(rows())) };
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
