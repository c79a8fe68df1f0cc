import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { WISHLIST_LIMIT } from '../../../contract/constants/catalogue.ts';
import { CallError } from '../../lib/call-error.ts';
import { queryClient } from '../../lib/query-client.ts';
import { clearSession, signIn as startSession } from '../../lib/session.ts';
import { wishedProductsQuery } from './account-list.ts';
import { forgetWishlist, useWishlist, wishesFrom } from './store.ts';
import { refreshWishlist, toggleWish, watchWishlist } from './wishes.ts';

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
    if (init.method === 'GET') return Response.json({ results: account.map((id) => ({ id })) });
    const { products } = JSON.parse(init.body ?? '{}') as { products: number[] };
    account = [...products.filter((id) => !account.includes(id)), ...account];
    return new Response(JSON.stringify({ products: account }), { status: 200 });
  }

  function signIn(username: string) {
    const details = { email: '', phone_number: null, gender: null, profile_picture: null };
    const tokens = { access: 'token', refresh: 'token' };
    startSession({ username, user_type: 'customer', ...details, ...tokens }, true);
  }

  /** Resolves once no request to the account is pending. */
  async function settled() {
    await import('./account-list.ts');
    const busy = async () => {
      await new Promise((resolve) => setTimeout(resolve));
      return queryClient.isFetching() + queryClient.isMutating();
    };
    await expect.poll(busy).toBe(0);
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
    queryClient.clear();
    unwatch = watchWishlist();
  });

  afterEach(async () => {
    await settled();
    unwatch();
    forgetWishlist();
    vi.unstubAllGlobals();
  });

  test('signed out, a wish is stored on the device without a call', async () => {
    expect(toggleWish(7, refused)).toBe(true);
    expect(toggleWish(9, refused)).toBe(true);
    expect(ids()).toEqual([9, 7]);
    expect(toggleWish(7, refused)).toBe(false);
    await settled();
    expect(wishesFrom(stored.get('wishlist') ?? null)).toEqual([9]);
    expect(calls).toEqual([]);
  });

  test('signing in merges the list once', async () => {
    account = [3];
    toggleWish(7, refused);
    signIn('ayesha');
    refreshWishlist();
    await settled();
    expect(account).toEqual([7, 3]);
    expect(ids()).toEqual([7, 3]);
    refreshWishlist();
    await settled();
    expect(calls).toHaveLength(1);
  });

  test('a failed merge is retried', async () => {
    toggleWish(7, refused);
    isDown = true;
    signIn('ayesha');
    await settled();
    expect(ids()).toEqual([7]);
    isDown = false;
    signIn('ayesha');
    await settled();
    expect(account).toEqual([7]);
  });

  test('the list of another account is not merged', async () => {
    signIn('ayesha');
    await settled();
    toggleWish(7, refused);
    await settled();
    account = [3];
    signIn('bilal');
    await settled();
    expect(account).toEqual([3]);
    expect(ids()).toEqual([3]);
  });

  test('an account’s list is hidden with its session, and returns with it', async () => {
    signIn('ayesha');
    toggleWish(7, refused);
    await settled();
    clearSession();
    expect(ids()).toEqual([]);
    expect([...stored.keys()]).toEqual([]);
    signIn('ayesha');
    await settled();
    expect(ids()).toEqual([7]);
  });

  test('wishes made after a session has ended are merged when its owner is back', async () => {
    signIn('ayesha');
    toggleWish(7, refused);
    await settled();
    clearSession();
    toggleWish(9, refused);
    signIn('ayesha');
    await settled();
    expect(account).toEqual([9, 7]);
    expect(ids()).toEqual([9, 7]);
  });

  test("an unmerged list is kept when the account's list arrives", async () => {
    account = [3];
    toggleWish(7, refused);
    isDown = true;
    signIn('ayesha');
    await settled();
    isDown = false;
    toggleWish(9, refused);
    await settled();
    expect(ids()).toEqual([9, 7, 3]);
    signIn('ayesha');
    await settled();
    expect(account).toEqual(expect.arrayContaining([3, 7, 9]));
    expect(ids()).toEqual(account);
  });

  test('signed in, the account receives changes in order', async () => {
    signIn('ayesha');
    toggleWish(7, refused);
    toggleWish(8, refused);
    toggleWish(7, refused);
    expect(ids()).toEqual([8]);
    await settled();
    await settled();
    expect(account).toEqual([8]);
    expect(ids()).toEqual([8]);
    expect(refused).not.toHaveBeenCalled();
  });

  test('a wish the account refuses is reverted', async () => {
    signIn('ayesha');
    await settled();
    isDown = true;
    toggleWish(7, refused);
    expect(ids()).toEqual([7]);
    await settled();
    expect(ids()).toEqual([]);
    expect(refused).toHaveBeenCalledWith(expect.any(CallError));
  });

  test('logging out clears the list, and pending responses do not restore it', async () => {
    signIn('ayesha');
    toggleWish(7, refused);
    clearSession();
    forgetWishlist();
    await settled();
    expect(ids()).toEqual([]);
    expect(stored.has('wishlist')).toBe(false);
    expect(stored.has('wishlistOf')).toBe(false);
  });

  test('what was wished for on other devices is read once, and not while a change is on its way', async () => {
    signIn('ayesha');
    await settled();
    queryClient.clear();
    account = [3];
    refreshWishlist();
    toggleWish(7, refused);
    await settled();
    expect(ids()).toEqual([7, 3]);
    refreshWishlist();
    await settled();
    account = [5, 7, 3];
    refreshWishlist();
    await settled();
    expect(ids()).toEqual([7, 3]);
  });

  test('the page of the account’s list shows what the account has', async () => {
    signIn('ayesha');
    toggleWish(7, refused);
    await settled();
    account = [9, 7];
    const products = await queryClient.fetchQuery(wishedProductsQuery);
    expect(products.map(({ id }) => id)).toEqual([9, 7]);
    expect(ids()).toEqual([9, 7]);
    expect(stored.get('wishlist')).toBe('[9,7]');
  });
});
