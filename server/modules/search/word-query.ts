/** `likely` are corrections, used when nothing starts with the word. */
export interface FoldedWord {
  word: string;
  known: boolean;
  whole: boolean;
  likely: string[];
}

/** No tsquery operators. */
const FOLDED = /^[a-z0-9]+$/;

interface QueryWord {
  alternatives: readonly string[];
  isBeginning: boolean;
}

export interface WordQuery {
  anywhere: string;
  inName: string;
}

/** Weight of words in names (migration 0007). */
const OF_NAME = 'N';

function ofName(words: readonly QueryWord[]): QueryWord[] {
  return words.map(({ alternatives, isBeginning }) => ({
    alternatives: alternatives.map((word) => OF_NAME + word),
    isBeginning,
  }));
}

/**
 * A tsquery of all words; the last and incomplete ones match as prefixes, misspelt ones as their corrections. Undefined
 * when no word is known.
 */
export function wordQuery(folded: readonly FoldedWord[]): WordQuery | undefined {
  const last = folded.length - 1;
  const words = folded.flatMap(({ word, known, whole, likely }, place): QueryWord[] => {
    const alternatives = (known ? [word] : likely).filter((one) => FOLDED.test(one));
    return alternatives.length > 0 ? [{ alternatives, isBeginning: known && !(whole && place < last) }] : [];
  });
  if (words.length === 0) return undefined;
  return { anywhere: spelled(words), inName: spelled(ofName(words)) };
}

function spelled(words: readonly QueryWord[]): string {
  return words
    .map(({ alternatives, isBeginning }) => alternatives.map((word) => word + (isBeginning ? ':*' : '')))
    .map((alternatives) => `(${alternatives.join('|')})`)
    .join('&');
}
