import { hasStoredWith, removeAllWith, removeStored, writeText } from './storage.ts';

const KEY_PREFIX = 'draft.';

/** Set briefly to tell other tabs to clear their drafts. */
const CLEAR_SIGNAL = 'draftsForgotten';

const resetHandlers = new Set<() => void>();

/** All keys with this prefix are deleted on logout. */
export function draftKey(name: string): string {
  return KEY_PREFIX + name;
}

/** True if the device keeps something that was typed and not sent. */
export function hasDraft(): boolean {
  return hasStoredWith('device', KEY_PREFIX);
}

/** Registers a callback that clears a draft in memory. */
export function whenDraftsForgotten(forget: () => void): void {
  resetHandlers.add(forget);
}

/** Deletes the texts of all drafts in all tabs; `forgetDrafts` deletes the files too. */
export function forgetDraftTexts(): void {
  clearThisTab();
  writeText('device', CLEAR_SIGNAL, 'true');
  removeStored('device', CLEAR_SIGNAL);
}

export function watchDrafts(): () => void {
  const follow = ({ key, newValue }: StorageEvent) => key === CLEAR_SIGNAL && newValue && clearThisTab();
  window.addEventListener('storage', follow);
  return () => window.removeEventListener('storage', follow);
}

function clearThisTab(): void {
  for (const forget of resetHandlers) forget();
  removeAllWith(KEY_PREFIX);
}
