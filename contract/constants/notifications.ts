import type { Role } from '../roles.ts';
import type { OrderAction } from './lifecycle.ts';

export const NOTIFICATION_PAGE_SIZE = 20;

/** The unread are counted up to here; a page shows "99+". */
export const MAX_UNREAD_COUNT = 100;

/** Mail that an account may switch off, by topic (notifications-5). */
export const MAIL_TOPICS = ['progress', 'reminders', 'reviews', 'work'] as const;

export type MailTopic = (typeof MAIL_TOPICS)[number];

/** What tailors hear of the orders that are theirs to stitch (notifications-7). */
export type WorkNews =
  | 'work_new'
  | 'work_cancelled'
  | 'work_altered'
  | 'work_answered'
  | 'work_taken'
  | 'work_taken_over'
  | 'work_moved'
  | 'work_came_back'
  | 'work_undelivered';

/** What the accounts of a role get mail about: who stitches hears of work, all others of what they have ordered. */
export function topicsOf(role: Role): MailTopic[] {
  return MAIL_TOPICS.filter((topic) => (topic === 'work') === (role === 'tailor'));
}

/** Steps between those that a customer must know of: price, confirmation, delivery, cancellation. */
const PROGRESS_ACTIONS: ReadonlySet<OrderAction> = new Set([
  'accept',
  'start',
  'check',
  'rework',
  'mend',
  'pack',
]);

/** Undefined for a step that is always mailed. */
export function topicOfStep(action: OrderAction): MailTopic | undefined {
  return PROGRESS_ACTIONS.has(action) ? 'progress' : undefined;
}
