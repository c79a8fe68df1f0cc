import { ORDER_ACTIONS, type OrderAction } from '../../../contract/constants/lifecycle.ts';
import type { SellerNews, WorkNews } from '../../../contract/constants/notifications.ts';
import { formatRupees } from '../../../contract/money.ts';
import type { Notification } from '../../../contract/notifications.ts';
import type { NotificationRow } from './queries.ts';
import {
  PAUSE_WORDS,
  SALE_WORDS,
  STEP_WORDS,
  UNCONFIRMED,
  UNPRICED,
  WORDS_BY_KIND,
  WORK_WORDS,
  type Words,
} from './words.ts';

type Shown = Pick<Notification, 'title' | 'text' | 'path'>;

export function presentNotification(row: NotificationRow): Notification {
  const { id, createdAt, readAt } = row;
  return { id, ...shown(row), created_at: createdAt.toISOString(), is_read: readAt !== null };
}

/** Address of the /orders tab for a kind of orders. */
const TABS: Record<string, string> = { bulk: '/orders?tab=bulk', goods: '/orders?tab=brand' };

function shown({ kind, orderId, data }: NotificationRow): Shown {
  if (kind === 'reply') {
    return {
      title: `${data.seller} has replied to your review`,
      text: `See the answer beside your review of ${data.product}.`,
      path: data.path ?? '/',
    };
  }
  if (kind === 'paused' || kind === 'resumed') {
    const { title, text } = PAUSE_WORDS[kind];
    return { title, text: data.reason ? `${text} The reason: ${data.reason}` : text, path: '/workshop' };
  }
  const tracking = `/order_tracking?number=${data.number}`;
  if (kind in WORK_WORDS) {
    const { title, text } = WORK_WORDS[kind as WorkNews];
    return { title: title(data.number ?? ''), text, path: `/workshop/orders/${orderId}` };
  }
  if (kind in SALE_WORDS) {
    const { title, text } = SALE_WORDS[kind as SellerNews];
    return { title: title(data.number ?? ''), text, path: data.path ?? '/workshop' };
  }
  if (kind === 'refund') {
    return {
      title: `Your order ${data.number} is refunded`,
      text: `${formatRupees(data.amount ?? 0)} go back to you. The credit note is under My orders.`,
      path: '/orders?tab=brand',
    };
  }
  if (kind === 'remind') {
    return {
      title: `Your order ${data.number} waits for your confirmation`,
      text: 'Please confirm it soon, or it expires and nothing is stitched.',
      path: `/checkout?order=${orderId}`,
    };
  }
  const action = ORDER_ACTIONS.find((one) => one === kind);
  // An unknown kind, written by a later version before a downgrade.
  if (!action) return { title: `Your order ${data.number}`, text: 'See what is new.', path: tracking };
  const words = wordsOf(action, data);
  const paths = {
    orders: TABS[data.order ?? ''] ?? '/orders',
    checkout: `/checkout?order=${orderId}`,
  };
  return {
    title: `Your order ${data.number} ${words.title}`,
    text: data.seller ? `From ${data.seller}. ${words.text}` : words.text,
    path: words.leadsTo ? paths[words.leadsTo] : tracking,
  };
}

function wordsOf(action: OrderAction, { order, to, isPriced }: NotificationRow['data']): Words {
  if (to === 'UNCONFIRMED') return UNCONFIRMED;
  if (order === 'bulk' || order === 'goods') return WORDS_BY_KIND[order][action] ?? STEP_WORDS[action];
  return action === 'place' && isPriced === false ? UNPRICED : STEP_WORDS[action];
}
