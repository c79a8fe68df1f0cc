import { zodResolver } from '@hookform/resolvers/zod';
import { z } from 'zod';
import { INQUIRY_TYPES } from '../../../contract/constants/contact.ts';
import { contactUs } from '../../../contract/contact.ts';
import { PersonName } from '../../../contract/names.ts';
import { issueSentence } from '../../../contract/validation.ts';
import { checkOwnEmail } from '../../lib/check-schema.ts';

const { message, phone, website } = contactUs.body.shape;

/** The joined names are limited to the length of the contract's name (contact-2). */
const MessageFields = z
  .object({
    firstName: PersonName(100),
    lastName: PersonName(99),
    email: z.string(),
    phone,
    inquiryType: z.enum(INQUIRY_TYPES),
    message,
    website,
  })
  .superRefine(checkOwnEmail);
export type MessageFields = z.input<typeof MessageFields>;
export type Message = z.output<typeof MessageFields>;
export const messageResolver = zodResolver(MessageFields, { error: issueSentence });
