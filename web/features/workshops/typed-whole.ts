import { inAsciiDigits } from '../../../contract/typed-number.ts';

/** `2,100`, `Rs 2100` and `۲۱۰۰` as people type them; null when empty, NaN when it is no whole number. */
export function typedWhole(typed: string): number | null {
  const digits = inAsciiDigits(typed)
    .replace(/^\s*Rs\.?/i, '')
    .replace(/[\s,٬]/g, '');
  if (digits === '') return null;
  return /^\d{1,12}$/.test(digits) ? Number(digits) : Number.NaN;
}
