// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Transfer } from '../../../../contract/transfers.ts';
import { CallError } from '../../../lib/call-error.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { useSession } from '../../../lib/session.ts';
import * as api from '../api.ts';
import { TRANSFERS_KEY, transferKey } from '../api.ts';
import { OwnTransfers } from './own-transfers.tsx';

const transfer = (id: number, change: Partial<Transfer> = {}): Transfer => ({
  id,
  kind: 'products',
  file_name: `shelf-${id}.csv`,
  phase: 'check',
  state: 'CHECKED',
  rows_done: 3,
  rows_total: 3,
  last_row: null,
  rest_rows: null,
  bytes_uploaded: 10,
  bytes_total: 10,
  parts: 1,
  errors: 0,
  failure: null,
  created_at: '2026-11-22T08:00:00.000Z',
  ended_at: null,
  deleted_at: '2026-11-29T08:00:00.000Z',
  ...change,
});

beforeEach(() => {
  useSession.setState({ user: { user_type: 'brand' } } as never);
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.restoreAllMocks();
});

/** Fills the cache as if just fetched. */
function known(transfers: Transfer[]) {
  queryClient.setQueryData(TRANSFERS_KEY, transfers);
  queryClient.setQueryDefaults(['transfers'], { staleTime: Number.POSITIVE_INFINITY });
}

test('lists all but the one that is shown elsewhere', () => {
  known([transfer(2), transfer(1)]);
  render(<OwnTransfers without={2} empty="Nothing" />);
  expect(screen.getByText(/shelf-1\.csv/)).toBeTruthy();
  expect(screen.queryByText(/shelf-2\.csv/)).toBeNull();
});

test('shows the wrong rows of an import once they are opened', async () => {
  known([transfer(1, { errors: 1 })]);
  queryClient.setQueryData(
    [...transferKey(1), 'errors'],
    [{ row: 3, column: 'Price', sentence: 'Enter a number.' }],
  );
  render(<OwnTransfers without={undefined} empty="Nothing" />);
  expect(screen.queryByRole('cell', { name: 'Enter a number.' })).toBeNull();
  const details = screen.getByText('Wrong rows of shelf-1.csv').closest('details') as HTMLDetailsElement;
  details.open = true;
  fireEvent(details, new Event('toggle'));
  expect(await screen.findByText('Enter a number.')).toBeTruthy();
});

test.each([
  ['CANCELLED', {}, 'Cancelled. Rows 2 to 501 are imported.', 'Download the 700 rows that are not imported'],
  [
    'FAILED',
    { failure: 'It broke off.', errors: 3 },
    'It broke off. Rows 2 to 501 are imported, except 3 rows that were left out.',
    'Download the other 700 rows',
  ],
] as const)(
  'says of an import that is %s which rows are in the shop, and offers the others (transfers-14)',
  async (state, change, sentence, button) => {
    const counts = {
      phase: 'apply',
      rows_done: 500,
      rows_total: 1200,
      last_row: 501,
      rest_rows: 700,
    } as const;
    known([transfer(1, { ...counts, ...change, state })]);
    const download = vi
      .spyOn(api, 'downloadRest')
      .mockRejectedValueOnce(new CallError('Network error occurred', 0));
    render(<OwnTransfers without={undefined} empty="Nothing" />);
    expect(screen.getByText(sentence)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: button }));
    expect((await screen.findByRole('alert')).textContent).toContain('Network error occurred');
    expect(download).toHaveBeenCalledWith(1);
  },
);

test('says that an import was cancelled before its first row', () => {
  known([transfer(1, { phase: 'apply', state: 'CANCELLED', rows_done: 0 })]);
  render(<OwnTransfers without={undefined} empty="Nothing" />);
  expect(screen.getByText('Cancelled. No row is imported.')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

test('says what to do when there are none', () => {
  known([]);
  render(<OwnTransfers without={undefined} empty="Choose a file." />);
  expect(screen.getByText('Choose a file.')).toBeTruthy();
});

test('offers to try again when they cannot be read', async () => {
  const query = queryClient.getQueryCache().build(queryClient, { queryKey: TRANSFERS_KEY });
  query.setState({ status: 'error', error: new CallError('Network error occurred', 0) });
  render(<OwnTransfers without={undefined} empty="Nothing" />);
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
});
