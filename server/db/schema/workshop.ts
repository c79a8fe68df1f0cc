import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { MAX_CLOTH_METRES, MAX_CLOTH_PIECES, MIN_CLOTH_METRES } from '../../../contract/constants/cloth.ts';
import { QUESTION_CODES } from '../../../contract/constants/lifecycle.ts';
import { MISS_REASONS } from '../../../contract/constants/staff.ts';
import type { MeasuredValues } from '../../../contract/finished-measures.ts';
import { UNITS } from '../../../contract/measures.ts';
import { moment, oneOf } from '../columns.ts';
import { orders, STATUSES } from './orders.ts';
import { tailors } from './tailors.ts';

/** Questions of tailors to the customer; while one is open, the promised day is postponed (workshop-8). */
export const orderQuestions = pgTable(
  'order_questions',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    tailorId: integer('tailor_id')
      .notNull()
      .references(() => tailors.id, { onDelete: 'restrict' }),
    text: text('text').notNull(),
    /** A question of the shop itself, worded when it is read; `text` has it in English. */
    code: text('code', { enum: QUESTION_CODES }),
    /** Day in Asia/Karachi from which the promised day is postponed. */
    askedOn: date('asked_on', { mode: 'string' }).notNull(),
    askedAt: moment('asked_at').notNull().defaultNow(),
    /** When it was answered, or its order was declined or cancelled. */
    closedAt: moment('closed_at'),
  },
  (table) => [
    uniqueIndex('order_questions_open_key').on(table.orderId).where(sql`closed_at is null`),
    index('order_questions_tailor_index').on(table.tailorId, table.id).where(sql`closed_at is null`),
    index('order_questions_order_index').on(table.orderId),
  ],
);

/** Measures of a finished garment, in millimetres (workshop-9). */
export const finishedMeasures = pgTable(
  'finished_measures',
  {
    orderId: integer('order_id')
      .primaryKey()
      .references(() => orders.id, { onDelete: 'cascade' }),
    unit: text('unit', { enum: UNITS }).notNull(),
    values: jsonb('values').$type<MeasuredValues>().notNull(),
    measuredAt: moment('measured_at').notNull().defaultNow(),
  },
  (table) => [check('finished_measures_unit_check', oneOf(table.unit, UNITS))],
);

/** Tailors who say that they have no electricity on a day (workshop-16). */
export const noLightReports = pgTable(
  'no_light_reports',
  {
    tailorId: integer('tailor_id')
      .notNull()
      .references(() => tailors.id, { onDelete: 'cascade' }),
    /** In Asia/Karachi. */
    day: date('day', { mode: 'string' }).notNull(),
    pressedAt: moment('pressed_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tailorId, table.day] }),
    index('no_light_reports_day_index').on(table.day),
  ],
);

/** Orders whose promised day was moved for such a day, each once. */
export const noLightMoves = pgTable(
  'no_light_moves',
  {
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    day: date('day', { mode: 'string' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.day] })],
);

/**
 * What the last evening check found of an order (backoffice-13). It holds while status, tailor and promised day are as
 * they were; a row stays, so that support is told once of each order.
 */
export const ordersAtRisk = pgTable(
  'orders_at_risk',
  {
    orderId: integer('order_id')
      .primaryKey()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** Null: it was at risk and is not any more. */
    reason: text('reason', { enum: MISS_REASONS }),
    promisedOn: date('promised_on', { mode: 'string' }).notNull(),
    status: text('status', { enum: STATUSES }).notNull(),
    tailorId: integer('tailor_id').notNull(),
    foundAt: moment('found_at').notNull().defaultNow(),
  },
  (table) => [
    index('orders_at_risk_found_index').on(table.orderId).where(sql`reason is not null`),
    check('orders_at_risk_reason_check', oneOf(table.reason, MISS_REASONS)),
  ],
);

/**
 * What was written down when the cloth came, a row each time, and what the customer says about it: both sides keep
 * their words (orders-81, orders-82). Its photos are those of the event of the same moment.
 */
export const clothReceipts = pgTable(
  'cloth_receipts',
  {
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** From 1 within an order. */
    number: integer('number').notNull(),
    /** The garments whose cloth came; null: all of the order (orders-193). */
    garmentIds: integer('garment_ids').array(),
    lengthCm: integer('length_cm'),
    /** Null: the work was begun and nothing written down. */
    pieces: integer('pieces'),
    faults: text('faults').notNull().default(''),
    bagTag: text('bag_tag'),
    receivedAt: moment('received_at').notNull().defaultNow(),
    /** True if staff wrote it to settle an objection, so that there is no other one. */
    isFinal: boolean('is_final').notNull().default(false),
    objection: text('objection'),
    objectedAt: moment('objected_at'),
    /** The garments that the objection is about; null: all of the receipt (orders-196). */
    objectedGarments: integer('objected_garments').array(),
    /** When the objection was met by a later receipt, or its order ended. */
    settledAt: moment('settled_at'),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.number] }),
    index('cloth_receipts_objected_index')
      .on(table.orderId)
      .where(sql`objected_at is not null and settled_at is null`),
    check('cloth_receipts_number_check', sql`${table.number} >= 1`),
    check(
      'cloth_receipts_length_check',
      sql`${table.lengthCm} between ${sql.raw(String(MIN_CLOTH_METRES * 100))} and ${sql.raw(String(MAX_CLOTH_METRES * 100))}`,
    ),
    check(
      'cloth_receipts_pieces_check',
      sql`${table.pieces} between 1 and ${sql.raw(String(MAX_CLOTH_PIECES))}`,
    ),
    check(
      'cloth_receipts_objection_check',
      sql`num_nulls(${table.objection}, ${table.objectedAt}) in (0, 2) and (${table.settledAt} is null or ${table.objectedAt} is not null)`,
    ),
  ],
);
