import { z } from 'zod';
import { Email } from './accounts.ts';
import { endpoint } from './endpoint.ts';
import { text } from './text.ts';

const NewsletterToken = z.object({ token: text(100).min(20) });

/** The response is the same whether or not the address is known. */
export const subscribe = endpoint('POST /api/newsletter/', {
  summary: 'Subscribe to the newsletter',
  tag: 'Newsletter',
  status: 201,
  body: z.object({ email: Email }),
  response: z.object({ message: z.string() }),
});

export const confirmSubscription = endpoint('POST /api/newsletter/confirm/', {
  summary: 'Confirm a newsletter subscription by its mailed token',
  tag: 'Newsletter',
  body: NewsletterToken,
  response: z.object({ email: z.string() }),
});

/** One click, also from a mail program (RFC 8058). Idempotent. */
export const unsubscribe = endpoint('POST /api/newsletter/unsubscribe/', {
  summary: 'Unsubscribe from the newsletter',
  tag: 'Newsletter',
  query: NewsletterToken,
  body: z.object({}).loose(),
  response: z.object({ message: z.string() }),
});
