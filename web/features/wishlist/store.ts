import { create } from 'zustand';
import { WISHLIST_LIMIT } from '../../../contract/constants/catalogue.ts';
import { useSession } from '../../lib/session.ts';
import { parsed, readText, removeStored, watchStored, writeText } from '../../lib/storage.ts';

interface Wishlist {
  /** Product ids, newest first; `undefined` means not read yet (server, first paint). */
  ids: number[] | undefined;
}

/** This device's wishlist; a copy of the account's when signed in. */
export const useWishlist = create<Wishlist>(() => ({ ids: undefined }));

const KEY = 'wishlist';

/** The user name whose wishlist is stored here; absent for a visitor's own. */
const OWNER = 'wishlistOf';

export function watchStoredWishes(): () => void {
  const read = () => useWishlist.setState({ ids: storedIds() });
  read();
  return watchStored([KEY], read);
}

/** Parses a stored wishlist, which may be hand-edited. */
export function wishesFrom(stored: string | null): number[] {
  const found = parsed(stored);
  const ids = (Array.isArray(found) ? found : []).filter(
    (id) => Number.isInteger(id) && id > 0 && id < 2 ** 31,
  );
  return [...new Set<number>(ids)].slice(0, WISHLIST_LIMIT);
}

/** Reads storage first, because another tab may have changed it. */
export function storedIds(): number[] {
  return wishesFrom(readText('device', KEY));
}

export function setWished(id: number, isWished: boolean): void {
  const others = storedIds().filter((other) => other !== id);
  storeIds(isWished ? [id, ...others].slice(0, WISHLIST_LIMIT) : others);
}

/** Records that the account has every wish stored here. */
export function markCopy(): void {
  const { user } = useSession.getState();
  if (user) writeText('device', OWNER, user.username);
}

/** True if the account has every wish stored here. */
export function isCopy(): boolean {
  const { user } = useSession.getState();
  return user != null && readText('device', OWNER) === user.username;
}

/** Deletes the copy of an account's wishlist after its session, because the device may be shared. */
export function forgetForeignCopy(): void {
  if (readText('device', OWNER) !== null && !isCopy()) forgetWishlist();
}

/** Deletes the wishlist on this device in all tabs, as a logout must leave nothing behind. */
export function forgetWishlist(): void {
  removeStored('device', OWNER);
  removeStored('device', KEY);
  useWishlist.setState({ ids: [] });
}

export function storeIds(ids: number[]): void {
  writeText('device', KEY, JSON.stringify(ids));
  useWishlist.setState({ ids });
}
