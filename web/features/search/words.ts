import { SEARCH_MAX_LENGTH } from '../../../contract/constants/catalogue.ts';
import { trackingNumberFrom } from '../../../contract/tracking-number.ts';

/** The search text in the URL, cut to the API's limit but never inside a surrogate pair. */
export function wordsIn(search: URLSearchParams): string {
  const typed = (search.get('q') ?? '').replaceAll('\0', ' ').trim();
  return typed
    .slice(0, SEARCH_MAX_LENGTH)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trim();
}

/** The searched tracking number; undefined for words, even if they have ten letters. */
export function trackingNumberIn(words: string): string | undefined {
  const isWritten = /^np\W/i.test(words) || /\d/.test(words);
  return (isWritten && trackingNumberFrom(words)) || undefined;
}
