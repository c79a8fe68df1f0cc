/** A word of a search, folded: whether something in the shop begins so, else the words it may be a misspelling of. */
export interface FoldedWord {
  word: string;
  known: boolean;
  /** Whether this very word is there. */
  whole: boolean;
  /** The likeliest first. */
  likely: string[];
}

/** A folded word holds nothing else: nothing in it is an operator of a query. */
const FOLDED = /^[a-z0-9]+$/;

/** One word of a query: what it may be, and whether more may follow it. */
interface QueryWord {
  alternatives: readonly string[];
  isBeginning: boolean;
}

export interface WordQuery {
  /** In the name or in what is told of it. */
  anywhere: string;
  inName: string;
}

/** Marks the words of names in the catalogue (migration 0007). */
const OF_NAME = 'N';

/** The same words where they stand in names. */
function ofName(words: readonly QueryWord[]): QueryWord[] {
  return words.map(({ alternatives, isBeginning }) => ({
    alternatives: alternatives.map((word) => OF_NAME + word),
    isBeginning,
  }));
}

/**
 * The words as a full-text query of PostgreSQL: all of them have to be there, the last and what is no word by itself as
 * a beginning, a misspelt one as one of those it is taken for. What resembles nothing is left out; undefined when nothing is left.
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
