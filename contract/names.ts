import type { z } from 'zod';
import { checkWords } from '#words';
import { withoutCardNumber } from './card-numbers.ts';
import { text } from './text.ts';

/** One line without anything that mail programs turn into a link. */
const PLAIN_NAME = /^(?!.*www\.)[^/:@\p{Cc}\p{Zl}\p{Zp}]*$/iu;

/** They turn the order of the letters after them, in lists and mails too. Marks for one letter may stay. */
const BIDIRECTIONAL_CONTROLS = /[\u202A-\u202E\u2066-\u2069]/g;

const withoutControls = (text: string) => text.replace(BIDIRECTIONAL_CONTROLS, '').trim();

/** A person's name that is safe in a greeting: one line, no `/`, `:`, `@` or `www.`, and no card number. */
export function PersonName(max: number): z.ZodString {
  return withoutCardNumber(
    text(max)
      .overwrite(withoutControls)
      .min(1)
      .regex(PLAIN_NAME, { error: () => checkWords.nameOnOneLine }),
  );
}

/** One line of an address, which is printed on labels and in mails: no link and no card number. */
export function AddressLine(max: number): z.ZodString {
  return withoutCardNumber(
    text(max)
      .overwrite(withoutControls)
      .min(1)
      .regex(/^(?!.*:\/\/)[^\p{Cc}\p{Zl}\p{Zp}]*$/u, {
        error: () => checkWords.lineWithoutAddress,
      }),
  );
}
