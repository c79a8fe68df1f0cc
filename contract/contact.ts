import { z } from 'zod';
import { Email } from './accounts.ts';
import { withoutCardNumber } from './card-numbers.ts';
import { endpoint } from './endpoint.ts';
import { PersonName } from './names.ts';
import { ours, specified } from './paths.ts';
import { requiredText, text } from './text.ts';

/** What a message may be about (contact-2); the first is the default. */
export const INQUIRY_TYPES = [
  'Custom Tailoring',
  'Cultural Products',
  'Brand Shopping',
  'Bulk Orders',
  'Technical Support',
  'Other',
] as const;

/**
 * POST /contact/contact-us/ (contact-3). `website` is a field people never see: who fills it is no person, gets the same
 * answer, and nothing is kept.
 */
export const contactUs = endpoint(specified.contactUs, {
  summary: 'Write to the shop',
  tag: 'Contact',
  session: 'optional',
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

const NewsletterToken = z.object({ token: text(100).min(20) });

/** POST /api/newsletter/: answers the same whether or not the address is known; a mail asks for confirmation. */
export const subscribe = endpoint(ours.subscribe, {
  summary: 'Ask for the newsletter',
  tag: 'Newsletter',
  status: 201,
  body: z.object({ email: Email }),
  answer: z.object({ message: z.string() }),
});

/** POST /api/newsletter/confirm/ */
export const confirmSubscription = endpoint(ours.confirmSubscription, {
  summary: 'Confirm a newsletter subscription by its mailed token',
  tag: 'Newsletter',
  body: NewsletterToken,
  answer: z.object({ email: z.string() }),
});

/** POST /api/newsletter/unsubscribe/?token=: one click, from a mail program too (RFC 8058). Twice is no error. */
export const unsubscribe = endpoint(ours.unsubscribe, {
  summary: 'End a newsletter subscription',
  tag: 'Newsletter',
  query: NewsletterToken,
  body: z.object({}).loose(),
  answer: z.object({ message: z.string() }),
});
