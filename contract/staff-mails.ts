import { z } from 'zod';
import { MAIL_STATES } from './constants/contact.ts';
import { endpoint, IdParams } from './endpoint.ts';
import { Timestamp } from './fields.ts';
import { listOf, listQuery } from './lists.ts';
import { text, unlessEmpty } from './text.ts';

const tag = 'Back office';

export const MAIL_SORTS = { written: 'integer' } as const;

/** A mail of the outbox, without its text, which may contain a sign-in link (mail-6). */
export const MailLine = z.object({
  id: z.int(),
  kind: z.string(),
  recipient: z.string(),
  subject: z.string(),
  state: z.enum(MAIL_STATES),
  attempts: z.int(),
  last_error: z.string().nullable(),
  created_at: Timestamp,
  sent_at: Timestamp.nullable(),
});
export type MailLine = z.infer<typeof MailLine>;

/** Newest first; `search` matches a whole recipient address or the mail number. */
export const staffMails = endpoint('GET /api/staff/mails/', {
  summary: 'List the mails of the outbox',
  tag,
  action: 'mails.resend',
  query: listQuery({
    sorts: MAIL_SORTS,
    first: '-written',
    filters: {
      state: unlessEmpty(z.enum(MAIL_STATES)),
      kind: unlessEmpty(text(60)),
    },
  }),
  response: listOf(MailLine),
});

/** Only for unsent mail, because sent texts are deleted (mail-6). */
export const resendMail = endpoint('POST /api/staff/mails/{id}/resend/', {
  summary: 'Try a mail again that was not sent',
  tag,
  action: 'mails.resend',
  params: IdParams,
  response: MailLine,
});
