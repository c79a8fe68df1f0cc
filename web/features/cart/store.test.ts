import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  addToCart,
  type CartItem,
  cartFrom,
  changeLine,
  changeQuantity,
  piecesIn,
  putBack,
  removeFromCart,
  resetCart,
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

describe('a cart written by hand', () => {
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

  test('a line of the other type than the first is left out', () => {
    expect(cartFrom(JSON.stringify([shirt, { ...shirt, id: 2, type: 'culture' }]))).toEqual([shirt]);
  });

  test('what stands there twice is one line; another variant is another line', () => {
    const red = { ...shirt, variant: 7 };
    expect(cartFrom(JSON.stringify([shirt, red, shirt]))).toEqual([{ ...shirt, quantity: 4 }, red]);
  });

  test('no line and no cart is larger than a checkout takes', () => {
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

  /** A change made by another tab. */
  function elsewhere(cart: CartItem[]) {
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

  test('a product is added with quantity 1, and once more raises it by 1', () => {
    expect(addToCart(kurta)).toBe('added');
    expect(addToCart({ ...kurta, price: 1700 })).toBe('added');
    expect(addToCart({ ...kurta, variant: 4 })).toBe('added');
    expect(items()).toEqual([
      { ...kurta, price: 1700, quantity: 2 },
      { ...kurta, variant: 4, quantity: 1 },
    ]);
    expect(stored()).toEqual(items());
  });

  test('a cart of the other type stays as it is', () => {
    addToCart(kurta);
    expect(addToCart({ ...kurta, id: 9, type: 'culture' })).toBe('other-type');
    expect(items()).toEqual([{ ...kurta, quantity: 1 }]);
  });

  test('a full line and a full cart take no more', () => {
    elsewhere([{ ...kurta, quantity: 99 }]);
    expect(addToCart(kurta)).toBe('full');
    elsewhere(Array.from({ length: 50 }, (_, index) => ({ ...kurta, id: index + 100, quantity: 1 })));
    expect(addToCart(kurta)).toBe('full');
    expect(items()).toHaveLength(50);
  });

  test.each([0, -1, 1.5, Number.NaN, 100])('the quantity %j changes nothing', (quantity) => {
    addToCart(kurta);
    changeQuantity({ ...kurta, quantity: 1 }, quantity);
    expect(items()).toEqual([{ ...kurta, quantity: 1 }]);
  });

  test('a quantity of what is not there changes nothing; one of what is there is stored', () => {
    addToCart(kurta);
    changeQuantity({ ...shirt, id: 77 }, 5);
    changeQuantity({ ...kurta, quantity: 1 }, 5);
    expect(stored()).toEqual([{ ...kurta, quantity: 5 }]);
  });

  test('a line takes the price and the number that the customer agreed to', () => {
    addToCart(kurta);
    changeLine({ ...kurta, quantity: 1 }, { price: 1799, quantity: 2 });
    expect(stored()).toEqual([{ ...kurta, price: 1799, quantity: 2 }]);
  });

  test('what was taken out can be put back where it was', () => {
    const lines = [1, 2, 3].map((id) => ({ ...shirt, id }));
    elsewhere(lines);
    const [, second] = lines as [CartItem, CartItem, CartItem];
    removeFromCart(second);
    expect(items()?.map(({ id }) => id)).toEqual([1, 3]);
    putBack(second, 1);
    putBack(second, 1);
    expect(items()).toEqual(lines);
    elsewhere([{ ...shirt, id: 8, type: 'culture' }]);
    putBack(second, 1);
    expect(items()).toHaveLength(1);
  });

  test('a change is made on what another tab has left, heard of or not', () => {
    addToCart(kurta);
    elsewhere([{ ...kurta, quantity: 4 }]);
    expect(items()).toEqual([{ ...kurta, quantity: 4 }]);
    storage.kept.set('cart', JSON.stringify([{ ...kurta, quantity: 6 }]));
    addToCart(kurta);
    expect(stored()).toEqual([{ ...kurta, quantity: 7 }]);
    elsewhere([]);
    expect(items()).toEqual([]);
  });

  test('a full storage loses nothing in this tab, and is written again when there is room', () => {
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

  test('where nothing may be stored, the cart lasts as long as the tab', () => {
    storage.isForbidden = true;
    addToCart(kurta);
    changeQuantity({ ...kurta, quantity: 1 }, 3);
    expect(items()).toEqual([{ ...kurta, quantity: 3 }]);
    watchCart()();
    expect(items()).toEqual([{ ...kurta, quantity: 3 }]);
  });
});
