const KEY_PREFIX = 'draft.';

/** Set briefly to tell other tabs to clear their drafts. */
const CLEAR_SIGNAL = 'draftsForgotten';

const resetHandlers = new Set<() => void>();

/** Everything stored under such a key is deleted on logout. */
export function draftKey(name: string): string {
  return KEY_PREFIX + name;
}

/** Registers a callback for stores that hold a draft in memory. */
export function whenDraftsForgotten(forget: () => void): void {
  resetHandlers.add(forget);
}

/** Deletes the texts of all drafts in all tabs; `forgetDrafts` deletes their files too. */
export function forgetDraftTexts(): void {
  clearThisTab();
  localStorage.setItem(CLEAR_SIGNAL, 'true');
  localStorage.removeItem(CLEAR_SIGNAL);
}

export function watchDrafts(): () => void {
  const follow = ({ key, newValue }: StorageEvent) => key === CLEAR_SIGNAL && newValue && clearThisTab();
  window.addEventListener('storage', follow);
  return () => window.removeEventListener('storage', follow);
}

function clearThisTab(): void {
  for (const forget of resetHandlers) forget();
  for (const storage of [localStorage, sessionStorage]) {
    // `Object.keys` would not see the keys of the stand-in for denied storage.
    const keys = Array.from({ length: storage.length }, (_, place) => storage.key(place));
    for (const key of keys) if (key?.startsWith(KEY_PREFIX)) storage.removeItem(key);
  }
}
