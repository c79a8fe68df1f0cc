import type { Columns } from '../../../../contract/couriers.ts';
import { CsvReader } from '../../../../contract/csv.ts';

const HEADER_BYTES = 64 * 1024;

/** The names in the first row of a CSV file; none if it is unreadable, which the server reports. */
export async function columnsIn(file: File): Promise<string[]> {
  try {
    const reader = new CsvReader();
    const rows = reader.push(await file.slice(0, HEADER_BYTES).text());
    const header = rows[0] ?? reader.end()[0] ?? [];
    return [...new Set(header.map((name) => name.trim()).filter(Boolean))];
  } catch {
    return [];
  }
}

const LIKELY: Record<keyof Columns, RegExp> = {
  number: /\b(cn|consignment|tracking|awb|order)\b/i,
  amount: /\b(cod|amount|collected|cash)\b/i,
  fee: /\b(fee|fees|charge|charges|commission)\b/i,
  date: /\b(date|paid on|delivered)\b/i,
};

/** Columns of the last file where this one has them, else the first with a likely name. */
export function likelyColumns(names: readonly string[], last: Columns | null): Record<keyof Columns, string> {
  const choose = (field: keyof Columns) => {
    const before = last?.[field]?.toLowerCase();
    const same = names.find((name) => name.toLowerCase() === before);
    if (last) return same ?? '';
    return names.find((name) => LIKELY[field].test(name.replaceAll(/[_-]/g, ' '))) ?? '';
  };
  return { number: choose('number'), amount: choose('amount'), fee: choose('fee'), date: choose('date') };
}
