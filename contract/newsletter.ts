import { z } from 'zod';
import { Email } from './accounts.ts';
import { endpoint } from './endpoint.ts';
import { ours } from './paths.ts';
import { text } from './text.ts';

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
