import type { z } from 'zod';
import { withoutCardNumber } from './card-numbers.ts';
import { requiredText } from './text.ts';

/** One line without anything that mail programs turn into a link. */
const PLAIN_NAME = /^(?!.*www\.)[^/:@\p{Cc}\p{Zl}\p{Zp}]*$/iu;

/** A person's name that is safe in a greeting: one line, no `/`, `:`, `@` or `www.`, and no card number. */
export function PersonName(max: number): z.ZodString {
  return withoutCardNumber(
    requiredText(max).regex(
      PLAIN_NAME,
      'Write the name on one line, without a web address or the characters / : @.',
    ),
  );
}

/** One line of an address, which is printed on labels and in mails: no link and no card number. */
export function AddressLine(max: number): z.ZodString {
  return withoutCardNumber(
    requiredText(max).regex(
      /^(?!.*:\/\/)[^\p{Cc}\p{Zl}\p{Zp}]*$/u,
      'Write this on one line, without a web address.',
    ),
  );
}
