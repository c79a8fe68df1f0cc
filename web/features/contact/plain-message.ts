import { calls } from '../../../contract/calls.ts';
import { plainForm } from '../../lib/plain-form.ts';
import { EMPTY_MESSAGE, FIELD_OF, type Message, toRequest } from './message.ts';

/** Takes the contact form without scripts. */
export const sendPlainMessage = plainForm({
  operation: calls.contactUs,
  toBody: (typed) => toRequest({ ...EMPTY_MESSAGE, ...typed } as Message),
  fieldOf: (name) => FIELD_OF[name as keyof typeof FIELD_OF],
  toResult: ({ message }) => message,
});
