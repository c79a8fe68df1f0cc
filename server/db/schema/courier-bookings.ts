import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import {
  BOOKING_COURIERS,
  BOOKING_PROBLEMS,
  BOOKING_STATES,
  COURIER_STATES,
  type CourierState,
  MAX_BOXES,
} from '../../../contract/constants/courier-bookings.ts';
import { FIRST_FREE_ID, moment, oneOf } from '../columns.ts';
import { users } from './accounts.ts';
import { orders } from './orders.ts';
import { sellerOrders } from './shop.ts';

const isOpen = sql.raw(`state in ('SENDING', 'NOT_BOOKED', 'BOOKED')`);

/** A parcel that a courier was asked by its service to collect (couriers-20). */
export const courierBookings = pgTable(
  'courier_bookings',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity({ startWith: FIRST_FREE_ID }),
    courier: text('courier', { enum: BOOKING_COURIERS }).notNull(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    sellerOrderId: integer('seller_order_id').references(() => sellerOrders.id, { onDelete: 'cascade' }),
    /** Our name of the parcel at the courier. */
    reference: text('reference').notNull(),
    state: text('state', { enum: BOOKING_STATES }).notNull().default('SENDING'),
    /** The courier's number; empty until it is booked. */
    number: text('number').notNull().default(''),
    pickup: text('pickup').notNull(),
    /** Rupees that the courier was told to collect. */
    cash: integer('cash').notNull(),
    boxes: integer('boxes').notNull(),
    /** How often it was asked to book. */
    tries: integer('tries').notNull().default(1),
    /** When it was last asked to book or to cancel, or whether it has. */
    askedAt: moment('asked_at').notNull().defaultNow(),
    refusal: text('refusal').notNull().default(''),
    bookedBy: integer('booked_by').references(() => users.id, { onDelete: 'set null' }),
    at: moment('at').notNull().defaultNow(),
    trackedAt: moment('tracked_at'),
    courierState: text('courier_state', { enum: COURIER_STATES }),
    courierText: text('courier_text').notNull().default(''),
    courierAt: moment('courier_at'),
    attempts: integer('attempts').notNull().default(0),
    history: jsonb('history')
      .$type<{ state: CourierState; text: string; at: string | null }[]>()
      .notNull()
      .default([]),
    problem: text('problem', { enum: BOOKING_PROBLEMS }),
  },
  (table) => [
    uniqueIndex('courier_bookings_reference_key').on(table.reference),
    uniqueIndex('courier_bookings_order_key')
      .on(table.orderId)
      .where(sql`seller_order_id is null and ${isOpen}`),
    uniqueIndex('courier_bookings_seller_order_key')
      .on(table.sellerOrderId)
      .where(sql`seller_order_id is not null and ${isOpen}`),
    index('courier_bookings_orders_index').on(table.orderId, table.id),
    index('courier_bookings_seller_orders_index')
      .on(table.sellerOrderId)
      .where(sql`seller_order_id is not null`),
    index('courier_bookings_unsettled_index').on(table.askedAt).where(sql`state = 'SENDING'`),
    index('courier_bookings_tracked_index').on(table.courier, table.trackedAt).where(sql`state = 'BOOKED'`),
    index('courier_bookings_problem_index').on(table.id).where(sql`problem is not null`),
    index('courier_bookings_booked_by_index').on(table.bookedBy).where(sql`booked_by is not null`),
    check('courier_bookings_courier_check', oneOf(table.courier, BOOKING_COURIERS)),
    check('courier_bookings_state_check', oneOf(table.state, BOOKING_STATES)),
    check('courier_bookings_courier_state_check', oneOf(table.courierState, COURIER_STATES)),
    check('courier_bookings_problem_check', oneOf(table.problem, BOOKING_PROBLEMS)),
    check(
      'courier_bookings_number_check',
      sql`${table.state} not in ('BOOKED', 'DELIVERED', 'RETURNED') or ${table.number} <> ''`,
    ),
    check('courier_bookings_cash_check', sql`${table.cash} >= 0`),
    check('courier_bookings_boxes_check', sql`${table.boxes} between 1 and ${sql.raw(String(MAX_BOXES))}`),
  ],
);

/** The booking `b` of a stitched or bulk order, whose parcel has not come back since. */
export const isStillOut = sql`b.seller_order_id is null and b.state in ('SENDING', 'BOOKED')
  and not exists (select from order_events e where e.order_id = b.order_id and e.seller_order_id is null
    and e.action = 'come_back' and e.at > b.asked_at)`;

/**
 * A courier was asked for the parcel of the stitched or bulk order in the outer query, with the cash of its label, and the
 * parcel has not come back since (payments-31).
 */
export const isParcelBooked = sql<boolean>`(select count(*) from courier_bookings b
  where b.order_id = orders.id and ${isStillOut}) > 0`;
