import type { Deps } from '../../deps.ts';

/** Whom a password is for: words that people who know them try. */
export interface PasswordOwner {
  username: string;
  email: string;
  /** E.164. */
  phoneNumber: string | null;
}

/** Why a password is refused: everybody guesses it, or everybody who knows its owner does. */
export type PasswordWeakness = 'common' | 'personal';

/** "Safely unguessable" in zxcvbn's words: 100 million guesses or more (docs/decisions/0052). */
const MIN_SCORE = 3;
/** Shorter words are parts of too many others. */
const MIN_WORD_LENGTH = 3;

/** Judges a new password: null, or why it is refused. Throws BusyError when too many wait already. */
export async function weaknessOf(
  passwords: Deps['passwords'],
  password: string,
  owner: PasswordOwner,
): Promise<PasswordWeakness | null> {
  // A phone number stays guessable however its digits are grouped.
  const digits = /^[\d\s+().-]+$/.test(password) ? password.replace(/\D/g, '') : password;
  const { score, personal } = await passwords.score(digits, personalWords(owner));
  if (score >= MIN_SCORE) return null;
  return personal ? 'personal' : 'common';
}

function personalWords({ username, email, phoneNumber }: PasswordOwner): string[] {
  const [local = '', domain = ''] = email.split('@');
  const names = [username, local].flatMap((name) => [
    name,
    name.replace(/[^\p{L}\p{N}]/gu, ''),
    ...name.split(/[^\p{L}]+/u),
  ]);
  const number = phoneNumber?.slice(1) ?? '';
  // Country codes have one to three digits; at home one dials 0 instead.
  const numbers = [number, ...[1, 2, 3].flatMap((code) => [number.slice(code), `0${number.slice(code)}`])];
  const words = [email, domain, ...names, ...(number ? numbers : [])];
  return [...new Set(words)].filter((word) => word.length >= MIN_WORD_LENGTH);
}
