import type { SearchResults, Suggestion } from '../../../contract/search.ts';
import { call } from '../../lib/call.ts';
import type { Read } from '../../lib/load.ts';

/** Throws CallError. */
export function search(read: Read, words: string): Promise<SearchResults> {
  return read('GET /api/search/', { query: { q: words } });
}

/** Throws CallError. */
export async function suggest(words: string, signal: AbortSignal): Promise<Suggestion[]> {
  return (await call('GET /api/search/suggestions/', { session: 'none', query: { q: words }, signal }))
    .results;
}
