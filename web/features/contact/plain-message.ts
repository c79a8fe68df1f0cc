import { plainForm } from '../../lib/plain-form.ts';
import { EMPTY_MESSAGE, FIELD_OF, type Message, toRequest } from './message.ts';

/** Handles the contact form without scripts. */
export const sendPlainMessage = plainForm({
  operation: 'POST /contact/contact-us/',
  toBody: (typed) => toRequest({ ...EMPTY_MESSAGE, ...typed } as Message),
  fieldOf: (name) => FIELD_OF[name as keyof typeof FIELD_OF],
  toResult: ({ message }) => message,
});
