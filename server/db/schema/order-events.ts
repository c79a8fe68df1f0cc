import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { NOTE_CODES, ORDER_ACTIONS } from '../../../contract/constants/lifecycle.ts';
import { moment } from '../columns.ts';
import { users } from './accounts.ts';
import { files } from './files.ts';
import { garments } from './garments.ts';
import { orders, STATUSES } from './orders.ts';
import { sellerOrders } from './shop.ts';

/** Every step of an order; of a cart order every step of its seller orders. */
export const orderEvents = pgTable(
  'order_events',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    sellerOrderId: integer('seller_order_id').references(() => sellerOrders.id, { onDelete: 'cascade' }),
    actorId: integer('actor_id').references(() => users.id, { onDelete: 'set null' }),
    /** The action of the lifecycle's table; null in old events. */
    action: text('action', { enum: ORDER_ACTIONS }),
    fromStatus: text('from_status', { enum: STATUSES }),
    toStatus: text('to_status', { enum: STATUSES }).notNull(),
    /** Worded when it is read, in place of its English sentence in the note. */
    noteCode: text('note_code', { enum: NOTE_CODES }),
    note: text('note'),
    /** The garment that took a step of its own. */
    garmentId: integer('garment_id').references(() => garments.id, { onDelete: 'set null' }),
    /** Courier and tracking number, set on steps to SHIPPED only and public with the tracking number. */
    courier: text('courier'),
    courierNumber: text('courier_number'),
    at: moment('at').notNull().defaultNow(),
  },
  (table) => [
    index('order_events_order_index').on(table.orderId, table.id),
    index('order_events_seller_order_index')
      .on(table.sellerOrderId, table.id)
      .where(sql`seller_order_id is not null`),
    // For the rider's list of a day.
    index('order_events_rider_index')
      .on(table.at)
      .where(sql`courier = 'OWN_RIDER' or action in ('collect_cloth', 'fail_collection')`),
    index('order_events_garment_index').on(table.garmentId).where(sql`garment_id is not null`),
    check(
      'order_events_courier_check',
      sql`case when ${table.courier} is null then ${table.courierNumber} is null else ${table.toStatus} = 'SHIPPED' end`,
    ),
  ],
);

/** Photos of a step, such as a fault in a garment. */
export const orderEventPhotos = pgTable(
  'order_event_photos',
  {
    eventId: integer('event_id')
      .notNull()
      .references(() => orderEvents.id, { onDelete: 'cascade' }),
    place: integer('place').notNull(),
    fileId: integer('file_id')
      .notNull()
      .references(() => files.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.eventId, table.place] }),
    index('order_event_photos_file_index').on(table.fileId),
  ],
);
