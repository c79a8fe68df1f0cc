import type { Deps } from '../../../deps.ts';

export interface PasswordOwner {
  username: string;
  email: string;
  phoneNumber: string | null;
}

export type PasswordWeakness = 'common' | 'personal';

/** "Safely unguessable" in zxcvbn: at least 10⁸ guesses. */
const MIN_SCORE = 3;
const MIN_WORD_LENGTH = 3;

/** Null for an acceptable password. Throws BusyError. */
export async function weaknessOf(
  passwords: Deps['passwords'],
  password: string,
  owner: PasswordOwner,
): Promise<PasswordWeakness | null> {
  // A phone number is guessable in any grouping.
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
  // Country codes have one to three digits, replaced by 0 at home.
  const numbers = [number, ...[1, 2, 3].flatMap((code) => [number.slice(code), `0${number.slice(code)}`])];
  const words = [email, domain, ...names, ...(number ? numbers : [])];
  return [...new Set(words)].filter((word) => word.length >= MIN_WORD_LENGTH);
}
