// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { UPLOAD_PART_BYTES } from '../../../../contract/constants/transfers.ts';
import type { Transfer } from '../../../../contract/transfers.ts';
import { CallError } from '../../../lib/call-error.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { useSession } from '../../../lib/session.ts';
import * as api from '../api.ts';
import { ImportPanel } from './import-panel.tsx';

const transfer = (change: Partial<Transfer> = {}): Transfer => ({
  id: 7,
  kind: 'products',
  file_name: 'shelf.csv',
  phase: 'check',
  state: 'UPLOADING',
  rows_done: 0,
  rows_total: null,
  last_row: null,
  rest_rows: null,
  bytes_uploaded: 0,
  bytes_total: null,
  parts: 0,
  errors: 0,
  failure: null,
  created_at: '2026-11-22T08:00:00.000Z',
  ended_at: null,
  deleted_at: '2026-11-29T08:00:00.000Z',
  ...change,
});

const FILE = new File(['x'.repeat(UPLOAD_PART_BYTES + 10)], 'shelf.csv', { type: 'text/csv' });

beforeEach(() => {
  useSession.setState({ user: { user_type: 'brand' } } as never);
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.restoreAllMocks();
});

function choose(file: File) {
  const input = screen.getByLabelText<HTMLInputElement>('CSV file of products');
  fireEvent.change(input, { target: { files: [file] } });
  fireEvent.click(screen.getByRole('button', { name: 'Check the file' }));
}

/** Plays the server: records what has arrived, and fails the second part once. */
function stubUpload({ failsOnce }: { failsOnce: boolean }) {
  let known = transfer({ bytes_total: FILE.size });
  let hasFailed = !failsOnce;
  vi.spyOn(api, 'startImport').mockImplementation(async () => known);
  return vi.spyOn(api, 'uploadPart').mockImplementation(async (_id, place, part) => {
    if (place === 1 && !hasFailed) {
      hasFailed = true;
      throw new CallError('Network error occurred', 0);
    }
    known = { ...known, parts: place + 1, bytes_uploaded: known.bytes_uploaded + part.size };
    return known;
  });
}

test('asks for a file before anything is sent', () => {
  const start = vi.spyOn(api, 'startImport');
  render(<ImportPanel kind="products" hint="Columns: name, price" />);
  fireEvent.click(screen.getByRole('button', { name: 'Check the file' }));
  expect(screen.getByText('Choose a CSV file.')).toBeTruthy();
  expect(start).not.toHaveBeenCalled();
});

test('goes on behind the last part that arrived after a lost connection (transfers-5)', async () => {
  const upload = stubUpload({ failsOnce: true });
  vi.spyOn(api, 'checkImport').mockResolvedValue(transfer({ state: 'QUEUED' }));
  render(<ImportPanel kind="products" hint="Columns: name, price" />);
  choose(FILE);
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await screen.findByRole('button', { name: 'Cancel the import of products' });
  expect(upload.mock.calls.map(([, place, part]) => [place, part.size])).toEqual([
    [0, UPLOAD_PART_BYTES],
    [1, 10],
    [1, 10],
  ]);
  expect(api.startImport).toHaveBeenCalledTimes(1);
});

test('shows the wrong rows and offers no import (transfers-6)', async () => {
  stubUpload({ failsOnce: false });
  const checked = transfer({ state: 'CHECKED', rows_total: 3, rows_done: 3, errors: 1 });
  vi.spyOn(api, 'checkImport').mockImplementation(async () => {
    queryClient.setQueryData(['transfers', 'one', 7], checked);
    queryClient.setQueryData(
      ['transfers', 'one', 7, 'errors'],
      [{ row: 3, column: 'price', sentence: 'Enter a number.' }],
    );
    return checked;
  });
  render(<ImportPanel kind="products" hint="Columns: name, price" />);
  choose(FILE);
  expect(await screen.findByText('1 row of 3 rows cannot be imported.')).toBeTruthy();
  expect(screen.getByRole('cell', { name: 'Enter a number.' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Import/ })).toBeNull();
});

test('imports only when the button is pressed', async () => {
  stubUpload({ failsOnce: false });
  const checked = transfer({ state: 'CHECKED', rows_total: 3, rows_done: 3 });
  vi.spyOn(api, 'checkImport').mockImplementation(async () => {
    queryClient.setQueryData(['transfers', 'one', 7], checked);
    return checked;
  });
  const apply = vi.spyOn(api, 'applyImport').mockImplementation(async () => {
    const done = transfer({ state: 'DONE', phase: 'apply', rows_total: 3, rows_done: 3 });
    queryClient.setQueryData(['transfers', 'one', 7], done);
    return done;
  });
  render(<ImportPanel kind="products" hint="Columns: name, price" />);
  choose(FILE);
  const button = await screen.findByRole('button', { name: 'Import 3 rows' });
  expect(apply).not.toHaveBeenCalled();
  button.focus();
  fireEvent.click(button);
  expect(await screen.findByText('3 rows imported.')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).not.toBe(document.body));
});

test('says that a chosen file has changed, and lets the same name be chosen again', async () => {
  vi.spyOn(api, 'startImport').mockRejectedValue(new CallError('Network error occurred', 0));
  const corrected = new File(['name,price'], 'shelf.csv', { type: 'text/csv' });
  corrected.slice = () => {
    throw new DOMException('changed', 'NotReadableError');
  };
  render(<ImportPanel kind="products" hint="Columns: name, price" />);
  choose(corrected);
  await screen.findByText('The file has changed since you chose it. Choose it again.');
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  fireEvent.click(screen.getByLabelText('CSV file of products'));
  fireEvent.click(screen.getByRole('button', { name: 'Check the file' }));
  expect(screen.getByText('Choose a CSV file.')).toBeTruthy();
});

test('works on plain http', async () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  const start = vi.spyOn(api, 'startImport').mockRejectedValue(new CallError('Network error occurred', 0));
  render(<ImportPanel kind="products" hint="Columns: name, price" />);
  choose(FILE);
  await screen.findByRole('button', { name: 'Try again' });
  expect(start.mock.calls[0]?.[2]).toMatch(/^[0-9a-f]{32}$/);
  vi.unstubAllGlobals();
});

test('says which columns of the chosen file are not imported (transfers-5)', async () => {
  render(<ImportPanel kind="products" hint="Columns: name, price" />);
  const file = new File(['Name,Price,Picture\nKurta,900,a.jpg'], 'shelf.csv', { type: 'text/csv' });
  fireEvent.change(screen.getByLabelText('CSV file of products'), { target: { files: [file] } });
  expect(await screen.findByText(/not imported: Picture\./)).toBeTruthy();
});
