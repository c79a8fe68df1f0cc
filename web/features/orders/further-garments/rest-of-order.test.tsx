// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CustomerOrder } from '../../../../contract/order-steps.ts';
import { queryClient } from '../../../lib/query-client.ts';
import * as session from '../../../lib/session.ts';
import { measurementsQuery } from '../../measurements/api.ts';
import { changeDraft, clearDraft, EMPTY_FIELDS, useDraft } from '../book-tailor/draft.ts';
import * as calls from '../garment/calls.ts';
import { EMPTY_GARMENT } from '../garment/draft.ts';
import { newEntry } from './entries.ts';
import RestOfOrder from './rest-of-order.tsx';

const PLACED = { order: 7, trackingNumber: 'NP-7', sent: [], lead: null };
const waistcoat = newEntry({
  ...{ key: 'a', trade: null, is_same_person: false },
  fields: { ...EMPTY_GARMENT, dress_type: 'Waistcoat', fabric_type: 'Cotton', measurement: '12' },
});
let answer: () => void = () => {};

beforeEach(() => {
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  session.useSession.setState({ user: { username: 'ahmed' } as never });
  vi.spyOn(session, 'isSignedIn').mockReturnValue(true);
  queryClient.setQueryData(measurementsQuery.queryKey, []);
  vi.spyOn(calls, 'addGarment').mockImplementation(
    () =>
      new Promise((resolve) => {
        answer = () => resolve({ garments: [] } as unknown as CustomerOrder);
      }),
  );
  changeDraft({ orderType: 'single', fields: EMPTY_FIELDS, further: [waistcoat], placed: PLACED });
});

afterEach(() => {
  cleanup();
  clearDraft();
  queryClient.clear();
  vi.restoreAllMocks();
  session.useSession.setState({ user: undefined });
});

test('sending the rest deletes no other draft that was begun meanwhile (orders-207)', async () => {
  const rest = <RestOfOrder placed={PLACED} following={{ current: true }} onChange={() => {}} />;
  const router = createMemoryRouter([
    { path: '/', element: rest },
    { path: '/orders', element: <p>Orders</p> },
  ]);
  render(<RouterProvider router={router} />);
  await vi.waitFor(() => expect(calls.addGarment).toHaveBeenCalled());
  await act(() => router.navigate('/orders'));
  expect(screen.getByText('Orders')).toBeTruthy();
  const begun = { ...EMPTY_FIELDS, description: 'Another order' };
  changeDraft({ fields: begun, further: [], placed: null });
  await act(async () => answer());
  expect(useDraft.getState().fields.description).toBe('Another order');
});
