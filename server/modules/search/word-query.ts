/**
 * A typed word in the spelling of the catalogue. `others` are synonyms; `likely` are corrections, used if nothing
 * starts with the word.
 */
export interface FoldedWord {
  word: string;
  known: boolean;
  whole: boolean;
  others: string[];
  likely: string[];
}

/** No tsquery operators. */
const FOLDED = /^[a-z0-9]+$/;

interface QueryWord {
  alternatives: readonly string[];
  isBeginning: boolean;
}

/** Conditions: all words anywhere, all in the name, any in the name, the last one in the name. */
export interface WordQuery {
  anywhere: string;
  inName: string;
  anyInName: string;
  lastInName: string;
}

/** Weight label of words in names (`search_of` in the baseline migration). */
const OF_NAME = 'N';

function ofName(words: readonly QueryWord[]): QueryWord[] {
  return words.map(({ alternatives, isBeginning }) => ({
    alternatives: alternatives.map((word) => OF_NAME + word),
    isBeginning,
  }));
}

/**
 * A tsquery that requires all words. The last and incomplete ones match as prefixes, misspelt ones by their
 * corrections. Undefined if no word is known.
 */
export function wordQuery(folded: readonly FoldedWord[]): WordQuery | undefined {
  const last = folded.length - 1;
  const words = folded.flatMap(({ word, known, whole, others, likely }, place): QueryWord[] => {
    const same = known ? [word, ...others] : others;
    const alternatives = (same.length > 0 ? same : likely).filter((one) => FOLDED.test(one));
    return alternatives.length > 0 ? [{ alternatives, isBeginning: known && !(whole && place < last) }] : [];
  });
  if (words.length === 0) return undefined;
  const named = ofName(words);
  return {
    anywhere: spelled(words),
    inName: spelled(named),
    anyInName: spelled(named, '|'),
    lastInName: spelled(named.slice(-1)),
  };
}

function spelled(words: readonly QueryWord[], operator: '&' | '|' = '&'): string {
  return words
    .map(({ alternatives, isBeginning }) => alternatives.map((word) => word + (isBeginning ? ':*' : '')))
    .map((alternatives) => `(${alternatives.join('|')})`)
    .join(operator);
}
