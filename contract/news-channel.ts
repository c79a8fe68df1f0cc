import { z } from 'zod';
import { withoutCardNumber } from './card-numbers.ts';
import { CHANNELS } from './constants/messages.ts';
import { endpoint } from './endpoint.ts';
import { LOCALES } from './locale.ts';
import { text } from './text.ts';

const tag = 'Notifications';

const NewsChannel = z.object({
  channel: z.enum(CHANNELS),
  phone: z.string().nullable().meta({ description: 'E.164; null for mail and web push' }),
  language: z.enum(LOCALES).meta({ description: 'Of mails, messages and papers' }),
  offered: z.array(z.enum(CHANNELS)).meta({ description: 'What may be chosen at present' }),
  phones: z
    .array(z.string())
    .meta({ description: 'Numbers that the account has proven, the last one first' }),
  stopped: z.boolean().meta({ description: 'Whether a reply of STOP has ended the channel before' }),
});
export type NewsChannel = z.infer<typeof NewsChannel>;

export const newsChannel = endpoint('GET /api/notifications/channel/', {
  summary: 'How the account gets its news, and in which language',
  tag,
  action: 'account.use',
  response: NewsChannel,
});

/**
 * Fails at `phone` with `phones.not_proven` for a number that the account has not proven, and with `phones.channel_off`
 * for a channel that staff do not offer (messages-11). Fails at `channel` with `push.no_device` where no browser of the
 * account takes web push (messages-26).
 */
export const chooseNewsChannel = endpoint('PATCH /api/notifications/channel/', {
  summary: 'Choose how the account gets its news, and in which language',
  tag,
  action: 'account.use',
  body: z.object({
    channel: z.enum(CHANNELS),
    phone: withoutCardNumber(text(32)).optional().meta({ description: 'Left out for mail and web push' }),
    language: z.enum(LOCALES).optional(),
  }),
  response: NewsChannel,
});
