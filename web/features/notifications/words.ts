import { MAX_UNREAD_COUNT, type MailTopic } from '../../../contract/constants/notifications.ts';

export const MAIL_TOPIC_LABELS: Record<MailTopic, { name: string; about: string }> = {
  progress: {
    name: 'Progress of my orders',
    about: 'The tailor accepts, starts, checks or alters; a seller has packed.',
  },
  reminders: { name: 'Reminders', about: 'An order waits for your confirmation and would expire.' },
  work: { name: 'Orders to stitch', about: 'A new order for you, a cancelled one, or one to alter.' },
  reviews: { name: 'Replies to my reviews', about: 'A seller has answered what you wrote.' },
};

/** The number on the bell (notifications-2). */
export function unreadText(unread: number): string {
  return unread >= MAX_UNREAD_COUNT ? `${MAX_UNREAD_COUNT - 1}+` : String(unread);
}
