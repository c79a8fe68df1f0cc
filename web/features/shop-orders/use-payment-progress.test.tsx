// @vitest-environment happy-dom
import { renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { PlacedShopOrder } from '../cart/api.ts';
import { usePaymentProgress } from './use-payment-progress.ts';

// The hook loads it late.
beforeAll(() => import('../../lib/query-observer.ts'));
afterEach(() => vi.unstubAllGlobals());

const waiting = {
  ...{ id: 7, tracking_id: 'NP-7K3QX9M2TD', card: null, bill_status: 'UNPAID' },
  parts: [{ status: 'UNCONFIRMED' }],
  confirmation: { by: 'email', reserved_until: '2026-11-25T12:00:00Z' },
} as PlacedShopOrder;

test.each(['PLACED', 'CANCELLED'])(
  'an order that became %s in another tab asks for no confirmation (shop-8)',
  async (status) => {
    vi.stubGlobal('fetch', async () => Response.json({ status, bill_status: 'UNPAID' }));
    const { result } = renderHook(() => usePaymentProgress({ ...waiting, id: status.length }));
    expect(result.current.confirmation).not.toBeNull();
    await waitFor(() => expect(result.current.confirmation).toBeNull());
    expect(result.current.parts).toEqual([{ status }]);
  },
);

test('an order that waits goes on asking', async () => {
  const fetch = vi.fn(async () => Response.json({ status: 'UNCONFIRMED', bill_status: 'UNPAID' }));
  vi.stubGlobal('fetch', fetch);
  const { result } = renderHook(() => usePaymentProgress(waiting));
  await waitFor(() => expect(fetch).toHaveBeenCalled());
  expect(result.current).toMatchObject({ parts: [{ status: 'UNCONFIRMED' }], confirmation: { by: 'email' } });
});
