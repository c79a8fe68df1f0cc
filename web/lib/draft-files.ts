import { clear, createStore } from 'idb-keyval';
import { forgetDraftTexts } from './drafts.ts';

export const draftFiles = createStore('drafts', 'files');

/** Deletes all drafts in all tabs on logout. A session that expires keeps them, to continue after signing in again. */
export function forgetDrafts(): void {
  forgetDraftTexts();
  void clearFiles();
}

async function clearFiles(): Promise<void> {
  try {
    await clear(draftFiles);
  } catch {
    // Opening a denied database throws.
  }
}
