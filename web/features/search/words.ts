import { SEARCH_MAX_LENGTH } from '../../../contract/constants/search.ts';

/**
 * The words that an address searches for, empty where it names none. The API takes neither U+0000 nor more than its
 * limit; a cut leaves no half of a sign that takes two characters.
 */
export function wordsIn(search: URLSearchParams): string {
  const typed = (search.get('q') ?? '').replaceAll('\0', ' ').trim();
  return typed
    .slice(0, SEARCH_MAX_LENGTH)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trim();
}
