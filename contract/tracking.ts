import { z } from 'zod';
import { Day, Timestamp } from './dates.ts';
import { endpoint } from './endpoint.ts';
import { ORDER_STATUSES } from './orders.ts';
import { ours } from './paths.ts';
import { TrackingNumber } from './tracking-id.ts';

/** The stages of the public timeline, in their order (S2 §4). */
export const TRACKING_STAGES = [
  'Order Placed',
  'In Production',
  'Quality Check',
  'Shipped',
  'Delivered',
] as const;

/** Behind the order, where it stands, or before it. */
const STAGE_STATES = ['done', 'current', 'open'] as const;

/** One stage of an order's timeline. */
export const TrackingStage = z.object({
  name: z.enum(TRACKING_STAGES),
  state: z.enum(STAGE_STATES),
  at: Timestamp.nullable().meta({ description: 'When the order came there; null while it is open' }),
});
export type TrackingStage = z.infer<typeof TrackingStage>;

/** What anybody who holds the tracking number may know of an order: nothing of who ordered it (product.md §3). */
export const TrackedOrder = z.object({
  tracking_id: z.string(),
  status: z.enum(ORDER_STATUSES),
  stages: z.array(TrackingStage),
  items: z.array(z.object({ dress_type: z.string(), fabric_type: z.string() })),
  order_date: Timestamp,
  expected_delivery_date: Day.nullable(),
  delivered_at: Timestamp.nullable(),
});
export type TrackedOrder = z.infer<typeof TrackedOrder>;

/** GET /tailor_module/order-tracking/{number}/: for anybody who holds the number; an unknown one is 404. */
export const trackOrder = endpoint(ours.trackOrder, {
  summary: 'Follow an order by its tracking number',
  tag: 'Orders',
  params: z.object({ number: TrackingNumber }),
  answer: TrackedOrder,
});
