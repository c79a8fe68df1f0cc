// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { CustomerOrder } from '../../../../contract/order-steps.ts';
import { CallError } from '../../../lib/call-error.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { useSession } from '../../../lib/session.ts';
import { tailorQuery } from '../../tailors/api.ts';
import { customerOrderQuery } from '../api.ts';
import * as calls from './calls.ts';
import { draftOfGarment, EMPTY_GARMENT } from './draft.ts';
import GarmentRoom from './garment-room.tsx';
import * as start from './start.ts';

const GARMENT = {
  id: 1,
  item_type: 'dress',
  dress_type: 'Kurta',
  fabric_type: 'Cotton',
  measurement_label: 'Ahmed',
  stitching: 1900,
};
const ORDER = {
  id: 7,
  tracking_id: 'NP-7',
  tailor: 1007,
  dress_type: 'Kurta',
  total_bill: 1900,
  delivery_type: 'NORMAL',
  expected_delivery_date: '2026-12-01',
  garments: [GARMENT],
  actions: ['confirm', 'edit', 'cancel'],
} as unknown as CustomerOrder;
const TAILOR = {
  id: 1007,
  tailor_type_name: 'Gents Tailor',
  rate_per_design: { Kurta: 1900, Waistcoat: 1200 },
};
const FILLED = {
  ...EMPTY_GARMENT,
  dress_type: 'Waistcoat',
  fabric_type: 'Cotton',
  measurement_source: 'UPLOAD',
} as const;
const picture = new File(['x'], 'design.png', { type: 'image/png', lastModified: 5 });

function open(order: CustomerOrder, garmentId?: number, again?: number) {
  const element = <GarmentRoom order={order} garmentId={garmentId} isOwn={false} again={again} />;
  const router = createMemoryRouter([
    { path: '/', element },
    { path: '/checkout', element: 'Checkout' },
  ]);
  render(<RouterProvider router={router} />);
}

/** Chosen again, because selects of the test's browser begin empty. */
async function fill() {
  for (const [label, value] of [
    ['Dress type', 'Waistcoat'],
    ['Fabric type', 'Cotton'],
  ] as const) {
    fireEvent.change(await screen.findByLabelText(label), { target: { value } });
  }
}

beforeAll(async () => {
  // The form loads it on demand, which takes long in a test.
  await import('./garment-schema.ts');
  Element.prototype.checkVisibility ??= () => true;
});
beforeEach(() => {
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  useSession.setState({ user: { username: 'ayesha' } as never });
  queryClient.setQueryData(tailorQuery(1007).queryKey, TAILOR as never);
  vi.spyOn(start, 'startOf').mockResolvedValue({
    fields: FILLED,
    trade: null,
    kept: [],
    pictures: { dress_design: picture, measurement_picture: picture },
  });
});
afterEach(() => {
  cleanup();
  draftOfGarment(7, undefined).forget();
  useSession.setState({ user: undefined });
  queryClient.clear();
  vi.restoreAllMocks();
});

test('a garment is sent again with the same key after a lost answer, and the form goes on with the next one', async () => {
  const lost = new CallError('Network error occurred', 0);
  const added = { ...ORDER, total_bill: 3100, expected_delivery_date: '2026-12-02' } as CustomerOrder;
  added.garments = [...ORDER.garments, { ...GARMENT, id: 2, dress_type: 'Waistcoat' } as never];
  const add = vi.spyOn(calls, 'addGarment').mockRejectedValueOnce(lost).mockResolvedValueOnce(added);
  open(ORDER);
  expect(await screen.findByRole('heading', { name: 'Garment 2 of order NP-7' })).toBeTruthy();
  await fill();
  expect(screen.getByRole('region', { name: 'What it adds' }).textContent).toContain('Rs 1,200');
  fireEvent.click(screen.getByText('Add and make another'));
  expect(await screen.findByText('Network error occurred')).toBeTruthy();
  fireEvent.click(screen.getByText('Add and make another'));
  expect(await screen.findByRole('heading', { name: 'Garment 3 of order NP-7' })).toBeTruthy();
  const [[id, first] = [], [, second] = []] = add.mock.calls;
  expect([id, first?.body]).toMatchObject([7, { dress_type: 'Waistcoat', measurement_source: 'UPLOAD' }]);
  expect(first?.files.dress_design).toBe(picture);
  expect(second?.idempotencyKey).toBe(first?.idempotencyKey);
});

test('"Add to the order" leads to the checkout', async () => {
  vi.spyOn(calls, 'addGarment').mockResolvedValue(ORDER);
  open(ORDER);
  await fill();
  fireEvent.click(screen.getByText('Add to the order'));
  expect(await screen.findByText('Checkout')).toBeTruthy();
});

test('the garments of an order that is ordered again follow one by one, and can be left out (orders-122)', async () => {
  const of = (id: number, dress_type: string) => ({ ...GARMENT, id, dress_type }) as never;
  const before = { ...ORDER, id: 5, garments: [of(51, 'Kurta'), of(52, 'Waistcoat'), of(53, 'Sherwani')] };
  const likeIn = (place: number) => ({ isOwn: false, again: before.garments[place] });
  queryClient.setQueryData(customerOrderQuery(5).queryKey, before);
  open(ORDER, undefined, 5);
  expect(await screen.findByText(/^Filled in as before: Waistcoat for Ahmed, 2 of 3\./)).toBeTruthy();
  await waitFor(() => expect(start.startOf).toHaveBeenLastCalledWith(ORDER, undefined, likeIn(1)));
  fireEvent.click(screen.getByText('Leave this one out'));
  expect(await screen.findByText(/^Filled in as before: Sherwani for Ahmed, 3 of 3\./)).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Garment 2 of order NP-7' })).toBeTruthy();
  await waitFor(() => expect(start.startOf).toHaveBeenLastCalledWith(ORDER, undefined, likeIn(2)));
  fireEvent.click(screen.getByText('Leave this one out'));
  expect(await screen.findByText('Checkout')).toBeTruthy();
});

test('an order that was confirmed meanwhile is read again', async () => {
  const sentence = 'This order is confirmed now. It cannot be changed.';
  vi.spyOn(calls, 'addGarment').mockRejectedValue(
    new CallError(sentence, 409, { code: 'orders.step_not_allowed' }),
  );
  const read = vi.spyOn(queryClient, 'invalidateQueries');
  open(ORDER);
  await fill();
  fireEvent.click(screen.getByText('Add to the order'));
  expect(await screen.findByText(sentence)).toBeTruthy();
  await waitFor(() => expect(read).toHaveBeenCalledWith({ queryKey: ['orders'] }));
});

test.each([
  ['once it is confirmed', { actions: ['cancel'] }, 'The garments of this order stay as they are'],
  ['if it is for shoes', { item_type: 'shoes' }, 'The garments of this order stay as they are'],
  ['with twelve garments', { garments: Array(12).fill(GARMENT) }, 'This order has 12 garments'],
] as const)('an order takes no further garment %s, and there is a way on', async (_when, change, title) => {
  open({ ...ORDER, ...change } as unknown as CustomerOrder);
  expect(screen.getByText(title)).toBeTruthy();
  expect(screen.getByText('See the order').getAttribute('href')).toBe('/checkout?order=7');
  await act(async () => {});
});

test('a garment that was removed meanwhile cannot be changed, but another one added', async () => {
  open(ORDER, 99);
  expect(screen.getByText('This garment is not in the order any more')).toBeTruthy();
  expect(screen.getByText('Add another garment').getAttribute('href')).toBe('/garment?order=7');
  await act(async () => {});
});
