import { describe, expect, test } from 'vitest';
import { cartFrom, piecesIn } from './store.ts';

const shirt = {
  id: 1,
  name: 'Shirt',
  price: 1599,
  image: '/art/shirt.svg',
  category: 'mens',
  quantity: 2,
  type: 'brand',
};

describe('the stored cart', () => {
  test('counts pieces, not lines', () => {
    const items = cartFrom(JSON.stringify([shirt, { ...shirt, id: 2, quantity: 3 }]));
    expect(items).toHaveLength(2);
    expect(piecesIn(items)).toBe(5);
  });

  test.each([null, '', '{', 'null', '{}', '"cart"', '7'])('%j is an empty cart', (stored) => {
    expect(cartFrom(stored)).toEqual([]);
  });

  test.each([0, -1, 1.5, '2', null, undefined])('a line with the quantity %j is left out', (quantity) => {
    expect(cartFrom(JSON.stringify([{ ...shirt, quantity }, shirt, null, 'x']))).toEqual([shirt]);
  });
});
