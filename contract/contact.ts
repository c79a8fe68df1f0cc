import { z } from 'zod';
import { Email } from './accounts.ts';
import { withoutCardNumber } from './card-numbers.ts';
import { endpoint } from './endpoint.ts';
import { PersonName } from './names.ts';
import { specified } from './paths.ts';
import { requiredText, text } from './text.ts';

/**
 * POST /contact/contact-us/ (contact-3). `website` is a field people never see: who fills it is no person, gets the same
 * answer, and nothing is kept.
 */
export const contactUs = endpoint(specified.contactUs, {
  summary: 'Write to the shop',
  tag: 'Contact',
  idempotent: true,
  status: 201,
  body: z.object({
    name: PersonName(200),
    email: Email,
    subject: withoutCardNumber(requiredText(200)),
    message: withoutCardNumber(requiredText(5000)),
    phone: withoutCardNumber(text(32)).default(''),
    website: text(200).default(''),
  }),
  answer: z.object({ message: z.string() }),
});
