import { z } from 'zod';
import { EmailOrNone } from './accounts.ts';
import { withoutCardNumber } from './card-numbers.ts';
import { endpoint } from './endpoint.ts';
import { PersonName } from './names.ts';
import { requiredText, text } from './text.ts';

/** `website` is a honeypot: a message that fills it gets the same response but is not stored (contact-3). */
export const contactUs = endpoint('POST /contact/contact-us/', {
  summary: 'Send a message to the shop',
  tag: 'Contact',
  session: 'optional',
  idempotent: true,
  status: 201,
  body: z.object({
    name: PersonName(200),
    email: EmailOrNone,
    subject: withoutCardNumber(requiredText(200)),
    message: withoutCardNumber(requiredText(5000)),
    phone: withoutCardNumber(text(32)).default(''),
    website: text(200).default(''),
  }),
  response: z.object({ message: z.string() }),
});
