import { expect } from 'vitest';
import { PRODUCT_COLUMNS } from '../contract/constants/shelf.ts';
import { readCsv, writeCsv } from '../contract/csv.ts';
import type { Transfer, TransferError } from '../contract/transfers.ts';
import { runTransfer } from '../server/modules/transfers/run-service.ts';
import type { TestApp } from './app.ts';
import { multipart, type SignedUp } from './factories.ts';

/** A row by column name. */
export type FileRow = Record<string, string>;

function readRows(csv: string): FileRow[] {
  const [header = [], ...rows] = readCsv(csv) ?? expect.unreachable('no CSV');
  return rows.map((row) => Object.fromEntries(header.map((name, place) => [name, row[place] ?? ''])));
}

/** Missing cells are empty. */
export function writeRows(rows: readonly FileRow[]): string {
  const columns = Object.values(PRODUCT_COLUMNS);
  return `\uFEFF${writeCsv([columns, ...rows.map((row) => columns.map((column) => row[column] ?? ''))])}`;
}

/** Exports and imports products through the API; jobs run at once. */
export function productFiles(shop: TestApp) {
  const send = (method: 'GET' | 'POST', path: string, by: SignedUp | null, payload?: object) =>
    shop.app.inject({
      method,
      url: `/api/transfers${path}`,
      headers: by?.headers ?? {},
      ...(payload ? { payload } : {}),
    });
  const read = async (by: SignedUp, id: number): Promise<Transfer> =>
    (await send('GET', `/${id}/`, by)).json();

  const startExport = (by: SignedUp | null, filters: object = {}) =>
    shop.app.inject({
      method: 'POST',
      url: '/api/exports/',
      headers: by?.headers ?? {},
      payload: { kind: 'products', filters },
    });

  async function exportedRows(by: SignedUp, filters?: object): Promise<FileRow[]> {
    const { statusCode, body } = await startExport(by, filters);
    expect(statusCode, body).toBe(200);
    return readRows(body);
  }

  const startImport = (by: SignedUp | null, bytes: number) =>
    send('POST', '/imports/', by, { kind: 'products', file_name: 'shelf.csv', bytes });

  /** Uploads and checks a file. */
  async function checked(by: SignedUp, csv: string): Promise<Transfer> {
    const bytes = Buffer.from(csv);
    const { id } = (await startImport(by, bytes.length)).json();
    const { payload, headers } = multipart({}, { part: bytes });
    const url = `/api/transfers/${id}/parts/0/`;
    const uploaded = await shop.app.inject({
      method: 'PUT',
      url,
      payload,
      headers: { ...headers, ...by.headers },
    });
    expect(uploaded.statusCode, uploaded.body).toBe(200);
    await send('POST', `/${id}/check/`, by);
    await runTransfer(shop.deps, id);
    return read(by, id);
  }

  const apply = (by: SignedUp | null, id: number) => send('POST', `/${id}/apply/`, by);

  async function applied(by: SignedUp, id: number): Promise<Transfer> {
    const response = await apply(by, id);
    expect(response.statusCode, response.body).toBe(200);
    await runTransfer(shop.deps, id);
    return read(by, id);
  }

  const errorsOf = async (by: SignedUp, id: number): Promise<TransferError[]> =>
    (await send('GET', `/${id}/errors/`, by)).json();

  /** Uploads rows, checks them without errors, and applies them. */
  async function imported(by: SignedUp, rows: readonly FileRow[]): Promise<Transfer> {
    const { id } = await checked(by, writeRows(rows));
    expect(await errorsOf(by, id)).toEqual([]);
    return applied(by, id);
  }

  /** The errors of the check, as `row column: sentence`. */
  async function refusals(by: SignedUp, rows: readonly FileRow[]): Promise<string[]> {
    const { id, state } = await checked(by, writeRows(rows));
    expect(state).toBe('CHECKED');
    return (await errorsOf(by, id)).map(({ row, column, sentence }) => `${row} ${column}: ${sentence}`);
  }

  return {
    read,
    startExport,
    exportedRows,
    startImport,
    checked,
    apply,
    applied,
    errorsOf,
    imported,
    refusals,
  };
}
