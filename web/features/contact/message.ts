import { INQUIRY_TYPES } from '../../../contract/constants/contact.ts';
import type { BodyFor } from '../../../contract/paths.ts';
import { lazyResolver } from '../../lib/lazy-resolver.ts';
import type { Message, MessageFields } from './message-schema.ts';

export type { Message, MessageFields };

export const loadMessageSchema = () => import('./message-schema.ts');

export const messageResolver = lazyResolver(async () => (await loadMessageSchema()).messageResolver);

/** The form's field for each field of the contract. */
export const FIELD_OF = {
  name: 'firstName',
  email: 'email',
  phone: 'phone',
  subject: 'inquiryType',
  message: 'message',
} as const satisfies Record<
  Exclude<keyof BodyFor<'POST /contact/contact-us/'>, 'website'>,
  keyof MessageFields
>;

export const EMPTY_MESSAGE: MessageFields = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  inquiryType: INQUIRY_TYPES[0],
  message: '',
  website: '',
};

/** Joins the names and sends the inquiry type as the subject (contact-3). */
export function toRequest({
  firstName,
  lastName,
  inquiryType,
  website,
  ...rest
}: Message): BodyFor<'POST /contact/contact-us/'> {
  return {
    ...rest,
    name: `${firstName.trim()} ${lastName.trim()}`,
    subject: inquiryType,
    ...(website ? { website } : {}),
  };
}
