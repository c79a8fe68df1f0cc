import { z } from 'zod';
import { MAIL_TOPICS } from './constants/notifications.ts';
import { endpoint, Id, IdParams } from './endpoint.ts';
import { Timestamp } from './fields.ts';
import { PageNumber, pageOf } from './page.ts';
import { text } from './text.ts';

const tag = 'Notifications';

export const Notification = z.object({
  id: z.int(),
  title: z.string(),
  text: z.string(),
  path: z.string().meta({ description: 'The page it is about, within the shop' }),
  created_at: Timestamp,
  is_read: z.boolean(),
});
export type Notification = z.infer<typeof Notification>;

const Unread = z.object({ unread: z.int().meta({ description: 'How many are unread, at most 100' }) });

/** Newest first. */
export const notifications = endpoint('GET /api/notifications/', {
  summary: 'List the own notifications',
  tag,
  action: 'account.use',
  query: z.object({ page: PageNumber }),
  response: pageOf(Notification),
});

export const unreadNotifications = endpoint('GET /api/notifications/unread/', {
  summary: 'Count the own unread notifications',
  tag,
  action: 'account.use',
  response: Unread,
});

/** Idempotent. */
export const readNotification = endpoint('POST /api/notifications/{id}/read/', {
  summary: 'Mark an own notification as read',
  tag,
  action: 'account.use',
  params: IdParams,
  response: Unread,
});

export const readNotifications = endpoint('POST /api/notifications/read/', {
  summary: 'Mark the own notifications as read',
  tag,
  action: 'account.use',
  body: z.object({ up_to: Id.meta({ description: 'The newest one seen: later ones stay unread' }) }),
  response: Unread,
});

const MailSettings = z.object({
  mails: z
    .partialRecord(z.enum(MAIL_TOPICS), z.boolean())
    .meta({ description: 'Whether mail is sent, by topic; what an order requires is always mailed' }),
});

export const mailSettings = endpoint('GET /api/notifications/settings/', {
  summary: 'Which mail the account gets',
  tag,
  action: 'account.use',
  response: MailSettings,
});

/** Absent topics stay unchanged. */
export const updateMailSettings = endpoint('PATCH /api/notifications/settings/', {
  summary: 'Switch mail of a topic on or off',
  tag,
  action: 'account.use',
  body: MailSettings,
  response: MailSettings,
});

/** One click, also from a mail program (RFC 8058). Idempotent. */
export const unsubscribeFromTopic = endpoint('POST /api/notifications/unsubscribe/', {
  summary: 'Switch mail of a topic off by the link in it',
  tag,
  query: z.object({ token: text(100).min(20) }),
  body: z.object({}).loose(),
  response: z.object({ topic: z.enum(MAIL_TOPICS) }),
});
