import { z } from 'zod';
import { withoutCardNumber } from './card-numbers.ts';
import { MAX_REFERENCE_LENGTH } from './constants/bill-payments.ts';
import { text } from './text.ts';
import { inAsciiDigits } from './typed-number.ts';

/**
 * The bank's number of a transaction, with one spelling of digits and signs, so that none is given twice (payments-15);
 * nothing where it has no letter or digit.
 */
export const Reference = z
  .preprocess(
    (value) => (typeof value === 'string' ? inOneSpelling(value) : value),
    withoutCardNumber(text(MAX_REFERENCE_LENGTH)).optional(),
  )
  .optional();

function inOneSpelling(typed: string): string | undefined {
  if (!/[\p{L}\p{N}]/u.test(typed)) return undefined;
  return inAsciiDigits(typed).replace(/[\p{P}\p{S}]/gu, '-');
}
