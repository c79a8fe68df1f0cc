import { useEffect, useState } from 'react';
import type { Suggestion } from '../../../contract/search.ts';
import { suggest } from './api.ts';

/** How long somebody has to pause before suggestions are asked for, in milliseconds. */
const SUGGEST_DEBOUNCE_MS = 150;

/** Letters below which everything would be suggested. */
const LEAST = 2;

/** What might be meant by the words so far; empty while nothing is known, without a network and with `words` undefined. */
export function useSuggestions(words: string | undefined): Suggestion[] {
  const [known, setKnown] = useState<{ words: string; found: Suggestion[] }>({ words: '', found: [] });
  const asked = words?.trim() ?? '';
  useEffect(() => {
    if (asked.length < LEAST) return;
    const stop = new AbortController();
    const pause = setTimeout(async () => {
      try {
        setKnown({ words: asked, found: await suggest(asked, stop.signal) });
      } catch {
        // Suggestions are a courtesy: pressing Enter searches and says what is wrong.
      }
    }, SUGGEST_DEBOUNCE_MS);
    return () => {
      clearTimeout(pause);
      stop.abort();
    };
  }, [asked]);
  // The last ones stay until the next are there, as long as they still begin alike.
  const isOfThese = asked.length >= LEAST && (asked.startsWith(known.words) || known.words.startsWith(asked));
  return isOfThese ? known.found : [];
}
