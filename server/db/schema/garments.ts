import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { PEOPLE } from '../../../contract/constants/measurements.ts';
import {
  CHOSEN_CLOTH_SOURCES,
  GARMENT_PROGRESS,
  ITEM_TYPES,
  LENGTH_CHOICES,
  STORED_SOURCES,
} from '../../../contract/constants/orders.ts';
import type { DesignChoices } from '../../../contract/design-features.ts';
import type { MeasuredValues } from '../../../contract/finished-measures.ts';
import type { GarmentFit } from '../../../contract/garments.ts';
import type { Unit } from '../../../contract/measures.ts';
import type { PersonAsked } from '../../../contract/person-asked.ts';
import { moment, oneOf } from '../columns.ts';
import { variants } from './catalogue.ts';
import { files } from './files.ts';
import { measurements } from './measurements.ts';
import type { MeasurementSnapshot } from './order-details.ts';
import { orders } from './orders.ts';

/**
 * What is stitched in an order, in the customer's order (decision 0102). The first one is a copy of the order's
 * details, which release 1.0.0 reads and writes; a trigger keeps it.
 */
export const garments = pgTable(
  'garments',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** From 1 within an order; never used again while the order has others. */
    position: smallint('position').notNull(),
    itemType: text('item_type', { enum: ITEM_TYPES }).notNull().default('dress'),
    gender: text('gender', { enum: PEOPLE }),
    dressType: text('dress_type'),
    fabricType: text('fabric_type'),
    shoeSize: integer('shoe_size'),
    description: text('description').notNull().default(''),
    dressDesign: integer('dress_design').references(() => files.id),
    designChoices: jsonb('design_choices').$type<DesignChoices>(),
    measurementSource: text('measurement_source', { enum: STORED_SOURCES }),
    measurementId: integer('measurement_id').references(() => measurements.id, { onDelete: 'set null' }),
    measurementSnapshot: jsonb('measurement_snapshot').$type<MeasurementSnapshot>(),
    measurementPicture: integer('measurement_picture').references(() => files.id),
    lengthChoice: text('length_choice', { enum: LENGTH_CHOICES }),
    /** Who was asked for the measures by a link; until they are given, the source is UPLOAD without a picture. */
    measurementFrom: jsonb('measurement_from').$type<PersonAsked>(),
    /** Set by a trigger when `measurement_from` changes. */
    measurementAskedAt: moment('measurement_asked_at'),
    /** Its part of the order's stitching; null until there is a price. */
    stitchingPrice: integer('stitching_price'),
    /** A trigger on the orders brings it along with a step of the whole order (decision 0103). */
    progress: text('progress', { enum: GARMENT_PROGRESS }).notNull().default('WAITING'),
    /** Number of the credit note over it, once it is cancelled. */
    creditNote: integer('credit_note'),
    /** Null: as the pickup of the order says (orders-150). Of the first garment too, these columns are only here. */
    clothSource: text('cloth_source', { enum: CHOSEN_CLOTH_SOURCES }),
    clothVariant: integer('cloth_variant').references(() => variants.id, { onDelete: 'set null' }),
    clothQuantity: smallint('cloth_quantity'),
    /** What the cloth costs in the bill; stays when the garment is cancelled after its cloth was sent. */
    clothPrice: integer('cloth_price'),
    /** What is left of its cloth (orders-198). */
    clothLeftCm: integer('cloth_left_cm'),
    /** What it measures when it is finished, in millimetres; of the first garment in `finished_measures`. */
    finished: jsonb('finished').$type<{ unit: Unit; values: MeasuredValues; measured_at: string }>(),
  },
  (table) => [
    uniqueIndex('garments_position_key').on(table.orderId, table.position),
    index('garments_measurement_index').on(table.measurementId).where(sql`measurement_id is not null`),
    index('garments_design_index').on(table.dressDesign).where(sql`dress_design is not null`),
    index('garments_picture_index').on(table.measurementPicture).where(sql`measurement_picture is not null`),
    index('garments_cloth_index').on(table.clothVariant).where(sql`cloth_variant is not null`),
    check('garments_cloth_source_check', oneOf(table.clothSource, CHOSEN_CLOTH_SOURCES)),
    check(
      'garments_cloth_check',
      sql`num_nulls(${table.clothQuantity}, ${table.clothPrice}) in (0, 2) and ${table.clothQuantity} > 0 and ${table.clothPrice} > 0`,
    ),
    check('garments_cloth_left_check', sql`${table.clothLeftCm} >= 0`),
    check('garments_position_check', sql`${table.position} >= 1`),
    check('garments_item_type_check', oneOf(table.itemType, ITEM_TYPES)),
    check('garments_gender_check', oneOf(table.gender, PEOPLE)),
    check('garments_source_check', oneOf(table.measurementSource, STORED_SOURCES)),
    check('garments_length_choice_check', oneOf(table.lengthChoice, LENGTH_CHOICES)),
    check('garments_progress_check', oneOf(table.progress, GARMENT_PROGRESS)),
    check('garments_stitching_price_check', sql`${table.stitchingPrice} > 0`),
  ],
);

/**
 * Each request to alter a garment (orders-120). Its words and photos are those of the event of the same moment; release
 * 1.0.0 writes the event alone, which then is about the first garment.
 */
export const alterations = pgTable(
  'alterations',
  {
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    requestedAt: moment('requested_at').notNull().defaultNow(),
    garmentId: integer('garment_id')
      .notNull()
      .references(() => garments.id, { onDelete: 'cascade' }),
    /** The measures that do not fit. */
    fit: jsonb('fit').$type<GarmentFit>(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.requestedAt] }),
    index('alterations_garment_index').on(table.garmentId),
  ],
);
