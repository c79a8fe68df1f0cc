/** A word of a search, folded: whether something in the shop begins so, else the words it may be a misspelling of. */
export interface FoldedWord {
  word: string;
  known: boolean;
  /** The likeliest first. */
  likely: string[];
}

/** A folded word holds nothing else, so it may stand in a statement. */
const FOLDED = /^[a-z0-9]+$/;

/** What has to be there, as queries of PostgreSQL's full-text search. */
export interface WordQuery {
  /** In the name or in what is told of it. */
  anywhere: string;
  inName: string;
  /** How many words were understood. */
  words: number;
}

/** Marks the words of names in the catalogue (migration 0007). */
const OF_NAME = 'N';

/**
 * The words as a full-text query of PostgreSQL: all of them have to be there, each as a beginning, a misspelt one as
 * one of those it is taken for. What resembles nothing is left out; undefined when nothing is left.
 */
export function wordQuery(words: readonly FoldedWord[]): WordQuery | undefined {
  const terms = words.flatMap(({ word, known, likely }) => {
    const alternatives = (known ? [word] : likely).filter((one) => FOLDED.test(one));
    return alternatives.length > 0 ? [{ alternatives, ending: known ? ':*' : '' }] : [];
  });
  if (terms.length === 0) return undefined;
  const spelled = (mark: string) =>
    terms
      .map(({ alternatives, ending }) => `(${alternatives.map((word) => mark + word + ending).join('|')})`)
      .join('&');
  return { anywhere: spelled(''), inName: spelled(OF_NAME), words: terms.length };
}
