import { basicWords, notificationsWords } from '#words';
import { MAX_UNREAD_COUNT, type MailTopic } from '../../../contract/constants/notifications.ts';

export const MAIL_TOPIC_LABELS: Record<MailTopic, { name: string; about: string }> =
  notificationsWords.mailTopics;

/** The number on the bell (notifications-2). */
export function unreadText(unread: number): string {
  return unread >= MAX_UNREAD_COUNT
    ? basicWords.leftToRight({ text: `${MAX_UNREAD_COUNT - 1}+` })
    : String(unread);
}
