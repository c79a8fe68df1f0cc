// @vitest-environment happy-dom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '../../lib/query-client.ts';
import { type CartItem, useCart } from './store.ts';
import { useCartCheck } from './use-cart-check.ts';

const SHIRT: CartItem = {
  id: 7,
  name: 'Shirt',
  price: 1000,
  image: '',
  category: '',
  quantity: 1,
  type: 'brand',
  variant: 70,
};

/** The pending checks; each is answered with a number of pieces left, or fails. */
let pending: { quantity: number; signal: AbortSignal; answer: (left: number) => void; fail: () => void }[];

beforeEach(() => {
  pending = [];
  vi.stubGlobal('fetch', (_url: string, { body, signal }: { body: string; signal: AbortSignal }) => {
    const [line] = JSON.parse(body).items;
    return new Promise((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason));
      pending.push({
        quantity: line.quantity,
        signal,
        fail: () => reject(new TypeError('fetch failed')),
        answer: (left) =>
          resolve(
            Response.json({
              items: [{ id: 7, variant: 70, price: 1000, left, size: null, problem: null, note: null }],
              bill: { sub_total: 1000, discount: 0, delivery_fee: 0, total: 1000 * line.quantity },
            }),
          ),
      });
    });
  });
  useCart.setState({ items: [SHIRT] });
});

afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.unstubAllGlobals();
});

const check = () => renderHook(() => useCartCheck(useCart(({ items }) => items) ?? [], 'standard')).result;

/** The `place`th check, once it was requested. */
async function asked(place: number) {
  await waitFor(() => expect(pending).toHaveLength(place));
  const question = pending[place - 1];
  if (!question) throw new Error('Nothing was asked.');
  return question;
}

function setQuantity(quantity: number) {
  act(() => useCart.setState({ items: [{ ...SHIRT, quantity }] }));
}

test('asks on arrival, and again a moment after the cart has changed; what is known stays meanwhile', async () => {
  const result = check();
  (await asked(1)).answer(5);
  await waitFor(() => expect(result.current.isFresh).toBe(true));
  setQuantity(2);
  setQuantity(3);
  expect(result.current).toMatchObject({ isFresh: false, bill: { total: 1000 } });
  expect(pending).toHaveLength(1);
  const question = await asked(2);
  expect(question.quantity).toBe(3);
  expect(result.current.bill?.total).toBe(1000);
  question.answer(2);
  await waitFor(() => expect(result.current.isFresh).toBe(true));
  expect(result.current.bill?.total).toBe(3000);
  expect(result.current.differences).toMatchObject([{ offer: { quantity: 2 } }]);
});

test('says why it could not ask until an answer has come', async () => {
  const result = check();
  (await asked(1)).fail();
  await waitFor(() => expect(result.current.failure).toBe('Network error occurred'));
  expect(result.current.isFresh).toBe(false);
  act(() => void result.current.lookUp());
  const question = await asked(2);
  expect(result.current.failure).toBe('Network error occurred');
  question.answer(5);
  await waitFor(() => expect(result.current.failure).toBeUndefined());
  expect(result.current.isFresh).toBe(true);
});

test('whoever asks now gets the answer about the cart as it is when that has changed', async () => {
  const result = check();
  (await asked(1)).answer(5);
  await waitFor(() => expect(result.current.isFresh).toBe(true));
  let lookedUp: ReturnType<typeof result.current.lookUp> | undefined;
  act(() => {
    lookedUp = result.current.lookUp();
  });
  const superseded = await asked(2);
  setQuantity(4);
  const question = await asked(3);
  expect(superseded.signal.aborted).toBe(true);
  expect(question.quantity).toBe(4);
  question.answer(5);
  expect((await lookedUp)?.asked).toMatchObject([{ quantity: 4 }]);
});
