import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  addToCart,
  type CartItem,
  cartFrom,
  changeLine,
  changeQuantity,
  piecesIn,
  removeFromCart,
  resetCart,
  restoreLine,
  useCart,
  watchCart,
} from './store.ts';

const shirt: CartItem = {
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

describe('a hand-edited cart', () => {
  test.each([
    ['an id that is none', { id: '1' }],
    ['an id below 1', { id: 0 }],
    ['an id beyond the database', { id: 2 ** 31 }],
    ['a negative price', { price: -1 }],
    ['half a rupee', { price: 0.5 }],
    ['a price that is words', { price: 'free' }],
    ['no name', { name: undefined }],
    ['a type nobody sells', { type: 'food' }],
    ['a variant that is none', { variant: 'red' }],
  ])('a line with %s is left out', (_, change) => {
    expect(
      cartFrom(
        JSON.stringify([
          { ...shirt, ...change },
          { ...shirt, id: 2 },
        ]),
      ),
    ).toEqual([{ ...shirt, id: 2 }]);
  });

  test('drops lines of another type than the first', () => {
    expect(cartFrom(JSON.stringify([shirt, { ...shirt, id: 2, type: 'culture' }]))).toEqual([shirt]);
  });

  test('merges duplicates, but not variants', () => {
    const red = { ...shirt, variant: 7 };
    expect(cartFrom(JSON.stringify([shirt, red, shirt]))).toEqual([{ ...shirt, quantity: 4 }, red]);
  });

  test('applies the limits of a checkout', () => {
    const many = Array.from({ length: 60 }, (_, index) => ({ ...shirt, id: index + 1, quantity: 10 ** 9 }));
    const items = cartFrom(JSON.stringify(many));
    expect(items).toHaveLength(50);
    expect(items.every(({ quantity }) => quantity === 99)).toBe(true);
  });
});

class Storage {
  kept = new Map<string, string>();
  isFull = false;
  isForbidden = false;
  getItem(key: string) {
    if (this.isForbidden) throw new DOMException('The operation is insecure.', 'SecurityError');
    return this.kept.get(key) ?? null;
  }
  setItem(key: string, value: string) {
    if (this.isFull || this.isForbidden) throw new DOMException('Full.', 'QuotaExceededError');
    this.kept.set(key, value);
  }
}

describe('the cart of a tab', () => {
  const { quantity: _, ...kurta } = { ...shirt, variant: 3 };
  let storage: Storage;
  let tab: EventTarget;
  let leave: () => void;

  const items = () => useCart.getState().items;
  const stored = () => JSON.parse(storage.kept.get('cart') ?? '[]') as CartItem[];

  function inAnotherTab(cart: CartItem[]) {
    storage.kept.set('cart', JSON.stringify(cart));
    tab.dispatchEvent(Object.assign(new Event('storage'), { key: 'cart' }));
  }

  beforeEach(() => {
    storage = new Storage();
    tab = new EventTarget();
    vi.stubGlobal('localStorage', storage);
    vi.stubGlobal('window', tab);
    leave = watchCart();
    resetCart();
  });

  afterEach(() => {
    leave();
    vi.unstubAllGlobals();
  });

  test('adding a product sets its quantity to 1, adding it again raises it by 1', () => {
    expect(addToCart(kurta)).toBe('added');
    expect(addToCart({ ...kurta, price: 1700 })).toBe('added');
    expect(addToCart({ ...kurta, variant: 4 })).toBe('added');
    expect(items()).toEqual([
      { ...kurta, price: 1700, quantity: 2 },
      { ...kurta, variant: 4, quantity: 1 },
    ]);
    expect(stored()).toEqual(items());
  });

  test('a cart of the other type is not changed', () => {
    addToCart(kurta);
    expect(addToCart({ ...kurta, id: 9, type: 'culture' })).toBe('other-type');
    expect(items()).toEqual([{ ...kurta, quantity: 1 }]);
  });

  test('a full line and a full cart take no more pieces', () => {
    inAnotherTab([{ ...kurta, quantity: 99 }]);
    expect(addToCart(kurta)).toBe('full');
    inAnotherTab(Array.from({ length: 50 }, (_, index) => ({ ...kurta, id: index + 100, quantity: 1 })));
    expect(addToCart(kurta)).toBe('full');
    expect(items()).toHaveLength(50);
  });

  test.each([0, -1, 1.5, Number.NaN, 100])('the quantity %j is ignored', (quantity) => {
    addToCart(kurta);
    changeQuantity({ ...kurta, quantity: 1 }, quantity);
    expect(items()).toEqual([{ ...kurta, quantity: 1 }]);
  });

  test('stores quantities of known lines and ignores unknown ones', () => {
    addToCart(kurta);
    changeQuantity({ ...shirt, id: 77 }, 5);
    changeQuantity({ ...kurta, quantity: 1 }, 5);
    expect(stored()).toEqual([{ ...kurta, quantity: 5 }]);
  });

  test('a line takes the accepted price and quantity', () => {
    addToCart(kurta);
    changeLine({ ...kurta, quantity: 1 }, { price: 1799, quantity: 2 });
    expect(stored()).toEqual([{ ...kurta, price: 1799, quantity: 2 }]);
  });

  test('a removed line is restored at its index', () => {
    const lines = [1, 2, 3].map((id) => ({ ...shirt, id }));
    inAnotherTab(lines);
    const [, second] = lines as [CartItem, CartItem, CartItem];
    removeFromCart(second);
    expect(items()?.map(({ id }) => id)).toEqual([1, 3]);
    restoreLine(second, 1);
    restoreLine(second, 1);
    expect(items()).toEqual(lines);
    inAnotherTab([{ ...shirt, id: 8, type: 'culture' }]);
    restoreLine(second, 1);
    expect(items()).toHaveLength(1);
  });

  test('a change applies to what another tab has stored', () => {
    addToCart(kurta);
    inAnotherTab([{ ...kurta, quantity: 4 }]);
    expect(items()).toEqual([{ ...kurta, quantity: 4 }]);
    storage.kept.set('cart', JSON.stringify([{ ...kurta, quantity: 6 }]));
    addToCart(kurta);
    expect(stored()).toEqual([{ ...kurta, quantity: 7 }]);
    inAnotherTab([]);
    expect(items()).toEqual([]);
  });

  test('a full storage loses nothing in this tab, and is written once there is room', () => {
    addToCart(kurta);
    storage.isFull = true;
    expect(addToCart(kurta)).toBe('added');
    expect(addToCart(kurta)).toBe('added');
    expect(items()).toEqual([{ ...kurta, quantity: 3 }]);
    expect(stored()).toEqual([{ ...kurta, quantity: 1 }]);
    storage.isFull = false;
    addToCart(kurta);
    expect(stored()).toEqual([{ ...kurta, quantity: 4 }]);
  });

  test('without storage the cart lasts as long as the tab', () => {
    storage.isForbidden = true;
    addToCart(kurta);
    changeQuantity({ ...kurta, quantity: 1 }, 3);
    expect(items()).toEqual([{ ...kurta, quantity: 3 }]);
    watchCart()();
    expect(items()).toEqual([{ ...kurta, quantity: 3 }]);
  });
});
