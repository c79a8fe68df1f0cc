import { useEffect, useState } from 'react';
import type { Suggestion } from '../../../contract/search.ts';
import { suggest } from './api.ts';

const SUGGEST_DEBOUNCE_MS = 150;

/** Shorter text would match everything. */
const MIN_LENGTH = 2;

/** Suggestions for the typed text; empty while unknown, offline or with `words` undefined. */
export function useSuggestions(words: string | undefined): Suggestion[] {
  const [known, setKnown] = useState<{ words: string; found: Suggestion[] }>({ words: '', found: [] });
  const asked = words?.trim() ?? '';
  useEffect(() => {
    if (asked.length < MIN_LENGTH) return;
    const stop = new AbortController();
    const pause = setTimeout(async () => {
      try {
        setKnown({ words: asked, found: await suggest(asked, stop.signal) });
      } catch {
        // Suggestions may fail; submitting the search reports errors.
      }
    }, SUGGEST_DEBOUNCE_MS);
    return () => {
      clearTimeout(pause);
      stop.abort();
    };
  }, [asked]);
  // Keep the previous suggestions while the text only grows or shrinks.
  const isOfThese =
    asked.length >= MIN_LENGTH && (asked.startsWith(known.words) || known.words.startsWith(asked));
  return isOfThese ? known.found : [];
}
