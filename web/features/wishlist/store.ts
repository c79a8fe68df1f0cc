import { create } from 'zustand';
import { WISHLIST_LIMIT } from '../../../contract/constants/wishlist.ts';
import { useSession } from '../../lib/session.ts';

interface Wishlist {
  /** Product ids, newest first; `undefined` means not read yet (server, first paint). */
  ids: number[] | undefined;
}

/** This device's wishlist; a copy of the account's when signed in. */
export const useWishlist = create<Wishlist>(() => ({ ids: undefined }));

const KEY = 'wishlist';

/** The user name whose wishlist is stored here; absent for a visitor's own. */
export const OWNER = 'wishlistOf';

/** Used where local storage is full or forbidden. */
let unstored: number[] | undefined;

export function watchStoredWishes(): () => void {
  const read = () => useWishlist.setState({ ids: storedIds() });
  const follow = ({ key }: StorageEvent) => {
    if (key === KEY || key === null) read();
  };
  const restore = ({ persisted }: PageTransitionEvent) => {
    if (persisted) read();
  };
  read();
  window.addEventListener('storage', follow);
  window.addEventListener('pageshow', restore);
  return () => {
    window.removeEventListener('storage', follow);
    window.removeEventListener('pageshow', restore);
  };
}

/** Parses a stored wishlist, which may be hand-edited. */
export function wishesFrom(stored: string | null): number[] {
  let found: unknown;
  try {
    found = JSON.parse(stored ?? '[]');
  } catch {
    return [];
  }
  const ids = (Array.isArray(found) ? found : []).filter(
    (id) => Number.isInteger(id) && id > 0 && id < 2 ** 31,
  );
  return [...new Set<number>(ids)].slice(0, WISHLIST_LIMIT);
}

/** Reads storage first: another tab may have changed it a moment ago. */
export function storedIds(): number[] {
  try {
    const stored = localStorage.getItem(KEY);
    return stored === null ? (unstored ?? []) : wishesFrom(stored);
  } catch {
    return unstored ?? [];
  }
}

export function setWished(id: number, isWished: boolean): void {
  const others = storedIds().filter((other) => other !== id);
  storeIds(isWished ? [id, ...others].slice(0, WISHLIST_LIMIT) : others);
}

/** Whether every wish stored here is in the signed-in account. */
export function isCopy(): boolean {
  const { user } = useSession.getState();
  return user != null && localStorage.getItem(OWNER) === user.username;
}

/** The copy of an account's list ends with the session: the device may be shared. */
export function forgetForeignCopy(): void {
  if (localStorage.getItem(OWNER) !== null && !isCopy()) forgetWishlist();
}

/** Forgets the list on this device, in all tabs: who logs out leaves nothing of theirs. */
export function forgetWishlist(): void {
  localStorage.removeItem(OWNER);
  localStorage.removeItem(KEY);
  unstored = undefined;
  useWishlist.setState({ ids: [] });
}

export function storeIds(ids: number[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(ids));
    unstored = undefined;
  } catch {
    unstored = ids;
  }
  useWishlist.setState({ ids });
}
