/** `2,100`, `Rs 2100` and `۲۱۰۰` as people type them; null when empty, NaN when it is no whole number. */
export function typedWhole(typed: string): number | null {
  const digits = typed
    .replace(/[٠-٩۰-۹]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 15))
    .replace(/^\s*Rs\.?/i, '')
    .replace(/[\s,٬]/g, '');
  if (digits === '') return null;
  return /^\d{1,12}$/.test(digits) ? Number(digits) : Number.NaN;
}
