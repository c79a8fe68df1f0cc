import { withoutCardNumber } from './card-numbers.ts';
import { text } from './text.ts';

/** E.164, with the plus optional (orders-7). */
const CONTACT_NUMBER = /^\+?[1-9]\d{1,14}$/;
export const ContactNumber = withoutCardNumber(
  text(32).regex(CONTACT_NUMBER, 'Enter the number with its country code, e.g. +1234567890.'),
);

interface Contact {
  is_contact_same_as_register: boolean;
  contact_number?: string | undefined;
}

export function hasContactNumber(form: Contact): boolean {
  return form.is_contact_same_as_register || form.contact_number !== undefined;
}
export const CONTACT_NUMBER_MISSING = { path: ['contact_number'], error: 'Enter the number we should call.' };
