import { z } from 'zod';
import { Email } from './accounts.ts';
import { withoutCardNumber } from './card-numbers.ts';
import { endpoint } from './endpoint.ts';
import { PersonName } from './names.ts';
import { specified } from './paths.ts';
import { requiredText, text } from './text.ts';

/** `website` is a honeypot: a message that fills it gets the same response and is not stored (contact-3). */
export const contactUs = endpoint(specified.contactUs, {
  summary: 'Send a message to the shop',
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
