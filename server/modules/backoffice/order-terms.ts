/** Shorter words match whole words only, longer ones also prefixes. */
const MIN_PREFIX = 3;
const MAX_TERMS = 6;

/** Numbers with fewer digits are ids, not phone numbers. */
const MIN_PHONE_DIGITS = 7;

const CROCKFORD = /^(?:np-?)?([0-9a-hjkmnp-tv-z]{10})$/;
const PHONE = /^\+?[\d()-]+$/;

export interface OrderTerms {
  /** Lexemes that are not normalised: numbers, e-mail addresses. */
  exact: readonly { lexeme: string; isBeginning: boolean }[];
  /** Words that PostgreSQL normalises. */
  words: readonly { word: string; isBeginning: boolean }[];
}

/** The terms of an order search: a number, an e-mail address, a phone number, or words (backoffice-6). */
export function orderTerms(typed: string): OrderTerms {
  const exact: { lexeme: string; isBeginning: boolean }[] = [];
  const words: { word: string; isBeginning: boolean }[] = [];
  // A phone number may contain spaces.
  const joined = PHONE.test(typed.replaceAll(/\s/g, '')) ? [typed.replaceAll(/\s/g, '')] : typed.split(/\s+/);
  for (const term of joined.filter(Boolean).slice(0, MAX_TERMS)) {
    const small = term.toLowerCase();
    const digits = small.replaceAll(/\D/g, '');
    const tracking = CROCKFORD.exec(small)?.[1];
    if (small.includes('@')) exact.push({ lexeme: small, isBeginning: true });
    else if (PHONE.test(small) && digits.length >= MIN_PHONE_DIGITS) {
      // The index has 0300… as 300…, and with its country code.
      exact.push({ lexeme: digits.replace(/^0+/, ''), isBeginning: true });
    } else if (/^\d+$/.test(small))
      exact.push({ lexeme: small.replace(/^0+(?=\d)/, ''), isBeginning: false });
    else if (tracking && /\d/.test(tracking)) exact.push({ lexeme: tracking, isBeginning: false });
    else if (/^np-[0-9a-z]+$/.test(small)) exact.push({ lexeme: small.slice(3), isBeginning: true });
    else words.push({ word: small, isBeginning: small.length >= MIN_PREFIX });
  }
  return { exact, words };
}

/** A lexeme in a tsquery. */
export function quoted(lexeme: string, isBeginning: boolean): string {
  const text = lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''");
  return `'${text}'${isBeginning ? ':*' : ''}`;
}
