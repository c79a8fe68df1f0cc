import { z } from 'zod';
import { FALLBACKS, MESSAGE_STATES, PHONE_CHANNELS } from './constants/messages.ts';
import { endpoint } from './endpoint.ts';
import { Timestamp } from './fields.ts';
import { listOf, listQuery } from './lists.ts';
import { unlessEmpty } from './text.ts';

const tag = 'Back office';

export const MESSAGE_SORTS = { written: 'integer' } as const;

const Hundredths = z.int().min(0).meta({ description: 'Hundredths of a rupee' });

/** A message to a phone, without its text, which may contain a code (messages-8). */
export const MessageLine = z.object({
  id: z.int(),
  channel: z.enum(PHONE_CHANNELS),
  kind: z.string(),
  recipient: z.string(),
  state: z.enum(MESSAGE_STATES),
  fell_back_to: z
    .enum(FALLBACKS)
    .nullable()
    .meta({ description: 'By what it went when this channel failed' }),
  attempts: z.int(),
  parts: z.int(),
  price: Hundredths,
  last_error: z.string().nullable(),
  created_at: Timestamp,
  ended_at: Timestamp.nullable(),
});
export type MessageLine = z.infer<typeof MessageLine>;

/** Newest first; `search` matches a whole number, as +923001234567, or the message number. */
export const staffMessages = endpoint('GET /api/staff/messages/', {
  summary: 'List the messages to phones and what they cost',
  tag,
  action: 'messages.read',
  query: listQuery({
    sorts: MESSAGE_SORTS,
    first: '-written',
    filters: {
      state: unlessEmpty(z.enum(MESSAGE_STATES)),
      channel: unlessEmpty(z.enum(PHONE_CHANNELS)),
    },
  }),
  response: listOf(MessageLine).extend({
    cost: z
      .object({
        day: Hundredths,
        month: Hundredths,
        channels: z.array(
          z.object({ channel: z.enum(PHONE_CHANNELS), day: Hundredths, month: Hundredths, count: z.int() }),
        ),
      })
      .meta({ description: 'Of what was sent in 24 hours and in 30 days; `count` in 30 days' }),
  }),
});
