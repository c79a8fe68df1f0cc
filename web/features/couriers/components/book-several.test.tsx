// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { ParcelToBook } from '../../../../contract/courier-bookings.ts';
import { CallError } from '../../../lib/call-error.ts';
import { queryClient } from '../../../lib/query-client.ts';
import * as session from '../../../lib/session.ts';
import * as api from '../api.ts';
import BookSeveral from './book-several.tsx';

beforeAll(() => {
  HTMLDialogElement.prototype.showModal ??= function show(this: HTMLDialogElement) {
    this.open = true;
  };
});
beforeEach(() => {
  vi.spyOn(session, 'isSignedIn').mockReturnValue(true);
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.restoreAllMocks();
});

const READY: ParcelToBook = {
  tracking_id: '',
  couriers: ['postex'],
  can_book: true,
  cash: 3000,
  booking: null,
  can_cancel: false,
};

const idOf = (parcel: api.Parcel) => ('order' in parcel ? parcel.order : parcel.seller_order);

const bookedAs = (parcel: api.Parcel, state: 'BOOKED' | 'NOT_BOOKED' = 'BOOKED'): ParcelToBook => ({
  ...READY,
  tracking_id: `NP-${idOf(parcel)}`,
  booking: {
    id: idOf(parcel) + 100,
    courier: 'postex',
    state,
    number: state === 'BOOKED' ? `CX-${idOf(parcel)}` : '',
    cash: 3000,
    boxes: 1,
    refusal: state === 'BOOKED' ? '' : 'INVALID ADDRESS',
    at: '2026-11-27T10:00:00.000Z',
    courier_state: null,
    courier_text: '',
    courier_at: null,
    attempts: 0,
    history: [],
    problem: null,
  },
});

/** As read just now. */
function keepRead(id: number, answer: Partial<ParcelToBook>) {
  const { queryKey } = api.parcelQuery({ seller_order: id });
  queryClient.setQueryData(queryKey, { ...READY, ...answer });
}

async function opened(ids: readonly number[], of: (id: number) => Partial<ParcelToBook> = () => ({})) {
  for (const id of ids) keepRead(id, { tracking_id: `NP-${id}`, ...of(id) });
  render(<BookSeveral parcels={ids.map((id) => ({ seller_order: id }))} />);
  fireEvent.click(await screen.findByRole('button', { name: 'Book the courier' }));
  const row = (id: number) => within(screen.getByText(`NP-${id}`).closest('li') as HTMLElement);
  await screen.findByText(`NP-${ids[0]}`);
  return row;
}

test('each parcel says what became of it, and a second press asks only for those that failed (couriers-34)', async () => {
  const book = vi.spyOn(api, 'bookParcel').mockImplementation(async (parcel) => {
    if (idOf(parcel) === 2) throw new CallError('The courier does not deliver there.', 400, { code: 'x' });
    return bookedAs(parcel, idOf(parcel) === 3 ? 'NOT_BOOKED' : 'BOOKED');
  });
  const row = await opened([1, 2, 3]);
  fireEvent.change(screen.getByLabelText('Boxes: NP-1'), { target: { value: '2' } });
  fireEvent.click(screen.getByRole('button', { name: 'Book PostEx: 3 parcels' }));
  await screen.findByText('1 of 3 parcels are booked.');
  expect(row(1).getByText('CX-1')).toBeTruthy();
  expect(row(2).getByText('The courier does not deliver there.')).toBeTruthy();
  expect(row(3).getByText(/The courier says: INVALID ADDRESS/)).toBeTruthy();
  expect(book.mock.calls.map(([parcel, { boxes }]) => [idOf(parcel), boxes])).toEqual([
    [1, 2],
    [2, 1],
    [3, 1],
  ]);
  book.mockImplementation(async (parcel) => bookedAs(parcel));
  fireEvent.click(screen.getByRole('button', { name: 'Book PostEx again: 2 parcels' }));
  await screen.findByText('3 of 3 parcels are booked.');
  expect(book.mock.calls.slice(3).map(([parcel]) => idOf(parcel))).toEqual([2, 3]);
  expect(screen.queryByRole('button', { name: /Book PostEx/ })).toBeNull();
});

test('a lost network stops the rest, and pressing again goes on', async () => {
  const book = vi.spyOn(api, 'bookParcel').mockImplementation(async (parcel) => {
    if (idOf(parcel) === 2) throw new CallError('Network error occurred', 0);
    return bookedAs(parcel);
  });
  const row = await opened([1, 2, 3]);
  fireEvent.click(screen.getByRole('button', { name: 'Book PostEx: 3 parcels' }));
  expect(await screen.findByText('Network error occurred', { selector: '[role=alert]' })).toBeTruthy();
  expect(book).toHaveBeenCalledTimes(2);
  expect(row(3).getByText(/Not booked yet/)).toBeTruthy();
  book.mockImplementation(async (parcel) => bookedAs(parcel));
  fireEvent.click(screen.getByRole('button', { name: 'Book PostEx again: 2 parcels' }));
  await waitFor(() => expect(book.mock.calls.map(([parcel]) => idOf(parcel))).toEqual([1, 2, 2, 3]));
});

test('what cannot be booked is said and not asked for; labels are printed ten at a time', async () => {
  const ids = Array.from({ length: 13 }, (_, place) => place + 1);
  const save = vi.spyOn(api, 'saveLabels').mockResolvedValue();
  const row = await opened(ids, (id) => {
    if (id === 12) return { can_book: false };
    if (id === 13) return { couriers: [] };
    return bookedAs({ seller_order: id });
  });
  expect(row(12).getByText(/cannot be booked now/)).toBeTruthy();
  expect(row(13).getByText(/Send it by hand/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Book PostEx/ })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: "Print the courier's labels 1 to 10" }));
  fireEvent.click(screen.getByRole('button', { name: "Print the courier's labels 11 to 11" }));
  expect(save.mock.calls).toEqual([[ids.slice(0, 10).map((id) => id + 100)], [[111]]]);
});

test('nothing is offered where all goes by hand', async () => {
  keepRead(1, { couriers: [] });
  render(<BookSeveral parcels={[{ seller_order: 1 }]} />);
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(screen.queryByRole('button')).toBeNull();
});
