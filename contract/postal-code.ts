import type { z } from 'zod';
import { checkWords } from '#words';
import { inAsciiDigits } from './typed-number.ts';

const FIVE_DIGITS = /^\d{5}$/;

/** The error in a country's postal code, if any; Pakistani ones have five digits. */
export function postalCodeProblem(typed: string, country: string): string | undefined {
  const code = inAsciiDigits(typed.trim());
  if (country !== 'PK' || code === '' || FIVE_DIGITS.test(code)) return undefined;
  return checkWords.postalCodeOfPakistan;
}

interface Form {
  postal_code?: string | undefined;
  country: string;
}

/** A check of a form with a `postal_code` and a `country`. */
export function checkPostalCode({ value, issues }: z.core.ParsePayload<Form>): void {
  const message = postalCodeProblem(value.postal_code ?? '', value.country);
  if (message) issues.push({ code: 'custom', message, path: ['postal_code'], input: value.postal_code });
}
