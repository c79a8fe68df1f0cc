// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import type { BulkOrder } from '../../../../contract/bulk-orders.ts';
import { AcceptQuote } from './accept-quote.tsx';

afterEach(cleanup);

const quote = (contract: string, total_bill: number) => ({ contract, total_bill }) as BulkOrder;

const dialog = (order: BulkOrder) => (
  <RouterProvider
    router={createMemoryRouter([
      { path: '/', element: <AcceptQuote order={order} open onClose={() => undefined} /> },
    ])}
  />
);
const name = () => screen.getByLabelText<HTMLInputElement>(/^Type your full name/);

test('a name that was typed for an earlier quote does not accept a newer one (orders-53)', () => {
  const { rerender } = render(dialog(quote('NP-CT-000001', 9000)));
  fireEvent.change(name(), { target: { value: 'Amna Khan' } });
  rerender(dialog(quote('NP-CT-000001', 9000)));
  expect(name().value).toBe('Amna Khan');
  expect(screen.queryByText(/^There is a newer quote/)).toBeNull();
  name().focus();
  rerender(dialog(quote('NP-CT-000002', 9900)));
  expect(screen.getByText('NP-CT-000002')).toBeTruthy();
  expect(name().value).toBe('');
  expect(document.activeElement).toBe(name());
  expect(screen.getByText(/^There is a newer quote for this order/)).toBeTruthy();
});
