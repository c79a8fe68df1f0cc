// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pageSentence } from '../../../../contract/page-sentences.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { useSession } from '../../../lib/session.ts';
import { UNNAMED } from '../../../lib/shop.ts';
import { standingQuery } from '../../orders/api.ts';
import type { CartItem } from '../store.ts';
import { CheckoutForm } from './checkout-form.tsx';

const SHIRT: CartItem = {
  ...{ id: 7, name: 'Shirt', price: 1000, image: '', category: '', quantity: 1 },
  ...{ type: 'brand', variant: 70 },
};
const AT_HOME = {
  ...{ fullName: 'Ayesha Siddiqui', address: '27-B, Gulberg', city: 'Lahore', postalCode: '54660' },
  ...{ country: 'PK', email: '', phone: '' },
};
const WHY = pageSentence('shop.cash_after_refusal');

beforeEach(() => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  sessionStorage.clear();
  queryClient.clear();
  useSession.setState({ user: { username: 'ayesha' } as never });
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  useSession.setState({ user: undefined });
  vi.unstubAllGlobals();
});

/** The choice of cash, which is made before it is known that the last parcel was refused. */
async function cashAfterRefusal(shop: {
  cards: boolean;
  wallets: 'sandbox_wallet'[];
  refused_percent: number;
}) {
  const { refused_percent, ...ways } = shop;
  const { order_rules: rules } = UNNAMED;
  const order_rules = { ...rules, advance: { ...rules.advance, refused_percent } };
  const element = (
    <CheckoutForm
      items={[SHIRT]}
      customer={{ isGuest: false, location: 'local' }}
      known={AT_HOME}
      loadPhoneCode={() => new Promise(() => undefined)}
    />
  );
  const router = createMemoryRouter([{ id: 'root', path: '/', element }], {
    hydrationData: { loaderData: { root: { ...UNNAMED, ...ways, order_rules } } },
  });
  render(<RouterProvider router={router} />);
  fireEvent.change(screen.getByLabelText('Country'), { target: { value: 'PK' } });
  const cash = await screen.findByRole<HTMLInputElement>('radio', { name: /Cash on delivery/ });
  fireEvent.click(cash);
  expect(cash.checked).toBe(true);
  act(() => void queryClient.setQueryData(standingQuery.queryKey, { is_new: false, has_refused: true }));
  return cash;
}

test('after a refused parcel cash cannot be chosen, and says why (payments-43)', async () => {
  const cash = await cashAfterRefusal({ cards: false, wallets: ['sandbox_wallet'], refused_percent: 50 });
  await waitFor(() => expect(cash.disabled).toBe(true));
  expect(screen.getByText(WHY)).toBeTruthy();
  const other = screen.getByRole<HTMLInputElement>('radio', { name: /Test wallet/ });
  await waitFor(() => expect(other.checked).toBe(true));
});

test.each([
  ['there is no other way', { cards: false, wallets: [], refused_percent: 50 }],
  ['the rule is 0', { cards: true, wallets: [], refused_percent: 0 }],
])('cash stays where %s', async (_where, shop) => {
  const cash = await cashAfterRefusal(shop);
  expect([cash.checked, cash.disabled]).toEqual([true, false]);
  expect(screen.queryByText(WHY)).toBeNull();
});
