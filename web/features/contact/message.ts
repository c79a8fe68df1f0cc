import { zodResolver } from '@hookform/resolvers/zod';
import { z } from 'zod';
import type { BodyFor, calls } from '../../../contract/calls.ts';
import { INQUIRY_TYPES } from '../../../contract/constants/contact.ts';
import { contactUs } from '../../../contract/contact.ts';
import { PersonName } from '../../../contract/names.ts';
import { issueSentence } from '../../../contract/validation.ts';

const { email, message, phone, website } = contactUs.body.shape;

/** The form of the contact page (contact-2). The two names together are at most as long as the name that is sent. */
const MessageFields = z.object({
  firstName: PersonName(100),
  lastName: PersonName(99),
  email,
  phone,
  inquiryType: z.enum(INQUIRY_TYPES),
  message,
  website,
});
export type MessageFields = z.input<typeof MessageFields>;
export type Message = z.output<typeof MessageFields>;
export const messageResolver = zodResolver(MessageFields, { error: issueSentence });

/** Where each finding of the server belongs in the form. */
export const FIELD_OF = {
  name: 'firstName',
  email: 'email',
  phone: 'phone',
  subject: 'inquiryType',
  message: 'message',
} as const satisfies Record<string, keyof MessageFields>;

/** An untouched form. */
export const UNTOUCHED: MessageFields = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  inquiryType: INQUIRY_TYPES[0],
  message: '',
  website: '',
};

/** What is sent: first and last name joined, the inquiry type as the subject (contact-3). */
export function toRequest({
  firstName,
  lastName,
  inquiryType,
  website,
  ...rest
}: Message): BodyFor<typeof calls.contactUs> {
  return {
    ...rest,
    name: `${firstName} ${lastName}`,
    subject: inquiryType,
    ...(website ? { website } : {}),
  };
}
