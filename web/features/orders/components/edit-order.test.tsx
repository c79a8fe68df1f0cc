// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { CustomerOrder } from '../../../../contract/order-steps.ts';
import { queryClient } from '../../../lib/query-client.ts';
import * as api from '../api.ts';
import EditOrder from './edit-order.tsx';

const ORDER = {
  id: 7,
  tracking_id: 'NP-7',
  status: 'PLACED',
  item_type: 'dress',
  dress_type: null,
  fabric_type: null,
  description: 'Long sleeves',
  is_requested_sample: false,
  is_contact_same_as_register: true,
  other_number: null,
  country: 'PK',
  pickup: 'BY_OWN',
  delivery: 'BY_OWN',
  courier: 'ECONOMY',
  payment_type: 'COD',
  delivery_type: 'NORMAL',
  collection_address: null,
  delivery_address: null,
  tailor_username: null,
  tailor_area: null,
  opening_hours: [],
  garments: [{}],
} as unknown as CustomerOrder;

beforeAll(() => {
  Element.prototype.checkVisibility ??= () => true;
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test('a change names the status of the order that it was made from', async () => {
  const step = vi.spyOn(api, 'takeOrderStep').mockReturnValue(new Promise(() => {}));
  const page = <EditOrder order={ORDER} open onClose={() => {}} />;
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element: page }])} />);
  await act(async () => screen.getByText('Save changes').closest('form')?.requestSubmit());
  expect(step.mock.calls[0]?.[1]).toMatchObject({
    action: 'edit',
    expected_status: 'PLACED',
    description: 'Long sleeves',
  });
});

test('a change that is saved after its dialog was closed is read again', async () => {
  const { promise, resolve } = Promise.withResolvers<never>();
  vi.spyOn(api, 'takeOrderStep').mockReturnValue(promise);
  const read = vi.spyOn(queryClient, 'invalidateQueries');
  const page = <EditOrder order={ORDER} open onClose={() => {}} />;
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element: page }])} />);
  await act(async () => screen.getByText('Save changes').closest('form')?.requestSubmit());
  cleanup();
  expect(read).not.toHaveBeenCalled();
  await act(async () => resolve(undefined as never));
  expect(read).toHaveBeenCalledWith({ queryKey: ['orders'] });
});
