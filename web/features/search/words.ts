/** The longest search, in characters, as the API takes it. */
const LONGEST = 80;

/**
 * The words that an address searches for, empty where it names none. The API takes neither U+0000 nor more than its
 * limit; a cut leaves no half of a sign that takes two characters.
 */
export function wordsIn(search: URLSearchParams): string {
  const typed = (search.get('q') ?? '').replaceAll('\0', ' ').trim();
  return typed
    .slice(0, LONGEST)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trim();
}
