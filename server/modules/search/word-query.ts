/** A word of a search, folded: whether something in the shop begins so, else the words it may be a misspelling of. */
export interface FoldedWord {
  word: string;
  known: boolean;
  /** The likeliest first. */
  likely: string[];
}

/** A folded word holds nothing else, so it may stand in a statement. */
const FOLDED = /^[a-z0-9]+$/;

/**
 * The words as a full-text query of PostgreSQL: all of them have to be there, each as a beginning, a misspelt one as
 * one of those it is taken for. What resembles nothing is left out; undefined when nothing is left.
 */
export function wordQuery(words: readonly FoldedWord[]): { anywhere: string; inName: string } | undefined {
  const terms = words.flatMap(({ word, known, likely }) => {
    const alternatives = (known ? [`${word}`] : likely).filter((one) => FOLDED.test(one));
    return alternatives.length > 0 ? [{ alternatives, isBeginning: known }] : [];
  });
  if (terms.length === 0) return undefined;
  const spelled = (weight: string) =>
    terms
      .map(({ alternatives, isBeginning }) => {
        const label = `${isBeginning ? '*' : ''}${weight}`;
        return `(${alternatives.map((word) => (label ? `${word}:${label}` : word)).join('|')})`;
      })
      .join('&');
  return { anywhere: spelled(''), inName: spelled('A') };
}
