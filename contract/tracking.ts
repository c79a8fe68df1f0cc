import { z } from 'zod';
import { PostalAddress } from './addresses.ts';
import { BOOKING_COURIERS, COURIER_STATES } from './constants/courier-bookings.ts';
import {
  BULK_STATUSES,
  GARMENT_PROGRESS,
  ITEM_TYPES,
  ORDER_STATUSES,
  TRACKING_STAGES,
} from './constants/orders.ts';
import { endpoint } from './endpoint.ts';
import { Day, Picture, Rupees, Timestamp, TrackingNumber } from './fields.ts';
import { PageNumber, pageOf } from './page.ts';
import { SellerOrderStatus } from './shop-orders.ts';

const tag = 'Orders';

const STAGE_STATES = ['done', 'current', 'open'] as const;

export const TrackingStage = z.object({
  name: z.enum([...TRACKING_STAGES, 'Packed']),
  state: z.enum(STAGE_STATES),
  at: Timestamp.nullable().meta({ description: 'When the order came there; null while it is open' }),
});
export type TrackingStage = z.infer<typeof TrackingStage>;

const Shipment = z.object({
  courier: z.string(),
  number: z.string().nullable().meta({ description: "The courier's own tracking number" }),
  at: Timestamp,
});
export type Shipment = z.infer<typeof Shipment>;

const CashAtTheDoor = z.object({
  amount: Rupees.meta({ description: 'To be paid for the parcel, and nothing else' }),
  code: z.string().meta({ description: 'Stands beside the sum on the papers of the parcel' }),
});
export type CashAtTheDoor = z.infer<typeof CashAtTheDoor>;

const CourierNews = z.object({
  courier: z.enum(BOOKING_COURIERS),
  number: z.string().meta({ description: "The courier's own tracking number" }),
  state: z.enum(COURIER_STATES),
  text: z.string().meta({ description: 'In the words of the courier' }),
  at: Timestamp.nullable(),
  attempts: z.int().meta({ description: 'How often it could not be handed over' }),
});
export type CourierNews = z.infer<typeof CourierNews>;

const Tracked = z.object({
  tracking_id: z.string(),
  steps: z.int().meta({ description: 'How many steps the order has taken; grows with every change' }),
  stages: z.array(TrackingStage),
  shipments: z.array(Shipment).meta({ description: 'Oldest first; empty until a courier has it' }),
  order_date: Timestamp,
  expected_delivery_date: Day.nullable(),
  is_day_promised: z.boolean().meta({
    description: 'False until there is a price: the day is the one that the customer asked for',
  }),
  is_paid: z.boolean().meta({ description: 'Nothing is to be paid any more' }),
  cash: z
    .array(CashAtTheDoor)
    .meta({ description: 'Of each parcel that is ready or on its way and paid on delivery (payments-11)' }),
  courier_news: z
    .array(CourierNews)
    .meta({ description: 'Of parcels that are booked with a courier, once it says something' }),
  delivered_at: Timestamp.nullable(),
  not_delivered_at: Timestamp.nullable().meta({
    description: 'When the latest parcel came back or was given up; null once it is sent again',
  }),
});

const StitchedItem = z.object({
  item_type: z.enum(ITEM_TYPES),
  dress_type: z.string().nullable().meta({ description: 'Null for shoes, and until it is agreed' }),
  fabric_type: z.string().nullable(),
});

const TrackedStitchedOrder = Tracked.extend({
  kind: z.literal('single'),
  status: z.enum(ORDER_STATUSES),
  cloth_due_on: Day.nullable().meta({
    description: 'While the cloth is awaited: by when it must be there for the expected day to hold',
  }),
  cloth_collected_at: Timestamp.nullable().meta({
    description:
      "When the shop's rider took the cloth along, or the garment that comes back for an alteration",
  }),
  items: z.array(StitchedItem).meta({ description: 'The first garment' }),
  garments: z
    .array(
      StitchedItem.extend({
        progress: z
          .enum(GARMENT_PROGRESS)
          .exclude(['CANCELLED'])
          .nullable()
          .meta({ description: 'Null unless the order is in production or in the quality check' }),
      }),
    )
    .meta({ description: 'All garments that are stitched (tracking-6)' }),
});

/** Only the number of pieces is public, because the customer's description may name people. */
const TrackedBulk = Tracked.extend({
  kind: z.literal('bulk'),
  status: z.enum(BULK_STATUSES),
  items: z.array(z.object({ quantity: z.int() })),
});

type WithoutNews<Order> = Omit<Order, 'courier_news'>;

export type TrackedStitching =
  | WithoutNews<z.infer<typeof TrackedStitchedOrder>>
  | WithoutNews<z.infer<typeof TrackedBulk>>;

/** The slowest seller order decides the stage. */
const TrackedGoods = Tracked.extend({
  kind: z.literal('goods'),
  status: SellerOrderStatus,
  items: z.array(z.object({ name: z.string(), quantity: z.int() })),
});
export type TrackedGoods = WithoutNews<z.infer<typeof TrackedGoods>>;

/** Public to anyone with the tracking number, so without the customer's data (tracking-2). */
const TrackedOrder = z.discriminatedUnion('kind', [TrackedStitchedOrder, TrackedBulk, TrackedGoods]);
export type TrackedOrder = z.infer<typeof TrackedOrder>;

const NumberParams = z.object({ number: TrackingNumber });

export const trackOrder = endpoint('GET /tailor_module/order-tracking/{number}/', {
  summary: 'Follow an order by its tracking number',
  tag,
  params: NumberParams,
  response: TrackedOrder,
});

const Recent = z.object({
  id: z.int(),
  tracking_id: z.string(),
  order_date: Timestamp,
  delivery_address: PostalAddress.nullable().meta({
    description: 'Where the shop delivers; only of the order that was asked for by its number',
  }),
});

/** One line about an own order: item and status. */
const RecentOrder = z.discriminatedUnion('kind', [
  Recent.extend({
    kind: z.literal('single'),
    status: z.enum(ORDER_STATUSES),
    item_type: z.enum(ITEM_TYPES),
    dress_type: z.string().nullable(),
    others: z.int().meta({ description: 'How many further garments it has' }),
  }),
  Recent.extend({
    kind: z.literal('bulk'),
    status: z.enum(BULK_STATUSES),
    item_type: z.string(),
    quantity: z.int(),
  }),
  Recent.extend({
    kind: z.literal('goods'),
    status: SellerOrderStatus,
    name: z.string().meta({ description: 'Of the first item' }),
    image: Picture,
    others: z.int().meta({ description: 'How many further items it has' }),
  }),
]);
export type RecentOrder = z.infer<typeof RecentOrder>;

/** Orders of all kinds, newest first. */
export const recentOrders = endpoint('GET /api/orders/recent/', {
  summary: 'List the five newest own orders, or the own order with a tracking number',
  tag,
  action: 'goods.order',
  query: z.object({ tracking_id: TrackingNumber.optional() }),
  response: z.object({ results: z.array(RecentOrder) }),
});

/** Orders of all kinds, newest first (orders-43). */
export const ownOrders = endpoint('GET /api/orders/', {
  summary: 'List the own orders of all kinds in short',
  tag,
  action: 'goods.order',
  query: z.object({ page: PageNumber }),
  response: pageOf(RecentOrder),
});
