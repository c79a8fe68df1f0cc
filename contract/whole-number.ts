import { z } from 'zod';
import { readAs } from './text.ts';

const MAX_DIGITS = 20;

/** A whole number, or its decimal digits in a path, query or form: not `1e3` or `0x10`. */
export function wholeNumber(limits: { min: number; max?: number }) {
  const { min, max = Number.MAX_SAFE_INTEGER } = limits;
  // The limits come first and end the check, or a number beyond both would be told two of them.
  const number = z
    .number({
      error: ({ code, input }) =>
        code === 'invalid_type' && input != null ? 'Enter a whole number.' : undefined,
    })
    .min(min, { abort: true })
    .max(max, { abort: true })
    .int();
  return readAs(MAX_DIGITS, (typed) => Number(/^-?\d+$/.test(typed) ? typed : Number.NaN), number);
}
