import { SEARCH_MAX_LENGTH } from '../../../contract/constants/search.ts';

/** The search text in the query, within the API's limits; never cut inside a surrogate pair. */
export function wordsIn(search: URLSearchParams): string {
  const typed = (search.get('q') ?? '').replaceAll('\0', ' ').trim();
  return typed
    .slice(0, SEARCH_MAX_LENGTH)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trim();
}
