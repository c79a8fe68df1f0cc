import { typedNumber } from '../../../contract/typed-number.ts';

/** Whole rupees as people write them: `2,500`, `Rs 2500`, in Urdu digits too. Null when empty, NaN when unreadable. */
export function typedRupees(text: string): number | null {
  const rupees = typedNumber(text.replace(/^\s*rs\.?|[\s,٬]/gi, ''));
  return rupees === null || Number.isInteger(rupees) ? rupees : Number.NaN;
}
