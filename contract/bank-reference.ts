import { z } from 'zod';
import { withoutCardNumber } from './card-numbers.ts';
import { MAX_REFERENCE_LENGTH } from './constants/bill-payments.ts';
import { text } from './text.ts';

/** The bank's number of a transaction; nothing where it has no letter or digit. */
export const Reference = z
  .preprocess(
    (value) => (typeof value === 'string' && !/[\p{L}\p{N}]/u.test(value) ? undefined : value),
    withoutCardNumber(text(MAX_REFERENCE_LENGTH)).optional(),
  )
  .optional();
