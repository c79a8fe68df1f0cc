import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import {
  BILL_STATUSES,
  CONTACT_STATUSES,
  DELIVERY_TYPES,
  HANDOVERS,
  MEASUREMENT_SOURCES,
  ORDER_STATUSES,
  PAYMENT_TYPES,
  USER_CONFIRMATIONS,
} from '../../../contract/constants/orders.ts';
import type { MeasureCode, Unit } from '../../../contract/measures.ts';
import { bytes, descending, FIRST_FREE_ID, moment } from '../columns.ts';
import { users } from './accounts.ts';
import { files } from './files.ts';
import { measurements } from './measurements.ts';
import { oneOf } from './one-of.ts';
import { tailors } from './tailors.ts';

/** Frozen when the order is placed; values in millimetres (weight: grams). */
export interface MeasurementSnapshot {
  id: number;
  version: number;
  label: string;
  gender: string;
  age_group: string;
  unit: Unit;
  note: string;
  values: Partial<Record<MeasureCode, number>>;
}

export const singleOrders = pgTable(
  'single_orders',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity({ startWith: FIRST_FREE_ID }),
    customerId: integer('customer_id')
      .notNull()
      .references(() => users.id, { onDelete: 'restrict' }),
    tailorId: integer('tailor_id')
      .notNull()
      .references(() => tailors.id, { onDelete: 'restrict' }),
    trackingId: text('tracking_id').notNull(),
    dressType: text('dress_type').notNull(),
    fabricType: text('fabric_type').notNull(),
    description: text('description').notNull().default(''),
    dressDesign: integer('dress_design').references(() => files.id),
    measurementSource: text('measurement_source', { enum: MEASUREMENT_SOURCES }).notNull(),
    measurementId: integer('measurement_id').references(() => measurements.id, { onDelete: 'set null' }),
    measurementSnapshot: jsonb('measurement_snapshot').$type<MeasurementSnapshot>(),
    measurementPicture: integer('measurement_picture').references(() => files.id),
    isContactSameAsRegister: boolean('is_contact_same_as_register').notNull(),
    contactNumber: text('contact_number').notNull(),
    paymentType: text('payment_type', { enum: PAYMENT_TYPES }).notNull(),
    deliveryType: text('delivery_type', { enum: DELIVERY_TYPES }).notNull(),
    pickup: text('pickup', { enum: HANDOVERS }).notNull(),
    delivery: text('delivery', { enum: HANDOVERS }).notNull(),
    stitchingPrice: integer('stitching_price').notNull(),
    urgentSurcharge: integer('urgent_surcharge').notNull(),
    collectionFee: integer('collection_fee').notNull(),
    deliveryFee: integer('delivery_fee').notNull(),
    totalBill: integer('total_bill').notNull(),
    status: text('status', { enum: ORDER_STATUSES }).notNull().default('PLACED'),
    billStatus: text('bill_status', { enum: BILL_STATUSES }).notNull().default('UNPAID'),
    contactStatus: text('contact_status', { enum: CONTACT_STATUSES }).notNull().default('NOT_CONTACTED'),
    userConfirmation: text('user_confirmation', { enum: USER_CONFIRMATIONS }).notNull().default('PENDING'),
    timesContacted: integer('times_contacted').notNull().default(0),
    orderDate: moment('order_date').notNull().defaultNow(),
    expectedDeliveryDate: date('expected_delivery_date', { mode: 'string' }),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('single_orders_tracking_id_key').on(table.trackingId),
    index('single_orders_customer_index').on(table.customerId, descending(table.id)),
    index('single_orders_tailor_index').on(table.tailorId, table.status, descending(table.id)),
    // For deletions of a record or a picture.
    index('single_orders_measurement_index').on(table.measurementId).where(sql`measurement_id is not null`),
    index('single_orders_design_index').on(table.dressDesign).where(sql`dress_design is not null`),
    index('single_orders_picture_index')
      .on(table.measurementPicture)
      .where(sql`measurement_picture is not null`),
    check('single_orders_tracking_id_check', sql`${table.trackingId} ~ '^NP-[0-9A-HJKMNP-TV-Z]{10}$'`),
    check('single_orders_source_check', oneOf(table.measurementSource, MEASUREMENT_SOURCES)),
    check(
      'single_orders_measurement_check',
      sql`case ${table.measurementSource} when 'STORE' then ${table.measurementSnapshot} is not null else ${table.measurementPicture} is not null end`,
    ),
    check('single_orders_payment_type_check', oneOf(table.paymentType, PAYMENT_TYPES)),
    check('single_orders_delivery_type_check', oneOf(table.deliveryType, DELIVERY_TYPES)),
    check('single_orders_pickup_check', oneOf(table.pickup, HANDOVERS)),
    check('single_orders_delivery_check', oneOf(table.delivery, HANDOVERS)),
    check('single_orders_status_check', oneOf(table.status, ORDER_STATUSES)),
    check('single_orders_bill_status_check', oneOf(table.billStatus, BILL_STATUSES)),
    check('single_orders_contact_status_check', oneOf(table.contactStatus, CONTACT_STATUSES)),
    check('single_orders_user_confirmation_check', oneOf(table.userConfirmation, USER_CONFIRMATIONS)),
    check(
      'single_orders_total_check',
      sql`${table.stitchingPrice} > 0 and ${table.urgentSurcharge} >= 0 and ${table.collectionFee} >= 0 and ${table.deliveryFee} >= 0 and ${table.totalBill} = ${table.stitchingPrice} + ${table.urgentSurcharge} + ${table.collectionFee} + ${table.deliveryFee}`,
    ),
  ],
);

export const orderEvents = pgTable(
  'order_events',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    orderId: integer('order_id')
      .notNull()
      .references(() => singleOrders.id, { onDelete: 'cascade' }),
    actorId: integer('actor_id').references(() => users.id, { onDelete: 'set null' }),
    fromStatus: text('from_status', { enum: ORDER_STATUSES }),
    toStatus: text('to_status', { enum: ORDER_STATUSES }).notNull(),
    note: text('note'),
    at: moment('at').notNull().defaultNow(),
  },
  (table) => [index('order_events_order_index').on(table.orderId, table.id)],
);

/** Gapless numbers: the transaction locks the row of its counter. */
export const counters = pgTable(
  'counters',
  {
    name: text('name').primaryKey(),
    value: integer('value').notNull(),
  },
  (table) => [check('counters_value_check', sql`${table.value} >= 0`)],
);

/** Content is frozen at issue, the PDF at its first download. */
export const invoices = pgTable(
  'invoices',
  {
    number: integer('number').primaryKey(),
    orderId: integer('order_id')
      .notNull()
      .references(() => singleOrders.id, { onDelete: 'restrict' }),
    content: jsonb('content').notNull(),
    document: bytes('document'),
    issuedAt: moment('issued_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('invoices_order_id_key').on(table.orderId),
    check('invoices_number_check', sql`${table.number} >= 1`),
  ],
);
