// @vitest-environment happy-dom
import { cleanup, render, renderHook, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { ResponseOf } from '../../../contract/paths.ts';
import type { PlacedShopOrder } from '../cart/api.ts';
import { ConfirmationRequest } from './components/order-placed.tsx';
import { usePaymentProgress } from './use-payment-progress.ts';

// The hook imports it lazily.
beforeAll(() => import('../../lib/query-observer.ts'));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const waiting = {
  ...{ id: 7, tracking_id: 'NP-7K3QX9M2TD', card: null, bill_status: 'UNPAID' },
  parts: [{ status: 'UNCONFIRMED' }],
  confirmation: { by: 'email', reserved_until: '2026-11-25T12:00:00Z' },
} as PlacedShopOrder;

function answer(payment: ResponseOf<'GET /api/shop/orders/{id}/payment/'>) {
  const fetch = vi.fn(async () => Response.json(payment));
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

test.each(['PLACED', 'CANCELLED'] as const)(
  'an order that became %s in another tab asks for no confirmation (shop-8)',
  async (status) => {
    answer({ status, bill_status: 'UNPAID', awaits_confirmation: false });
    const { result } = renderHook(() => usePaymentProgress({ ...waiting, id: status.length }));
    expect(result.current.confirmation).not.toBeNull();
    await waitFor(() => expect(result.current.confirmation).toBeNull());
    expect(result.current.parts).toEqual([{ status }]);
  },
);

test('an order that waits goes on asking', async () => {
  const fetch = answer({ status: 'UNCONFIRMED', bill_status: 'UNPAID', awaits_confirmation: true });
  const { result } = renderHook(() => usePaymentProgress(waiting));
  await waitFor(() => expect(fetch).toHaveBeenCalled());
  expect(result.current).toMatchObject({ parts: [{ status: 'UNCONFIRMED' }], confirmation: { by: 'email' } });
});

function Step({ order }: { order: PlacedShopOrder }) {
  return <ConfirmationRequest order={usePaymentProgress(order)} />;
}

describe('an order that is paid by card', () => {
  const paid = {
    ...waiting,
    ...{ id: 8, card: { brand: 'Visa', last4: '4242', expiry: '09/39' } },
    shipping: { email: 'ayesha@mail.example' },
    parts: [{ status: 'PLACED' }],
    confirmation: { by: 'email', reserved_until: null },
  } as PlacedShopOrder;
  const request = () => screen.queryByRole('region', { name: 'One more step: confirm your e-mail address' });

  test('asks for the address while it is not confirmed', async () => {
    const fetch = answer({ status: 'PLACED', bill_status: 'PAID', awaits_confirmation: true });
    render(<Step order={paid} />);
    await waitFor(() => expect(fetch).toHaveBeenCalled());
    expect(request()).not.toBeNull();
  });

  test('asks no longer once it was confirmed in another tab (shop-8)', async () => {
    answer({ status: 'PLACED', bill_status: 'PAID', awaits_confirmation: false });
    render(<Step order={{ ...paid, id: 9 }} />);
    expect(request()).not.toBeNull();
    await waitFor(() => expect(request()).toBeNull());
  });
});
