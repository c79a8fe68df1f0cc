// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import type { SingleOrder } from '../../../../contract/orders.ts';
import { CallError } from '../../../lib/call-error.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { toast } from '../../../ui/toast.tsx';
import { customerOrderQuery } from '../api.ts';
import * as calls from '../garment/calls.ts';
import * as steps from '../garment-steps.ts';
import { stitchingLines } from '../stitching-lines.ts';
import { AddGarmentLink } from './add-garment-link.tsx';
import GarmentList from './garment-list.tsx';

const garment = (id: number, dress_type: string, person: string, stitching: number) => ({
  id,
  item_type: 'dress',
  dress_type,
  fabric_type: 'Cotton',
  description: '',
  measurement_source: 'STORE',
  measurement_label: person,
  is_partly_estimated: false,
  length_choice: null,
  measurement_picture: null,
  dress_design: null,
  design: [],
  stitching,
  progress: 'WAITING',
  actions: [] as string[],
});
const ORDER = {
  id: 7,
  status: 'PLACED',
  dress_type: 'Kurta',
  total_bill: 3100,
  expected_delivery_date: '2026-12-02',
  measurement_from: null,
  garments: [garment(1, 'Kurta', 'Ahmed', 1900), garment(2, 'Waistcoat', 'Bilal', 1200)],
  actions: ['edit'],
} as unknown as SingleOrder;

function open(order: SingleOrder) {
  const element = (
    <>
      <GarmentList order={order} />
      <AddGarmentLink order={order} />
    </>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
}

afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.restoreAllMocks();
});

test('each garment stands with whose it is and its price, and can be changed', () => {
  open(ORDER);
  const [, second] = screen.getAllByRole('article');
  expect(second?.textContent).toMatch(/2\. Waistcoat.*Cotton.*Bilal.*Rs 1,200/);
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/garment?order=7&garment=1', '/garment?order=7&garment=2', '/garment?order=7']);
});

test('a garment is removed once that is said again; the new total and a moved day are told', async () => {
  const left = { ...ORDER, garments: ORDER.garments.slice(1), total_bill: 1200 };
  const changed = { ...left, expected_delivery_date: '2026-12-01' } as never;
  const remove = vi.spyOn(calls, 'removeGarment').mockResolvedValue(changed);
  const tell = vi.spyOn(toast, 'success').mockReturnValue(undefined);
  open(ORDER);
  fireEvent.click(screen.getByRole('button', { name: 'Remove 1. Kurta for Ahmed' }));
  const question = screen.getByRole('alertdialog', { name: 'Remove Kurta for Ahmed?' });
  expect(remove).not.toHaveBeenCalled();
  fireEvent.click(within(question).getByText('Remove it'));
  await vi.waitFor(() => expect(tell).toHaveBeenCalled());
  expect(remove.mock.calls[0]?.slice(0, 2)).toEqual([7, 1]);
  expect(tell.mock.calls[0]?.[0]).toMatch(
    /Kurta for Ahmed is out of the order\. The total is now Rs 1,200, expected by .*1 Dec.* Before, .*2 Dec/,
  );
  expect(queryClient.getQueryData(customerOrderQuery(7).queryKey)).toBe(changed);
});

test('a failure is shown in the question, and sent again with the same key', async () => {
  const remove = vi
    .spyOn(calls, 'removeGarment')
    .mockRejectedValue(new CallError('Network error occurred', 0));
  open(ORDER);
  fireEvent.click(screen.getByRole('button', { name: 'Remove 2. Waistcoat for Bilal' }));
  fireEvent.click(screen.getByText('Remove it'));
  expect(await screen.findByText('Network error occurred')).toBeTruthy();
  fireEvent.click(screen.getByText('Remove it'));
  await vi.waitFor(() => expect(remove).toHaveBeenCalledTimes(2));
  expect(remove.mock.calls[1]?.[2]).toBe(remove.mock.calls[0]?.[2]);
});

test('nothing can be changed once the order is confirmed, and the last garment stays', () => {
  open({ ...ORDER, actions: ['cancel'] });
  expect([screen.queryByRole('button'), screen.queryByRole('link')]).toEqual([null, null]);
  cleanup();
  open({ ...ORDER, garments: ORDER.garments.slice(0, 1) });
  expect(screen.queryByRole('button', { name: /Remove/ })).toBeNull();
});

test('twelve garments are enough', () => {
  open({
    ...ORDER,
    garments: Array.from({ length: 12 }, (_, id) => garment(id, 'Kurta', 'Ahmed', 1) as never),
  });
  expect(screen.queryByText('Add another garment')).toBeNull();
});

test('the bill has a line for each garment, unless the price is another one by now', () => {
  const price = { stitching: 3100 } as never;
  expect(stitchingLines(ORDER.garments, price)).toEqual([
    { name: '1. Kurta', amount: 1900 },
    { name: '2. Waistcoat', amount: 1200 },
  ]);
  expect(stitchingLines(ORDER.garments, { stitching: 3200 } as never)).toBeUndefined();
  expect(stitchingLines(ORDER.garments.slice(0, 1), { stitching: 1900 } as never)).toBeUndefined();
});

test('a garment of a confirmed order is cancelled with a reason, once the new total is known (orders-113)', async () => {
  const price = {
    stitching: 3100,
    urgent_surcharge: 930,
    collection_fee: 200,
    delivery_fee: 0,
    sample_fee: 0,
    cloth: 0,
  };
  const confirmed = {
    ...{
      ...ORDER,
      status: 'CONFIRMED',
      actions: [],
      bill_status: 'PAID',
      paid: 4230,
      price: { ...price, total: 4230 },
    },
    garments: [ORDER.garments[0], { ...ORDER.garments[1], actions: ['cancel'] }],
  } as unknown as SingleOrder;
  const taken = vi
    .spyOn(steps, 'takeGarmentStep')
    .mockRejectedValue(new CallError('Network error occurred', 0));
  open(confirmed);
  fireEvent.click(screen.getByRole('button', { name: 'Cancel this garment: Waistcoat for Bilal' }));
  expect(screen.getByText(/The order costs Rs 2,670 then.*We send back Rs 1,560/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Cancel this garment' }));
  expect(await screen.findByText('Say why in a few words.')).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Why do you cancel it?'), { target: { value: ' One is enough ' } });
  for (const attempt of [1, 2]) {
    fireEvent.click(screen.getByRole('button', { name: 'Cancel this garment' }));
    await waitFor(() => expect(taken).toHaveBeenCalledTimes(attempt));
    await screen.findByRole('button', { name: 'Cancel this garment' });
  }
  const step = { action: 'cancel', expected_progress: 'WAITING', reason: 'One is enough' };
  expect(taken.mock.calls.map((args) => args.slice(0, 3))).toEqual([
    [7, 2, step],
    [7, 2, step],
  ]);
  expect(taken.mock.calls[0]?.[3]).toBe(taken.mock.calls[1]?.[3]);
});

test('a cancelled garment stands last, and counts no more', () => {
  open({
    ...ORDER,
    status: 'ACCEPTED',
    actions: [],
    garments: [ORDER.garments[0], { ...ORDER.garments[1], progress: 'CANCELLED' }],
  } as unknown as SingleOrder);
  expect(screen.getByRole('heading', { name: '1 garment' })).toBeTruthy();
  const [first, second] = screen.getAllByRole('article').map(({ textContent }) => textContent);
  expect(first).toContain('Not started');
  expect(second).toContain('Cancelled');
});
