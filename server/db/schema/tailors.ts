import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import {
  MAX_WEEKLY_CAPACITY,
  MIN_MEASURABLE_ORDERS,
  MIN_PROMISED_ORDERS,
  TAILOR_TYPES,
} from '../../../contract/constants/tailors.ts';
import type { Day } from '../../../contract/dates.ts';
import type { WeeklyRoom } from '../../../contract/promised-day.ts';
import type { OpeningHours } from '../../../contract/tailors.ts';
import { descending, FIRST_FREE_ID, moment, oneOf, searchWords } from '../columns.ts';
import { users } from './accounts.ts';
import { files } from './files.ts';
import { versionColumns } from './version-columns.ts';

/** Both days are included; only the tailor sees the note. */
export interface DaysOffRow {
  from: Day;
  until: Day;
  note: string;
}

/** The rating that staff sort by; 0 without reviews. */
export const ratingInTenths = sql`(round(rating * 10)::integer)`;

/**
 * Includes the in-house workshop (458). Triggers maintain `rateCard`, `avgPrice`, `fullWeeks`, `weeklyRoom`, and the counts of promised
 * and measured orders; `rating`, `score`, `promiseKept` and `measuredShare` are generated columns.
 */
export const tailors = pgTable(
  'tailors',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity({ startWith: FIRST_FREE_ID }),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'restrict' }),
    area: text('area').notNull(),
    /** Where customers bring cloth and collect garments; null: only through the shop. */
    address: text('address'),
    openingHours: jsonb('opening_hours').$type<OpeningHours[]>().notNull().default([]),
    tailorType: text('tailor_type', { enum: TAILOR_TYPES }),
    services: jsonb('services').$type<Record<string, string>>().notNull().default({}),
    leadTimeDays: smallint('lead_time_days').notNull(),
    active: boolean('active').notNull().default(true),
    inHouse: boolean('in_house').notNull().default(false),
    /** Of stitching and surcharges; null: as in the settings (earnings-8). */
    commissionPercent: smallint('commission_percent'),
    ordersDelivered: integer('orders_delivered').notNull().default(0),
    ratingSum: integer('rating_sum').notNull().default(0),
    ratingCount: integer('rating_count').notNull().default(0),
    rating: doublePrecision('rating')
      .notNull()
      .generatedAlwaysAs(
        sql`case when rating_count = 0 then 0 else round(rating_sum::numeric / rating_count, 1)::double precision end`,
      ),
    /** Bayesian mean with ten imagined reviews of 3.5, so that one review cannot lead the list. */
    score: doublePrecision('score')
      .notNull()
      .generatedAlwaysAs(sql`((rating_sum + 35)::double precision / (rating_count + 10))`),
    rateCard: jsonb('rate_card').$type<Record<string, number>>().notNull().default({}),
    avgPrice: integer('avg_price'),
    /** Garments a week; null: any number. */
    weeklyCapacity: smallint('weekly_capacity'),
    daysOff: jsonb('days_off').$type<DaysOffRow[]>().notNull().default([]),
    /** Weekly days off; 0 is Sunday. */
    weekdaysOff: smallint('weekdays_off').array().notNull().default([]),
    /** Mondays of the weeks that are booked to capacity. */
    fullWeeks: jsonb('full_weeks').$type<Day[]>().notNull().default([]),
    /** How many garments fit into a week; null: any number. A trigger keeps it, like `fullWeeks`. */
    weeklyRoom: jsonb('weekly_room').$type<WeeklyRoom>(),
    /** In the tailor's own words. */
    about: text('about').notNull().default(''),
    /** Orders with a promised day that were delivered at least once. */
    promisedOrders: integer('promised_orders').notNull().default(0),
    /** How many `promisedOrders` were delivered by that day. */
    promisesKept: integer('promises_kept').notNull().default(0),
    /** Per cent, rounded down; null while there are few orders (tailors-12). */
    promiseKept: smallint('promise_kept').generatedAlwaysAs(
      sql.raw(
        `case when promised_orders >= ${MIN_PROMISED_ORDERS} then 100 * promises_kept / promised_orders end`,
      ),
    ),
    /** Garments of a stored record that were delivered at least once, and how many of them were measured before. */
    measurableOrders: integer('measurable_orders').notNull().default(0),
    measuredOrders: integer('measured_orders').notNull().default(0),
    /** Per cent, rounded down; null while there are few orders (tailors-13). */
    measuredShare: smallint('measured_share').generatedAlwaysAs(
      sql.raw(
        `case when measurable_orders >= ${MIN_MEASURABLE_ORDERS} then 100 * measured_orders / measurable_orders end`,
      ),
    ),
    /** Version of the profile and its rates. */
    ...versionColumns(),
    createdAt: moment('created_at').notNull().defaultNow(),
    search: searchWords('search'),
  },
  (table) => [
    check('tailors_commission_percent_check', sql`${table.commissionPercent} between 0 and 100`),
    index('tailors_search_index').using('gin', table.search),
    uniqueIndex('tailors_user_id_key').on(table.userId),
    index('tailors_updated_by_index').on(table.updatedBy).where(sql`updated_by is not null`),
    index('tailors_listed_index').on(table.id).where(sql`active and not in_house`),
    index('tailors_gents_index')
      .on(table.id)
      .where(sql`active and not in_house and tailor_type is distinct from 'Ladies Tailor'`),
    index('tailors_ladies_index')
      .on(table.id)
      .where(sql`active and not in_house and tailor_type is distinct from 'Gents Tailor'`),
    index('tailors_area_search_index')
      .using('gin', sql`lower(area) gin_trgm_ops`)
      .with({ fastupdate: false }),
    index('tailors_kind_index').on(table.tailorType, table.id),
    index('tailors_rating_index').on(ratingInTenths, table.id),
    index('tailors_delivered_index').on(table.ordersDelivered, table.id),
    index('tailors_paused_index').on(table.id).where(sql`not active`),
    index('tailors_best_index')
      .on(descending(table.score), descending(table.ordersDelivered), table.id)
      .where(sql`active and not in_house`),
    check('tailors_type_check', oneOf(table.tailorType, TAILOR_TYPES)),
    check('tailors_lead_time_check', sql`${table.leadTimeDays} between 1 and 60`),
    check(
      'tailors_weekdays_off_check',
      sql`${table.weekdaysOff} <@ '{0,1,2,3,4,5,6}' and not ${table.weekdaysOff} @> '{0,1,2,3,4,5,6}'`,
    ),
    check(
      'tailors_weekly_capacity_check',
      sql`${table.weeklyCapacity} between 1 and ${sql.raw(String(MAX_WEEKLY_CAPACITY))}`,
    ),
    check('tailors_measured_check', sql`${table.measuredOrders} between 0 and ${table.measurableOrders}`),
    check(
      'tailors_counts_check',
      sql`${table.ordersDelivered} >= 0 and ${table.promisesKept} between 0 and ${table.promisedOrders} and ${table.ratingCount} >= 0 and ${table.ratingSum} between ${table.ratingCount} and 5 * ${table.ratingCount}`,
    ),
  ],
);

/** Whole rupees. A tailor offers only the dress types that have a row. */
export const tailorRates = pgTable(
  'tailor_rates',
  {
    tailorId: integer('tailor_id')
      .notNull()
      .references(() => tailors.id, { onDelete: 'cascade' }),
    dressType: text('dress_type').notNull(),
    rupees: integer('rupees').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tailorId, table.dressType] }),
    index('tailor_rates_dress_type_index').on(table.dressType, table.tailorId),
    check('tailor_rates_rupees_check', sql`${table.rupees} between 1 and 10000000`),
  ],
);

/** Pictures of the tailor's work, published. */
export const tailorPictures = pgTable(
  'tailor_pictures',
  {
    tailorId: integer('tailor_id')
      .notNull()
      .references(() => tailors.id, { onDelete: 'cascade' }),
    place: smallint('place').notNull(),
    fileId: integer('file_id')
      .notNull()
      .references(() => files.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.tailorId, table.place] }),
    index('tailor_pictures_file_index').on(table.fileId),
  ],
);

export const tailorCounts = pgTable('tailor_counts', {
  tailorType: text('tailor_type').primaryKey(),
  listed: integer('listed').notNull(),
});
