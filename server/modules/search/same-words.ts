/** Words that customers use, with the words that the catalogue may use instead. */
const SAME_WORDS: Readonly<Record<string, readonly string[]>> = {
  wedding: ['bridal', 'nikah', 'walima', 'baraat', 'mehndi'],
  bridal: ['wedding', 'nikah'],
  shadi: ['wedding', 'bridal'],
  dress: ['frock', 'gown', 'maxi', 'lehenga', 'gharara', 'sharara', 'anarkali', 'saree'],
  dresses: ['frock', 'gown', 'maxi', 'lehenga', 'gharara', 'sharara', 'anarkali', 'saree'],
  gown: ['maxi', 'frock'],
  pants: ['trouser', 'shalwar', 'pajama'],
  trousers: ['pants', 'shalwar'],
  vest: ['waistcoat'],
  scarf: ['dupatta', 'hijab', 'shawl'],
  earrings: ['jhumka'],
  shoes: ['khussa', 'chappal'],
  man: ['mens'],
  boy: ['kids'],
  boys: ['kids'],
  girl: ['kids'],
  girls: ['kids'],
  baby: ['kids'],
  woman: ['womens'],
  lady: ['womens'],
  mardana: ['mens'],
  zanana: ['womens'],
  darzi: ['tailor'],
};

/** Words without meaning for the search: "kurta for men", "tailors in karachi", "mardon ke liye". */
const STOP_WORDS = new Set(
  'a an and at by for from in me mein near of on or the to with aur ka ke ki ko liye se wala wali'.split(' '),
);

/** The words without stop words; all words if each is a stop word. */
export function meaningfulWords(words: readonly string[]): readonly string[] {
  const meaningful = words.filter((word) => !STOP_WORDS.has(word.toLowerCase()));
  return meaningful.length > 0 ? meaningful : words;
}

/** Synonyms of the typed word in the catalogue. */
export function sameWords(word: string): readonly string[] {
  return SAME_WORDS[word.toLowerCase()] ?? [];
}
