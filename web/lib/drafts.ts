import { clear, createStore } from 'idb-keyval';

/** Begins the storage key of whatever somebody has typed and not sent. */
const MARK = 'draft.';

/** Set for a moment when drafts are forgotten, so that the other tabs forget theirs. */
const SIGNAL = 'draftsForgotten';

const resetHandlers = new Set<() => void>();

/** The storage key of a draft; whatever lies under such a key is forgotten on logout. */
export function draftKey(name: string): string {
  return MARK + name;
}

/** The files of drafts, which only the browser's database can hold; forgotten with them. */
export const draftFiles = createStore('drafts', 'files');

/** For what holds a draft in memory: `forget` is called when drafts are forgotten, once it has been registered. */
export function whenDraftsForgotten(forget: () => void): void {
  resetHandlers.add(forget);
}

/**
 * Forgets every draft with its files, in all tabs: who logs out leaves nothing of theirs on a shared device. A session
 * that ends by itself keeps them, so that signing in again goes on where it was.
 */
export function forgetDrafts(): void {
  forgetHere();
  localStorage.setItem(SIGNAL, 'true');
  localStorage.removeItem(SIGNAL);
  void clearFiles();
}

/** Forgets this tab's drafts when another tab logs out, from now on. */
export function watchDrafts(): () => void {
  const follow = ({ key, newValue }: StorageEvent) => key === SIGNAL && newValue && forgetHere();
  window.addEventListener('storage', follow);
  return () => window.removeEventListener('storage', follow);
}

async function clearFiles(): Promise<void> {
  try {
    await clear(draftFiles);
  } catch {
    // Where the database is denied, opening it throws, and nothing is stored.
  }
}

function forgetHere(): void {
  for (const forget of resetHandlers) forget();
  for (const storage of [localStorage, sessionStorage]) {
    // By the interface, because the stand-in for denied storages has its keys nowhere else.
    const keys = Array.from({ length: storage.length }, (_, place) => storage.key(place));
    for (const key of keys) if (key?.startsWith(MARK)) storage.removeItem(key);
  }
}
