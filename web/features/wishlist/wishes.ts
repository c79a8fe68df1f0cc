import { isSignedIn, useSession } from '../../lib/session.ts';
import { forgetForeignCopy, isCopy, setWished, storedIds, watchStoredWishes } from './store.ts';

// Lazy, so that visitors do not download the query library.
const loadAccountList = () => import('./account-list.ts');

/** Follows changes in other tabs, and sign-ins. */
export function watchWishlist(): () => void {
  const unwatch = watchStoredWishes();
  const followSession = ({ user }: ReturnType<typeof useSession.getState>) => {
    if (user === undefined) return;
    forgetForeignCopy();
    if (user && !isCopy()) readAccountList();
  };
  const unfollow = useSession.subscribe(followSession);
  followSession(useSession.getState());
  return () => {
    unwatch();
    unfollow();
  };
}

/** Reads wishes made on other devices, once per page load. */
export function refreshWishlist(): void {
  if (isSignedIn()) readAccountList();
}

function readAccountList(): void {
  loadAccountList().then(
    ({ syncWishlist }) => syncWishlist(),
    // The next page load retries.
    () => undefined,
  );
}

/** Toggles a wish and returns the new state; reverts and calls `onFailure` when the account rejects it. */
export function toggleWish(id: number, onFailure: (error: unknown) => void): boolean {
  const isWished = !storedIds().includes(id);
  setWished(id, isWished);
  if (isSignedIn()) {
    const { account } = useSession.getState();
    const onError = (error: unknown) => {
      if (useSession.getState().account !== account) return;
      setWished(id, !isWished);
      onFailure(error);
    };
    loadAccountList().then(({ changeWish }) => changeWish({ id, isWished, account }, onError), onError);
  }
  return isWished;
}
