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

/** What brands hear of what is theirs to ship (notifications-8). */
export type SellerNews = 'seller_new' | 'seller_cancelled';

/** What the accounts of a role get mail about: tailors of work, brands of work and of what they have ordered. */
export function topicsOf(role: Role): MailTopic[] {
  if (role === 'tailor') return ['work'];
  return MAIL_TOPICS.filter((topic) => topic !== 'work' || role === 'brand');
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
