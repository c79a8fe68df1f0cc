import type { OrderStatus } from '../../../contract/orders.ts';
import type { TrackingStage } from '../../../contract/tracking.ts';

/** How an order's state is told to whoever follows it. */
export const STATUS_TIDINGS: Record<OrderStatus, { title: string; text: string }> = {
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

/** What happens at each stage. */
export const STAGE_WORDS: Record<TrackingStage['name'], string> = {
  'Order Placed': 'The order is confirmed, and the tailor takes it on.',
  'In Production': 'The cloth is cut and stitched.',
  'Quality Check': 'Seams, measures and finish are looked over.',
  Shipped: 'It leaves for your door, or waits to be collected.',
  Delivered: 'Handed over. Alterations are free for 14 days.',
};

/** Spoken where a mark shows it. */
export const STATE_WORDS: Record<TrackingStage['state'], string> = {
  done: 'Done',
  current: 'Now',
  open: 'Still to come',
};
