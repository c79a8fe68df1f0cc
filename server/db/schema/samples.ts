import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { PEOPLE } from '../../../contract/constants/measurements.ts';
import { AGE_GROUPS } from '../../../contract/measures.ts';
import { moment, oneOf } from '../columns.ts';
import { garments } from './garments.ts';
import { measurements } from './measurements.ts';
import { orders } from './orders.ts';
import { tailors } from './tailors.ts';

/**
 * Garments that fit, which go along with the cloth to be measured (orders-160). Until it is measured its garment has the
 * source UPLOAD without a picture; a garment with another source that release 1.0.0 has written has no sample any more.
 */
export const garmentSamples = pgTable(
  'garment_samples',
  {
    garmentId: integer('garment_id')
      .primaryKey()
      .references(() => garments.id, { onDelete: 'cascade' }),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** What it is. */
    kind: text('kind').notNull(),
    /** Whom it fits. */
    name: text('name').notNull(),
    ageGroup: text('age_group', { enum: AGE_GROUPS }).notNull(),
    gender: text('gender', { enum: PEOPLE }).notNull(),
    /** The record to update, then the one that was saved. */
    measurementId: integer('measurement_id').references(() => measurements.id, { onDelete: 'set null' }),
    /** The tailor who has it, or had it last. */
    holderId: integer('holder_id').references(() => tailors.id, { onDelete: 'set null' }),
    cameAt: moment('came_at'),
    measuredAt: moment('measured_at'),
    packedAt: moment('packed_at'),
    returnedAt: moment('returned_at'),
    lostAt: moment('lost_at'),
    /** When the customer was last reminded to send it after the cloth (orders-185). */
    remindedAt: moment('reminded_at'),
    lostNote: text('lost_note').notNull().default(''),
  },
  (table) => [
    index('garment_samples_order_index').on(table.orderId),
    index('garment_samples_holder_index').on(table.holderId),
    index('garment_samples_measurement_index').on(table.measurementId).where(sql`measurement_id is not null`),
    check('garment_samples_age_group_check', oneOf(table.ageGroup, AGE_GROUPS)),
    check('garment_samples_gender_check', oneOf(table.gender, PEOPLE)),
  ],
);

/**
 * Orders `o` of which a sample has to go back, apart from a parcel that is still to leave: what `isDueBack` says of a
 * garment.
 */
export const isSampleDueBack = sql`exists (
  select from ${garmentSamples} sample join garments g on g.id = sample.garment_id
  where sample.order_id = o.id and sample.came_at is not null and sample.returned_at is null and sample.lost_at is null
    and (o.status = 'CANCELLED' or sample.holder_id is distinct from o.tailor_id
      or sample.packed_at is null and (g.progress = 'CANCELLED' or o.status in ('SHIPPED', 'DELIVERED', 'ALTERATION'))))`;

/** Their ids, as a sub-select. */
export const ordersOfSamplesDue = sql`(select o.id from ${orders} o where o.id in (
    select held.order_id from ${garmentSamples} held
    where held.came_at is not null and held.returned_at is null and held.lost_at is null)
  and ${isSampleDueBack})`;
