import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { WISHLIST_LIMIT } from '../../../contract/constants/wishlist.ts';
import { CallError } from '../../lib/call-error.ts';
import { clearSession, storeUser } from '../../lib/session.ts';
import {
  forgetWishlist,
  storeAccountWishlist,
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

  test('keeps ids only, each once', () => {
    expect(wishesFrom(JSON.stringify([5, '6', 5, 0, -1, 1.5, null, 2 ** 31, 7]))).toEqual([5, 7]);
  });

  test("is limited to an account's maximum", () => {
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
    storeUser({ username, user_type: 'customer', ...details });
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
    clearSession();
    unwatch = watchWishlist();
  });

  afterEach(async () => {
    await wishlistSettled();
    unwatch();
    forgetWishlist();
    vi.unstubAllGlobals();
  });

  test('signed out, a wish is stored on the device without a call', async () => {
    expect(toggleWish(7, refused)).toBe(true);
    expect(toggleWish(9, refused)).toBe(true);
    expect(ids()).toEqual([9, 7]);
    expect(toggleWish(7, refused)).toBe(false);
    await wishlistSettled();
    expect(wishesFrom(stored.get('wishlist') ?? null)).toEqual([9]);
    expect(calls).toEqual([]);
  });

  test('signing in merges the list once', async () => {
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

  test('a failed merge is retried', async () => {
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

  test('the list of another account is not merged', async () => {
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

  test('an account’s list is hidden with its session, and returns with it', async () => {
    signIn('ayesha');
    toggleWish(7, refused);
    await wishlistSettled();
    clearSession();
    expect(ids()).toEqual([]);
    expect([...stored.keys()]).toEqual([]);
    signIn('ayesha');
    await wishlistSettled();
    expect(ids()).toEqual([7]);
  });

  test('wishes made after a session has ended are merged when its owner is back', async () => {
    signIn('ayesha');
    toggleWish(7, refused);
    await wishlistSettled();
    clearSession();
    toggleWish(9, refused);
    signIn('ayesha');
    await wishlistSettled();
    expect(account).toEqual([9, 7]);
    expect(ids()).toEqual([9, 7]);
  });

  test("an unmerged list is kept when the account's list arrives", async () => {
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

  test('signed in, the account receives changes in order', async () => {
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

  test('a wish the account refuses is reverted', async () => {
    signIn('ayesha');
    await wishlistSettled();
    isDown = true;
    toggleWish(7, refused);
    expect(ids()).toEqual([7]);
    await wishlistSettled();
    expect(ids()).toEqual([]);
    expect(refused).toHaveBeenCalledWith(expect.any(CallError));
  });

  test('logging out clears the list, and pending responses do not restore it', async () => {
    signIn('ayesha');
    toggleWish(7, refused);
    stored.delete('user');
    forgetWishlist();
    await wishlistSettled();
    expect(ids()).toEqual([]);
    expect(stored.has('wishlist')).toBe(false);
    expect(stored.has('wishlistOf')).toBe(false);
  });

  test('the account’s list replaces the device’s copy', async () => {
    signIn('ayesha');
    toggleWish(7, refused);
    await wishlistSettled();
    storeAccountWishlist([1, 2]);
    expect(ids()).toEqual([1, 2]);
    expect(stored.get('wishlist')).toBe('[1,2]');
  });
});
