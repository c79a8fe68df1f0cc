import { ALTERATION_DAYS } from '../../../contract/constants/contact.ts';
import type { BULK_STATUSES } from '../../../contract/constants/orders.ts';
import type { OrderStatus } from '../../../contract/orders.ts';
import type { SellerOrderStatus } from '../../../contract/shop-orders.ts';
import type { TrackedOrder, TrackingStage } from '../../../contract/tracking.ts';
import { formatDay } from '../../lib/format.ts';

interface StatusTexts {
  title: string;
  text: string;
}

const GARMENT_STATUS_TEXTS: Record<OrderStatus, StatusTexts> = {
  PLACED: {
    title: 'Order placed',
    text: 'Please confirm it at checkout. Stitching starts after that.',
  },
  CONFIRMED: { title: 'Order confirmed', text: 'The tailor will review it next.' },
  ACCEPTED: {
    title: 'Accepted by the tailor',
    text: 'The tailor has accepted the order and will start soon.',
  },
  DECLINED: {
    title: 'Looking for another tailor',
    text: 'The tailor could not take this order. We are finding another one.',
  },
  IN_PRODUCTION: { title: 'In production', text: 'The garment is being cut and stitched.' },
  QUALITY_CHECK: { title: 'Quality check', text: 'Seams, measurements and finish are being checked.' },
  READY: { title: 'Ready to collect', text: 'The garment is finished and ready to collect.' },
  SHIPPED: { title: 'Shipped', text: 'The garment is finished and on its way.' },
  DELIVERED: { title: 'Delivered', text: 'The garment was delivered. Wear it in good health.' },
  ALTERATION: {
    title: 'Alteration',
    text: 'An alteration was requested. The tailor will alter the garment.',
  },
  CANCELLED: { title: 'Cancelled', text: 'This order was cancelled.' },
};

const BULK_STATUS_TEXTS: Record<(typeof BULK_STATUSES)[number], StatusTexts> = {
  REQUESTED: { title: 'Order placed', text: 'We are working out a price.' },
  QUOTED: {
    title: 'Waiting for your answer',
    text: 'We have sent a quote. Work starts once it is accepted.',
  },
  ACCEPTED: { title: 'Quote accepted', text: 'The workshop will start soon.' },
  IN_PRODUCTION: { title: 'In production', text: 'The pieces are being cut and stitched.' },
  QUALITY_CHECK: { title: 'Quality check', text: 'Seams, measurements and finish are being checked.' },
  SHIPPED: { title: 'Shipped', text: 'The order is finished and on its way.' },
  DELIVERED: { title: 'Delivered', text: 'The order was delivered.' },
  CANCELLED: { title: 'Cancelled', text: 'This order was cancelled.' },
};

const GOODS_STATUS_TEXTS: Record<SellerOrderStatus, StatusTexts> = {
  UNCONFIRMED: {
    title: 'Waiting for your confirmation',
    text: 'Please confirm this order with the link in our e-mail, or when we call you. We pack it after that.',
  },
  PLACED: { title: 'Order placed', text: 'The sellers have your order and will pack it next.' },
  PACKED: { title: 'Packed', text: 'It is packed and waiting for the courier.' },
  SHIPPED: { title: 'Shipped', text: 'It is on its way to you.' },
  DELIVERED: { title: 'Delivered', text: 'It was delivered. Enjoy it!' },
  CANCELLED: { title: 'Cancelled', text: 'This order was cancelled.' },
  RETURNED: { title: 'Returned', text: 'The goods were returned.' },
};

export function statusTextsOf(order: TrackedOrder): StatusTexts {
  if (order.not_delivered_at !== null) return notDelivered(order, order.not_delivered_at);
  if (order.kind === 'goods') return GOODS_STATUS_TEXTS[order.status];
  return order.kind === 'bulk' ? BULK_STATUS_TEXTS[order.status] : GARMENT_STATUS_TEXTS[order.status];
}

function notDelivered({ kind, status }: TrackedOrder, at: string): StatusTexts {
  const title = 'Not delivered';
  const what = kind === 'goods' ? 'A parcel of this order' : 'This order';
  const text = `${what} could not be delivered on ${formatDay(at)}.`;
  if (status === 'CANCELLED')
    return { title, text: `${text} The order has ended, and nothing is to be paid for it.` };
  return { title, text: `${text} We get in touch about sending it again.` };
}

const KIND_WORDS: Record<TrackedOrder['kind'], Partial<Record<TrackingStage['name'], string>>> = {
  single: {},
  bulk: {
    'Order Placed': 'We send a quote, and you accept it.',
    Shipped: 'It is on its way to you.',
    Delivered: 'Delivered to you.',
  },
  goods: {
    'Order Placed': 'The sellers have the order.',
    Shipped: 'It is on its way to you.',
    Delivered: 'Delivered to you.',
  },
};

export function stageWords(name: TrackingStage['name'], kind: TrackedOrder['kind']): string {
  return KIND_WORDS[kind][name] ?? STAGE_WORDS[name];
}

export const STAGE_WORDS: Record<TrackingStage['name'], string> = {
  Packed: 'Everything is checked and packed.',
  'Order Placed': 'You have confirmed the order, and the tailor takes it on.',
  'In Production': 'The cloth is cut and stitched.',
  'Quality Check': 'Seams, measurements and finish are checked.',
  Shipped: 'It is on its way to you, or ready to collect.',
  Delivered: `Delivered. Alterations are free for ${ALTERATION_DAYS} days.`,
};

export const STATE_WORDS: Record<TrackingStage['state'], string> = {
  done: 'Done',
  current: 'Now',
  open: 'Still to come',
};
