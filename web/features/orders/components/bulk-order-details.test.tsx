// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { billPaymentWords, orderMoneyWords } from '#words';
import type { BulkOrder } from '../../../../contract/bulk-orders.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { ownCreditQuery } from '../../credit/api.ts';
import { howToPayQuery } from '../api.ts';
import { BulkOrderDetails } from './bulk-order-details.tsx';

afterEach(() => {
  cleanup();
  queryClient.clear();
});

function show(change: Partial<BulkOrder>, withCourier: boolean) {
  const order = {
    ...{ id: 7, tracking_id: 'NP-7', user_email: 'amna@example.com', order_date: '2026-11-20T08:00:00.000Z' },
    ...{ quoted_at: '2026-11-21T08:00:00.000Z', bill_status: 'UNPAID', payment_type: 'COD', actions: [] },
    ...{ total_bill: 9000, paid: 0, advance: 2700, advance_cause: 'REFUSED_PARCEL', documents: [] },
    ...{ quote_expires_on: null, accepted_at: null, per_piece_price: 900, requested_delivery_date: null },
    ...{ expected_delivery_date: '2026-12-20', delivery_address: null, payments: [], ...change },
  } as unknown as BulkOrder;
  queryClient.setQueryData(ownCreditQuery.queryKey, { balance: 500, entries: [] });
  queryClient.setQueryData(howToPayQuery(7, 0).queryKey, {
    ...{ tracking_id: 'NP-7', amount: 2700, account: null, qr_code: null, proofs: [] },
    ...{ with_courier: withCourier, wallets: [], wallet_payment: null },
  });
  const element = <BulkOrderDetails order={order} onClose={() => undefined} />;
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
}

test('an advance before the next try says how it is paid (couriers-32)', async () => {
  show({ status: 'QUALITY_CHECK' }, false);
  expect(await screen.findByText(billPaymentWords.howToPay)).toBeTruthy();
  expect(await screen.findByText(orderMoneyWords.rupeesOfCredit)).toBeTruthy();
});

test('while a courier has the parcel, its cash is named instead of the ways to pay (payments-31)', async () => {
  show({ status: 'SHIPPED', advance: 0 }, true);
  expect(await screen.findByText(billPaymentWords.theCourierAsksForTheCash)).toBeTruthy();
  expect(screen.queryByText(orderMoneyWords.rupeesOfCredit)).toBeNull();
});
