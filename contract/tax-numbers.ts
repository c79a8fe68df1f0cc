import { z } from 'zod';
import { checkWords } from '#words';
import { text } from './text.ts';
import { inAsciiDigits } from './typed-number.ts';

/**
 * Numbers of NADRA and the FBR. Neither publishes how a check digit would be computed (the last digit of a CNIC says the
 * gender, and the rule that some sites name for the NTN fails on published numbers), so only their form is checked.
 */
const CNIC = /^\d{13}$/;
/** Newer ones of companies begin with a letter; the digit after the dash is often left out. */
const NTN = /^([A-Z\d]\d{6})(\d)?$/;
const STRN = /^\d{13}$/;

const BETWEEN = /[\s\p{Pd}\p{Cf}]/gu;
const MAX_TYPED = 40;

function compact(typed: string): string {
  return inAsciiDigits(typed).replace(BETWEEN, '').toUpperCase();
}

/** `35202-1234567-1`, or null. */
export function cnicFrom(typed: string): string | null {
  const digits = compact(typed);
  return CNIC.test(digits) ? `${digits.slice(0, 5)}-${digits.slice(5, 12)}-${digits.slice(12)}` : null;
}

/** `4174941` or `4174941-3`, or null. */
export function ntnFrom(typed: string): string | null {
  const [, number, check] = NTN.exec(compact(typed)) ?? [];
  if (number === undefined) return null;
  return check === undefined ? number : `${number}-${check}`;
}

/** `03-05-4701-012-82`, or null. */
export function strnFrom(typed: string): string | null {
  const digits = compact(typed);
  if (!STRN.test(digits)) return null;
  const ends = [0, 2, 4, 8, 11, 13];
  return ends
    .slice(1)
    .map((end, place) => digits.slice(ends[place], end))
    .join('-');
}

function field(read: (typed: string) => string | null, problem: () => string, description: string) {
  return text(MAX_TYPED)
    .transform((typed, check) => {
      const number = read(typed);
      if (number !== null) return number;
      check.addIssue({ code: 'custom', message: problem() });
      return z.NEVER;
    })
    .meta({ description });
}

/** Identity card of a person (sellers-2). */
export const Cnic = field(cnicFrom, () => checkWords.enterACnic, 'CNIC: 13 digits');
/** Of the income tax (sellers-2). A person without one is registered by the CNIC. */
export const Ntn = field(
  ntnFrom,
  () => checkWords.enterAnNtn,
  'NTN: 7 characters, and a check digit or none',
);
/** Of the sales tax (sellers-2). */
export const Strn = field(strnFrom, () => checkWords.enterAnStrn, 'STRN: 13 digits');
