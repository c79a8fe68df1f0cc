import type { z } from 'zod';

/** Digits in groups, as somebody writes a long number. */
const GROUPED_DIGITS = /\d+(?:[ -]\d+)*/g;

/** Whether a text holds what must be the number of a card: nobody else may have it (product.md §4 Shop). */
export function holdsCardNumber(text: string): boolean {
  return (text.match(GROUPED_DIGITS) ?? []).some((run) => {
    const groups = run.split(/[ -]/);
    return groups.some((_, from) =>
      groups.some((_group, to) => isCardNumber(groups.slice(from, to + 1).join(''))),
    );
  });
}

/** The text, refused with what must be the number of a card in it: what people write is kept, mailed and read by others. */
export function withoutCardNumber(text: z.ZodString): z.ZodString {
  return text.refine((written) => !holdsCardNumber(written), 'Do not write the number of a card here.');
}

/** The cards in use have 14 to 19 digits; 13 has the number of an identity card. */
function isCardNumber(digits: string): boolean {
  return /^[2-6]\d{13,18}$/.test(digits) && passesLuhn(digits);
}

/** The check digit that every card number has (ISO 7812). */
export function passesLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}
