import { readFile } from 'node:fs/promises';

/** Whom a password is for: it may not be one of these. */
export interface PasswordOwner {
  username: string;
  email: string;
  /** E.164. */
  phoneNumber: string | null;
}

/** What is wrong with a password: everybody tries it first, or everybody who knows its owner does. */
export type PasswordWeakness = 'common' | 'personal';

/** A listed word with more characters around it than this is no longer a listed word. */
const MOST_DECORATION = 6;
/** Different characters a password has at least. */
const FEWEST_CHARACTERS = 5;
/** What is repeated must be long enough for a password by itself. */
const SHORTEST_UNIT = 10;
/** Keys next to each other that make a walk. */
const SHORTEST_WALK = 3;

/** How fingers walk over the keyboard, forwards; the rest is the same backwards. */
const WALKS = [
  'abcdefghijklmnopqrstuvwxyz',
  '12345678901234567890',
  'qwertyuiop[]',
  "asdfghjkl;'",
  'zxcvbnm,./',
  'qwertzuiop',
  'azertyuiop',
  'qsdfghjklm',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik,9ol.0p;/',
  'qazwsxedcrfvtgbyhnujmik,ol.p;/',
  '1q2w3e4r5t6y7u8i9o0p',
  'q1w2e3r4t5y6u7i8o9p0',
  'qawsedrftgyhujikolp',
  'zaqxswcdevfrbgtnhymju',
  '!@#$%^&*()_+',
];
const RUNS = [...WALKS, ...WALKS.map((walk) => [...walk].reverse().join(''))];

/** The letters that digits and signs are written for. */
const LETTERS: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

let list: Promise<ReadonlySet<string>> | undefined;

/** The list of common passwords and of the words they are made of, read when the first password is judged. */
function commonPasswords(): Promise<ReadonlySet<string>> {
  list ??= readFile(new URL('./common-passwords.txt', import.meta.url), 'utf8').then(
    (text) => new Set(text.split('\n').filter((line) => line !== '' && !line.startsWith('#'))),
  );
  return list;
}

/**
 * Judges a new password of at least ten characters (accounts-2): null, or why it is refused. Refused are listed
 * passwords, listed words with a few digits and signs around them, walks over the keyboard, short units repeated, and
 * the owner's own name, address or number.
 */
export async function weaknessOf(password: string, owner: PasswordOwner): Promise<PasswordWeakness | null> {
  const typed = password.normalize('NFKC').toLowerCase();
  if (isPersonal(typed, owner)) return 'personal';
  if (isMonotonous(typed) || isKeyboardWalk(typed)) return 'common';
  const known = await commonPasswords();
  return known.has(typed) || coresOf(typed).some((core) => known.has(core)) ? 'common' : null;
}

function isPersonal(typed: string, owner: PasswordOwner): boolean {
  const [local = '', domain = ''] = owner.email.toLowerCase().split('@');
  const name = owner.username.toLowerCase();
  if (typed === owner.email.toLowerCase() || typed === domain) return true;
  const number = owner.phoneNumber?.slice(1) ?? '';
  const digits = typed.replace(/\D/g, '');
  if (number && digits.length >= 9 && digits.length === typed.replace(/[\s+-]/g, '').length) {
    if (number.endsWith(digits.replace(/^0+/, ''))) return true;
  }
  return [name, local].some((own) => own.length >= 3 && isDecorated(typed, own));
}

/** Whether `typed` is `word`, once or repeated, with nothing but a few digits and signs more. */
function isDecorated(typed: string, word: string): boolean {
  const rest = typed.replaceAll(word, '');
  return rest.length < typed.length && !/[a-z]{3}/.test(rest) && isNegligible(rest);
}

/** Few different characters, or a unit too short to be a password said several times. */
function isMonotonous(typed: string): boolean {
  if (new Set(typed).size < FEWEST_CHARACTERS) return true;
  for (let unit = 1; unit < SHORTEST_UNIT && unit <= typed.length / 2; unit += 1) {
    if (
      typed
        .slice(0, unit)
        .repeat(Math.ceil(typed.length / unit))
        .startsWith(typed)
    )
      return true;
  }
  return false;
}

/** Whether the whole of it is walked on the keyboard, in steps of three keys or more. */
function isKeyboardWalk(typed: string): boolean {
  let at = 0;
  while (at < typed.length) {
    const step = Math.max(...RUNS.map((run) => walked(typed, at, run)));
    if (step < SHORTEST_WALK) return false;
    at += step;
  }
  return true;
}

/** How many characters from `at` on follow the run. */
function walked(typed: string, at: number, run: string): number {
  let longest = 0;
  for (let from = run.indexOf(typed[at] ?? ''); from >= 0; from = run.indexOf(typed[at] ?? '', from + 1)) {
    let length = 1;
    while (at + length < typed.length && typed[at + length] === run[from + length]) length += 1;
    longest = Math.max(longest, length);
  }
  return longest;
}

/** What is left without the digits and signs around it, as typed and with signs read as the letters they stand for. */
function coresOf(typed: string): string[] {
  const plain = typed.replace(/^[^a-z]+|[^a-z]+$/g, '');
  const signed = typed.replace(/^[^a-z@$]+|[^a-z]+$/g, '');
  return [plain, signed]
    .filter((core) => core !== '' && isNegligible(typed.replace(core, '')))
    .map((core) => [...core].map((sign) => LETTERS[sign] ?? sign).join(''));
}

/** Whether characters around a word make it no harder to guess. */
function isNegligible(rest: string): boolean {
  return rest.length <= MOST_DECORATION || isMonotonous(rest) || isKeyboardWalk(rest);
}
