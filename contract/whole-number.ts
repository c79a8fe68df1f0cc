import { z } from 'zod';

/** A whole number, or its decimal digits in a path, query or form: not `1e3` or `0x10`. */
export function wholeNumber(limits: { min: number; max?: number }) {
  const number = z.number().int().min(limits.min);
  return z.preprocess(
    (value) => (typeof value === 'string' ? Number(/^-?\d+$/.test(value) ? value : Number.NaN) : value),
    limits.max === undefined ? number : number.max(limits.max),
  );
}
