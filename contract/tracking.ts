import { z } from 'zod';
import { ORDER_STATUSES } from './constants/orders.ts';
import { TRACKING_STAGES } from './constants/tracking.ts';
import { endpoint } from './endpoint.ts';
import { Day, Timestamp, TrackingNumber } from './fields.ts';
import { additional } from './paths.ts';
import { SellerOrderStatus } from './shop-orders.ts';

const STAGE_STATES = ['done', 'current', 'open'] as const;

export const TrackingStage = z.object({
  name: z.enum([...TRACKING_STAGES, 'Packed']),
  state: z.enum(STAGE_STATES),
  at: Timestamp.nullable().meta({ description: 'When the order came there; null while it is open' }),
});
export type TrackingStage = z.infer<typeof TrackingStage>;

const TrackedGarment = z.object({
  tracking_id: z.string(),
  status: z.enum(ORDER_STATUSES),
  stages: z.array(TrackingStage),
  items: z.array(z.object({ dress_type: z.string(), fabric_type: z.string() })),
  order_date: Timestamp,
  expected_delivery_date: Day.nullable(),
  delivered_at: Timestamp.nullable(),
});
export type TrackedGarment = z.infer<typeof TrackedGarment>;

/** The seller order that is furthest behind decides the stage. */
const TrackedGoods = z.object({
  kind: z.literal('goods'),
  tracking_id: z.string(),
  status: SellerOrderStatus,
  stages: z.array(TrackingStage),
  items: z.array(z.object({ name: z.string(), quantity: z.int() })),
  order_date: Timestamp,
  expected_delivery_date: Day.nullable(),
  delivered_at: Timestamp.nullable(),
});
export type TrackedGoods = z.infer<typeof TrackedGoods>;

/** Public to anyone who has the tracking number: nothing about the customer (tracking-2). */
const TrackedOrder = z.union([TrackedGarment, TrackedGoods]);
export type TrackedOrder = z.infer<typeof TrackedOrder>;

export const trackOrder = endpoint(additional.trackOrder, {
  summary: 'Follow an order by its tracking number',
  tag: 'Orders',
  params: z.object({ number: TrackingNumber }),
  answer: TrackedOrder,
});
