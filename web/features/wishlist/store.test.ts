import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { WISHLIST_LIMIT } from '../../../contract/constants/wishlist.ts';
import { CallError } from '../../lib/call-error.ts';
import { forgetSession, keepUser } from '../../lib/session.ts';
import {
  adoptWishlist,
  forgetWishlist,
  toggleWish,
  useWishlist,
  watchWishlist,
  wishesFrom,
  wishlistSettled,
} from './store.ts';

describe('the stored list', () => {
  test.each([null, '', '{', 'null', '{}', '"wishes"', '7'])('%j is an empty list', (stored) => {
    expect(wishesFrom(stored)).toEqual([]);
  });

  test('written by hand keeps ids alone, each once', () => {
    expect(wishesFrom(JSON.stringify([5, '6', 5, 0, -1, 1.5, null, 2 ** 31, 7]))).toEqual([5, 7]);
  });

  test('is no longer than an account takes', () => {
    const many = Array.from({ length: WISHLIST_LIMIT + 5 }, (_, index) => index + 1);
    expect(wishesFrom(JSON.stringify(many))).toEqual(many.slice(0, WISHLIST_LIMIT));
  });
});

describe('in a browser', () => {
  /** Newest first. */
  let account: number[];
  let calls: string[];
  let isDown: boolean;
  let unwatch: () => void;
  const stored = new Map<string, string>();
  const refused = vi.fn();

  function storage() {
    return {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
      removeItem: (key: string) => void stored.delete(key),
    };
  }

  async function server(url: string, init: { method: string; body?: string }) {
    calls.push(`${init.method} ${url} ${init.body ?? ''}`.trim());
    if (isDown) throw new TypeError('fetch failed');
    if (init.method === 'DELETE') {
      const id = Number(url.split('/').at(-2));
      account = account.filter((other) => other !== id);
      return new Response(null, { status: 204 });
    }
    const { products } = JSON.parse(init.body ?? '{}') as { products: number[] };
    account = [...products.filter((id) => !account.includes(id)), ...account];
    return new Response(JSON.stringify({ products: account }), { status: 200 });
  }

  function signIn(username: string) {
    stored.set('accessToken', 'token');
    const details = { email: '', phone_number: null, gender: null, profile_picture: null };
    keepUser({ username, user_type: 'customer', ...details });
  }

  const ids = () => useWishlist.getState().ids;

  beforeEach(() => {
    stored.clear();
    account = [];
    calls = [];
    isDown = false;
    refused.mockReset();
    vi.stubGlobal('localStorage', storage());
    vi.stubGlobal('document', { cookie: '' });
    vi.stubGlobal('window', { addEventListener: () => undefined, removeEventListener: () => undefined });
    vi.stubGlobal('fetch', server);
    forgetSession();
    unwatch = watchWishlist();
  });

  afterEach(async () => {
    await wishlistSettled();
    unwatch();
    forgetWishlist();
    vi.unstubAllGlobals();
  });

  test('signed out, a wish is kept on the device and nobody is called', async () => {
    expect(toggleWish(7, refused)).toBe(true);
    expect(toggleWish(9, refused)).toBe(true);
    expect(ids()).toEqual([9, 7]);
    expect(toggleWish(7, refused)).toBe(false);
    await wishlistSettled();
    expect(wishesFrom(stored.get('wishlist') ?? null)).toEqual([9]);
    expect(calls).toEqual([]);
  });

  test('whoever signs in takes the list along, once', async () => {
    account = [3];
    toggleWish(7, refused);
    signIn('ayesha');
    signIn('ayesha');
    await wishlistSettled();
    expect(account).toEqual([7, 3]);
    expect(ids()).toEqual([7, 3]);
    signIn('ayesha');
    await wishlistSettled();
    expect(calls).toHaveLength(1);
  });

  test('a merge that failed is tried again', async () => {
    toggleWish(7, refused);
    isDown = true;
    signIn('ayesha');
    await wishlistSettled();
    expect(ids()).toEqual([7]);
    isDown = false;
    signIn('ayesha');
    await wishlistSettled();
    expect(account).toEqual([7]);
  });

  test('the list of somebody whose session ended is not taken along by the next', async () => {
    signIn('ayesha');
    await wishlistSettled();
    toggleWish(7, refused);
    await wishlistSettled();
    account = [3];
    signIn('bilal');
    await wishlistSettled();
    expect(account).toEqual([3]);
    expect(ids()).toEqual([3]);
  });

  test('an account’s list goes with its session, and comes back with it', async () => {
    signIn('ayesha');
    toggleWish(7, refused);
    await wishlistSettled();
    forgetSession();
    expect(ids()).toEqual([]);
    expect([...stored.keys()]).toEqual([]);
    signIn('ayesha');
    await wishlistSettled();
    expect(ids()).toEqual([7]);
  });

  test('what its owner wishes for after their session has ended is taken along when they are back', async () => {
    signIn('ayesha');
    toggleWish(7, refused);
    await wishlistSettled();
    forgetSession();
    toggleWish(9, refused);
    signIn('ayesha');
    await wishlistSettled();
    expect(account).toEqual([9, 7]);
    expect(ids()).toEqual([9, 7]);
  });

  test('a list that could not be merged outlives what the account says', async () => {
    account = [3];
    toggleWish(7, refused);
    isDown = true;
    signIn('ayesha');
    await wishlistSettled();
    isDown = false;
    toggleWish(9, refused);
    await wishlistSettled();
    expect(ids()).toEqual([9, 7, 3]);
    signIn('ayesha');
    await wishlistSettled();
    expect(account).toEqual(expect.arrayContaining([3, 7, 9]));
    expect(ids()).toEqual(account);
  });

  test('signed in, the account follows in the order of the wishes', async () => {
    signIn('ayesha');
    toggleWish(7, refused);
    toggleWish(8, refused);
    toggleWish(7, refused);
    expect(ids()).toEqual([8]);
    await wishlistSettled();
    await wishlistSettled();
    expect(account).toEqual([8]);
    expect(ids()).toEqual([8]);
    expect(refused).not.toHaveBeenCalled();
  });

  test('what the account refuses is taken back', async () => {
    signIn('ayesha');
    await wishlistSettled();
    isDown = true;
    toggleWish(7, refused);
    expect(ids()).toEqual([7]);
    await wishlistSettled();
    expect(ids()).toEqual([]);
    expect(refused).toHaveBeenCalledWith(expect.any(CallError));
  });

  test('logging out forgets the list, and what was on its way does not bring it back', async () => {
    signIn('ayesha');
    toggleWish(7, refused);
    stored.delete('user');
    forgetWishlist();
    await wishlistSettled();
    expect(ids()).toEqual([]);
    expect(stored.has('wishlist')).toBe(false);
    expect(stored.has('wishlistOf')).toBe(false);
  });

  test('the account’s list replaces the device’s copy of it', async () => {
    signIn('ayesha');
    toggleWish(7, refused);
    await wishlistSettled();
    adoptWishlist([1, 2]);
    expect(ids()).toEqual([1, 2]);
    expect(stored.get('wishlist')).toBe('[1,2]');
  });
});
