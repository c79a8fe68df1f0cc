import { CsvReader } from '../../../contract/csv.ts';

const HEADER_BYTES = 64 * 1024;

/** The columns of a CSV file that an import ignores; none if the header is unreadable. */
export async function unknownColumns(file: File, known: readonly string[]): Promise<string[]> {
  try {
    const reader = new CsvReader();
    const rows = reader.push(await file.slice(0, HEADER_BYTES).text());
    const header = rows[0] ?? reader.end()[0] ?? [];
    const names = new Set(known.map((name) => name.toLowerCase()));
    const others = header.map((name) => name.trim()).filter((name) => name && !names.has(name.toLowerCase()));
    // Without any known column it is another kind of file, which the server refuses.
    return others.length < header.length ? others : [];
  } catch {
    // The upload reports unreadable and changed files.
    return [];
  }
}
