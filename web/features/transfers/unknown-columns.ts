import { CsvReader } from '../../../contract/csv.ts';

const HEADER_BYTES = 64 * 1024;

/** The columns of a CSV file that an import leaves out; none where the first row cannot be read. */
export async function unknownColumns(file: File, known: readonly string[]): Promise<string[]> {
  try {
    const reader = new CsvReader();
    const rows = reader.push(await file.slice(0, HEADER_BYTES).text());
    const header = rows[0] ?? reader.end()[0] ?? [];
    const names = new Set(known.map((name) => name.toLowerCase()));
    const others = header.map((name) => name.trim()).filter((name) => name && !names.has(name.toLowerCase()));
    // A file of something else is refused with its own sentence.
    return others.length < header.length ? others : [];
  } catch {
    // What is no CSV, and a file that has changed, is said when it is sent.
    return [];
  }
}
