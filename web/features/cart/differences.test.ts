import { expect, test } from 'vitest';
import type { CheckedLine } from '../../../contract/shop-orders.ts';
import { checkedLine, differencesIn, type LookedUp } from './differences.ts';
import type { CartItem } from './store.ts';

const kurta: CartItem = {
  id: 5,
  variant: 51,
  name: 'Kurta',
  price: 1599,
  image: '/art/goods/kurta-640.webp',
  category: 'mens',
  quantity: 3,
  type: 'brand',
};

function lookedUp(change: Partial<CheckedLine>, asked: CartItem = kurta): LookedUp {
  const line: CheckedLine = {
    id: 5,
    variant: 51,
    name: 'Kurta',
    image: null,
    type: 'brand',
    colour: 'Indigo',
    size: 'M',
    seller: 'Loom',
    quantity: 3,
    available: 3,
    left: 10,
    price: 1599,
    line_total: 4797,
    problem: null,
    note: null,
    ...change,
  };
  const delivery_fees = { standard: 0, express: 0, courier: 0 };
  const bill = { sub_total: 0, discount: 0, delivery_fee: 0, total: 0 };
  return {
    asked: [asked],
    answer: {
      items: [line],
      bill,
      discount_code: null,
      credit: 0,
      delivery_fees,
      free_delivery_from: null,
      ready: false,
    },
  };
}

test('an unchecked or unchanged cart has no differences', () => {
  expect(differencesIn([kurta], undefined)).toEqual([]);
  expect(differencesIn([kurta], lookedUp({}))).toEqual([]);
});

test.each([
  ['gone', { problem: 'gone', left: 0, note: 'This is no longer sold.' }, 'This is no longer sold.', false],
  ['sold out', { problem: 'sold_out', left: 0, note: 'Sold out.' }, 'Sold out.', true],
  ['sold out, unnoticed by the server', { left: 0 }, 'Sold out.', true],
  ['sold out and has no sizes', { left: 0, size: null }, 'Sold out.', false],
  ['without a variant', { problem: 'variant_missing', note: null }, 'This item is not available.', false],
] as const)('a line that is %s can only be removed', (_, change, text, isSizeSoldOut) => {
  expect(differencesIn([kurta], lookedUp(change))).toEqual([
    { item: kurta, text, acceptLabel: 'Remove', offer: undefined, isSizeSoldOut },
  ]);
});

test.each([
  [
    { left: 2, problem: 'short' },
    'Only 2 left; you have 3 in the cart.',
    'Change to 2',
    { quantity: 2, price: 1599 },
  ],
  [
    { price: 1799, problem: 'price_changed' },
    'The price is now Rs 1,799 instead of Rs 1,599.',
    'Accept Rs 1,799',
    { quantity: 3, price: 1799 },
  ],
  [
    { price: 1799, left: 1, problem: 'short' },
    'Only 1 left; you have 3 in the cart. The price is now Rs 1,799 instead of Rs 1,599.',
    'Change to 1 at Rs 1,799',
    { quantity: 1, price: 1799 },
  ],
] as const)('%j is reported and can be accepted', (change, text, acceptLabel, offer) => {
  const known = lookedUp(change);
  expect(differencesIn([kurta], known)).toMatchObject([{ item: kurta, text, acceptLabel, offer }]);
  expect(differencesIn([{ ...kurta, ...offer }], known), 'once accepted it is gone').toEqual([]);
});

test('a response belongs to the line with its colour and size', () => {
  const known = lookedUp({ left: 1 });
  expect(checkedLine(known, kurta)?.left).toBe(1);
  expect(checkedLine(known, { ...kurta, variant: 52 })).toBeUndefined();
  expect(differencesIn([{ ...kurta, variant: 52 }], known)).toEqual([]);
});
