import { z } from 'zod';
import { withoutCardNumber } from './card-numbers.ts';
import { MAX_REPLY_LENGTH, MESSAGE_STATES } from './constants/contact.ts';
import { endpoint, IdParams } from './endpoint.ts';
import { Timestamp, YesNo } from './fields.ts';
import { listOf, listQuery } from './lists.ts';
import { requiredText, unlessEmpty } from './text.ts';

const tag = 'Back office';

export const INBOX_SORTS = { received: 'integer' } as const;

/** A message of the contact form, in the inbox. */
export const InboxLine = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string().meta({ description: 'Empty: an account without an address has written' }),
  subject: z.string(),
  state: z.enum(MESSAGE_STATES),
  assigned_to: z.string().nullable().meta({ description: 'Username' }),
  created_at: Timestamp,
  excerpt: z.string().meta({ description: 'The first 120 characters' }),
});
export type InboxLine = z.infer<typeof InboxLine>;

/** Newest first; `search` matches a whole e-mail address or the message number (contact-7). */
export const inboxMessages = endpoint('GET /api/staff/inbox/', {
  summary: 'List the messages of the contact form',
  tag,
  action: 'inbox.answer',
  query: listQuery({
    sorts: INBOX_SORTS,
    first: '-received',
    filters: {
      state: unlessEmpty(z.enum(MESSAGE_STATES)),
      mine: unlessEmpty(YesNo).meta({ description: 'Assigned to who asks' }),
    },
  }),
  response: listOf(InboxLine),
});

export const InboxMessage = InboxLine.omit({ excerpt: true }).extend({
  phone: z.string(),
  message: z.string(),
  customer: z.object({ id: z.int(), username: z.string() }).nullable(),
  is_mine: z.boolean(),
  replies: z.array(
    z.object({ id: z.int(), text: z.string(), by: z.string().nullable(), created_at: Timestamp }),
  ),
});
export type InboxMessage = z.infer<typeof InboxMessage>;

export const inboxMessage = endpoint('GET /api/staff/inbox/{id}/', {
  summary: 'Read a message with its replies',
  tag,
  action: 'inbox.answer',
  params: IdParams,
  response: InboxMessage,
});

export const updateInboxMessage = endpoint('PATCH /api/staff/inbox/{id}/', {
  summary: 'Take a message over, hand it back, close or reopen it',
  tag,
  action: 'inbox.answer',
  params: IdParams,
  body: z.object({
    mine: z.boolean().optional().meta({ description: 'True: assigned to who asks; false: to nobody' }),
    closed: z.boolean().optional(),
  }),
  response: InboxMessage,
});

/** Mailed to the author of the message; replies go to support (contact-8). Fails with `contact.no_address`. */
export const replyToMessage = endpoint('POST /api/staff/inbox/{id}/replies/', {
  summary: 'Reply to a message by mail',
  tag,
  action: 'inbox.answer',
  idempotent: true,
  status: 201,
  params: IdParams,
  body: z.object({ text: withoutCardNumber(requiredText(MAX_REPLY_LENGTH)) }),
  response: InboxMessage,
});

/** For spam; also deletes the replies. */
export const deleteInboxMessage = endpoint('DELETE /api/staff/inbox/{id}/', {
  summary: 'Delete a message',
  tag,
  action: 'inbox.answer',
  status: 204,
  params: IdParams,
});
