import { clear, createStore } from 'idb-keyval';

const KEY_PREFIX = 'draft.';

/** Set briefly to tell other tabs to clear their drafts. */
const CLEAR_SIGNAL = 'draftsForgotten';

const resetHandlers = new Set<() => void>();

/** Everything stored under such a key is deleted on logout. */
export function draftKey(name: string): string {
  return KEY_PREFIX + name;
}

export const draftFiles = createStore('drafts', 'files');

/** Registers a callback for stores that hold a draft in memory. */
export function whenDraftsForgotten(forget: () => void): void {
  resetHandlers.add(forget);
}

/** Deletes all drafts in all tabs on logout. A session that expires keeps them, to continue after signing in again. */
export function forgetDrafts(): void {
  clearThisTab();
  localStorage.setItem(CLEAR_SIGNAL, 'true');
  localStorage.removeItem(CLEAR_SIGNAL);
  void clearFiles();
}

export function watchDrafts(): () => void {
  const follow = ({ key, newValue }: StorageEvent) => key === CLEAR_SIGNAL && newValue && clearThisTab();
  window.addEventListener('storage', follow);
  return () => window.removeEventListener('storage', follow);
}

async function clearFiles(): Promise<void> {
  try {
    await clear(draftFiles);
  } catch {
    // Opening a denied database throws.
  }
}

function clearThisTab(): void {
  for (const forget of resetHandlers) forget();
  for (const storage of [localStorage, sessionStorage]) {
    // `Object.keys` would not see the keys of the stand-in for denied storage.
    const keys = Array.from({ length: storage.length }, (_, place) => storage.key(place));
    for (const key of keys) if (key?.startsWith(KEY_PREFIX)) storage.removeItem(key);
  }
}
