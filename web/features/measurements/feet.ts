import { typedHeightInInches } from '../../../contract/typed-number.ts';

/** Splits a height in inches into the two fields (measurements-7). */
export function feetAndInches(text: string): { feet: string; inches: string } {
  const [, feet, inches] = /^(\d*)'(.*)$/.exec(text) ?? [];
  if (feet !== undefined && inches !== undefined) return { feet, inches };
  const total = typedHeightInInches(text);
  if (total === null || Number.isNaN(total)) return { feet: text, inches: '' };
  const rest = Number((total % 12).toFixed(4));
  return { feet: String(Math.floor(total / 12)), inches: rest === 0 ? '' : String(rest) };
}

export function joinedHeight(feet: string, inches: string): string {
  return feet === '' && inches === '' ? '' : `${feet}'${inches}`;
}
