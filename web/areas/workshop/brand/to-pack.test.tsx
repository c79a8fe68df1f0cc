// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { SellerOrderListItem } from '../../../../contract/seller-orders.ts';
import { queryClient } from '../../../lib/query-client.ts';
import * as api from './api.ts';
import ToPack from './to-pack.tsx';

const ORDERS = [1, 2].map(
  (id) =>
    ({
      id,
      tracking_id: `NP-${id}`,
      order_date: '2026-11-22T10:00:00.000Z',
      status: 'PLACED',
      expected_delivery_date: '2026-11-30',
      recipient: 'Ayesha',
      city: 'Lahore',
      payment_method: 'COD',
      sub_total: 2500,
      pieces: 1,
      items: [],
      actions: ['pack'],
    }) as unknown as SellerOrderListItem,
);

beforeAll(() => {
  Element.prototype.checkVisibility ??= () => true;
});
beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test('a second tap does not pack the order that came up under the finger', async () => {
  let shown = ORDERS;
  vi.spyOn(api, 'sellerOrdersQuery').mockImplementation(
    () =>
      ({ queryKey: api.SELLER_ORDERS_KEY, queryFn: async () => ({ results: shown, counts: {} }) }) as never,
  );
  const step = vi.spyOn(api, 'takeStep').mockImplementation(async () => {
    shown = ORDERS.slice(1);
    return {} as never;
  });
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element: <ToPack /> }])} />);
  await pass(1000);
  fireEvent.click(screen.getByRole('button', { name: 'Mark as packed: NP-1' }));
  await pass(100);
  expect(screen.queryByText('NP-1')).toBeNull();
  const next = screen.getByRole('button', { name: 'Mark as packed: NP-2' });
  fireEvent.click(next);
  await pass(700);
  expect(step.mock.calls.map(([id]) => id)).toEqual([1]);
  fireEvent.click(next);
  await pass(0);
  expect(step.mock.calls.map(([id, { expected_status }]) => [id, expected_status])).toEqual([
    [1, 'PLACED'],
    [2, 'PLACED'],
  ]);
});
