/** See pages-9. */
export const INK = '#1B1730';
export const PAPER = '#FBF9F5';
export const LINEN = '#F1EADD';
export const INDIGO = '#4338CA';
export const PURPLE = '#9333EA';
export const SAFFRON = '#D9912B';
export const LEAF = '#1E7F5C';
export const MADDER = '#B3261E';
