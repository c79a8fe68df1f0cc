/** Arabic keyboard variants of Urdu letters. */
const VARIANTS: Record<string, string> = {
  ي: 'ی',
  ى: 'ی',
  ك: 'ک',
  ه: 'ہ',
  ة: 'ہ',
  ۃ: 'ہ',
  أ: 'ا',
  إ: 'ا',
  ؤ: 'و',
};

/** Short vowels, tatweel and joiners. */
const MARKS = /[\u0610-\u061A\u0640\u064B-\u065F\u0670\u200C\u200D]/g;

/** NFC with the letters of the Urdu keyboard and without short vowels, so that spellings of a word compare as equal. */
export function plainUrdu(written: string): string {
  const letters = written.normalize('NFC').replace(MARKS, '');
  return letters.replace(/[\u0623-\u06C3]/g, (letter) => VARIANTS[letter] ?? letter);
}
