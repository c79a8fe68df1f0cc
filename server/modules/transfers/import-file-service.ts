import { basicWords } from '#words';
import { BYTE_ORDER_MARK, CsvError, CsvReader, isBlank, writeCsv } from '../../../contract/csv.ts';
import { fail } from '../../fail.ts';
import { pauses } from '../../infra/event-loop.ts';
import { MissingFileError, type Storage } from '../../infra/storage/storage.ts';
import type { ImportKind } from '../../infra/transfers/kinds.ts';

const ROWS_PER_PIECE = 500;

/** `cells` by column; `number` as in a spreadsheet, where the header is row 1; `group` is that of its first row. */
export interface FileRow {
  number: number;
  group: number;
  cells: Record<string, string>;
}

/**
 * Streams the rows of an uploaded file, without blank ones. Fails with `transfers.not_csv`,
 * `transfers.columns_missing`, `transfers.too_many_rows` or `transfers.no_file`.
 */
export async function* rowsOfFile(
  storage: Storage,
  keys: readonly string[],
  {
    columns,
    optionalColumns = [],
    maxRows,
    groupOf,
  }: Pick<ImportKind, 'columns' | 'optionalColumns' | 'maxRows' | 'groupOf'>,
): AsyncGenerator<FileRow> {
  let places: number[] | undefined;
  let number = 0;
  let last: { text: string | undefined; group: number } | undefined;
  for await (const row of csvRows(storage, keys)) {
    number += 1;
    if (!places) {
      places = placesOf(columns, optionalColumns, row);
      continue;
    }
    // Blank rows count too, because reading them takes time.
    if (number > maxRows + 1) fail('transfers.too_many_rows', { limit: maxRows.toLocaleString('en') });
    if (!isBlank(row)) {
      const cells = cellsOf(columns, places, row);
      const text = groupOf?.(cells);
      last = { text, group: text !== undefined && text === last?.text ? last.group : number };
      yield { number, group: last.group, cells };
    }
  }
}

/** Streams the file as CSV with its header, without its first `skip` rows. Fails with `transfers.no_file`. */
export async function* restOfFile(
  storage: Storage,
  keys: readonly string[],
  skip: number,
): AsyncGenerator<string> {
  let header: string[] | undefined;
  let seen = 0;
  let batch: string[][] = [];
  for await (const row of csvRows(storage, keys)) {
    if (!header) {
      header = row;
      yield BYTE_ORDER_MARK + writeCsv([header]);
    } else if (!isBlank(row)) {
      seen += 1;
      if (seen > skip) batch.push(row);
      if (batch.length < ROWS_PER_PIECE) continue;
      yield writeCsv(batch);
      batch = [];
    }
  }
  yield writeCsv(batch);
}

/** Splits the chunks of storage, so that a chunk full of line ends does not block the event loop. */
const CHARACTERS_PER_PUSH = 4096;

async function* csvRows(storage: Storage, keys: readonly string[]): AsyncGenerator<string[]> {
  const pause = pauses();
  const reader = new CsvReader();
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for (const key of keys) {
      for await (const chunk of await storage.read(key)) {
        const text = decoder.decode(chunk as Buffer, { stream: true });
        // PostgreSQL's text cannot store U+0000.
        if (text.includes('\0')) fail('transfers.not_csv');
        for (let at = 0; at < text.length; at += CHARACTERS_PER_PUSH) {
          yield* reader.push(text.slice(at, at + CHARACTERS_PER_PUSH));
          await pause();
        }
      }
    }
    yield* reader.push(decoder.decode());
    yield* reader.end();
  } catch (error) {
    if (error instanceof CsvError || isWrongEncoding(error)) fail('transfers.not_csv');
    if (error instanceof MissingFileError) fail('transfers.no_file');
    throw error;
  }
}

function isWrongEncoding(error: unknown): boolean {
  return (error as NodeJS.ErrnoException).code === 'ERR_ENCODING_INVALID_ENCODED_DATA';
}

/** Compares names without regard to case and surrounding spaces. */
function placesOf(
  columns: readonly string[],
  optional: readonly string[],
  header: readonly string[],
): number[] {
  const names = header.map((name) => name.trim().toLowerCase());
  const missing = columns.filter(
    (column) => !optional.includes(column) && !names.includes(column.toLowerCase()),
  );
  if (missing.length > 0)
    fail('transfers.columns_missing', { columns: missing.join(basicWords.listSeparator) });
  return columns.map((column) => names.indexOf(column.toLowerCase()));
}

function cellsOf(columns: readonly string[], places: readonly number[], row: readonly string[]) {
  const present = columns.map((column, index) => [column, places[index] ?? -1] as const);
  return Object.fromEntries(
    present.flatMap(([column, place]) => (place < 0 ? [] : [[column, row[place] ?? '']])),
  );
}
