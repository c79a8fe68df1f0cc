import { calls } from '../../../contract/calls.ts';
import type { SearchFinds, Suggestion } from '../../../contract/search.ts';
import { call } from '../../lib/call.ts';
import type { Read } from '../../lib/load.ts';

/** Everything that fits the words. Throws CallError. */
export function findEverything(read: Read, words: string): Promise<SearchFinds> {
  return read(calls.search, { query: { q: words } });
}

/** A few finds while somebody types. Throws CallError. */
export async function suggest(words: string, signal: AbortSignal): Promise<Suggestion[]> {
  return (await call(calls.suggestions, { query: { q: words }, signal })).results;
}
