import type { Role } from '../roles.ts';
import type { OrderAction } from './lifecycle.ts';

export const NOTIFICATION_PAGE_SIZE = 20;

/** Unread notifications are counted up to here; a page shows "99+". */
export const MAX_UNREAD_COUNT = 100;

/** Topics of mail that an account may switch off (notifications-5). */
export const MAIL_TOPICS = ['progress', 'reminders', 'reviews', 'work'] as const;

export type MailTopic = (typeof MAIL_TOPICS)[number];

/** News for tailors about their orders (notifications-7). */
export type WorkNews =
  | 'work_new'
  | 'work_cancelled'
  | 'work_garment_cancelled'
  | 'work_altered'
  | 'work_answered'
  | 'work_objected'
  | 'work_taken'
  | 'work_taken_over'
  | 'work_moved'
  | 'work_came_back'
  | 'work_undelivered';

/** News for brands about their seller orders (notifications-8). */
export type SellerNews =
  | 'seller_new'
  | 'seller_changed'
  | 'seller_cancelled'
  | 'seller_return'
  | 'seller_return_waits'
  | 'seller_return_kept'
  | 'seller_return_ended';

/** News for sellers about their identity (sellers-7). */
export type IdentityNews = 'identity_needed' | 'identity_checked' | 'identity_refused';

/** News for sellers about their payouts (earnings-18). */
export type PayoutNews = 'payout_paid' | 'payout_came_back';

/** The shop asks a brand to bear a code (discounts-11). */
export const CODE_NEWS = 'code_offered';

/** A product of a brand is low on stock (catalogue-20). */
export const STOCK_NEWS = 'stock_low';

/** Mail topics of a role: tailors get mail about work, brands also about their own purchases. */
export function topicsOf(role: Role): MailTopic[] {
  if (role === 'tailor') return ['work'];
  return MAIL_TOPICS.filter((topic) => topic !== 'work' || role === 'brand');
}

/** Steps of mere progress; price, confirmation, delivery and cancellation are always mailed. */
const PROGRESS_ACTIONS: ReadonlySet<OrderAction> = new Set([
  'accept',
  'collect_cloth',
  'fail_collection',
  'receive_cloth',
  'object_cloth',
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
