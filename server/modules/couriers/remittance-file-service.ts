import { createHash } from 'node:crypto';
import { MAX_REMITTANCE_ROWS, MAX_REMITTED, type RowOutcome } from '../../../contract/constants/couriers.ts';
import type { Columns } from '../../../contract/couriers.ts';
import { CsvError, CsvReader, isBlank } from '../../../contract/csv.ts';
import { wholeOf } from '../../../contract/product-file.ts';
import { fail, failOn } from '../../fail.ts';
import { pauses } from '../../infra/event-loop.ts';
import { keyOf } from './parcel-number.ts';

/** Small pieces, so that a large file does not block the event loop. */
const BYTES_PER_PUSH = 4096;
const MAX_NUMBER_LENGTH = 60;

export interface FileRow {
  row: number;
  number: string;
  /** By `keyOf`. */
  key: string;
  amount: number | null;
  fee: number;
  paidOn: string | null;
  wrong?: RowOutcome;
}

export function hashOf(bytes: Buffer): Buffer {
  return createHash('sha256').update(bytes).digest();
}

/**
 * Reads a remittance file in linear time. Fails with `transfers.not_csv`, `couriers.column_missing`,
 * `transfers.too_many_rows` and `transfers.empty`, at `file` or the column.
 */
export async function readRemittance(bytes: Buffer, columns: Columns): Promise<FileRow[]> {
  let places: Places | undefined;
  let number = 0;
  const rows: FileRow[] = [];
  for await (const cells of csvRows(bytes)) {
    number += 1;
    if (!places) places = placesOf(columns, cells);
    else if (number > MAX_REMITTANCE_ROWS + 1)
      failOn('file', 'transfers.too_many_rows', { limit: MAX_REMITTANCE_ROWS.toLocaleString('en') });
    else if (!isBlank(cells)) rows.push(rowOf(number, cells, places));
  }
  if (rows.length === 0) failOn('file', 'transfers.empty');
  return rows;
}

async function* csvRows(bytes: Buffer): AsyncGenerator<string[]> {
  const pause = pauses();
  const reader = new CsvReader();
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for (let at = 0; at < bytes.length; at += BYTES_PER_PUSH) {
      const text = decoder.decode(bytes.subarray(at, at + BYTES_PER_PUSH), { stream: true });
      // PostgreSQL's text cannot store U+0000.
      if (text.includes('\0')) failOn('file', 'transfers.not_csv');
      yield* reader.push(text);
      await pause();
    }
    yield* reader.push(decoder.decode());
    yield* reader.end();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (error instanceof CsvError || code === 'ERR_ENCODING_INVALID_ENCODED_DATA')
      failOn('file', 'transfers.not_csv');
    throw error;
  }
}

type Places = { [Name in keyof Columns]: number };

/** Compares names without regard to case and surrounding spaces. */
function placesOf(columns: Columns, header: readonly string[]): Places {
  const names = header.map((name) => name.trim().toLowerCase());
  const placeOf = (field: keyof Columns) => {
    const column = columns[field];
    if (column === undefined) return -1;
    const place = names.indexOf(column.toLowerCase());
    if (place < 0) failOn(field, 'couriers.column_missing', { column });
    return place;
  };
  return { number: placeOf('number'), amount: placeOf('amount'), fee: placeOf('fee'), date: placeOf('date') };
}

function rowOf(row: number, cells: readonly string[], places: Places): FileRow {
  const cell = (place: number | undefined) => (cells[place ?? -1] ?? '').trim();
  const number = cell(places.number).slice(0, MAX_NUMBER_LENGTH);
  const key = keyOf(number);
  const amount = wholeOf(cell(places.amount));
  const written = cell(places.fee);
  const fee = written === '' ? 0 : wholeOf(written);
  const day = cell(places.date);
  const paidOn = day === '' ? null : dayOf(day);
  const found = { row, number, key, paidOn: paidOn ?? null, fee: Number.isNaN(fee) ? 0 : fee };
  // An amount of anything else than whole rupees, such as 0.5 or "20 USD", is none.
  if (!(amount >= 1 && amount <= MAX_REMITTED)) return { ...found, amount: null, wrong: 'WRONG_AMOUNT' };
  if (key === '') return { ...found, amount, wrong: 'NO_NUMBER' };
  if (!(fee >= 0 && fee < amount)) return { ...found, amount, fee: 0, wrong: 'WRONG_FEE' };
  if (paidOn === undefined) return { ...found, amount, wrong: 'WRONG_DATE' };
  return { ...found, amount };
}

/** `2026-11-27`, or the day first as couriers write it: `27/11/2026`. */
function dayOf(text: string): string | undefined {
  // A time may follow.
  const [written = ''] = text.slice(0, 40).split(/[ T]/);
  const iso = /^(\d{4})-(\d{2})-(\d{2})$/.exec(written);
  const local = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(written);
  const [year, month, day] = iso
    ? [iso[1], iso[2], iso[3]]
    : local
      ? [local[3], local[2]?.padStart(2, '0'), local[1]?.padStart(2, '0')]
      : [];
  if (year === undefined || Number(year) < 2000 || Number(year) > 2100) return undefined;
  const date = new Date(`${year}-${month}-${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(`${year}-${month}-${day}`)
    ? `${year}-${month}-${day}`
    : undefined;
}

export function requireFile(upload: { bytes: Buffer } | undefined): Buffer {
  return upload?.bytes ?? fail('couriers.no_file');
}
