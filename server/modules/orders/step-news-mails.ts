import type { OrderAction } from '../../../contract/constants/lifecycle.ts';
import { formatDay } from '../../../contract/money.ts';
import { type News, newsOf, type PlainTemplate } from '../../infra/messages/templates.ts';
import type { OrderRow } from './queries.ts';

/** News of an order, with its number and the page that they lead to. */
export type OrderNews = (said: { number: string; link: string }) => News;

/** Templates of steps; other steps have the general one (messages-11). */
const STEP_NEWS: Partial<Record<OrderAction, PlainTemplate>> = {
  confirm: 'order_confirmed',
  price: 'order_priced',
  accept: 'order_accepted',
  ask: 'order_question',
  receive_cloth: 'cloth_come',
  start: 'order_started',
  check: 'order_checked',
  make_ready: 'order_ready',
  deliver: 'order_delivered',
  come_back: 'order_not_delivered',
  fail_delivery: 'order_not_delivered',
  cancel: 'order_cancelled',
  record_payment: 'payment_recorded',
};

/** `parcelOf`: who brings the parcel, and what is paid at the handover. Undefined: the general news. */
export function stepNews(
  { order }: Pick<OrderRow, 'order'>,
  action: OrderAction,
  parcelOf: () => string,
): OrderNews | undefined {
  const name = STEP_NEWS[action];
  if (name) return (said) => newsOf(name, said);
  const day = order.expectedDeliveryDate;
  if (action === 'move_day' && day) return (said) => newsOf('day_moved', { ...said, day: formatDay(day) });
  if (action !== 'ship') return undefined;
  const parcel = parcelOf();
  return parcel ? (said) => newsOf('order_sent', { ...said, parcel }) : undefined;
}
