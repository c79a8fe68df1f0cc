import { create } from 'zustand';
import { WISHLIST_LIMIT } from '../../../contract/constants/wishlist.ts';
import { isSignedIn, type SessionUser, useSession } from '../../lib/session.ts';
import * as api from './api.ts';

type Api = typeof api;

interface Wishlist {
  /** Ids of products, the latest wish first; `undefined` means not read yet (server, first paint). */
  ids: number[] | undefined;
}

/** The wishlist as the pages see it: this device's, which is the account's copy once somebody has signed in. */
export const useWishlist = create<Wishlist>(() => ({ ids: undefined }));

const KEY = 'wishlist';

/** The user name of whose wishlist the device holds a copy, missing where it is nobody's yet. */
const OWNER = 'wishlistOf';

/** The list where local storage is full or forbidden: it lasts as long as the tab. */
let unstored: number[] | undefined;

/**
 * Reads the stored wishlist, and from then on follows the other tabs and whoever signs in. The copy of an account's list
 * goes with the session: the account keeps it, and the device may be somebody else's.
 */
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

/** What a stored value holds: somebody may have written it by hand, so that only ids are taken, each once. */
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

/**
 * Wishes for a product, or no more; answers whether it is wished for now. The pages show it at once. Signed in, the
 * account follows; when it cannot, the wish is as it was and `onFailure` is told.
 */
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

/** Reads what the account wished for on other devices, once for each time the shop is opened. */
export function freshenWishlist(): void {
  if (isFresh || !isSignedIn()) return;
  isFresh = true;
  enqueue(async (api) => (isCopy() ? api.addWishes([]) : undefined), ignore);
}

/** Takes over what the account's list turned out to be; what the account has not heard of stays. */
export function adoptWishlist(ids: number[]): void {
  keep(isCopy() ? ids : [...new Set([...storedIds(), ...ids])]);
}

export function wishlistSettled(): Promise<void> {
  return queue;
}

/** Forgets the list on this device, in all tabs: who logs out leaves nothing of theirs. */
export function forgetWishlist(): void {
  epoch += 1;
  merging = undefined;
  isFresh = false;
  localStorage.removeItem(OWNER);
  localStorage.removeItem(KEY);
  useWishlist.setState({ ids: [] });
}

/** The calls to the account, one after the other, so that the last wish is the last one there too. */
let queue: Promise<void> = Promise.resolve();
let waiting = 0;
/** Whether the account has said what its list is while later wishes were on their way. */
let isStale = false;
/** Grows when the list is forgotten: what was under way then is nobody's any more. */
let epoch = 0;

/** The account's part of a change, in its turn; an answer with ids is the whole list. */
function enqueue(
  act: (api: Api) => Promise<number[] | undefined>,
  onFailure: (error: unknown) => void,
): void {
  const startedIn = epoch;
  waiting += 1;
  queue = queue.then(async () => {
    try {
      if (epoch !== startedIn) return;
      const ids = await act(api);
      if (epoch !== startedIn) return;
      if (ids && waiting === 1) adoptWishlist(ids);
      else isStale ||= ids !== undefined;
    } catch (error) {
      if (epoch === startedIn) onFailure(error);
    } finally {
      waiting -= 1;
      if (waiting === 0 && isStale) {
        isStale = false;
        enqueue((api) => api.addWishes([]), ignore);
      }
    }
  });
}

/** Whose account is being told of the device's list at this moment. */
let merging: string | undefined;

/** Merges the device's list into the account of who has signed in, once; a list of somebody else's is not theirs. */
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

/** Whether what lies here is what the account of who is signed in has. */
function isCopy(): boolean {
  const { user } = useSession.getState();
  return user != null && localStorage.getItem(OWNER) === user.username;
}

function ignore(): void {
  // The next page tries again.
}

function setWished(id: number, isWished: boolean): void {
  const others = storedIds().filter((other) => other !== id);
  keep(isWished ? [id, ...others].slice(0, WISHLIST_LIMIT) : others);
}

/** What lies in local storage now, for another tab may have changed it a moment ago; where nothing can be stored, what this tab knows. */
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
