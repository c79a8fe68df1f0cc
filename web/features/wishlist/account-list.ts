import { MutationObserver } from '@tanstack/react-query';
import { definePersonalQuery } from '../../lib/queries.ts';
import { queryClient } from '../../lib/query-client.ts';
import { useSession } from '../../lib/session.ts';
import { addWishes, readWishlist, removeWish } from './api.ts';
import { isCopy, markCopy, storedIds, storeIds } from './store.ts';

/** Ids of the account's wishlist; reading it merges this device's wishes. */
const accountListQuery = definePersonalQuery({
  queryKey: ['wishlist', 'ids'],
  async queryFn({ signal }) {
    const ids = await addWishes(isCopy() ? [] : storedIds(), signal);
    if (signal.aborted) return ids;
    markCopy();
    adopt(ids);
    return ids;
  },
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
});

/** Products of the account's wishlist, the latest first. */
export const wishedProductsQuery = definePersonalQuery({
  queryKey: ['wishlist', 'products'],
  async queryFn({ signal }) {
    await syncWishlist();
    const products = await readWishlist(signal);
    if (!signal.aborted) adopt(products.map(({ id }) => id));
    return products;
  },
  refetchOnWindowFocus: false,
});

/** Reads the account's wishlist once per page load and after a failed merge; a failure changes nothing. */
export async function syncWishlist(): Promise<void> {
  const staleTime = isCopy() ? Number.POSITIVE_INFINITY : 0;
  await queryClient.fetchQuery({ ...accountListQuery, staleTime }).catch(() => undefined);
}

interface Change {
  id: number;
  isWished: boolean;
  account: number;
}

const CHANGE = ['wishlist', 'change'];

/** Sends a change that this device already shows, unless the account has changed. */
export async function changeWish(change: Change, onError: (error: unknown) => void): Promise<void> {
  const isTheirs = () => useSession.getState().account === change.account;
  if (!isTheirs()) return;
  const mutation = new MutationObserver(queryClient, {
    mutationKey: CHANGE,
    // Serialised, so that the last change wins on the server too.
    scope: { id: 'wishlist' },
    onMutate: () => queryClient.cancelQueries({ queryKey: accountListQuery.queryKey }),
    mutationFn: () => sendChange(change),
    onSuccess(ids) {
      if (!isTheirs()) return;
      if (ids) markCopy();
      if (ids && pendingChanges() === 1) storeAccountWishlist(ids);
    },
    onError,
    onSettled(_ids, error) {
      if (!isTheirs()) return;
      invalidateProducts(change);
      if (pendingChanges() > 1 || (!error && isCopy())) return;
      void queryClient.invalidateQueries({ queryKey: accountListQuery.queryKey });
      void syncWishlist();
    },
  });
  await mutation.mutate().catch(() => undefined);
}

/** Refetches only if the page lacks the product; a removed one stays available for Undo. */
function invalidateProducts({ id, isWished }: Change): void {
  const { queryKey } = wishedProductsQuery;
  const isMissing = isWished && !queryClient.getQueryData(queryKey)?.some((product) => product.id === id);
  void queryClient.invalidateQueries({ queryKey, refetchType: isMissing ? 'active' : 'none' });
}

/** An addition returns the whole wishlist. */
async function sendChange({ id, isWished }: Change): Promise<number[] | undefined> {
  if (isWished) return addWishes(isCopy() ? [id] : storedIds());
  await removeWish(id);
  return undefined;
}

function adopt(ids: number[]): void {
  if (pendingChanges() === 0) storeAccountWishlist(ids);
}

function pendingChanges(): number {
  return queryClient.isMutating({ mutationKey: CHANGE });
}

/** Stores the account's wishlist and keeps wishes that are not merged yet. */
function storeAccountWishlist(ids: number[]): void {
  storeIds(isCopy() ? ids : [...new Set([...storedIds(), ...ids])]);
}
