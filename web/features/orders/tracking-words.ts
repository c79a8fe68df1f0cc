import { ALTERATION_DAYS } from '../../../contract/business-facts.ts';
import type { OrderStatus } from '../../../contract/orders.ts';
import type { SellerOrderStatus } from '../../../contract/shop-orders.ts';
import type { TrackedOrder, TrackingStage } from '../../../contract/tracking.ts';

interface Tidings {
  title: string;
  text: string;
}

const GARMENT_TIDINGS: Record<OrderStatus, Tidings> = {
  PLACED: {
    title: 'Order placed',
    text: 'It waits to be confirmed at checkout. Nothing is stitched before that.',
  },
  CONFIRMED: { title: 'Order confirmed', text: 'The tailor looks it over and takes it on next.' },
  ACCEPTED: { title: 'Taken on by the tailor', text: 'The tailor has accepted the order and begins soon.' },
  DECLINED: {
    title: 'Looking for another tailor',
    text: 'The tailor could not take this order. We are finding another one, and then it goes on.',
  },
  IN_PRODUCTION: { title: 'In production', text: 'The garment is being cut and stitched.' },
  QUALITY_CHECK: { title: 'Quality check', text: 'Seams, measures and finish are being looked over.' },
  READY: { title: 'Ready to collect', text: 'The garment is finished and waits to be collected.' },
  SHIPPED: { title: 'Shipped', text: 'The garment is finished and on its way.' },
  DELIVERED: { title: 'Delivered', text: 'The garment was handed over. Wear it in good health.' },
  ALTERATION: {
    title: 'To be altered',
    text: 'The garment was delivered, and an alteration was asked for. The tailor takes it back in.',
  },
  CANCELLED: { title: 'Cancelled', text: 'This order was called off. Nothing more is stitched for it.' },
};

const GOODS_TIDINGS: Record<SellerOrderStatus, Tidings> = {
  UNCONFIRMED: {
    title: 'Waiting for your confirmation',
    text: 'Please confirm this order with the link in our e-mail, or when we call you. Nothing is packed before that.',
  },
  PLACED: { title: 'Order placed', text: 'The sellers have your order and will pack it next.' },
  PACKED: { title: 'Packed', text: 'It is packed and waits for the courier.' },
  SHIPPED: { title: 'Shipped', text: 'It has left for your door.' },
  DELIVERED: { title: 'Delivered', text: 'It was handed over. Wear it in good health.' },
  CANCELLED: { title: 'Cancelled', text: 'This order was cancelled. Nothing more is sent.' },
  RETURNED: { title: 'Returned', text: 'The goods came back to their sellers.' },
};

/** How an order's state is told to whoever follows it. */
export function tidingsOf(order: TrackedOrder): Tidings {
  return 'kind' in order ? GOODS_TIDINGS[order.status] : GARMENT_TIDINGS[order.status];
}

const GOODS_WORDS: Partial<Record<TrackingStage['name'], string>> = {
  'Order Placed': 'The sellers have the order.',
  Shipped: 'It leaves for your door.',
  Delivered: 'Handed over at your door.',
};

/** What happens at a stage of an order. */
export function stageWords(name: TrackingStage['name'], isGoods: boolean): string {
  return (isGoods && GOODS_WORDS[name]) || STAGE_WORDS[name];
}

/** What happens at each stage. */
export const STAGE_WORDS: Record<TrackingStage['name'], string> = {
  Packed: 'Everything is looked over and packed.',
  'Order Placed': 'The order is confirmed, and the tailor takes it on.',
  'In Production': 'The cloth is cut and stitched.',
  'Quality Check': 'Seams, measures and finish are looked over.',
  Shipped: 'It leaves for your door, or waits to be collected.',
  Delivered: `Handed over. Alterations are free for ${ALTERATION_DAYS} days.`,
};

/** Spoken where a mark shows it. */
export const STATE_WORDS: Record<TrackingStage['state'], string> = {
  done: 'Done',
  current: 'Now',
  open: 'Still to come',
};
