import { create } from 'zustand';
import { WISHLIST_LIMIT } from '../../../contract/constants/wishlist.ts';
import { isSignedIn, type SessionUser, useSession } from '../../lib/session.ts';
import * as api from './api.ts';

type Api = typeof api;

interface Wishlist {
  /** Product ids, newest first; `undefined` means not read yet (server, first paint). */
  ids: number[] | undefined;
}

/** This device's wishlist; a copy of the account's when signed in. */
export const useWishlist = create<Wishlist>(() => ({ ids: undefined }));

const KEY = 'wishlist';

/** The user name whose wishlist is stored here; absent for a visitor's own. */
const OWNER = 'wishlistOf';

/** Used where local storage is full or forbidden. */
let unstored: number[] | undefined;

/** Follows other tabs and sign-ins. The copy of an account's list ends with the session: the device may be shared. */
export function watchWishlist(): () => void {
  const follow = ({ key }: StorageEvent) => {
    if (key === KEY || key === null) useWishlist.setState({ ids: storedIds() });
  };
  useWishlist.setState({ ids: storedIds() });
  const restore = ({ persisted }: PageTransitionEvent) => {
    if (persisted) useWishlist.setState({ ids: storedIds() });
  };
  window.addEventListener('storage', follow);
  window.addEventListener('pageshow', restore);
  const followSession = ({ user }: ReturnType<typeof useSession.getState>) => {
    if (user) mergeInto(user);
    else if (user === null && localStorage.getItem(OWNER) !== null) forgetWishlist();
  };
  const unfollow = useSession.subscribe(followSession);
  followSession(useSession.getState());
  return () => {
    window.removeEventListener('storage', follow);
    window.removeEventListener('pageshow', restore);
    unfollow();
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

/** Toggles a wish and returns the new state; reverts and calls `onFailure` when the account rejects it. */
export function toggleWish(id: number, onFailure: (error: unknown) => void): boolean {
  const isWished = !storedIds().includes(id);
  setWished(id, isWished);
  if (isSignedIn()) {
    enqueue(
      (api) => (isWished ? api.addWishes([id]) : api.removeWish(id).then(() => undefined)),
      (error) => {
        setWished(id, !isWished);
        onFailure(error);
      },
    );
  }
  return isWished;
}

let isFresh = false;

/** Reads wishes made on other devices, once per page load. */
export function refreshWishlist(): void {
  if (isFresh || !isSignedIn()) return;
  isFresh = true;
  enqueue(async (api) => (isCopy() ? api.addWishes([]) : undefined), ignore);
}

/** Stores the account's list, keeping wishes not merged into it yet. */
export function storeAccountWishlist(ids: number[]): void {
  keep(isCopy() ? ids : [...new Set([...storedIds(), ...ids])]);
}

export function wishlistSettled(): Promise<void> {
  return queue;
}

/** Clears the list in all tabs of this device. */
export function forgetWishlist(): void {
  epoch += 1;
  merging = undefined;
  isFresh = false;
  localStorage.removeItem(OWNER);
  localStorage.removeItem(KEY);
  useWishlist.setState({ ids: [] });
}

/** Serialises the calls, so that the last change wins on the server too. */
let queue: Promise<void> = Promise.resolve();
let waiting = 0;
/** True when a response arrived while later changes were queued. */
let isStale = false;
/** Grows when the list is cleared; calls of an earlier epoch are ignored. */
let epoch = 0;

/** Queues a change of the account's list; returned ids are the whole list. */
function enqueue(
  act: (api: Api) => Promise<number[] | undefined>,
  onFailure: (error: unknown) => void,
): void {
  const startEpoch = epoch;
  waiting += 1;
  queue = queue.then(async () => {
    try {
      if (epoch !== startEpoch) return;
      const ids = await act(api);
      if (epoch !== startEpoch) return;
      if (ids && waiting === 1) storeAccountWishlist(ids);
      else isStale ||= ids !== undefined;
    } catch (error) {
      if (epoch === startEpoch) onFailure(error);
    } finally {
      waiting -= 1;
      if (waiting === 0 && isStale) {
        isStale = false;
        enqueue((api) => api.addWishes([]), ignore);
      }
    }
  });
}

let merging: string | undefined;

/** Merges this device's list into the account once; never a list of another account. */
function mergeInto({ username }: SessionUser): void {
  const owner = localStorage.getItem(OWNER);
  if (owner === username || merging === username) return;
  if (owner !== null) keep([]);
  merging = username;
  enqueue(async (api) => {
    try {
      const ids = await api.addWishes(storedIds());
      if (merging === username) localStorage.setItem(OWNER, username);
      return ids;
    } finally {
      merging = undefined;
    }
  }, ignore);
}

function isCopy(): boolean {
  const { user } = useSession.getState();
  return user != null && localStorage.getItem(OWNER) === user.username;
}

function ignore(): void {
  // The next page load retries.
}

function setWished(id: number, isWished: boolean): void {
  const others = storedIds().filter((other) => other !== id);
  keep(isWished ? [id, ...others].slice(0, WISHLIST_LIMIT) : others);
}

/** Reads storage first: another tab may have changed it a moment ago. */
function storedIds(): number[] {
  try {
    const stored = localStorage.getItem(KEY);
    return stored === null ? (unstored ?? []) : wishesFrom(stored);
  } catch {
    return unstored ?? [];
  }
}

function keep(ids: number[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(ids));
    unstored = undefined;
  } catch {
    unstored = ids;
  }
  useWishlist.setState({ ids });
}
