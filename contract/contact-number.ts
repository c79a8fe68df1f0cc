import { z } from 'zod';
import { withoutCardNumber } from './card-numbers.ts';
import { text } from './text.ts';

/** E.164, with the plus optional (orders-7). */
const CONTACT_NUMBER = /^\+?[1-9]\d{1,14}$/;
/** A mobile number as written in Pakistan. */
const LOCAL_MOBILE = /^03\d{9}$/;
const SEPARATORS = /[\s().-]/g;

function inE164(typed: string): string | null {
  const digits = typed.replace(SEPARATORS, '').replace(/^00(?=[1-9])/, '+');
  if (LOCAL_MOBILE.test(digits)) return `+92${digits.slice(1)}`;
  if (!CONTACT_NUMBER.test(digits)) return null;
  return digits.startsWith('+') ? digits : `+${digits}`;
}

/** As people write it: `0300 1234567`, or with its country code (orders-7). Output in E.164. */
export const ContactNumber = withoutCardNumber(text(32))
  .transform((typed, check) => {
    const number = inE164(typed);
    if (number !== null) return number;
    check.addIssue({
      code: 'custom',
      message: 'Enter a number such as 0300 1234567, or one with its country code, e.g. +1234567890.',
    });
    return z.NEVER;
  })
  .meta({ description: 'A Pakistani mobile number, or one with its country code; kept in E.164' });

interface Contact {
  is_contact_same_as_register: boolean;
  contact_number?: string | undefined;
}

export function hasContactNumber(form: Contact): boolean {
  return form.is_contact_same_as_register || form.contact_number !== undefined;
}
export const CONTACT_NUMBER_MISSING = { path: ['contact_number'], error: 'Enter the number we should call.' };
