/** Longer names may carry a message. */
const MAX_NAME_LENGTH = 60;

/** What mail programs turn into links, and control or bidirectional characters. */
const NOT_IN_A_NAME = /[/\\:@\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]|www\.|[.。]\p{L}/iu;

/** Strangers choose their names and addresses: a name that could carry a message or link is left out. */
export function greetingTo(name: string | null): string {
  const plain = name?.normalize('NFKC').trim() ?? '';
  const isName = plain !== '' && plain.length <= MAX_NAME_LENGTH && !NOT_IN_A_NAME.test(plain);
  return isName ? `Salaam ${plain},` : 'Salaam,';
}
